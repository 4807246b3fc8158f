import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// What goes wrong on some path only, where that path is not easily found.
@Suite(.lowPriority) struct PathVerdictTests {
  @Test func aTabSelectedFromElsewhereHidesNoOtherWay() {
    let found = lint(
      """
      flow: A
      start: home
      guards: [g]
      screens:
        home: { tabs: [a, b] }
        a: { transitions: { xTapped: x } }
        b: { transitions: { goTapped: [{ tab: a }, { to: y, ifShown: again }] } }
        x: { transitions: { yTapped: y } }
        y: { transitions: { backTapped: { backTo: x } } }
      expect: [{ screen: y, onlyWhen: g }]
      """)
    #expect(found.map(\.rule) == ["missing-back-target", "broken-expectation"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "on this path: home · tab b · goTapped · backTapped",
        "on this path: home · xTapped · yTapped → push y",
      ])
  }

  @Test func whatAGuardRefusedIsTriedAgain() {
    let found = lint(
      """
      flows:
        - flow: A
          start: a
          guards: [g]
          screens:
            a: { transitions: { xTapped: x, yTapped: y } }
            y: { transitions: { signInTapped: { to: b, style: sheet } } }
            b: { embed: B }
            x: { requires: g, transitions: { closeTapped: back } }
          expect: [{ depth: 2 }]
        - flow: B
          start: c
          screens: { c: { transitions: { doneTapped: finish } } }
      """)
    #expect(found.map(\.rule) == ["broken-expectation"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "on this path: a · xTapped · yTapped · signInTapped · doneTapped → x"
      ])
  }

  /// It goes back to a screen of its own flow, which lies below the other one. Any of many states may change.
  @Test func whatIsTriedAgainOverAnotherFlowIsNoMistake() {
    let found = lint(
      """
      flows:
        - flow: A
          start: list
          guards: [g]
          screens:
            list: { transitions: { editTapped: edit, addTapped: { to: adding, style: sheet } } }
            edit: { requires: g, transitions: { doneTapped: { backTo: list } } }
            adding: { embed: B }
        - flow: B
          start: form
          screens: { form: { transitions: { doneTapped: finish } } }
        - flow: C
          start: c
          states: { \((0..<8).map { "s\($0): [one, two, three]" }.joined(separator: ", ")) }
          screens:
            c:
              transitions:
      \((0..<8).map { "          e\($0): { when: { s\($0): one }, then: d, else: none }" }
        .joined(separator: "\n"))
            d:
      """)
    #expect(found.map(\.rule) == [])
  }

  /// What follows an end, an implicit exit or a sequence goes wrong as events do.
  @Test func whatFollowsGoesWrongToo() {
    let found = lint(
      """
      flow: A
      start: welcome
      sequences: { tour: { steps: [one, two], then: { tab: b } } }
      screens:
        welcome:
          transitions:
            inTapped: { setRoot: home }
            tourTapped: tour
            formTapped: form
            noteTapped: { to: note, style: sheet, dismissed: { tab: b } }
            moreTapped: { to: note, style: sheet, dismissed: back }
        home: { tabs: [a, b] }
        a: { transitions: { formTapped: form } }
        b:
        one:
        two:
        form: { leaving: { tab: b }, transitions: { doneTapped: back } }
        note:
      """)
    #expect(
      found.map { "\($0.rule): \($0.message)" } == [
        "missing-tabs: 'tour' is not always inside the tabs with 'b'",
        "missing-tabs: 'welcome' is not always inside the tabs with 'b'",
        "back-at-root: 'back' on 'welcome' has nothing to go back to",
        "missing-tabs: 'form' is not always inside the tabs with 'b'",
      ])
  }

  /// A guard that refuses the tabs is no mistake of what follows.
  @Test func whatAGuardRefusedIsNotAskedFor() {
    let found = lint(
      """
      flow: A
      start: welcome
      guards: [isOpen]
      screens:
        welcome: { transitions: { inTapped: [{ setRoot: home }, { tab: b }] } }
        home: { requires: isOpen, tabs: [a, b] }
        a:
        b:
      """)
    #expect(found.map(\.rule) == [])
  }

  @Test func aTabMayStandForAnEvent() {
    let found = lint(
      """
      flow: A
      start: home
      screens:
        home:
          tabs: [a, { event: newTapped }]
          transitions: { newTapped: { to: draft, style: fullScreenCover } }
        a: { transitions: { replyTapped: r } }
        r: { transitions: { draftTapped: { to: draft, style: fullScreenCover } } }
        draft: { transitions: { sendTapped: { dismissTo: r }, closeTapped: dismiss } }
      """)
    #expect(found.map(\.rule) == ["missing-back-target"])
    #expect(
      found.flatMap(\.notes).map(\.message) == ["on this path: home · newTapped · sendTapped"])
  }

  @Test func aLinkSelectsItsTab() {
    let found = lint(
      """
      flow: A
      start: home
      screens:
        home: { tabs: [{ event: newTapped }, a, b], transitions: { newTapped: none } }
        a:
        b: { transitions: { cTapped: { to: c, style: sheet } } }
        c: { deepLink: /c, transitions: { closeTapped: { backTo: a } } }
      """)
    #expect(
      found.flatMap(\.notes).map(\.message) == ["on this path: home · link /c · closeTapped"])
  }

  @Test func anAnswerCountsAsAnEvent() {
    let found = lint(
      """
      flow: A
      start: a
      outcomes: { join: [joined, full] }
      screens:
        a: { transitions: { bTapped: b } }
        b:
          transitions:
            cTapped: c
            joinTapped: { await: join, cases: { joined: { to: b, ifShown: again }, full: none } }
        c: { transitions: { dTapped: d } }
        d:
      expect: [{ depth: 3 }]
      """)
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "on this path: a · bTapped · cTapped · dTapped → push d"
      ])
  }

  @Test func whoSendsTheEventIsNamed() {
    let found = lint(
      """
      flow: A
      start: door
      sequences: { tour: { steps: [hello, bye], then: back } }
      screens:
        door: { transitions: { startTapped: tour, newsTapped: news } }
        hello: { transitions: { detailTapped: detail } }
        bye:
        news: { transitions: { detailTapped: detail } }
        detail: { transitions: { doneTapped: { backTo: news } } }
      """)
    #expect(
      found.map(\.message) == ["'news' is not always on the stack below 'detail'"])
  }

  /// So many screens are gone back to from everywhere that the stacks which differ by what lies below
  /// are too many.
  @Test func missingTargetsAreFoundInTheLargestFlows() {
    var text = "flow: A\nstart: s0\nscreens:\n"
    for number in 0..<14 {
      let all = (0..<14).map { "t\($0): s\($0)" } + ["u: v"]
      text += "  s\(number): { transitions: { \(all.joined(separator: ", ")) } }\n"
    }
    let backs = (0..<14).map { "b\($0): { backTo: s\($0) }" } + ["d: { dismissTo: s1 }"]
    text += "  v: { transitions: { \(backs.joined(separator: ", ")) } }\n"
    let found = lint(text)
    let missing = found.filter { $0.rule == "missing-back-target" }
    #expect(missing.count == 13)
    // Two events go back to 's1'.
    #expect(missing.count { $0.message.hasPrefix("2 events go back to 's1'") } == 1)
    #expect(found.filter { $0.rule == "ambiguous-back-target" }.count == 14)
  }

  private func lint(_ text: String) -> [Diagnostic] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    return Linter.lint(project.value).diagnostics
  }
}

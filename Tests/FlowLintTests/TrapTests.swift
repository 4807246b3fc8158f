import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Where the user is caught on one path, and what of it is said.
@Suite struct TrapTests {
  @Test func anEventThatAllScreensHaveMayLeadNowhere() {
    let found = findings(
      """
      flow: A
      start: home
      anywhere: { closeTapped: dismiss }
      screens:
        home:
          transitions:
            tourTapped: { to: tour, style: plain }
            coverTapped: { to: tour, style: fullScreenCover }
        tour: { transitions: { nextTapped: { to: more, style: plain } } }
        more:
      """)
    #expect(
      found == [
        "inescapable-path: 'tour' can't be left when 'tourTapped' shows it: 'dismiss' closes nothing there",
        "on this path: home · tourTapped",
      ])
  }

  /// Other tabs, columns and cases are no way out of what holds them.
  @Test(arguments: [
    "tabs: [b, c]", "split: { sidebar: b, detail: c }", "switch: s, cases: { one: b, two: c }",
  ])
  func aContainerCanBeATrap(container: String) {
    let found = findings(
      """
      flow: A
      start: home
      states: { s: [one, two] }
      screens:
        home: { transitions: { tourTapped: { to: tour, style: fullScreenCover } } }
        tour: { \(container) }
        b: { transitions: { moreTapped: more } }
        more:
        c:
      """)
    #expect(
      found.filter { $0.hasPrefix("inescapable") } == [
        "inescapable-loop: no event leads out of 'tour' and the screens that it shows"
      ])
  }

  /// An event leads out, but not where the tabs were pushed without a back button.
  @Test func aContainerCanBeATrapOnOnePath() {
    let found = findings(
      """
      flow: A
      start: home
      screens:
        home:
          transitions:
            tourTapped: { to: tour, style: plain }
            coverTapped: { to: tour, style: fullScreenCover }
        tour: { tabs: [b, c] }
        b: { transitions: { closeTapped: dismiss } }
        c:
      """)
    #expect(
      found.filter { $0.hasPrefix("inescapable") } == [
        "inescapable-path: 'b', 'c' can't be left when 'tourTapped' shows 'b': 'dismiss' closes nothing there"
      ])
  }

  @Test func goingBackToTheTrapItselfIsNoWayOut() {
    let found = findings(
      """
      flow: A
      start: home
      screens:
        home: { transitions: { tourTapped: { to: tour, style: fullScreenCover } } }
        tour: { transitions: { nextTapped: { to: detail, style: replace }, moreTapped: more } }
        detail: { transitions: { againTapped: { to: tour, style: replace }, moreTapped: more } }
        more: { transitions: { backTapped: { dismissTo: detail }, againTapped: { backTo: tour } } }
      """)
    #expect(
      found.filter { $0.hasPrefix("inescapable") } == [
        "inescapable-path: 'tour', 'detail' can't be left when 'tourTapped' shows 'tour'"
      ])
  }

  /// What all screens share puts another in the place of one, and leaves it there.
  @Test func takingThePlaceIsNoWayOut() {
    let found = findings(
      """
      flow: A
      start: home
      anywhere: { againTapped: { to: tour, style: replace }, closeTapped: dismiss }
      screens:
        home: { transitions: { goTapped: { to: tour, style: plain } } }
        tour: { transitions: { moreTapped: { to: more, ifShown: return } } }
        more:
      """)
    #expect(
      Array(found.drop { !$0.hasPrefix("inescapable") }.prefix(2)) == [
        "inescapable-path: 'tour' can't be left when 'goTapped' shows it: 'dismiss' closes nothing there",
        "on this path: home · goTapped",
      ])
  }

  @Test(arguments: quiet) func isNotSaidWhere(flow: String) {
    let traps = ["inescapable", "dead-end"]
    #expect(findings(flow).filter { found in traps.contains(where: found.hasPrefix) } == [])
  }

  /// The way out does nothing on the only path: that is an error, and why it is so another finding.
  @Test func dismissingNothingIsNoWayOut() {
    let found = findings(
      """
      flow: A
      start: home
      screens:
        home: { transitions: { tourTapped: { to: tour, style: plain } } }
        tour: { transitions: { closeTapped: dismiss } }
      """)
    #expect(
      found == [
        "inescapable-path: 'tour' can't be left when 'tourTapped' shows it: 'dismiss' closes nothing there",
        "on this path: home · tourTapped",
        "back-at-root: 'dismiss' on 'tour' has nothing to dismiss",
        "on this path: home · tourTapped · closeTapped",
      ])
  }

  /// What a screen awaits comes once, and no second answer leads out.
  @Test func anAnswerThatLeadsNowhereIsTheLast() {
    let found = findings(
      """
      flow: A
      start: home
      outcomes: { load: [done, failed] }
      screens:
        home: { transitions: { goTapped: { to: loading, style: fullScreenCover } } }
        loading: { await: load, transitions: { done: dismiss, failed: none } }
      """)
    #expect(
      found == [
        "inescapable-path: 'loading' can't be left after 'failed': no other end follows",
        "on this path: home · goTapped · failed",
      ])
  }

  /// The back button and the swipe ask, and whatever is answered, nothing goes back.
  @Test(arguments: ["push", "sheet", "popover"]) func askingForeverIsNoWayOut(style: String) {
    let found = findings(
      """
      flow: A
      start: home
      screens:
        home: { transitions: { editTapped: { to: edit, style: \(style) } } }
        edit: { leaving: sure, transitions: { keep: none } }
        sure: { alert: Discard?, buttons: { keep: { role: cancel } } }
      """)
    #expect(
      found == [
        "inescapable-path: 'edit' can't be left when 'editTapped' shows it: no answer to 'leaving' goes back",
        "on this path: home · editTapped",
      ])
  }

  /// On the stack of a switch's case as above it.
  @Test func aSwitchAroundIsNoWayOutEither() {
    let found = findings(
      """
      flow: A
      start: root
      states: { session: [guest, member] }
      screens:
        root: { switch: session, cases: { guest: welcome, member: main } }
        welcome: { transitions: { go: form } }
        main:
        form: { leaving: ask }
        ask: { alert: Discard?, buttons: { keep: none } }
      """)
    #expect(
      found == [
        "inescapable-path: 'form' can't be left when 'go' shows it: no answer to 'leaving' goes back",
        "on this path: root · go",
      ])
  }

  /// That the app's state may change some day is no way out, unless the screen tells the app something.
  @Test(arguments: [("", true), (", helped: none", false), (", helped: { effect: count }", false)])
  func aStateThatChangesByItselfIsNoWayOut(events: String, isCaught: Bool) {
    let found = findings(
      """
      flows:
        - flow: Shop
          start: main
          states: { session: [signedOut, signedIn] }
          screens:
            main: { switch: session, cases: { signedOut: welcome, signedIn: catalog } }
            welcome: { transitions: { signedIn: none } }
            catalog: { transitions: { helpTapped: { to: help, style: fullScreenCover } } }
            help: { embed: Help }
        - flow: Help
          start: topics
          effects: [count]
          screens:
            topics: { transitions: { topicTapped: topic, closeTapped: dismissAll\(events) } }
            topic: { transitions: { allTapped: backToRoot } }
      """)
    #expect(
      found.filter { $0.hasPrefix("inescapable") }
        == (isCaught
          ? [
            "inescapable-path: 'topics' can't be left when 'helpTapped' shows it: 'dismissAll' stays inside 'Help'"
          ] : []))
  }

  /// What is known by another name is said once.
  @Test func isSaidByOneRule() {
    let dead = """
      flow: A
      start: home
      screens:
        home: { transitions: { tourTapped: { to: tour, style: plain } } }
        tour:
      """
    #expect(findings(dead).filter { !$0.hasPrefix("'tour'") }.map(\.rule) == ["dead-end"])
  }

  func findings(_ text: String) -> [String] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    return Linter.lint(project.value).diagnostics.flatMap { diagnostic in
      ["\(diagnostic.rule): \(diagnostic.message)"] + diagnostic.notes.map(\.message)
    }
  }
}

extension String {
  fileprivate var rule: String { String(prefix { $0 != ":" }) }
}

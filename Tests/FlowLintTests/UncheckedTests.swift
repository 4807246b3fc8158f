import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Where there is too much to look at, flowc says where it stopped.
@Suite(.lowPriority) struct UncheckedTests {
  /// Screens that take each other's place: a long way, and something wrong at its end.
  private func chain(_ count: Int, _ start: String = "", end: String) -> String {
    let screens = (0..<count).map {
      "  s\($0): { transitions: { next\($0): { to: s\($0 + 1), style: replace } } }\n"
    }
    return "flow: A\nstart: s0\n\(start)screens:\n" + screens.joined() + "  s\(count): \(end)\n"
  }

  @Test(arguments: [63, 80]) func whatIsCertainIsSaidAtTheEndOfAnyWay(count: Int) {
    let found = lint(chain(count, end: "{ transitions: { closeTapped: back } }"))
    #expect(found.map(\.rule) == ["back-at-root"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found[0].message == "'back' on 's\(count)' has nothing to go back to")
    let note = count > 64 ? "the shortest path here has 81 events" : "on this path: s0 · next0"
    #expect(found[0].notes[0].message.hasPrefix(note))
  }

  @Test func whatIsUncertainAtTheEndOfALongWayIsARemark() {
    let end = "{ transitions: { closeTapped: back, moreTapped: more } }"
    let more = "  more: { split: { sidebar: one, detail: two } }\n  one:\n  two:\n"
    let found = lint(chain(80, end: end) + more)
    #expect(found.map(\.rule) == ["back-at-root"])
    #expect(found.map(\.severity) == [.info])
    #expect(found[0].message == "perhaps 'back' on 's80' has nothing to go back to")
    #expect(
      found[0].notes.map(\.message) == [
        "the shortest path here has 81 events", "flowc could not try everything here",
      ])
  }

  @Test func aPromiseSaysThatAPathIsTooLong() {
    let promise = "expect: [{ screen: s80, onlyWhen: g }]\n"
    let found = lint(
      chain(80, "guards: [g]\n" + promise, end: "{ transitions: { t: { when: g, then: s0 } } }"))
    #expect(
      found.filter { $0.rule == "unproved-expectation" }.map(\.message) == [
        "flowc can't prove this promise: a path of 80 events may break it, "
          + "and flowc tries paths of at most 64"
      ])
  }

  @Test func aTrapAtTheEndOfALongWayIsARemark() {
    let cover = chain(80, end: "{ transitions: { t: { to: help, style: fullScreenCover } } }")
    let help = """
      flow: Help
      start: topics
      screens: { topics: { transitions: { closeTapped: dismissAll } } }

      """
    let found = lint(cover + "  help: { embed: Help }\n", help).filter {
      $0.rule == "inescapable-path"
    }
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.message.hasPrefix("perhaps 'topics' can't be left") == true)
  }

  /// The page of the rule is such a flow.
  @Test func theScreenOnTheMostStacksIsNamed() {
    let found = lint(Rule.uncheckedPaths.flagged)
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.notes.map(\.message) == ["'page0' can be on the most stacks"])
  }

  @Test(arguments: [(64, 0), (65, 1)])
  func ofManyTargetsTheFirstThatIsNotFollowed(count: Int, remarks: Int) {
    let screens = (0..<count).map { "  s\($0): { transitions: { a\($0): s\($0 + 1) } }\n" }
    let last = (0..<count).map { "b\($0): { backTo: s\($0) }" }.joined(separator: ", ")
    let found = lint(
      "flow: A\nstart: s0\nscreens:\n" + screens.joined()
        + "  s\(count): { transitions: { \(last) } }\n")
    #expect(found.count == remarks)
    #expect(found.allSatisfy { $0.rule == "unchecked-paths" && $0.message.contains("'s64'") })
  }

  /// Of the tests of a flow, so many more than those before the one that a link goes around.
  @Test(arguments: [(64, true), (255, true), (256, false)])
  func ofManyTestsTheFirstThatIsNotFollowed(others: Int, isFollowed: Bool) {
    let events = (0..<others).map { "      e\($0): { when: g\($0), then: s\($0) }\n" }
    let guards = (0..<others).map { "g\($0)" } + ["last"]
    let screens = (0..<others).map { "  s\($0):\n" }
    let found = lint(
      "flow: A\nstart: home\nguards: [\(guards.joined(separator: ", "))]\nscreens:\n  home:\n"
        + "    transitions:\n" + events.joined() + "      t: { when: last, then: gold }\n"
        + "  gold: { deepLink: /gold }\n" + screens.joined())
    #expect(found.map(\.rule) == [isFollowed ? "guard-bypass" : "unchecked-paths"])
    if !isFollowed {
      #expect(found.first?.message.hasPrefix("'A' has more than 256 conditions") == true)
      #expect(found.first.map { $0.range.end - $0.range.start } == 4)
    }
  }

  @Test(arguments: [(32, true), (127, true), (128, false)])
  func ofManyStatesTheFirstThatIsNotFollowed(others: Int, isFollowed: Bool) {
    let states = (0...others).map { "  t\($0): [a, b]\n" }.joined()
    let screens = (0...others).map {
      "  w\($0): { switch: t\($0), cases: { a: x\($0), b: y\($0) } }\n  y\($0):\n"
    }
    let shown = (0..<others).map { "  x\($0):\n" }.joined()
    let asking = "  x\(others): { transitions: { t: { when: { t\(others): a }, then: end } } }\n"
    let events = (0...others).map { "e\($0): w\($0)" }.joined(separator: ", ")
    let found = lint(
      "flow: A\nstart: home\nstates:\n\(states)screens:\n  home: { transitions: { \(events) } }\n"
        + screens.joined() + shown + asking + "  end:\n")
    #expect(found.map(\.rule) == [isFollowed ? "constant-condition" : "unchecked-paths"])
    if !isFollowed {
      #expect(found.first?.message.contains("'t128' has on the screens of 'w128'") == true)
    }
  }

  @Test(arguments: [(64, 0), (65, 1)]) func aStateOfManyValuesIsSaid(count: Int, remarks: Int) {
    let values = (0..<count).map { "v\($0)" }
    let cases = values.map { "\($0): x\($0)" }.joined(separator: ", ")
    let found = lint(
      "flow: A\nstart: w\nstates: { t: [\(values.joined(separator: ", "))] }\nscreens:\n"
        + "  w: { switch: t, cases: { \(cases) } }\n" + values.map { "  x\($0):\n" }.joined())
    #expect(found.count == remarks)
    #expect(
      found.allSatisfy { $0.rule == "unchecked-paths" && $0.message.contains("more than 64") })
  }

  /// Such containers are inside one another without end, and took gigabytes.
  @Test(arguments: [32, 33]) func containersThatHoldThemselvesHaveALimit(count: Int) {
    let splits = (0..<count).map {
      "  s\($0): { split: { sidebar: s\($0 + 1), detail: s\($0) } }\n"
    }
    let text = "flow: A\nstart: s0\nscreens:\n" + splits.joined() + "  s\(count):\n"
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let limits = project.diagnostics.filter { $0.rule == "flow-limits" }
    #expect(
      limits.map(\.message)
        == (count > 32 ? ["there are more than 32 nested tabs, splits and switches"] : []))
  }

  /// Each switch on the way of a link multiplies the stacks that it opens.
  @Test(arguments: [(8, 0), (12, 1)]) func linksThroughManySwitchesAreSaid(
    switches: Int, remarks: Int
  ) {
    let screens = (0..<switches).map { one in
      """
            w\(one): { switch: t\(one), cases: { a: x\(one), b: y\(one) } }
            x\(one): { transitions: { next\(one): w\(one + 1) } }
            y\(one):

      """
    }
    let states = (0..<switches).map { "t\($0): [a, b]" }.joined(separator: ", ")
    let found = lint(
      """
      flows:
        - flow: A
          start: home
          states: { \(states) }
          screens:
            home: { transitions: { next: w0 } }
      \(screens.joined())      w\(switches): { embed: B }
        - flow: B
          start: list
          screens: { list: { transitions: { tapped: item } }, item: { deepLink: /item } }

      """)
    #expect(found.count == remarks)
    #expect(
      found.allSatisfy {
        $0.rule == "unchecked-paths" && $0.message.contains("stacks that links of 'A' open")
      })
  }

  @Test func allLoopsOfTheSameScreensAreSaid() {
    let others = { (one: Int) in (0..<6).filter { $0 != one } }
    let screens = (0..<6).map { one in
      "  s\(one): { transitions: { "
        + others(one).map { "e\($0): s\($0)" }.joined(separator: ", ") + " } }\n"
    }
    let found = lint("flow: A\nstart: s0\nscreens:\n" + screens.joined())
    #expect(found.map(\.rule) == Array(repeating: "cyclic-route", count: 15))
  }

  @Test func moreLinksThanAreComparedAreSaid() {
    let links = (0..<2_100).map {
      "  s\($0): { params: { x: String }, deepLink: \"/a\($0)/{x}\" }\n"
    }
    let last = "  last: { params: { x: String, y: String }, deepLink: \"/{x}/{y}\" }\n"
    let events = "anywhere: { e: { to: last, with: { x: a, y: b } } }\n"
    let found = lint("flow: A\nstart: s\n\(events)screens:\n  s:\n" + links.joined() + last)
      .filter { $0.rule == "ambiguous-link" }
    #expect(found.map(\.severity) == [.info])
    #expect(found.map(\.message) == ["perhaps an earlier link takes some URLs of this one"])
  }

  private func lint(_ texts: String...) -> [Diagnostic] {
    let project = FlowProject.read(
      texts.enumerated().map { SourceFile(path: "\($0).flow.yaml", text: $1) })
    return project.diagnostics + Linter.lint(project.value).diagnostics
  }
}

import FlowDiagnostics
import FlowModel
import Testing

/// What the resolver says of types, literals, animations, and of files that are not there.
@Suite struct ValueErrorTests {
  @Test(arguments: [
    ("(Int) -> Void", "tuples and functions cannot be compared and stored"),
    ("Result<A", "a '>' is missing"), ("Array<>", "'>' is not expected"),
    ("Int Int", "'I' is not expected"), ("Todo.", "a name is missing at its end"),
    ("self", "'self' is not a type's name"), ("any View", "'any' is not a type's name"),
    ("Int!", "'!' is not expected"),
  ])
  func noTypes(type: String, reason: String) {
    let expected = Finding(
      "invalid-type", "'\(type)' is not a valid type: \(reason)", at: type,
      hint: "write a type with names, '.', '<…>', '[…]', '[… : …]' and '?'")
    #expect(findings(in: "flow: A\nscreens:\n  a:\n    params:\n      x: \(type)\n") == [expected])
  }

  @Test(arguments: [("int", "Int"), ("string", "String"), ("[bool]", "Bool"), ("url?", "URL")])
  func typesBeginWithACapitalLetter(type: String, meant: String) {
    let text = "flow: A\nscreens:\n  a:\n    params:\n      x: \"\(type)\"\n"
    #expect(
      findings(in: text) == [
        Finding(
          "invalid-type", "'\(type)' is not a valid type: types begin with a capital letter",
          at: "\"\(type)\"", hint: "did you mean '\(meant)'?")
      ])
  }

  @Test func noTextIsNoType() {
    let message = "'' is not a valid type: a name is missing at its end"
    #expect(
      findings(inScreen: "{ view: \"\" }") == [Finding("invalid-type", message, at: "\"\"")])
  }

  @Test(arguments: ["true", "yes", "Off"]) func aFlagHasAName(once: String) {
    let sequences = "sequences: { tour: { steps: [a], once: \(once) } }"
    #expect(
      findings(in: "flow: A\nscreens: { a: }\n\(sequences)\n") == [
        Finding(
          "invalid-name", "'\(once)' can't be the name of a flag", at: once,
          hint: "name the flag that the app keeps: 'once: tourSeen'")
      ])
  }

  @Test func aListOfTwoIsNoType() {
    let found = findings(inScreen: "{ params: { x: [A, B] } }")
    let message = "'[A, B]' is not a valid type: a ']' is missing"
    #expect(found == [Finding("invalid-type", message, at: "[A, B]")])
  }

  @Test(arguments: [
    "Int", "Todo.ID", "[Todo.ID]", "[String: Int]", "\"[Int]?\"", "Set<Todo.ID>", "String?",
    "ref Model", "Bool = false", "Int = 3", "\"[Int] = []\"", "Style = .plain", "String = \"a\"",
  ])
  func types(type: String) {
    #expect(findings(in: "flow: A\nscreens:\n  a:\n    params:\n      x: \(type)\n") == [])
  }

  @Test(arguments: ["sample", ".Sample", "1", "\"sample\""])
  func noMemberToPreviewAScopeWith(member: String) {
    let found = findings(in: "flow: A\nscope: { type: S, preview: \(member) }\nscreens: { a: }\n")
    #expect(found.map(\.rule) == ["invalid-literal"])
  }

  @Test(arguments: ["S", "{ type: S }", "{ type: S, preview: .sample }"])
  func scopes(scope: String) {
    #expect(findings(in: "flow: A\nscope: \(scope)\nscreens: { a: }\n") == [])
  }

  @Test(arguments: ["Int = three", "Int = 1 + 1", "Int =", "Style = .Plain", "Double = 1."])
  func noDefaults(parameter: String) throws {
    let value = try #require(
      parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).last
    )
    .drop { $0 == " " }
    let expected = Finding(
      "invalid-literal", "'\(value)' is not a value", at: parameter,
      hint: "use true, false, numbers, \"texts\", .cases, nil, [] and [:]")
    #expect(
      findings(in: "flow: A\nscreens:\n  a:\n    params:\n      x: \(parameter)\n") == [expected])
  }

  @Test(arguments: [
    "$evnt.id", "$event", "[1, 2]", "{ a: b }", "$event.a-b", "$event.", "$screen.1",
    "$event.a$screen.b",
  ])
  func noArguments(value: String) {
    let expected = Finding(
      "invalid-literal", "'\(value)' is not a value", at: value,
      hint: "use $event.x, $screen.x, $result, true, false, numbers, \"texts\", .cases, "
        + "nil, [] and {}")
    #expect(findings(onEvent: "{ to: b, with: { id: \(value) } }") == [expected])
  }

  @Test func aWordIsNoArgument() {
    let expected = Finding(
      "invalid-literal", "'three' is not a value", at: "three",
      hint: "write .three for a case, \"three\" for a text, "
        + "or $event.three for a value of the event")
    #expect(findings(onEvent: "{ to: b, with: { id: three } }") == [expected])
  }

  @Test(arguments: [
    ("transition: spin", "'spin' is not a transition", "spin"),
    ("transition: move(left)", "'move(left)' is not a transition", "move(left)"),
    ("transition: { insertion: opacity, removal: fade }", "'fade' is not a transition", "fade"),
    ("animation: slow", "'slow' is not an animation", "slow"),
    ("animation: spring(fast)", "'spring(fast)' is not an animation", "spring(fast)"),
    ("detents: small", "'small' is not a detent", "small"),
    ("detents: fraction(2)", "'fraction(2)' is not a detent", "fraction(2)"),
    ("detents: [fraction(0), large]", "'fraction(0)' is not a detent", "fraction(0)"),
    ("detents: fraction(nan)", "'fraction(nan)' is not a detent", "fraction(nan)"),
    ("detents: fraction(.5)", "'fraction(.5)' is not a detent", "fraction(.5)"),
    ("detents: height(-20)", "'height(-20)' is not a detent", "height(-20)"),
    ("detents: medium(2)", "'medium(2)' is not a detent", "medium(2)"),
    ("detents: [medium, height(tall)]", "'height(tall)' is not a detent", "height(tall)"),
  ])
  func noPresentations(key: String, message: String, marked: String) {
    #expect(
      findings(inScreen: "{ \(key) }") == [
        Finding("unexpected-value", message, at: marked)
      ])
  }

  @Test func oneEventCannotBringANameAsTwoTypes() throws {
    let text = """
      flow: A
      screens:
        a: { transitions: { opened: [b, c] } }
        b: { params: { id: Int } }
        c: { params: { id: String } }
      """
    let expected = Finding(
      "name-collision", "'opened' needs 'id' with two types", at: "opened",
      hint: "declare 'params' of the event with two names, and hand them over with 'with'")
    #expect(findings(in: text) == [expected])
    let notes = try #require(read(text).diagnostics.first).notes
    #expect(notes.map(\.message) == ["it is 'Int' here", "it is 'String' here"])
  }

  @Test func includedFragmentsAreTakenIn() {
    let flow =
      "flow: A\ninclude: [shared/1.flow.yaml]\nstart: help\nscreens: { a: { requires: g } }"
    let fragment = "fragment: Common\nguards: [g]\nscreens: { help: { transitions: { x: a } } }"
    #expect(findings(in: flow, fragment) == [])
  }

  @Test(arguments: ["./shared/1.flow.yaml", "shared/../shared/./1.flow.yaml"])
  func detoursLeadToTheSameFragment(path: String) {
    #expect(findings(in: "flow: A\ninclude: [\(path)]", "fragment: Common") == [])
    #expect(
      findings(in: "flow: A\ninclude: [shared/1.flow.yaml, \(path)]", "fragment: Common") == [
        Finding("duplicate-name", "'\(path)' is included twice", at: path)
      ])
  }

  @Test(arguments: [
    (
      "{ to: b, style: push, detents: [medium] }", "'detents' has no effect on 'push'", "[medium]"
    ),
    (
      "{ to: b, style: fullScreenCover, interactiveDismissDisabled: true }",
      "'interactiveDismissDisabled' has no effect on 'fullScreenCover'", "true"
    ),
    (
      "{ to: b, style: sheet, transition: opacity }", "'transition' has no effect on 'sheet'",
      "opacity"
    ),
    ("{ to: b, from: a }", "'from' has no effect here: nothing is replaced", "a"),
    ("{ to: b, style: push, from: a }", "'from' has no effect here: nothing is replaced", "a"),
  ])
  func settingsThatAStyleDoesNotHave(action: String, message: String, marked: String) {
    let found = findings(onEvent: action)
    #expect(found == [Finding("unexpected-value", message, at: marked)])
  }

  @Test(arguments: [
    "{ to: b, style: { compact: sheet, regular: push }, detents: [medium] }",
    "{ to: b, detents: [medium] }",
    "{ to: b, detents: [medium], interactiveDismissDisabled: true }",
    "{ to: b, style: popover, interactiveDismissDisabled: true }",
    "{ to: b, style: replace, from: a }",
  ])
  func settingsThatAStyleHas(action: String) {
    #expect(findings(onEvent: action) == [])
  }

  @Test func nothingFollowsAWaitInAList() {
    let found = findings(onEvent: "[{ await: save, cases: { saved: b } }, back]")
    #expect(
      found == [
        Finding(
          "unexpected-value", "nothing can follow 'await' in a list",
          at: "{ await: save, cases: { saved: b } }")
      ])
    #expect(findings(onEvent: "[back, { await: save, cases: { saved: b } }]") == [])
  }

  @Test(arguments: [
    ("common.yaml", nil), ("1.flow.yaml", nil), ("shared/2.flow.yaml", "shared/1.flow.yaml"),
    ("shared/1", "shared/1.flow.yaml"),
  ])
  func unknownFiles(path: String, meant: String?) {
    let expected = Finding(
      "unknown-file", "no fragment '\(path)' is among the given files", at: path,
      hint: meant.map { "did you mean '\($0)'?" }
        ?? "give flowc this file too; the path starts in the folder of this file")
    #expect(
      findings(in: "flow: A\ninclude: [\(path)]", "fragment: Common", "flow: B") == [expected])
  }

  @Test func whatAFileThatCannotBeReadMayHoldIsNotMissed() {
    let found = findings(in: "flow: A\ninclude: [b.yaml]\nscreens: { a: { embed: B } }", "a: [")
    #expect(!found.isEmpty && found.allSatisfy { !$0.rule.hasPrefix("unknown-") })
  }
}

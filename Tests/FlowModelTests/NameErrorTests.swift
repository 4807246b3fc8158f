import FlowDiagnostics
import FlowModel
import Testing

/// What the resolver says of names that name nothing, or that cannot be names.
@Suite struct NameErrorTests {
  /// What is no action, but the answer to a question that 'leaving' doesn't ask.
  @Test(arguments: [
    ("yes", "name the alert that asks the user, or write 'none' if the user must stay"),
    ("false", "write 'leaving: none' if the user must stay, or delete it if the user may leave"),
    (
      "Discard changes?",
      "declare an alert with this title under 'screens', and write its name here"
    ),
  ])
  func leavingWithoutActions(word: String, hint: String) {
    let found = findings(inScreen: "{ leaving: \(word) }")
    #expect(
      found.map(\.message) == ["'leaving' takes the actions instead of leaving, not '\(word)'"])
    #expect(found.map(\.hint) == [hint])
  }

  @Test(arguments: [
    ("{ to: bb }", "screen", "bb", "b"), ("{ setRoot: bb }", "screen", "bb", "b"),
    ("{ tab: cc }", "screen", "cc", nil), ("{ backTo: c }", "screen", "c", nil),
    ("{ dismissTo: bb }", "screen", "bb", "b"),
    ("{ to: b, style: replace, from: cc }", "screen", "cc", nil),
    ("{ effect: e }", "effect", "e", nil), ("{ when: gg, then: b }", "guard", "gg", "g"),
    ("{ when: { stat: on }, then: b }", "state", "stat", nil),
    ("{ choose: [{ when: gg, then: b }] }", "guard", "gg", "g"),
    ("{ await: safe, cases: {} }", "outcome", "safe", "save"),
    ("{ await: save, cases: { safed: b } }", "end", "safed", "saved"),
  ])
  func unknownNamesOfActions(action: String, kind: String, name: String, meant: String?) {
    #expect(findings(onEvent: action) == [unknown(kind, name, meant)])
  }

  @Test(arguments: [
    ("{ use: sharing }", "group", "sharing", nil), ("{ requires: gg }", "guard", "gg", "g"),
    ("{ await: safe }", "outcome", "safe", "save"), ("{ embed: B }", "flow", "B", nil),
    ("{ switch: session, cases: {} }", "state", "session", nil),
    ("{ tabs: [home] }", "screen", "home", nil),
    ("{ tabs: [{ screen: home }] }", "screen", "home", nil),
    ("{ split: { sidebar: home, detail: b } }", "screen", "home", nil),
    ("{ deepLink: { path: /b, stack: [home] } }", "screen", "home", nil),
    ("{ leaving: home }", "screen", "home", nil),
    ("{ deepLink: { path: /b, entry: home } }", "entry", "home", nil),
  ])
  func unknownNamesOfScreens(screen: String, kind: String, name: String, meant: String?) {
    #expect(findings(inScreen: screen) == [unknown(kind, name, meant)])
  }

  @Test(arguments: [
    ("start: aa", "screen", "aa", "a"),
    ("anywhere: { x: home }", "screen", "home", nil), ("app: { x: home }", "screen", "home", nil),
    ("entries: { x: home }", "screen", "home", nil),
    ("groups: { x: { y: home } }", "screen", "home", nil),
    ("sequences: { x: { steps: [home] } }", "screen", "home", nil),
    ("sequences: { x: { steps: [{ screen: a, when: g }] } }", "guard", "g", nil),
    ("expect: [{ screen: home, fromAnywhere: true }]", "screen", "home", nil),
    ("expect: [{ never: [a, home] }]", "screen", "home", nil),
    ("expect: [{ screen: a, onlyWhen: { s: onn } }]", "value", "onn", "on"),
    (
      "outcomes: { o: [done] }\nexpect: [{ screen: a, onlyWhen: { o: dome } }]", "value", "dome",
      "done"
    ),
    ("expect: [{ screen: a, within: 3, of: home }]", "screen", "home", nil),
  ])
  func unknownNamesOfFlows(line: String, kind: String, name: String, meant: String?) {
    let found = findings(in: "flow: A\nstates: { s: [on, out] }\nscreens: { a: }\n\(line)\n")
    #expect(found == [unknown(kind, name, meant)])
  }

  @Test(arguments: [
    ("guards: [x]\nstates: { x: [on] }", "x", "a state", "a guard"),
    ("effects: [x]\noutcomes: { x: [on] }", "x", "an effect", "an outcome"),
    ("guards: [x]\neffects: [x]", "x", "a guard", "an effect"),
    ("guards: [x]\nsequences: { s: { steps: [a], once: x } }", "x", "a guard", shown("s")),
    (
      "sequences: { s: { steps: [a], once: x }, t: { steps: [a], once: x } }", "x", shown("s"),
      shown("t")
    ),
    (
      "effects: [sStep]\nsequences: { s: { steps: [a], resumes: true } }", "sStep", "an effect",
      "the step of 's'"
    ),
  ])
  func whatTheAppIsAskedForTwice(lines: String, name: String, first: String, second: String) {
    let found = findings(in: "flow: A\nscreens: { a: }\n\(lines)\n")
    let message = "the app gets '\(name)' twice: as \(first), and as \(second)"
    #expect(found.map(\.rule) == ["duplicate-name"])
    #expect(found.map(\.message) == [message])
  }

  private static func shown(_ sequence: String) -> String {
    "'once' of '\(sequence)'"
  }

  @Test(arguments: [
    ("a: { params: { actions: Int }, transitions: { x: b } }, b:", "the events of its screen"),
    ("a: { params: { scope: Int } }, b:", "the scope of its flow"),
    (
      "a: { external: true, params: { actions: Int }, transitions: { x: b } }, b:",
      "the events of its screen"
    ),
    (
      "b: { params: { actions: Int = 1 } } }\nsequences: { a: { steps: [b] }",
      "the events of its screen"
    ),
  ])
  func whatAViewIsGivenTwice(screens: String, what: String) {
    let found = findings(in: "flow: A\nscope: S\nscreens: { \(screens) }\n")
    let message = " is taken: the view gets \(what) by this name"
    #expect(found.map(\.rule) == ["invalid-name"])
    #expect(found.allSatisfy { $0.message.hasSuffix(message) })
  }

  @Test func aViewOfAFragmentIsGivenWhatAFlowAddsAsFlow() {
    let found = findings(
      in: "flow: A\ninclude: [shared/1.flow.yaml]\nanywhere: { x: back }\nscreens: { a: }\n",
      "fragment: F\nscreens: { b: { params: { flow: Int = 1 } } }\n")
    #expect(found.map(\.message).contains { $0.contains("what a flow adds") })
  }

  /// It becomes part of the names of types.
  @Test(arguments: ["//", "h[", "common", "My Parts", "1"])
  func theNameOfAFragmentIsATypes(name: String) {
    let found = findings(
      in: "flow: A\ninclude: [shared/1.flow.yaml]\nstart: a\nscreens: { a: }\n",
      "fragment: \(name)\nstates: { s: [x, y] }\n")
    #expect(found.map(\.message).contains("'\(name)' can't be the name of a fragment"))
  }

  @Test func anEqualsSignIsNoPartOfAName() {
    let found = findings(in: "flow: = Shop\nscreens: { a: }\n")
    #expect(found.map(\.hint) == ["delete '='"])
  }

  @Test func oneFileCanBeIncludedWithoutBrackets() {
    let fragment = "fragment: F\nscreens: { b: }\n"
    let flow = "flow: A\nimports: Kit\nstart: b\nscreens: { a: { transitions: { x: b } } }\n"
    #expect(findings(in: flow + "include: shared/1.flow.yaml\n", fragment) == [])
    #expect(
      findings(in: flow + "include: shared/2.flow.yaml\n", fragment).map(\.rule).first
        == "unknown-file")
  }

  @Test func aButtonBringsATextAndAParameterByOneName() {
    let alert =
      "{ params: { code: Int = 1 }, alert: Code?, fields: { code: }, buttons: { x: none } }"
    let found = findings(in: "flow: A\nscreens: { a: \(alert) }\n")
    #expect(found.map(\.rule) == ["duplicate-name"])
    #expect(
      found.map(\.message).allSatisfy { $0.hasPrefix("'code' is both a field and a parameter") })
  }

  @Test func aViewWithoutEventsMayBeGivenActions() {
    let screens = "{ a: { params: { actions: Int, scope: Int } } }"
    #expect(findings(in: "flow: A\nscreens: \(screens)\n") == [])
  }

  @Test func aFlowThatIsNotThereIsAskedNothing() {
    let found = findings(
      in: "flow: A\nscreens: { a: { embed: B }, c: { embed: b } }\n", "flow: B\nscreens: { b: }\n")
    #expect(found == [unknown("flow", "b", "B")])
  }

  @Test func whatAnswersForAnEmbeddedFlowIsNoGuard() {
    let found = findings(
      in: "flow: A\nguards: [bLogic]\nscreens: { a: { embed: B } }\n",
      "flow: B\nscreens: { b: }\n")
    #expect(found.map(\.rule) == ["duplicate-name"])
  }

  @Test func unknownValueOfASwitch() {
    let found = findings(
      in: "flow: A\nstates: { s: [on, out] }\nscreens: { a: { switch: s, cases: { off: b } }, b: }")
    #expect(found == [unknown("value", "off", nil)])
  }

  @Test func whereTheMeantNameIsDeclaredIsNoted() throws {
    let text = "flow: A\nscreens: { cart: { transitions: { x: card } } }"
    let diagnostic = try #require(read(text).diagnostics.first)
    #expect(diagnostic.notes.map(\.message) == ["'cart' is declared here"])
    #expect(diagnostic.notes.map(\.range.start) == [19])
  }

  @Test(arguments: [
    ("screens: { a: }\nsequences: { a: { steps: [a] } }", "a"),
    ("guards: [g, h, g]", "g"), ("effects: [g, g]", "g"),
  ])
  func namesDeclaredTwice(lines: String, name: String) throws {
    let text = "flow: A\n\(lines)\n"
    let expected = Finding("duplicate-name", "'\(name)' is declared twice", at: name)
    #expect(findings(in: text) == [expected])
    let note = try #require(read(text).diagnostics.first?.notes.first)
    #expect(note.message == "it is declared here first")
    #expect(note.range.start < (try #require(read(text).diagnostics.first)).range.start)
  }

  @Test func flowsOfOneNameInTwoFiles() {
    let expected = Finding("duplicate-name", "'A' is declared twice", at: "A")
    #expect(findings(in: "flow: A", "flow: A") == [expected])
  }

  @Test(arguments: [
    ("flow: shop", "shop", "Shop", "a flow"),
    ("flow: A\nscreens: { Cart: }", "Cart", "cart", "a screen"),
    ("flow: A\nscreens: { 1st: }", "1st", "", "a screen"),
    ("flow: A\nscreens: { my-cart: }", "my-cart", "myCart", "a screen"),
    ("flow: A\nguards: [G]", "G", "g", "a guard"),
    ("flow: A\neffects: [E]", "E", "e", "an effect"),
    ("flow: A\nstates: { S: [a] }", "S", "s", "a state"),
    ("flow: A\nstates: { s: [A] }", "A", "a", "a value"),
    ("flow: A\noutcomes: { O: [a] }", "O", "o", "an outcome"),
    ("flow: A\noutcomes: { o: [A] }", "A", "a", "an end"),
    ("flow: A\ngroups: { G: {} }", "G", "g", "a group"),
    ("flow: A\nentries: { E: none }", "E", "e", "an entry"),
    ("flow: A\napp: { E: none }", "E", "e", "an event"),
    ("flow: A\nvariants: { V: {} }", "V", "v", "a variant"),
    ("flow: A\nscreens: { a: { params: { I: Int } } }", "I", "i", "a parameter"),
    ("flow: A\nscreens: { a: { alert: A, buttons: { B: } } }", "B", "b", "a button"),
    ("flow: A\nscreens: { a: { alert: A, fields: { F: } } }", "F", "f", "a field"),
  ])
  func noNames(text: String, name: String, mended: String, what: String) {
    let beginning = what == "a flow" ? "a capital letter" : "a small letter"
    let expected = Finding(
      "invalid-name", "'\(name)' can't be the name of \(what)", at: name,
      hint: (mended.isEmpty ? "" : "write '\(mended)': ")
        + "begin with \(beginning), and use at most 64 letters A to Z, digits and '_'; "
        + "'Type', 'Protocol' and 'self' are taken")
    #expect(findings(in: text) == [expected])
  }

  @Test(arguments: ["back", "dismissAll", "none", "finish"])
  func wordsOfTheLanguageAreNoScreens(word: String) {
    let expected = Finding(
      "invalid-name", "a screen can't be named '\(word)', a word of the language",
      at: word)
    #expect(findings(in: "flow: A\nscreens: { \(word): }") == [expected])
  }

  private func unknown(_ kind: String, _ name: String, _ meant: String?) -> Finding {
    Finding(
      "unknown-\(kind)", "no \(kind) is named '\(name)'", at: name,
      hint: meant.map { "did you mean '\($0)'?" }, fix: meant)
  }
}

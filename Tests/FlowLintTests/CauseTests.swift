import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Findings of one cause are told as one.
@Suite struct CauseTests {
  private func lint(_ texts: [String], settings: FlowSettings = FlowSettings()) -> [Diagnostic] {
    let files = texts.enumerated().map { SourceFile(path: "\($0).flow.yaml", text: $1) }
    let project = FlowDocuments.read(files).then { Resolver.resolve($0, settings: settings) }
    return project.diagnostics + Linter.lint(project.value).diagnostics
  }

  private static let editor = """
    flow: Editor
    start: list
    screens:
      list: { transitions: { aTapped: a, bTapped: b, cTapped: c } }
      a: { params: { image: UIImage } }
      b: { params: { color: "[SwiftUI.Color]?" } }
      c: { params: { model: ref Model, id: Int } }
    """

  @Test func valuesThatCannotBeWrittenDownAreToldOnceAFlow() {
    let found = lint([Self.editor])
    #expect(
      found.map(\.message) == [
        "3 values of 'Editor' can't be stored, so the app can't restore their screens"
      ])
    #expect(found.first?.notes.count == 3)
    #expect(found.first?.hint?.contains("restores: false") == true)
  }

  @Test func ofManyTheFirstAreNotes() {
    let screens = (0..<44).map { "  s\($0): { params: { m: ref M } }" }
    let events = (0..<44).map { "e\($0): s\($0)" }.joined(separator: ", ")
    let found = lint([
      "flow: A\nstart: a\nscreens:\n  a: { transitions: { \(events) } }\n"
        + screens.joined(separator: "\n")
    ])
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("44 values of 'A'") == true)
    #expect(found.first?.notes.count == 9)
    #expect(found.first?.notes.last?.message == "here and at 35 more places")
  }

  @Test func aScreenStillAllowsItsOwn() {
    let allowed = Self.editor.replacing(
      "a: { params: { image: UIImage } }",
      with: "a: { params: { image: UIImage }, allow: { unrestorable-value: Meant. } }")
    #expect(lint([allowed]).map(\.message).first?.hasPrefix("2 values") == true)
  }

  @Test func whatFlowsShareCountsOnce() {
    let shared = """
      fragment: Common
      screens:
        x: { params: { m: ref M } }
        y: { params: { m: ref M } }
      """
    let flows = ["A", "B"].map {
      """
      flow: \($0)
      start: home
      include: [2.flow.yaml]
      screens: { home: { transitions: { xTapped: x, yTapped: y } } }
      """
    }
    let found = lint(flows + [shared]).filter { $0.rule == "unrestorable-value" }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("2 values of 'Common'") == true)
  }

  @Test(arguments: [
    (FlowSettings(restores: false), 0), (FlowSettings(codable: ["UIImage": true]), 1),
    (FlowSettings(codable: ["Int": false]), 1),
  ])
  func settingsOfTheProjectCount(settings: FlowSettings, count: Int) {
    let found = lint([Self.editor], settings: settings)
    #expect(found.count == count)
    let values = settings.codable["Int"] == false ? 4 : settings.codable.isEmpty ? 0 : 2
    #expect(found.allSatisfy { $0.message.hasPrefix("\(values) values") })
  }

  @Test func aFlowSaysOtherwise() {
    let editor = Self.editor.replacing("start: list", with: "start: list\nrestores: true")
    #expect(lint([editor], settings: FlowSettings(restores: false)).count == 1)
  }

  /// One cause with five effects: the cause is told at its place, and the effects are notes.
  struct Planted: Sendable, CustomTestStringConvertible {
    let rule: String
    let message: String
    let texts: [String]

    var testDescription: String { rule }

    init(_ rule: String, _ message: String, _ texts: [String]) {
      (self.rule, self.message, self.texts) = (rule, message, texts)
    }

    /// A line for each of five.
    private static func five(_ line: (Int) -> String, _ separator: String = "\n") -> String {
      (0..<5).map(line).joined(separator: separator)
    }

    private static let head = "flow: A\nstart: home\n"
    private static let screens = five { "  s\($0):\n" }
    private static let events = five({ "e\($0): s\($0)" }, ", ")

    static let all = [
      Planted(
        "missing-argument", "5 places give 'item' no 'id'",
        [
          head + "outcomes: { o: [done] }\nscreens:\n  item: { params: { id: Int } }\n  home:\n"
            + "    transitions:\n"
            + five { "      e\($0): { await: o, cases: { done: item } }" }
        ]),
      Planted(
        "missing-argument", "5 links open 'item' too, but their URLs have no 'id'",
        [
          head + "screens:\n  home: { transitions: { t: item } }\n"
            + "  item: { params: { id: Int }, transitions: { \(events) } }\n"
            + five { "  s\($0): { deepLink: { path: /s\($0), stack: [home, item] } }" }
        ]),
      Planted(
        "unknown-argument", "5 places give 'item' a parameter 'key', which it doesn't have",
        [
          head + "screens:\n  item: { params: { id: Int = 1 } }\n  home:\n    transitions:\n"
            + five { "      e\($0): { to: item, with: { key: 1 } }" }
        ]),
      Planted(
        "argument-type", "5 places give 'id' 'String', and it takes 'Int'",
        [
          head + "screens:\n  item: { params: { id: Int } }\n  home:\n    transitions:\n"
            + five { "      e\($0): { params: { x: String }, to: item, with: { id: $event.x } }" }
        ]),
      Planted(
        "unhandled-outcome", "5 places await 'save', where nothing follows 'late'",
        [
          head + "outcomes: { save: [done, late] }\nscreens:\n  home:\n    transitions:\n"
            + five { "      e\($0): { await: save, cases: { done: none } }" }
        ]),
      Planted(
        "secret-in-link", "5 URLs of 'item' contain 'password', which looks like a secret",
        [
          head + "screens:\n  home: { transitions: { t: item } }\n  item:\n"
            + "    params: { password: String }\n    deepLink: ["
            + five({ "\"/s\($0)/{password}\"" }, ", ") + "]\n"
        ]),
      Planted(
        "unasked-requirement", "5 places show 'item' without asking 'g'",
        [
          head + "guards: [g]\nstates: { x: [a, b, c, d, e] }\nscreens:\n"
            + "  home: { switch: x, cases: { a: item, b: item, c: item, d: item, e: item } }\n"
            + "  item: { requires: g }\n"
        ]),
      Planted(
        "unhandled-end", "5 screens show this flow: nothing uses the result of 'Pay'",
        [
          head + "screens:\n  home: { transitions: { \(events) } }\n"
            + five { "  s\($0): { embed: Pay }" },
          "flow: Pay\nstart: pay\nreturns: Int\n"
            + "screens: { pay: { transitions: { t: { finish: 1 } } } }\n",
        ]),
      Planted(
        "shared-view", "5 more screens show 'ListView', with different actions",
        (0..<6).map {
          "flow: A\($0)\nstart: list\nscreens: { list: { transitions: { e\($0): none } } }"
        }),
      Planted(
        "missing-back-target",
        "5 events go back to 'cart', which is not always on the stack below them",
        [
          head + "screens:\n  home: { transitions: { cartTapped: cart, \(events) } }\n"
            + "  cart: { transitions: { \(events) } }\n"
            + five { "  s\($0): { transitions: { editTapped: { backTo: cart } } }" }
        ]),
      Planted(
        "acts-over-child", "5 app events change the screens of 'Pay' while the user is in it",
        [
          head + "app:\n" + five { "  a\($0): s\($0)" } + "\n"
            + "screens:\n  home: { transitions: { payTapped: { to: pay, style: fullScreenCover } } }\n"
            + "  pay: { embed: Pay, transitions: { finished: dismiss, cancelled: dismiss } }\n"
            + screens,
          "flow: Pay\nstart: form\n"
            + "screens: { form: { transitions: { paid: finish, closeTapped: cancel } } }\n",
        ]),
      Planted(
        "ambiguous-link", "5 links come after this one, which takes some of their URLs",
        [
          head + "screens:\n  home: { transitions: { any: any, \(events) } }\n"
            + "  any: { params: { x: String }, deepLink: \"/{x}\" }\n"
            + five { "  s\($0): { deepLink: /s\($0) }" }
        ]),
    ]
  }

  @Test(arguments: Planted.all) func effectsOfOneCauseAreNotes(planted: Planted) {
    let found = lint(planted.texts).filter { $0.rule == planted.rule }
    #expect(found.map(\.message) == [planted.message])
    #expect((found.first?.notes.count ?? 0) >= 5)
  }

  @Test func twoGroupsThatHideOneAnotherAreOneCause() {
    let screens = (0..<6).map { "  s\($0): { use: [one, two] }" }.joined(separator: "\n")
    let events = (0..<6).map { "e\($0): s\($0)" }.joined(separator: ", ")
    let found = lint([
      """
      flow: A
      start: a
      groups:
        one: { x: none, y: none, z: none }
        two: { x: none, y: none, w: none }
      screens:
        a: { transitions: { \(events) } }
      \(screens)
      """
    ])
    #expect(
      found.map(\.message) == ["12 events of 'two' never happen: 'one' has them too"])
  }

  @Test func aStepsOwnNextIsToldOnceForAllThatComesAfterIt() {
    let found = lint([
      """
      flow: A
      start: home
      sequences: { tour: { steps: [one, two, three], then: done } }
      screens:
        home: { transitions: { goTapped: tour } }
        one: { transitions: { next: help } }
        two:
        three:
        help:
        done:
      """
    ])
    #expect(
      found.map(\.message) == ["3 screens are never shown: 'one' doesn't go on in 'tour'"])
    #expect(found.first?.notes.map(\.message).first?.hasPrefix("'two' is never shown") == true)
  }
}

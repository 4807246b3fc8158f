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
}

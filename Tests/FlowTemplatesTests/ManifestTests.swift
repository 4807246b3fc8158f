import FlowDiagnostics
import FlowTemplates
import Testing

/// What is wrong with a style's manifest is said where it stands.
@Suite struct ManifestTests {
  @Test(arguments: [
    ("types: [\"*Destination\", \"*{screen}Actions\"]", nil),
    ("types: [\"*{scren}Actions\"]", "there is no placeholder '{scren}'"),
    ("types: [\"*{screen}{state}\"]", "'*{screen}{state}' is not a name with one placeholder"),
    ("types: [\"*{screen\"]", "'*{screen' is not a name with one placeholder"),
    ("types: [\"*Entry { }\"]", "'*Entry { }' is not a name with one placeholder"),
    ("types: [\"*\u{301}Entry\"]", "'*\u{301}Entry' is not a name with one placeholder"),
    ("shell: \"Shell\\nfunc f() {}\"", "'Shell\nfunc f() {}' can't be the name of a module"),
    ("shell: FlowRouter", nil),
    ("shell: FlowNope", "flowc's runtime has no module 'FlowNope'"),
    ("types: [{ type: \"*Entry\", for: entrys }]", "'for' can't be 'entrys'"),
    ("types: [{ type: \"*Entry\", for: events }]", "'*Entry' can't depend on 'events'"),
    ("types: [\"*Model\"]\nmembers: { \"*Model\": [factory] }", nil),
    ("members: { \"*Model\": [factory] }", "the style has no type '*Model' of a flow"),
    (
      "settings: [acces]",
      "expected 'access', 'observation', 'platforms', 'previewModifier', 'runtime' or 'tests', not 'acces'"
    ),
    ("platforms: { iOS: 16.4, visionOS: 1 }", nil),
    ("platforms: { iOS: sixteen }", "'sixteen' is not a version of iOS"),
    ("platforms: { iOS: 12 }", "the runtime does not run on iOS 12"),
    ("platforms: iOS 16", "expected a mapping, not 'iOS 16'"),
    ("flowc: 0.1", nil),
    ("flowc: one", "'one' is not a version of flowc"),
    ("flowc: 7.0", "the style was written for flowc 7.0.0, and this is 0.1.0"),
  ])
  func saysWhatIsWrong(lines: String, message: String?) {
    let read = read("expresses: { others: { not: an example } }\n" + lines)
    #expect(read.diagnostics.map(\.message) == (message.map { [$0] } ?? []))
    #expect((read.value == nil) == (message != nil))
  }

  @Test func aFeatureThatCameLaterIsNewerThanTheStyle() throws {
    let style = try #require(read("expresses: { push: {} }\nflowc: 0.0.9").value)
    #expect(style.expressions[.push] == .possible(from: nil))
    #expect(style.expressions[.sheet] == .impossible(why: "newer than this style"))
  }

  @Test func aFeatureOfItsTimeHasToBeSpokenOf() {
    for version in ["", "\nflowc: 0.1"] {
      let messages = read("expresses: { push: {} }" + version).diagnostics.map(\.message)
      #expect(messages.first?.hasPrefix("these features are missing: 'sheet', ") == true)
    }
  }

  private func read(_ lines: String) -> Diagnosed<Style?> {
    let manifest = """
      style: x
      summary: A name.
      templates: { flow: Flow.mustache }
      \(lines)
      """
    let files = [
      SourceFile(path: "x.style.yaml", text: manifest),
      SourceFile(path: "Flow.mustache", text: "{{#flows}}{{flow}}{{/flows}}"),
    ]
    return Style.read(files, shells: ["FlowRouter"])
  }
}

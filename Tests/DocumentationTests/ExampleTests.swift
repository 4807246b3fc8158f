import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowDiagrams
import FlowModel
import FlowSyntax
import Testing

/// Runs every example of every README.
@Suite struct ExampleTests {
  @Test(arguments: Example.all.filter { !$0.flows.isEmpty && $0.isMeantToBeFine })
  func flowIsFine(example: Example) {
    #expect(example.findings(in: example.files(withFindings: false)) == "")
  }

  @Test(arguments: Example.all.filter { $0.findings != nil })
  func findingsAreThose(example: Example) {
    let files = example.files(withFindings: true)
    #expect(example.findings(in: files) == example.findings)
  }

  @Test(arguments: Example.all.filter { $0.diagram != nil })
  func diagramIsThat(example: Example) {
    let project = FlowProject.read(example.files(withFindings: false)).value
    #expect(mermaid(of: project, findings: []) == example.diagram)
  }

  @Test(arguments: Example.all.filter { !$0.excerpts.isEmpty })
  func codeIsThat(example: Example) throws {
    let code = try example.code().split(separator: "\n")
    #expect(!code.isEmpty)
    for excerpt in example.excerpts {
      let missing = firstLine(of: excerpt, missingFrom: code)
      #expect(missing == nil, "\(missing ?? "")")
    }
  }

  /// The first line that isn't among the code's, after those before it.
  private func firstLine(of excerpt: String, missingFrom code: [Substring]) -> Substring? {
    var rest = code[...]
    for line in excerpt.split(separator: "\n") where line != "…" {
      guard let found = rest.firstIndex(of: line) else { return line }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  @Test(arguments: Example.all.compactMap(\.settings))
  func settingsAreUnderstood(text: String) {
    let file = SourceFile(path: "flowc.yml", text: text)
    let styles = StandardStyle.all.map(\.name)
    #expect(Configuration.read(file, as: FileID(0), styles: styles).diagnostics == [])
  }

  @Test(arguments: Example.all.compactMap(\.manifest))
  func manifestHasItsShape(text: String) {
    var symbols = SymbolTable.ofLanguage
    let file = SourceFile(path: "example.style.yaml", text: text)
    let tree = YAMLReader.read(file, as: FileID(0), symbols: &symbols)
    let document = FlowDecoder.decode(tree.value, as: .manifest, symbols: symbols)
    #expect(tree.diagnostics + document.diagnostics == [])
  }

  @Test func thereAreExamples() {
    #expect(Readme.all.count == Readme.folders.count + 1)
    #expect(Example.all.count > 15)
    #expect(Example.all.contains { $0.findings != nil })
    #expect(Example.all.contains { $0.diagram != nil })
    #expect(Example.all.contains { !$0.excerpts.isEmpty })
  }
}

extension Example {
  /// Whether the flow is fine as it stands: what is found is found in another version of it.
  var isMeantToBeFine: Bool {
    guard findings != nil else { return true }
    let (plain, changed) = (files(withFindings: false), files(withFindings: true))
    return plain.map(\.bytes) != changed.map(\.bytes)
  }
}

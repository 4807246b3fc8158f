import FlowCompiler
import FlowDiagnostics
import FlowLint
import FlowTemplates
import Testing

/// Runs the pages of those rules that a style reports.
@Suite struct StylePageTests {
  private static let rules = Rule.all.filter { if case .style = $0.origin { true } else { false } }

  @Test(arguments: rules) func flaggedExampleGivesItsRemarks(rule: Rule) {
    let files = files(of: rule.flagged)
    let found = findings(in: files)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.rule == rule.id && $0.severity == rule.severity })
    #expect(found.map { remark($0, in: files) } == remarks(in: files))
  }

  @Test(arguments: rules) func acceptedExampleIsCompiled(rule: Rule) {
    #expect(findings(in: files(of: rule.accepted)) == [])
  }

  private func findings(in files: [SourceFile]) -> [Diagnostic] {
    let flows = files.filter { $0.path.hasSuffix(".flow.yaml") }
    let style = Style.read(files.filter { !$0.path.hasSuffix(".flow.yaml") }, firstID: flows.count)
    guard let ready = style.value else { return style.diagnostics }
    return style.diagnostics + FlowCompiler().generate(flows, in: ready).diagnostics
  }

  /// The files of a page; before its first `# file: <path>` stands a flow.
  private func files(of page: String) -> [SourceFile] {
    var files = [(path: "example.flow.yaml", text: "")]
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") {
        files.append((String(line.dropFirst(8)), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files.filter { !$0.text.isEmpty }.map { SourceFile(path: $0.path, text: $0.text) }
  }

  private func remarks(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      String(decoding: file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { number, line in
          line.firstRange(of: "# error: ").map {
            "\(file.path):\(number + 1): \(line[$0.upperBound...])"
          }
        }
    }
  }

  private func remark(_ diagnostic: Diagnostic, in files: [SourceFile]) -> String {
    let file = files[Int(diagnostic.range.file.index)]
    let line = LineTable(file).location(of: Int(diagnostic.range.start)).line
    return "\(file.path):\(line): \(diagnostic.message)"
  }
}

import FlowCompiler
import FlowDiagnostics
import FlowLint
import FlowModel
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
    #expect(found.allSatisfy { $0.hint?.isEmpty == false })
    #expect(found.map { remark($0, in: files) } == remarks(in: files))
  }

  @Test(arguments: rules) func acceptedExampleIsCompiled(rule: Rule) {
    #expect(findings(in: files(of: rule.accepted)) == [])
  }

  private func findings(in files: [SourceFile]) -> [Diagnostic] {
    let others = files.filter { $0.path.hasPrefix("modules/") }
    let own = files.filter { !$0.path.hasPrefix("modules/") }
    let flows = own.filter { $0.path.hasSuffix(".flow.yaml") }
    let style = Style.read(own.filter { !$0.path.hasSuffix(".flow.yaml") }, firstID: flows.count)
    guard let ready = style.value else { return style.diagnostics }
    let code = FlowCompiler().generate(flows, modules: modules(of: others), in: ready)
    return style.diagnostics + code.diagnostics
  }

  /// The modules of files in `modules/<name>/`.
  private func modules(of files: [SourceFile]) -> [FlowModule] {
    let byName = Dictionary(grouping: files) { String($0.path.split(separator: "/")[1]) }
    return byName.sorted { $0.key < $1.key }.map { name, files in
      let settings = files.first { $0.path.hasSuffix("flowc.yml") }.map {
        Configuration.read($0, as: FileID(0), styles: []).value
      }
      return FlowModule(
        name: name, files: files.filter { $0.path.hasSuffix(".flow.yaml") },
        isRuntimeInline: settings?.isRuntimeInline == true)
    }
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

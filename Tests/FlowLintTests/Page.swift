import FlowDiagnostics
import FlowLint
import FlowModel

/// What is said of a line.
struct Remark: Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let severity: String
  let message: String

  var description: String { "\(file):\(line): \(severity): \(message)" }
}

/// An example of a rule's page: its files, and what is to be found in them.
struct Page {
  let files: [SourceFile]

  /// The files in `modules/<name>/`, which come after those of the module at hand.
  private var modules: [FlowModule] {
    var names: [String] = []
    let others = files.compactMap { file -> (name: String, file: SourceFile)? in
      let steps = file.path.split(separator: "/")
      guard steps.first == "modules", steps.count > 2 else { return nil }
      if !names.contains(String(steps[1])) { names.append(String(steps[1])) }
      return (String(steps[1]), file)
    }
    return names.map { name in
      FlowModule(name: name, files: others.filter { $0.name == name }.map(\.file))
    }
  }

  private var project: Diagnosed<FlowProject> {
    let others = modules.flatMap(\.files).map(\.path)
    return FlowProject.read(files.filter { !others.contains($0.path) }, modules: modules)
  }

  init(_ text: String) {
    var files: [(path: String, text: String)] = [("example.flow.yaml", "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") {
        files.append((String(line.dropFirst(8)), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    self.files = files.filter { !$0.text.isEmpty }.map { SourceFile(path: $0.path, text: $0.text) }
  }

  /// The comments that say what is expected.
  var remarks: [Remark] {
    var remarks: [Remark] = []
    for file in files {
      let lines = String(decoding: file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        for severity in ["error", "warning", "info"] {
          guard let comment = line.firstRange(of: "# \(severity): ") else { continue }
          remarks.append(
            Remark(
              file: file.path, line: number + 1, severity: severity,
              message: String(line[comment.upperBound...])))
        }
      }
    }
    return remarks.inOrder
  }

  /// What the earlier stages and the rules say, those too that are off unless asked for; of an
  /// earlier stage's rule, they alone.
  func findings(of rules: [Rule]) -> [Remark] {
    let project = project
    let optional = Dictionary(
      uniqueKeysWithValues: rules.filter(\.isOptional).map { ($0.id, SeverityOverride.warning) })
    let found =
      project.diagnostics
      + Linter.lint(project.value, rules: rules, severities: optional).diagnostics
    return found.filter { project.value.module(of: $0.range.file) == nil }.map(remark).inOrder
  }

  /// What all rules say to do, by their messages.
  var hints: [(key: String, value: String?)] {
    let project = project
    let optional = Dictionary(
      uniqueKeysWithValues: Rule.all.filter(\.isOptional).map { ($0.id, SeverityOverride.warning) })
    let found = project.diagnostics + Linter.lint(project.value, severities: optional).diagnostics
    return found.map { ($0.message, $0.hint) }
  }

  func findings(of rule: Rule) -> [Remark] {
    let project = project
    let asked: [String: SeverityOverride] = rule.isOptional ? [rule.id: .warning] : [:]
    let found = project.diagnostics + Linter.lint(project.value, severities: asked).diagnostics
    return found.filter { $0.rule == rule.id }.map(remark).inOrder
  }

  private func remark(_ diagnostic: Diagnostic) -> Remark {
    let file = files[Int(diagnostic.range.file.index)]
    let line = LineTable(file).location(of: Int(diagnostic.range.start)).line
    return Remark(
      file: file.path, line: line, severity: diagnostic.severity.rawValue,
      message: diagnostic.message)
  }
}

extension [Remark] {
  fileprivate var inOrder: [Remark] { sorted { $0.description < $1.description } }
}

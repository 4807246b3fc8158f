import ArgumentParser
import FlowCompiler
import FlowDiagnostics
import FlowDiagrams
import FlowFiles
import FlowReporters

/// `flowc diagram`
struct Diagram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Draws flows, with what is wrong with them.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case mermaid, dot

    /// What begins a comment.
    var comment: String { self == .mermaid ? "%%" : "//" }
  }

  @OptionGroup var input: InputOptions

  @Option(help: "Mermaid, as GitHub shows it, or Graphviz's language.")
  var format = Format.mermaid

  @Option(help: ArgumentHelp("The file for it, instead of standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    let inputs = try input.read()
    let settings = inputs.configuration
    let analysis = FlowCompiler(settings.value).lint(inputs.flows, modules: inputs.modules)
    let findings = analysis.diagnostics
    switch format {
    case .mermaid: try write(mermaid(of: analysis.value.project, findings: findings))
    case .dot: try write(dot(of: analysis.value.project, findings: findings))
    }
    try refuseErrors(settings.diagnostics + findings, in: inputs.files)
  }

  private func write(_ diagram: String) throws {
    guard let output else { return try StandardStream.output.write(diagram) }
    let text = "\(format.comment) \(CodeWriter.marker)\n\(diagram)"
    let (folder, name) = split(output)
    let file = OutputFile(name: name, bytes: Array(text.utf8))
    _ = try OutputFolder(folder, marker: CodeWriter.marker).write([file])
  }
}

/// Tells the errors on the stream that a command's result is not on, and ends the run there.
func refuseErrors(_ diagnostics: [Diagnostic], in files: [SourceFile]) throws {
  let errors = diagnostics.filter { $0.severity == .error }
  if errors.isEmpty { return }
  try StandardStream.error.write(report(Report(errors, in: files), as: .text))
  throw ExitStatus.findings
}

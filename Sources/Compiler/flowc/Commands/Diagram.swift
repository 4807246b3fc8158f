import ArgumentParser
import FlowCompiler
import FlowDiagnostics
import FlowDiagrams
import FlowFiles
import FlowReporters

/// `flowc diagram`
struct Diagram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Draws flows, with the findings in them.",
    usage: "flowc diagram [<options>] [<paths> ...]")

  enum Format: String, CaseIterable {
    case mermaid, dot

    /// The start of a comment.
    var comment: String { self == .mermaid ? "%%" : "//" }
  }

  @OptionGroup var input: InputOptions

  @Option(choice: "The format: Mermaid, which GitHub displays, or DOT, for Graphviz.")
  var format = Format.mermaid

  @Option(help: ArgumentHelp("The output file; by default standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var part: DiagramPart

  func run() throws {
    let inputs = try input.read()
    let settings = inputs.configuration
    let flows = FlowCompiler(settings.value).lint(inputs.flows, modules: inputs.modules)
    let (project, findings) = (flows.value, flows.diagnostics)
    let scope = try part.scope(in: project)
    switch format {
    case .mermaid: try write(mermaid(of: project, findings: findings, showing: scope))
    case .dot: try write(dot(of: project, findings: findings, showing: scope))
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

/// Prints errors on standard error, away from a command's result, and ends the run.
func refuseErrors(_ diagnostics: [Diagnostic], in files: [SourceFile]) throws {
  let errors = diagnostics.filter { $0.severity == .error }
  if errors.isEmpty { return }
  try StandardStream.error.write(report(Report(errors, in: files), as: .text))
  throw ExitStatus.findings
}

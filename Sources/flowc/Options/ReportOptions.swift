import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowReporters

extension ReportFormat: ExpressibleByArgument {}

/// How findings are told.
struct ReportOptions: ParsableArguments {
  @Option(help: "How findings are told on standard output.")
  var format = ReportFormat.text

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Tells findings, and nothing else.")
  var quiet = false

  @Option(help: "Whether text is coloured; 'auto' asks NO_COLOR, FORCE_COLOR and the terminal.")
  var color = ColorChoice.auto

  /// Tells what was found, and throws where an error is among it.
  func tell(_ diagnostics: [Diagnostic], in files: [SourceFile]) throws {
    let terminal = Terminal(color: color)
    let findings = Report(diagnostics, in: files, isColored: terminal.isColored(.output))
    try terminal.write(report(findings, as: format))
    try remark(findings.summary)
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.findings }
  }

  /// Says how the run goes on, apart from its findings.
  func remark(_ line: String) throws {
    if !quiet { try StandardStream.error.write(line + "\n") }
  }
}

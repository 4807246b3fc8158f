import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowLint
import FlowReporters

/// The options for the output of findings.
struct ReportOptions: ParsableArguments {
  @Option(choice: "The format of findings on standard output.")
  var format = ReportFormat.text

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Prints only findings.")
  var quiet = false

  @Option(choice: "Colours the text; 'auto' depends on NO_COLOR, FORCE_COLOR and the terminal.")
  var color = ColorChoice.auto

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Also writes the findings to a file, whether there are any or not; you can repeat this option.",
      valueName: "format=file"),
    transform: { try ReportFile($0) })
  var reports: [ReportFile] = []

  func validate() throws {
    var paths: Set<String> = []
    for report in reports where !paths.insert(normalized(report.path)).inserted {
      throw ValidationError("two reports go to '\(report.path)': give each a file of its own")
    }
  }

  /// Prints the findings, and throws if there is an error among them.
  ///
  /// - Parameters:
  ///   - checked: How many of the files are flows that were asked for; they come first.
  ///   - remarks: How many remarks an earlier run of the same flows printed.
  func tell(
    _ diagnostics: [Diagnostic], in files: [SourceFile], checked: Int,
    remarkedBefore remarks: Int = 0
  ) throws {
    try refuseReports(over: files)
    let terminal = Terminal(color: color)
    let findings = Report(
      diagnostics, in: files, checked: checked, isColored: terminal.isColored(.output),
      rules: Rule.all.map(RuleDescription.init), version: Flowc.release)
    for file in reports { try file.write(findings) }
    try terminal.write(report(findings, as: format))
    let before = remarks == 0 ? "" : "; \(counted(remarks, "remark")), which 'flowc lint' prints"
    try remark(findings.summary + before)
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.findings }
  }

  /// A report would take the place of what flowc has read.
  private func refuseReports(over files: [SourceFile]) throws {
    for report in reports {
      if let file = try files.first(where: { try isSameFile($0.path, report.path) }) {
        throw CommandLineError(
          "'\(report.path)' is a file that flowc reads, '\(file.path)': "
            + "write the report to another file")
      }
    }
  }

  /// Whether no program reads the findings.
  var isForPeople: Bool { format == .text && reports.isEmpty }

  /// Prints a remark about the run itself.
  func remark(_ line: String) throws {
    if !quiet { try StandardStream.error.write(line + "\n") }
  }
}

/// A file for findings and its format: `sarif=flows.sarif`.
struct ReportFile {
  let format: ReportFormat
  let path: String

  init(_ argument: String) throws {
    let parts = argument.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
    guard parts.count == 2 else {
      throw ValidationError("write a format, '=' and a file, for example 'sarif=flows.sarif'")
    }
    format = try chosen(String(Substring(parts[0])), ofAll: "formats")
    path = String(Substring(parts[1]))
  }

  func write(_ findings: Report) throws {
    try replaceFile(at: path, with: Array(report(findings.withoutColor, as: format).utf8))
  }
}

extension RuleDescription {
  fileprivate init(_ rule: Rule) {
    self.init(
      id: rule.id, severity: rule.severity, summary: rule.summary, help: rule.rationale,
      page: """
        **\(rule.summary)**

        \(rule.rationale)

        Flagged:

        ```yaml
        \(rule.flagged)
        ```

        Accepted:

        ```yaml
        \(rule.accepted)
        ```
        """)
  }
}

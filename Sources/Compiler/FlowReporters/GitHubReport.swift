import FlowDiagnostics

/// The findings as workflow commands, errors first: GitHub shows only the first few of each run.
func github(_ report: Report) -> String {
  let errors = report.findings.filter { $0.severity == .error }
  let others = report.findings.filter { $0.severity != .error }
  let omission = report.omission.map { "::notice title=flowc::\($0)\n" } ?? ""
  return (errors + others).map { report.command(for: $0) + "\n" }.joined() + omission
}

extension Report {
  fileprivate func command(for finding: Diagnostic) -> String {
    let help = finding.hint.map { "\nhelp: \(printable(message: $0))" } ?? ""
    let properties = [
      "title=\(property("flowc (\(finding.rule))"))",
      "file=\(property(path(of: finding.range)))", place(of: finding.range),
    ]
    let message = data(printable(message: finding.message) + help)
    return
      "::\(finding.severity == .info ? "notice" : finding.severity.rawValue) \(properties.joined(separator: ","))::\(message)"
  }

  /// The place of a range; GitHub refuses columns if a range ends in another line.
  private func place(of range: SourceRange) -> String {
    let region = self.region(of: range)
    let columns = ",col=\(region.column),endColumn=\(region.endColumn)"
    let isInOneLine = region.line == region.endLine
    return "line=\(region.line),endLine=\(region.endLine)\(isInOneLine ? columns : "")"
  }
}

private func property(_ text: String) -> String {
  escaped(text, "%\r\n:,")
}

private func data(_ text: String) -> String {
  escaped(text, "%\r\n")
}

/// A text with some ASCII characters as a percent sign and two digits.
private func escaped(_ text: String, _ reserved: String) -> String {
  text.unicodeScalars.map { scalar in
    guard reserved.unicodeScalars.contains(scalar) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }.joined()
}

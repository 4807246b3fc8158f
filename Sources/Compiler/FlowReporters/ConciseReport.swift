import FlowDiagnostics

/// The findings, a line each: `path:line:column: error: message [rule]`.
func concise(_ report: Report) -> String {
  report.findings.map { report.headline(of: $0, painted: .plain) + "\n" }.joined()
    + report.lastLine
}

extension Report {
  /// Says how many findings are left out, if any are.
  var lastLine: String { omission.map { $0 + "\n" } ?? "" }

  func headline(of finding: Diagnostic, painted paint: Paint) -> String {
    let style = Paint.Style(of: finding.severity)
    let head = headline(finding.severity.rawValue, style, finding.message, finding.range, paint)
    return "\(head) \(paint(.gutter, "[\(printable(finding.rule))]"))"
  }

  func headline(of note: Note, painted paint: Paint) -> String {
    headline("note", .note, note.message, note.range, paint)
  }

  private func headline(
    _ label: String, _ style: Paint.Style, _ message: String, _ range: SourceRange, _ paint: Paint
  ) -> String {
    let start = lines(of: range).location(of: Int(range.start))
    let place = "\(printable(path(of: range))):\(start.line):\(start.column):"
    return "\(paint(.place, place)) \(paint(style, label + ":")) \(printable(message: message))"
  }
}

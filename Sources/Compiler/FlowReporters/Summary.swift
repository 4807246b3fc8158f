import FlowDiagnostics

/// How many findings a report has.
struct Summary: Encodable {
  let errors: Int
  let warnings: Int
  let infos: Int
  let filesWithFindings: Int
  /// The files that were checked, and others only if something was found there.
  let files: Int
  /// How many of them are not told; nothing where all are.
  let omitted: Int?

  init(_ report: Report) {
    errors = report.counts[.error] ?? 0
    warnings = report.counts[.warning] ?? 0
    infos = report.counts[.info] ?? 0
    omitted = report.omittedCount == 0 ? nil : report.omittedCount
    let found = Set(report.findings.map(\.range.file))
    filesWithFindings = found.count
    files = report.checkedCount + found.count { $0.index >= report.checkedCount }
  }
}

extension Report {
  /// The line that ends a run, without a line break: `3 errors, 1 warning in 2 of 14 files; 1 remark`.
  package var summary: String {
    let summary = Summary(self)
    let mistakes = [(summary.errors, "error"), (summary.warnings, "warning")].filter { $0.0 > 0 }
    let places = Set(findings.filter { $0.severity != .info }.map(\.range.file)).count
    let some = mistakes.isEmpty || summary.files == 1 ? "" : "\(places) of "
    let told = mistakes.isEmpty ? "no findings" : mistakes.map(counted).joined(separator: ", ")
    let remarks = summary.infos == 0 ? "" : "; \(counted(summary.infos, "remark"))"
    let omitted = summary.omitted.map { "; \($0) of them \($0 == 1 ? "is" : "are") not told" } ?? ""
    return "\(told) in \(some)\(counted(summary.files, "file"))\(remarks)\(omitted)"
  }
}

import FlowDiagnostics

/// How many findings a report has.
struct Summary: Encodable {
  let errors: Int
  let warnings: Int
  let infos: Int
  let filesWithFindings: Int
  let files: Int
  /// How many of them are not told; nothing where all are.
  let omitted: Int?

  init(_ report: Report) {
    errors = report.counts[.error] ?? 0
    warnings = report.counts[.warning] ?? 0
    infos = report.counts[.info] ?? 0
    omitted = report.omittedCount == 0 ? nil : report.omittedCount
    filesWithFindings = Set(report.findings.map(\.range.file)).count
    files = report.files.count
  }

  /// The counts as a sentence: `3 errors, 1 warning in 2 of 14 files`.
  var sentence: String {
    let counts = [(errors, "error"), (warnings, "warning"), (infos, "remark")].filter {
      $0.0 > 0
    }.map(counted)
    if counts.isEmpty { return "no findings in \(counted(files, "file"))" }
    let some = files > 1 ? "\(filesWithFindings) of " : ""
    let told = omitted.map { ", of which \($0) are not told" } ?? ""
    return "\(counts.joined(separator: ", ")) in \(some)\(counted(files, "file"))\(told)"
  }
}

extension Report {
  /// The line that ends a run, without a line break.
  package var summary: String { Summary(self).sentence }
}

import FlowDiagnostics

/// How many findings a report has.
struct Summary: Encodable {
  let errors: Int
  let warnings: Int
  let infos: Int
  let filesWithFindings: Int
  let files: Int

  init(_ report: Report) {
    errors = report.findings.count { $0.severity == .error }
    warnings = report.findings.count { $0.severity == .warning }
    infos = report.findings.count - errors - warnings
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
    return "\(counts.joined(separator: ", ")) in \(some)\(counted(files, "file"))"
  }
}

extension Report {
  /// The line that ends a run, without a line break.
  package var summary: String { Summary(self).sentence }
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

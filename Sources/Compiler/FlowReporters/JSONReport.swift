import FlowDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The findings as one object.
func json(_ report: Report) -> String { json(JSONReport(report)) }

/// A value made of texts and whole numbers as JSON, its keys in alphabetical order.
package func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    preconditionFailure("a value of texts and whole numbers is not encodable: \(error)")
  }
}

/// The format for programs. `version` grows when a key changes its meaning or is removed.
private struct JSONReport: Encodable {
  var version = 1
  let findings: [Finding]
  let summary: Summary

  struct Finding: Encodable {
    let rule, severity, message, path: String
    let range: Region
    let notes: [Place]
    let hint: String?
    let fixIt: Edit?
  }

  struct Place: Encodable {
    let message, path: String
    let range: Region
  }

  struct Edit: Encodable {
    let path: String
    let range: Region
    let replacement: String
  }

  init(_ report: Report) {
    summary = Summary(report)
    findings = report.findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
        path: report.path(of: finding.range), range: report.region(of: finding.range),
        notes: finding.notes.map { note in
          Place(
            message: note.message, path: report.path(of: note.range),
            range: report.region(of: note.range))
        },
        hint: finding.hint,
        fixIt: finding.fixIt.map { edit in
          Edit(
            path: report.path(of: edit.range), range: report.region(of: edit.range),
            replacement: edit.replacement)
        })
    }
  }
}

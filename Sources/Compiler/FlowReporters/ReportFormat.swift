/// A shape that findings are told in.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people and for Xcode: every finding with the line it is about.
  case text
  /// A line for each finding.
  case concise
  /// For programs: one object, with ranges.
  case json
  /// Commands that GitHub turns into annotations of a pull request.
  case github
  /// For code-scanning services: SARIF 2.1.0.
  case sarif
}

/// The findings in a format; every line ends with a line feed.
package func report(_ report: Report, as format: ReportFormat) -> String {
  switch format {
  case .text: text(report)
  case .concise: concise(report)
  case .json: json(report)
  case .github: github(report)
  case .sarif: sarif(report)
  }
}

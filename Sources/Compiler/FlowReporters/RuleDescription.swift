import FlowDiagnostics

/// The description of a rule in a report.
package struct RuleDescription: Sendable {
  package let id: String
  package let severity: Severity
  package let summary: String
  /// Why the rule is there and what to do, in paragraphs.
  package let help: String
  /// The whole page, in Markdown.
  package let page: String

  package init(
    id: String, severity: Severity, summary: String, help: String, page: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.help = help
    self.page = page ?? help
  }
}

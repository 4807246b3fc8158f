import ArgumentParser
import FlowFiles
import FlowLint
import FlowReporters

/// `flowc rules`
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules that flowc checks.")

  enum Format: String, CaseIterable {
    case text, json
  }

  @Option(choice: "The format: a table, or JSON with all details for programs.")
  var format = Format.text

  @Option(choice: "The preset whose severities the list shows.")
  var preset = Preset.recommended

  func run() throws {
    switch format {
    case .text: try StandardStream.output.write(Self.table(of: Rule.all, in: preset))
    case .json: try StandardStream.output.write(json(Rule.all.map { RulePage($0, in: preset) }))
    }
  }

  /// A line for each rule, in columns.
  static func table(of rules: [Rule], in preset: Preset) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity(in: preset)?.rawValue ?? "off"
      let weight = severity + String(repeating: " ", count: 7 - severity.count)
      return "\(id)  \(weight)  \(rule.summary)\n"
    }.joined()
  }
}

/// A rule in JSON, for programs.
private struct RulePage: Encodable {
  let id, severity, summary, rationale, flagged, accepted: String

  init(_ rule: Rule, in preset: Preset) {
    id = rule.id
    severity = rule.severity(in: preset)?.rawValue ?? "off"
    summary = rule.summary
    rationale = rule.rationale
    flagged = rule.flagged
    accepted = rule.accepted
  }
}

import FlowDiagnostics

/// The findings as a log in SARIF 2.1.0, as code-scanning services read it.
func sarif(_ report: Report) -> String { json(SARIFLog(report)) }

private struct SARIFLog: Encodable {
  var version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: Report) { runs = [Run(report)] }

  func encode(to encoder: any Encoder) throws {
    var log = encoder.container(keyedBy: CodingKeys.self)
    try log.encode("https://json.schemastore.org/sarif-2.1.0.json", forKey: .schema)
    try log.encode(version, forKey: .version)
    try log.encode(runs, forKey: .runs)
  }
}

private struct Run: Encodable {
  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    var name = "flowc"
    let semanticVersion: String
    let rules: [SARIFRule]
  }

  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "note"
      let message: SARIFText
    }

    var executionSuccessful = true
    let toolExecutionNotifications: [Notification]

    init(_ remark: String) {
      toolExecutionNotifications = [Notification(message: SARIFText(text: remark))]
    }
  }

  let tool: Tool
  let results: [SARIFResult]
  /// Says how many results are left out; nothing where none are.
  let invocations: [Invocation]?
  var columnKind = "unicodeCodePoints"

  init(_ report: Report) {
    let broken = Set(report.findings.map(\.rule))
    let rules = report.rules().filter { broken.contains($0.id) }
    tool = Tool(
      driver: Driver(semanticVersion: report.version, rules: rules.map(SARIFRule.init)))
    invocations = report.omission.map { [Invocation($0)] }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    var counts: [String: Int] = [:]
    let keys = report.keyPaths
    results = report.findings.map { finding in
      let place = report.fingerprint(of: finding, keys[Int(finding.range.file.index)])
      let count = counts[place, default: 0]
      counts[place] = count + 1
      return SARIFResult(finding, numbers[finding.rule], "\(place)#\(count)", report)
    }
  }
}

private struct SARIFRule: Encodable {
  struct Configuration: Encodable {
    let level: String
  }

  let id: String
  let shortDescription: SARIFText
  let fullDescription: SARIFText
  let help: SARIFHelp
  let defaultConfiguration: Configuration

  init(_ rule: RuleDescription) {
    id = rule.id
    shortDescription = SARIFText(text: rule.summary)
    fullDescription = SARIFText(text: rule.help)
    help = SARIFHelp(text: rule.help, markdown: rule.page)
    defaultConfiguration = Configuration(level: rule.severity.level)
  }
}

struct SARIFText: Encodable {
  let text: String
}

/// The page of a rule, for those who show Markdown and those who don't.
private struct SARIFHelp: Encodable {
  let text, markdown: String
}

extension Severity {
  fileprivate var level: String { self == .info ? "note" : rawValue }
}

private struct SARIFResult: Encodable {
  let ruleId: String
  let ruleIndex: Int?
  let level: String
  let message: SARIFText
  let locations: [SARIFLocation]
  let relatedLocations: [SARIFLocation]
  let codeFlows: [SARIFCodeFlow]?
  let fixes: [SARIFFix]?
  let partialFingerprints: [String: String]

  init(_ finding: Diagnostic, _ rule: Int?, _ fingerprint: String, _ report: Report) {
    ruleId = finding.rule
    ruleIndex = rule
    level = finding.severity.level
    message = SARIFText(text: finding.hint.map { "\(finding.message); \($0)" } ?? finding.message)
    locations = [SARIFLocation(finding.range, nil, report)]
    relatedLocations = finding.notes.map { SARIFLocation($0.range, $0.message, report) }
    codeFlows =
      finding.witness.isEmpty ? nil : [SARIFCodeFlow(finding.witness, finding.range, report)]
    fixes = finding.fixIt.map { [SARIFFix($0, finding.hint, report)] }
    partialFingerprints = ["flowPlace/v1": fingerprint]
  }
}

extension Report {
  /// What stays the same of a finding when its file is edited elsewhere: its rule and the keys that
  /// lead to it, never its line or its words.
  fileprivate func fingerprint(of finding: Diagnostic, _ keys: KeyPaths?) -> String {
    let line = lines(of: finding.range).location(of: Int(finding.range.start)).line
    return [finding.rule, path(of: finding.range), keys?.path(toLine: line) ?? ""]
      .joined(separator: "|")
  }
}

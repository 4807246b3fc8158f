import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowLint

/// `flowc explain`
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule, with an example that breaks it and one that passes.")

  @Argument(help: "The rule's id: the word in brackets after a finding.")
  var rule: String

  func run() throws {
    guard let rule = Rule.all.first(where: { $0.id == self.rule }) else { throw unknownRule }
    try StandardStream.output.write(Self.page(of: rule))
  }

  private var unknownRule: CommandLineError {
    let meant = nearest(to: rule, among: Rule.all.map(\.id))
    let hint = meant.map { "did you mean '\($0)'?" } ?? "'flowc rules' lists them"
    return CommandLineError("there is no rule '\(rule)'; \(hint)")
  }

  static func page(of rule: Rule) -> String {
    """
    \(rule.id) (\(rule.severity.rawValue)\(rule.isOptional ? ", off unless it is asked for" : ""))

    \(rule.summary)

    \(rule.rationale)

    Flagged:

    \(indented(rule.flagged))

    Accepted:

    \(indented(rule.accepted))

    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

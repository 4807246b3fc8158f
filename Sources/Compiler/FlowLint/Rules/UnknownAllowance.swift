import FlowDiagnostics
import FlowModel

extension Rule {
  /// A finding allowed that nobody finds.
  static let unknownAllowance = Rule(
    "unknown-allowance", .error,
    summary: "What a screen allows is a rule.",
    rationale: """
      'allow' keeps a rule silent about a screen, with the reason beside it. A name that is no rule's
      keeps nothing silent, and whoever reads it believes that the matter was looked into.

      'flowc rules' lists the names of all rules.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
        imprint:
          deepLink: /imprint
          allow:
            unreachable: The law wants it. # error: no rule is named 'unreachable'
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
        imprint:
          allow:
            unreachable-screen: The law wants it.
      """
  ) { analysis in
    analysis.project.allowances.elements.map(\.rule).compactMap { name in
      let word = analysis.project.text(name)
      if Rule.all.contains(where: { $0.id == word }) { return nil }
      let meant = nearest(to: word, among: Rule.all.map(\.id))
      return Finding(
        "no rule is named '\(word)'", at: name.range, hint: meant.map { "did you mean '\($0)'?" },
        fixIt: meant.map { FixIt(replacing: name.range, with: $0) })
    }
  }
}

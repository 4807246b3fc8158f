import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A finding allowed that nobody finds.
  static let unknownAllowance = Rule(
    "unknown-allowance", .error,
    summary: "'allow' names a rule that can be allowed.",
    rationale: """
      'allow' silences a rule on a screen and gives the reason. If the name is not a rule, it
      silences nothing, and a reader believes that someone has checked the matter. Some rules can't be
      allowed, because flowc can't generate working code from a flow that breaks them.

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
      if let rule = Rule.all.first(where: { $0.id == word }) {
        return rule.isChangeable ? nil : Finding(unchangeable: name, word)
      }
      let meant = nearest(to: word, among: Rule.all.map(\.id))
      return Finding(
        "no rule is named '\(word)'", at: name.range,
        hint: meant.map { "did you mean '\($0)'?" } ?? "'flowc rules' lists all rules",
        fixIt: meant.map { FixIt(replacing: name.range, with: $0) })
    }
  }
}

extension Finding {
  fileprivate init(unchangeable name: Name, _ word: String) {
    self.init(
      "'\(word)' can't be allowed: flowc can't generate code from a flow that breaks it",
      at: name.range, hint: "correct the flow, and delete this allowance")
  }
}

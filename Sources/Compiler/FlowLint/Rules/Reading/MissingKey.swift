extension Rule {
  /// Something that cannot be done without.
  static let missingKey = Rule(
    "missing-key", .error,
    summary: "A mapping has its required keys.",
    rationale: """
      Some keys need others: a split view needs its detail, a 'when' needs a 'then', an action needs
      a verb. flowc does not guess them.

      Add the key that the message names.
      """,
    flagged: """
      flow: Mail
      start: home
      screens:
        home:
          split:
            sidebar: mailboxes # error: the key 'detail' is missing
        mailboxes:
      """,
    accepted: """
      flow: Mail
      start: home
      screens:
        home:
          split:
            sidebar: mailboxes
            detail: message
        mailboxes:
        message:
      """,
    reportedBy: .decoder)
}

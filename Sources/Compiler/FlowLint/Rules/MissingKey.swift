extension Rule {
  /// Something that cannot be done without.
  static let missingKey = Rule(
    "missing-key", .error,
    summary: "What a mapping needs is in it.",
    rationale: """
      Some things make no sense without others: a split view without its detail, a 'when' without what
      then happens, an action without a verb. There is no default that would not be a guess.

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

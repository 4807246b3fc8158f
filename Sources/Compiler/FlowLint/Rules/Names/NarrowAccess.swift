extension Rule {
  /// An embedded flow that fewer may use than the flow around it.
  static let narrowAccess = Rule(
    "narrow-access", .error,
    summary: "An embedded flow is accessible wherever the flow around it is.",
    rationale: """
      The app answers for an embedded flow through the flow around it: its guards, effects and
      outcomes. If the outer flow is 'public', another module can answer for it, so this module must
      see the requirements of the inner flow. Swift does not allow an internal type in a public
      protocol. A flow of this module without requirements can have any access. A flow of another
      module must be 'public', or 'package' in the same package.

      Write the same 'access' in the embedded flow, or a narrower one in the flow around it.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: catalog
          access: public
          screens:
            catalog: { transitions: { buyTapped: payment } }
            payment:
              embed: Payment # error: 'Shop' is public, but it embeds 'Payment', which is internal
              transitions: { finished: back, cancelled: none }
        - flow: Payment
          start: card
          guards: [isReady]
          screens:
            card: { transitions: { payTapped: { when: isReady, then: finish, else: none } } }
      \(style)
      """,
    accepted: """
      flows:
        - flow: Shop
          start: catalog
          access: public
          screens:
            catalog: { transitions: { buyTapped: payment } }
            payment:
              embed: Payment
              transitions: { finished: back, cancelled: none }
        - flow: Payment
          start: card
          access: public
          guards: [isReady]
          screens:
            card: { transitions: { payTapped: { when: isReady, then: finish, else: none } } }
      \(style)
      """,
    reportedBy: .style)

  private static let style = """
    # file: names.style.yaml
    style: names
    summary: The names of the screens.
    expresses: { push: {}, embed: {}, finish: {}, when: {}, others: { not: it is an example } }
    templates: { flow: Names.txt.mustache }
    # file: Names.txt.mustache
    {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
    """
}

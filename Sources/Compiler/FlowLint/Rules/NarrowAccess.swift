extension Rule {
  /// An embedded flow that fewer may use than the flow around it.
  static let narrowAccess = Rule(
    "narrow-access", .error,
    summary: "Whoever may use a flow may use what it embeds and asks the app for.",
    rationale: """
      A flow that embeds another asks the app for what answers for that one: its guards, its effects, its
      calls. Where the outer flow is 'public', another module may answer for it, and has to know what the
      inner one asks; Swift refuses a public protocol that speaks of an internal one. A flow that asks the
      app for nothing may be as narrow as it likes, but for one of another module: that can be embedded only
      if it is 'public', or 'package' in the same package.

      Say the same 'access' in the embedded flow, or a narrower one in the flow around it.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: catalog
          access: public
          screens:
            catalog: { transitions: { buyTapped: payment } }
            payment:
              embed: Payment # error: 'Shop' is public and asks the app for what answers for 'Payment', which is internal
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

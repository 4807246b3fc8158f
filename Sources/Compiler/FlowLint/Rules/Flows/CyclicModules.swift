extension Rule {
  /// Modules whose flows embed each other.
  static let cyclicModules = Rule(
    "cyclic-modules", .error,
    summary: "Two modules do not embed flows of each other.",
    rationale: """
      The code of a flow imports the modules of its embedded flows. Swift builds a module after the
      modules that it imports, so two modules can't import each other.

      Move one of the flows to a module that both can import, or let the outer flow show the next
      screen.
      """,
    flagged: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: Checkout # error: 'ShopKit' embeds a flow of this module, which depends on 'ShopKit' in turn
          transitions: { finished: back, cancelled: none }
      # file: Help.flow.yaml
      flow: Help
      access: public
      start: topics
      screens:
        topics: { transitions: { doneTapped: finish } }
      # file: modules/ShopKit/Checkout.flow.yaml
      flow: Checkout
      access: public
      start: card
      screens:
        card: { transitions: { helpTapped: help, doneTapped: finish } }
        help: { embed: Help, transitions: { finished: back, cancelled: none } }
      """,
    accepted: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: Checkout
          transitions: { finished: back, cancelled: none }
      # file: modules/ShopKit/Checkout.flow.yaml
      flow: Checkout
      access: public
      start: card
      screens:
        card: { transitions: { helpTapped: help, doneTapped: finish } }
        help: { embed: Help, transitions: { finished: back, cancelled: none } }
      # file: modules/HelpKit/Help.flow.yaml
      flow: Help
      access: public
      start: topics
      screens:
        topics: { transitions: { doneTapped: finish } }
      """,
    reportedBy: .resolver)
}

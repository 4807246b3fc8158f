extension Rule {
  /// Modules whose flows embed each other.
  static let cyclicModules = Rule(
    "cyclic-modules", .error,
    summary: "No two modules embed flows of each other.",
    rationale: """
      The code of a flow imports the modules of the flows that it embeds. Swift builds a module after those
      that it imports, and can't build two that import each other.

      Move one of the flows to a module that both may import, or let the outer flow show what follows.
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

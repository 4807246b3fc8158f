extension Rule {
  /// A flow of a module whose flows have errors.
  static let brokenModule = Rule(
    "broken-module", .error,
    summary: "The flows of a module from which one is embedded have no errors.",
    rationale: """
      What a flow of another module does is known from its file. Where that file or one that it leads to has
      errors, nothing certain can be said of the flows around it, and the other module has no code.

      Run 'flowc lint' on the flows of the other module: it tells all that is wrong with them.
      """,
    flagged: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: Checkout # error: 'Checkout' can't be embedded: the flows of 'ShopKit' have errors
          transitions: { finished: back, cancelled: none }
      # file: modules/ShopKit/Checkout.flow.yaml
      flow: Checkout
      access: public
      start: card
      screens:
        card: { transitions: { helpTapped: help, doneTapped: finish } }
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
        help:
      """,
    reportedBy: .resolver)
}

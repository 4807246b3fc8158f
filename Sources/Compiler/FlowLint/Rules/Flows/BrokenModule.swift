extension Rule {
  /// A flow of a module whose flows have errors.
  static let brokenModule = Rule(
    "broken-module", .error,
    summary: "A module has no errors if you embed one of its flows.",
    rationale: """
      flowc learns about a flow of another module from the flow's file. If this file, or a file that
      it uses, has errors, flowc can't check the flows around it, and the other module has no code.

      Run 'flowc lint' on the flows of the other module. It reports all errors there.
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

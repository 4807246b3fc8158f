extension Rule {
  /// An embedded flow that is not among the files.
  static let unknownFlow = Rule(
    "unknown-flow", .error,
    summary: "Every flow that is embedded is among the files given together, or in another module.",
    rationale: """
      A screen with 'embed' runs another flow in its place. All files that are given together are one
      project, and their flows know each other by name; one that is neither among them nor in a module that
      they may use cannot be run.

      Correct the name, give flowc the other flow's file as well, or name its module under 'modules' in the
      'flowc.yml'.
      """,
    flagged: """
      flow: Shop
      start: cart
      screens:
        cart: { transitions: { payTapped: payment } }
        payment:
          embed: Chekout # error: no flow is named 'Chekout'
      # file: Checkout.flow.yaml
      flow: Checkout
      start: address
      screens:
        address: { transitions: { doneTapped: finish } }
      """,
    accepted: """
      flow: Shop
      start: cart
      screens:
        cart: { transitions: { payTapped: payment } }
        payment:
          embed: Checkout
      # file: Checkout.flow.yaml
      flow: Checkout
      start: address
      screens:
        address: { transitions: { doneTapped: finish } }
      """,
    reportedBy: .resolver)
}

extension Rule {
  /// An embedded flow that is not among the files.
  static let unknownFlow = Rule(
    "unknown-flow", .error,
    summary: "flowc gets every embedded flow, or finds it in another module.",
    rationale: """
      A screen with 'embed' runs another flow in its place. The files that you give flowc together
      are one project, and their flows know each other by name. A flow that is neither in these
      files nor in a known module can't run.

      Correct the name, give flowc the file of the other flow too, or name its module under
      'modules' in 'flowc.yml'.
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

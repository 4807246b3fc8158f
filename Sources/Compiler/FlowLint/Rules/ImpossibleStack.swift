import FlowDiagnostics
import FlowModel
import FlowSyntax

extension Rule {
  /// A link that builds what nobody can come to by tapping.
  static let impossibleStack = Rule(
    "impossible-stack", .warning,
    summary: "A link opens what a user could have come to by tapping.",
    rationale: """
      A link shows its screen with those below it, so that 'back' works as ever. If no event of a screen
      below leads to the next one, the user goes back to where they could never have been, and its state
      was never made for what lies above.

      Name the screens in 'stack' as taps would lead through them, or use 'onTop' to open the screen over
      whatever is there.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { offersTapped: offers, ordersTapped: orders } }
        offers: { transitions: { productTapped: product } }
        orders:
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [orders] } # warning: 'orders' does not lead to 'product', which the link shows above it
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { offersTapped: offers, ordersTapped: orders } }
        offers: { transitions: { productTapped: product } }
        orders:
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [offers] }
      """
  ) { analysis in
    let project = analysis.project
    if project.deepLinks.elements.isEmpty { return [] }
    let pairs = StackedPairs(of: project)
    return project.screens.ids.flatMap { id -> [Finding] in
      project.deepLinks[project.screens[id].deepLinks].compactMap {
        analysis.gap(in: $0, to: id, pairs)
      }
    }
  }
}

extension FlowAnalysis {
  /// The first two screens of a link's stack that nothing brings above one another.
  fileprivate func gap(in link: DeepLink, to screen: ID<Screen>, _ pairs: StackedPairs) -> Finding?
  {
    let stack = link.stack.compactMap(\.id)
    if stack.count < link.stack.count { return nil }
    let above = Array(stack.dropFirst()) + [screen]
    let gap = zip(stack, above).first { !pairs.mayLie($1, above: $0, in: project) }
    return gap.map { lower, upper in
      Finding(
        "\(quoted(lower)) does not lead to \(quoted(upper)), which the link shows above it",
        at: link.pattern.range, on: screen)
    }
  }
}

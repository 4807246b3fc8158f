import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A link that builds what nobody can come to by tapping.
  static let impossibleStack = Rule(
    "impossible-stack", .warning,
    summary: "A link opens a stack that the user could build with taps.",
    rationale: """
      A link shows its screen and the screens below it, so that 'back' works. If no event of a lower
      screen leads to the next one, the user goes back to a place where they could not have been,
      and the app has no state for it.

      Name the screens in 'stack' in the order of the user's taps, or use 'onTop' to open the screen
      on top of everything.
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
          deepLink: { path: "/products/{id}", stack: [orders] } # warning: the link puts 'product' on 'orders', but no event of 'orders' leads to it
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
      """,
    dependsOnEmbedding: true
  ) { analysis in
    let project = analysis.project
    if project.deepLinks.elements.allSatisfy(\.stack.isEmpty) { return [] }
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
        "the link puts \(quoted(upper)) on \(quoted(lower)), but no event of \(quoted(lower)) leads to it",
        at: link.pattern.range, on: screen,
        hint: "name the screens in 'stack' in the order of the user's taps, or use 'onTop'")
    }
  }
}

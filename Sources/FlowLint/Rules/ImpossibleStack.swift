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
      was never made for what lies above. And every screen on the way needs its values: what the URL
      doesn't say nobody can hand over.

      Name the screens in 'stack' as taps would lead through them, put the values that they take into the
      path, or use 'onTop' to open the screen over whatever is there.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { offersTapped: offers, ordersTapped: orders } }
        offers: { transitions: { productTapped: product } }
        orders: { transitions: { orderTapped: order } }
        order: { params: { id: Order.ID }, transitions: { invoiceTapped: invoice } }
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [orders] } # warning: 'orders' does not lead to 'product', which the link shows above it
        invoice:
          params: { number: Int }
          deepLink: { path: "/invoices/{number}", stack: [order] } # warning: the link leads through 'order' and does not say its 'id'
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { offersTapped: offers, ordersTapped: orders } }
        offers: { transitions: { productTapped: product } }
        orders: { transitions: { orderTapped: order } }
        order: { params: { id: Order.ID }, transitions: { invoiceTapped: invoice } }
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [offers] }
        invoice:
          params: { id: Order.ID, number: Int }
          deepLink: { path: "/orders/{id}/invoices/{number}", stack: [order] }
      """
  ) { analysis in
    let project = analysis.project
    if project.deepLinks.elements.isEmpty { return [] }
    let pairs = StackedPairs(of: project)
    return project.screens.ids.flatMap { id -> [Finding] in
      project.deepLinks[project.screens[id].deepLinks].flatMap { link -> [Finding] in
        let gap = analysis.gap(in: link, to: id, pairs)
        return gap.map { [$0] } ?? analysis.unsaid(by: link, to: id).map { [$0] } ?? []
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

  /// What a screen on the way takes and the link does not say.
  fileprivate func unsaid(by link: DeepLink, to screen: ID<Screen>) -> Finding? {
    guard let said = link.path.map({ Set($0.parameters) }), link.entry == nil else { return nil }
    for below in link.way.dropLast() {
      let missing = project.parameters[project.screens[below].parameters].first {
        $0.defaultValue == nil && !said.contains($0.name.symbol)
      }
      guard let missing else { continue }
      return Finding(
        "the link leads through \(quoted(below)) and does not say its \(quoted(missing.name))",
        at: link.pattern.range, on: screen,
        notes: [Note("\(quoted(below)) takes it, without a default value", at: missing.name.range)])
    }
    return nil
  }
}

import FlowDiagnostics
import FlowModel

extension Rule {
  /// A screen that is to be shown without what it shows.
  static let missingArgument = Rule(
    "missing-argument", .error,
    summary: "Whatever is shown or called gets all that it takes.",
    rationale: """
      A screen that takes a product's id cannot be shown without one. An event brings what its
      targets need by itself; but an event that declares its 'params' brings those only, the end of
      an outcome what the outcome says, the end of a flow its result, and a tab or a case nothing. A
      link shows all the screens of its way, and brings what its URL says.

      Hand the value over with 'with' ('$event.x', '$screen.x', '$result' or a literal), declare it
      where the event gets its parameters, put it into the link's path, or give the parameter a default.
      """,
    flagged: """
      flow: Shop
      start: home
      outcomes:
        placeOrder: { ends: { placed: { number: Int }, refused: } }
      screens:
        home:
          tabs: [cart, order] # error: nothing gives 'order' its 'id'
        cart:
          transitions:
            payTapped:
              await: placeOrder
              cases:
                placed: order # error: nothing gives 'order' its 'id'
                refused: none
        order: { params: { id: Int }, transitions: { invoiceTapped: invoice } }
        invoice:
          params: { number: Int }
          deepLink: { path: "/invoices/{number}", stack: [cart, order] } # error: the link leads through 'order' and does not say its 'id'
      """,
    accepted: """
      flow: Shop
      start: cart
      outcomes:
        placeOrder: { ends: { placed: { number: Int }, refused: } }
      screens:
        cart:
          transitions:
            orderTapped: order
            payTapped:
              await: placeOrder
              cases:
                placed: { to: order, with: { id: $event.number } }
                refused: none
        order: { params: { id: Int }, transitions: { invoiceTapped: invoice } }
        invoice:
          params: { id: Int, number: Int }
          deepLink: { path: "/orders/{id}/invoices/{number}", stack: [order] }
      """
  ) { analysis in
    analysis.handovers.compactMap { handover in
      let missing = analysis.project.missing(in: handover)
      if missing.isEmpty { return nil }
      return Finding(
        "nothing gives \(analysis.quoted(handover.receiver)) its "
          + analysis.quoted(missing.map(\.name)),
        at: handover.receiver.range, on: handover.context.screen,
        notes: missing.map {
          Note("\(analysis.quoted($0.name)) is declared here", at: $0.name.range)
        })
    } + analysis.linksThatLack
  }
}

extension FlowAnalysis {
  fileprivate var linksThatLack: [Finding] {
    project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].compactMap { unsaid(by: $0, to: id) }
    }
  }

  /// What a screen on the way takes and the link does not say.
  private func unsaid(by link: DeepLink, to screen: ID<Screen>) -> Finding? {
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

import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// Two screens that get one view by their name, and tell it different things.
  static let sharedView = Rule(
    "shared-view", .warning,
    summary: "Screens with the same view have the same events.",
    rationale: """
      A screen without 'view' uses the view of its name: 'details' uses 'DetailsView'. If two flows
      have such a screen, both use this view, and each passes its own actions: 'ShopDetailsActions'
      and 'CartDetailsActions'. The view takes one of them, and the code of the other flow does not
      compile.

      Name another view ('view: CartDetailsView'), or declare the screen once in a fragment that
      both flows include. If the view has an initializer for each, write 'view: DetailsView' in one
      of the screens. flowc does not report screens without events, because a view can have several
      initializers.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: catalog
          screens:
            catalog: { transitions: { productTapped: details, cartTapped: { to: cart, style: sheet } } }
            details: { transitions: { pictureTapped: picture } }
            picture:
            cart: { embed: Cart }
        - flow: Cart
          start: items
          screens:
            items: { transitions: { itemTapped: details } }
            details: { transitions: { receiptTapped: receipt } } # warning: 'details' shows 'DetailsView' here and in 'Shop', with different actions
            receipt:
      """,
    accepted: """
      flows:
        - flow: Shop
          start: catalog
          screens:
            catalog: { transitions: { productTapped: details, cartTapped: { to: cart, style: sheet } } }
            details: { transitions: { pictureTapped: picture } }
            picture:
            cart: { embed: Cart }
        - flow: Cart
          start: items
          screens:
            items: { transitions: { itemTapped: details } }
            details: { view: CartDetailsView, transitions: { receiptTapped: receipt } }
            receipt:
      """
  ) { analysis in
    let project = analysis.project
    var first: [Symbol: ID<Screen>] = [:]
    return project.screens.ids.compactMap { id in
      let screen = project.screens[id]
      guard screen.isView, screen.view == nil, screen.model == nil, project.hasActions(screen)
      else { return nil }
      guard let other = first[screen.name.symbol] else {
        first[screen.name.symbol] = id
        return nil
      }
      let earlier = project.screens[other]
      let flows = [screen, earlier].map { project.flows[$0.flow].name }
      // Two flows of one name have been told of.
      if flows[0].symbol == flows[1].symbol || project.tellTheSame(screen, earlier) { return nil }
      let name = project.text(screen.name)
      let view = name.prefix(1).uppercased() + name.dropFirst() + "View"
      return Finding(
        "\(analysis.quoted(screen.name)) shows '\(view)' here and in \(analysis.quoted(flows[1])), with different actions",
        at: screen.name.range, on: id,
        notes: [Note("the other screen is here", at: earlier.name.range)],
        hint: "name another view, or declare the screen in a fragment that both flows include",
        cause: Finding.Cause(
          summary: "more screens show '\(view)', with different actions", range: earlier.name.range)
      )
    }
  }
}

extension Screen {
  fileprivate var isView: Bool { if case .view = kind { true } else { false } }
}

extension FlowProject {
  fileprivate func hasActions(_ screen: Screen) -> Bool {
    !screen.transitions.isEmpty || !screen.uses.isEmpty || !flows[screen.flow].anywhere.isEmpty
  }

  /// Whether one view can be told the events of both: it is a fragment's screen, or all events are
  /// those of a fragment's groups, which a view takes whoever sends them.
  fileprivate func tellTheSame(_ one: Screen, _ other: Screen) -> Bool {
    if one.name.range == other.name.range { return true }
    let groups = [one, other].map(sharedGroups)
    return groups[0] != nil && groups[0] == groups[1]
  }

  /// The groups of fragments that a screen has its events from, if it has no others.
  private func sharedGroups(of screen: Screen) -> Set<SourceRange>? {
    if !screen.transitions.isEmpty || !flows[screen.flow].anywhere.isEmpty { return nil }
    let names = groupUses[screen.uses].compactMap { $0.id.map { groups[$0].name } }
    return names.allSatisfy { fragment(declaring: $0) != nil } ? Set(names.map(\.range)) : nil
  }
}

import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// What the app does, whatever is on top.
  mutating func appRules(at top: Int32) -> [PushdownRule] {
    var rules: [PushdownRule] = []
    let zone = zone(top)
    let flows = zone.flow == flow ? [flow] : [zone.flow, flow]
    for id in flows where !project.flows[id].app.isEmpty {
      if !zone.isMain || zone.flow != id { note(.appEventInside) }
      if seat(top).base == .alert {
        for event in project.flows[id].app {
          rules += self.rules(for: event, as: .app(event), at: top, isFlowWide: true)
        }
      } else {
        rules += sharedRules(.app(id), project.flows[id].app, besides: [], at: top)
      }
    }
    return rules + linkRules(at: top)
  }

  /// Links are taken where they are first possible: where only the root is shown. Those that open
  /// on top of something else are left out there.
  private mutating func linkRules(at top: Int32) -> [PushdownRule] {
    guard isLowest(top) else {
      if hasLinksOnTop { note(.link) }
      return []
    }
    return project.flows[flow].screens.flatMap { screen in
      project.screens[screen].deepLinks.flatMap { self.rules(for: $0, to: screen, at: top) }
    }
  }

  /// Whether nothing lies under it but what holds it.
  private func isLowest(_ top: Int32) -> Bool {
    var symbol = top
    while symbol >= 0, seat(symbol).base == .container { symbol = zone(symbol).container }
    return symbol >= 0 && seat(symbol).base == .root
  }

  private mutating func rules(
    for link: ID<DeepLink>, to screen: ID<Screen>, at top: Int32
  ) -> [PushdownRule] {
    note(.link)
    let deepLink = project.deepLinks[link]
    let firing = firing(label(.link(link)))
    if let name = deepLink.entry?.symbol {
      let entry = project.entries[project.flows[flow].entries].first { $0.name.symbol == name }
      guard let entry else { return [] }
      let cursor = cursors.number(
        of: Cursor(actions: entry.actions, source: .top, isFlowWide: true, next: .nothing))
      return perform(cursor, at: top, firing)
    }
    var way = deepLink.stack.compactMap(\.id) + [screen]
    for step in way { note(requirementsOf: step) }
    var holders: [ID<Screen>] = [symbol(top).screen]
    var container = zone(top).container
    while container >= 0 {
      holders.append(symbol(container).screen)
      container = zone(container).container
    }
    if !deepLink.isOnTop, way.count > 1, !holders.contains(way[0]) {
      note(.link)
    }
    if !deepLink.isOnTop { way.removeAll { holders.contains($0) } }
    return build(way, on: top, firing)
  }

  private mutating func build(
    _ way: [ID<Screen>], on top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    var placings: [Placing] = []
    var below = top
    for screen in way {
      let comes: (Seat, Interned<Zone>)
      switch coming(of: screen, nil) {
      case .onStack(let arrival): comes = (Seat(arrival: arrival), above(below))
      case .inLayer(let base, let canSwipe):
        comes = (Seat(arrival: .root, base: base), layer(above: below, canSwipe))
      case .inPlace:
        note(.link)
        comes = (Seat(arrival: .push), above(below))
      }
      guard let first = opened(screen, comes.0, comes.1, nil).first else { continue }
      placings += first
      below = first[first.count - 1].symbol
    }
    guard let first = placings.first else { return [] }
    return [
      PushdownRule(
        .push(under: top, top: first.symbol), to: control(placing: placings, then: .nothing),
        label: firing.label, cost: firing.cost)
    ]
  }
}

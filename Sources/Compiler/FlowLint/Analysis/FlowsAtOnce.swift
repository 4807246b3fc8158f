import FlowModel

/// How many pairs of flows are looked at before the search is given up.
private let patience = 4_096

extension FlowProject {
  /// Pairs of flows with links that run at the same time, the one before that is asked first: a
  /// flow and those inside it, and flows in tabs or columns side by side. Where there are too many,
  /// the search ends with some flow.
  var flowsAtOnce: (pairs: [(first: ID<Flow>, second: ID<Flow>)], last: [ID<Flow>]) {
    var pairs: [(first: ID<Flow>, second: ID<Flow>)] = []
    var seen: Set<[ID<Flow>]> = []
    for flow in flows.ids where hasLinks(flow) && pairs.count < patience {
      let inside = flowsInside(flow, most: patience).filter { $0 != flow && hasLinks($0) }
      pairs += inside.filter { seen.insert([flow, $0]).inserted }.map { (flow, $0) }
    }
    for screen in screens.elements where pairs.count < patience {
      let beside = sideBySide(screen).filter { hasLinks($0) }
      for (index, first) in beside.enumerated() {
        let later = beside[(index + 1)...].filter { $0 != first }
        pairs += later.filter { seen.insert([first, $0]).inserted }.map { (first, $0) }
      }
    }
    return (pairs, pairs.count < patience ? [] : pairs.suffix(1).map(\.second))
  }

  /// For each flow that no other embeds the flows with links inside it, in the order in which a URL
  /// is offered to them.
  var flowFamilies: [[ID<Flow>]] {
    let embedded = Set(
      screens.elements.compactMap { screen -> ID<Flow>? in
        guard case .embed(let flow) = screen.kind, flow.id != screen.flow else { return nil }
        return flow.id
      })
    return flows.ids.filter { !embedded.contains($0) }.map { outer in
      flowsInside(outer, most: patience).filter { hasLinks($0) }
    }
  }

  /// Whether a screen is a flow, or has it inside.
  func embeds(_ flow: ID<Flow>, in screen: ID<Screen>) -> Bool {
    guard case .embed(let reference) = screens[screen].kind, let embedded = reference.id else {
      return false
    }
    return flowsInside(embedded, most: patience).contains(flow)
  }

  private func hasLinks(_ flow: ID<Flow>) -> Bool {
    flows[flow].screens.contains { !screens[$0].deepLinks.isEmpty }
  }

  /// The flows that are roots of tabs or columns.
  private func sideBySide(_ screen: Screen) -> [ID<Flow>] {
    switch screen.kind {
    case .tabs(let tabs):
      self.tabs[tabs].compactMap { $0.screen?.id.flatMap { self.flow(embeddedBy: $0) } }
    case .split(let columns):
      self.columns[columns].compactMap { $0.screen.id.flatMap { self.flow(embeddedBy: $0) } }
    default: []
    }
  }
}

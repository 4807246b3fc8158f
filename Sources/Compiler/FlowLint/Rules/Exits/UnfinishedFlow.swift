import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// Something that promises a result and never gives one.
  static let unfinishedFlow = Rule(
    "unfinished-flow", .warning,
    summary: "A flow or screen with 'returns' can finish.",
    rationale: """
      Another screen waits for the result of a flow or screen with 'returns'. If no reachable event
      finishes it, the result never comes: the user fills in everything and can only cancel, and the
      actions after 'finished' never run. The same is true of an end that 'returns' names and that
      no event sends.

      Finish with the value when the work is done ('finish: $event.order'), or delete 'returns'.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cart
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: sheet } } }
            checkout: { embed: Checkout, transitions: { finished: dismiss } }
        - flow: Checkout # warning: 'Checkout' returns 'Order.ID', but no event finishes it
          start: address
          returns: Order.ID
          screens:
            address: { transitions: { nextTapped: thanks } }
            thanks: { transitions: { doneTapped: cancel } }
        - flow: Search
          start: field
          returns:
            selected: String
            cleared: # warning: no event finishes 'Search' with 'cleared'
          screens:
            field: { transitions: { tapped: { params: { text: String }, finish: { selected: $event.text } } } }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: cart
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: sheet } } }
            checkout: { embed: Checkout, transitions: { finished: dismiss } }
        - flow: Checkout
          start: address
          returns: Order.ID
          screens:
            address: { transitions: { nextTapped: thanks } }
            thanks: { transitions: { doneTapped: { params: { order: Order.ID }, finish: $event.order } } }
        - flow: Search
          start: field
          returns: { selected: String, cleared: }
          screens:
            field:
              transitions:
                tapped: { params: { text: String }, finish: { selected: $event.text } }
                clearTapped: { finish: cleared }
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    if analysis.hasUnknownTargets { return [] }
    let project = analysis.project
    let search = FinishSearch(analysis)
    let flows = project.flows.ids.compactMap { id -> Finding? in
      let flow = project.flows[id]
      guard flow.start?.id != nil, !search.flows.contains(id) else { return nil }
      return flow.returns.map { analysis.unfinished(flow.name, $0, nil) }
    }
    let screens = project.screens.ids.compactMap { id -> Finding? in
      let screen = project.screens[id]
      guard screen.kind.endsOnlyByEvents, !search.screens.contains(id), analysis.isReachable(id)
      else { return nil }
      return screen.returns.map { analysis.unfinished(screen.name, $0, id) }
    }
    return flows + screens + analysis.unsentEnds
  }
}

extension ScreenKind {
  /// Whether nothing but an event of the screen finishes it.
  fileprivate var endsOnlyByEvents: Bool {
    switch self {
    case .view, .tabs, .split, .switch: true
    case .alert, .confirmationDialog, .embed, .external, .sequence: false
    }
  }
}

extension FlowAnalysis {
  fileprivate func unfinished(
    _ name: Name, _ returned: TypeExpression, _ screen: ID<Screen>?
  ) -> Finding {
    Finding(
      "\(quoted(name)) returns \(quoted(returned.spelling)), but no event finishes it",
      at: name.range, on: screen,
      notes: [Note("\(quoted(name)) declares it here", at: returned.spelling.range)],
      hint: "add an event with 'finish: …', or delete 'returns'")
  }
}

extension FlowAnalysis {
  /// The ends that flows name and that no reachable screen sends.
  fileprivate var unsentEnds: [Finding] {
    if project.flowEnds.elements.isEmpty { return [] }
    let sent = Set(
      actions.filter { $0.screen.map(isReachable) ?? true }.compactMap { action in
        if case .finish(_, let end?) = project.actions[action.id].kind { end.id } else { nil }
      })
    return project.flows.ids.filter { project.flows[$0].start?.id != nil }.flatMap { id in
      let flow = project.flows[id]
      // If 'finish' misspells an end, another error reports that.
      return flow.ends.filter {
        !sent.contains($0) && project.unreadWords[project.flowEnds[$0].name.symbol] == nil
      }.map { unsent(project.flowEnds[$0], of: flow) }
    }
  }

  private func unsent(_ end: FlowEnd, of flow: Flow) -> Finding {
    Finding(
      "no event finishes \(quoted(flow.name)) with \(quoted(end.name))", at: end.name.range,
      hint: "add an event with '\(project.finishing(with: end))', or delete the end")
  }
}

/// What some event finishes that can come.
private struct FinishSearch {
  private(set) var flows: Set<ID<Flow>> = []
  private(set) var screens: Set<ID<Screen>> = []
  private let project: FlowProject
  private let groups: Set<ID<EventGroup>>
  private let flowsWithSharedFinish: Set<ID<Flow>>

  init(_ analysis: FlowAnalysis) {
    let project = analysis.project
    self.project = project
    groups = Set(project.groups.ids.filter { project.finishes(project.groups[$0].transitions) })
    flowsWithSharedFinish = Set(
      project.flows.ids.filter { project.finishes(project.flows[$0].anywhere) })
    for id in project.screens.ids where analysis.isReachable(id) {
      let screen = project.screens[id]
      guard finishes(screen) else { continue }
      if screen.returns == nil { flows.insert(screen.flow) } else { screens.insert(id) }
    }
    for id in project.flows.ids {
      let entries = project.entries[project.flows[id].entries].map(\.actions)
      if project.finishes(project.flows[id].app) || entries.contains(where: project.finishes) {
        flows.insert(id)
      }
    }
  }

  private func finishes(_ screen: Screen) -> Bool {
    var lists = [screen.leaving]
    if case .sequence(let sequence) = screen.kind { lists += [sequence.then, sequence.skip] }
    return project.finishes(screen.transitions)
      || project.finishes(screen.awaits?.ends ?? .empty)
      || lists.contains { $0.map(project.finishes) ?? false }
      || project.groupUses[screen.uses].contains { $0.id.map(groups.contains) ?? false }
      || flowsWithSharedFinish.contains(screen.flow)
  }
}

extension FlowProject {
  fileprivate func finishes(_ all: IDRange<Transition>) -> Bool {
    transitions[all].contains { finishes($0.actions) }
  }

  fileprivate func finishes(_ list: ActionList) -> Bool {
    actions(in: list, into: .all).contains { id in
      if case .finish = actions[id].kind { true } else { false }
    }
  }
}

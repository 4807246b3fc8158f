import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks
import GraphAlgorithms

extension Rule {
  /// An event of the app that changes the stack of an embedded flow.
  static let actsOverChild = Rule(
    "acts-over-child", .warning,
    summary: "An app event of a flow changes only the flow's own screens.",
    rationale: """
      An event of 'app' can come at any time, and it acts on the top screen. If the user is in an
      embedded flow, that is a screen of the embedded flow. A push puts a screen of the outer flow
      on top of what the user is filling in, 'replace' removes a screen of the embedded flow, and
      'back' goes back in it. The embedded flow does not know about it. The note shows a path.

      Say where the action happens: end the embedded flow first, with 'dismissAll' if it is presented
      and with 'backToRoot' if it is pushed, or present the screen ('style: sheet') on top of everything.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cart
          app:
            orderShipped: { to: order, ifShown: ignore } # warning: this changes the screens of 'Checkout' while the user is in it
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: fullScreenCover } } }
            checkout: { embed: Checkout, transitions: { finished: dismiss, cancelled: dismiss } }
            order:
        - flow: Checkout
          start: address
          screens:
            address: { transitions: { paid: finish, closeTapped: cancel } }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: cart
          app:
            orderShipped: { to: order, style: sheet, ifShown: ignore }
            orderSent: [dismissAll, { to: order, ifShown: ignore }]
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: fullScreenCover } } }
            checkout: { embed: Checkout, transitions: { finished: dismiss, cancelled: dismiss } }
            order:
        - flow: Checkout
          start: address
          screens:
            address: { transitions: { paid: finish, closeTapped: cancel } }
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    if analysis.project.flows.elements.allSatisfy(\.app.isEmpty) { return [] }
    let places = RunPlaces(of: analysis)
    return analysis.proofs.stacks.all.flatMap { analysis.actsOverChildren(in: $0, places) }
  }
}

extension FlowAnalysis {
  /// So many embedded flows are looked at for an event, the nearest first.
  private static let most = 8

  fileprivate func actsOverChildren(in stack: StackAnalysis, _ places: RunPlaces) -> [Finding] {
    let tops = stack.nearestInside
    let running = [stack.stack.flow] + tops.map { stack.stack.surroundings($0.symbol).flow }
    let events = running.flatMap { project.flows[$0].app }
      .filter { ownActions(of: $0).contains(where: actsOnTop) }
    return events.compactMap { event in
      tops.prefix(Self.most).lazy.compactMap { self.act(on: event, over: $0, in: stack, places) }
        .first
    }
  }

  private func ownActions(of event: ID<Transition>) -> [ID<Action>] {
    project.actions(in: project.transitions[event].actions, into: .untilAnEnd)
  }

  /// Whether an action happens on the stack of whatever is on top.
  private func actsOnTop(_ action: ID<Action>) -> Bool {
    switch project.actions[action].kind {
    case .back: return true
    case .show(let show):
      guard let target = show.target.id, project.screens[target].alert == nil else { return false }
      let style = (show.presentation ?? project.screens[target].presentation)?.style ?? .push
      return [.push, .plain, .animated, .replace].contains(style)
    default: return false
    }
  }

  private func act(
    on event: ID<Transition>, over top: PushdownHead, in stack: StackAnalysis, _ places: RunPlaces
  ) -> Finding? {
    guard let before = stack.events(to: top) else { return nil }
    let own = Set(ownActions(of: event))
    var found: (action: ID<Action>, flow: ID<Flow>)?
    let path = proofs.played(EventPath(flow: stack.stack.flow, events: before + [.app(event)])) {
      step in
      for remark in step.remarks {
        guard case .inside(let flow) = remark.kind, let action = remark.action,
          own.contains(action)
        else { continue }
        found = (action, flow)
        return true
      }
      return false
    }
    guard let path, let found else { return nil }
    let range = project.actions[found.action].range
    let inner = project.flows[found.flow].name
    let outer = project.flows.elements.first { $0.app.contains(event) }
    let host = outer?.screens.first { project.flow(embeddedBy: $0) == found.flow }
    let ending = host.map(places.ending) ?? "do 'dismissAll' first"
    return Finding(
      "this changes the screens of \(quoted(inner)) while the user is in it", at: range,
      notes: [note(on: path, to: range)], witness: steps(of: path),
      hint: "\(ending), or present the screen with 'style: sheet'",
      cause: Finding.Cause(
        summary: "app events change the screens of \(quoted(inner)) while the user is in it",
        range: inner.range))
  }
}

extension StackAnalysis {
  /// For each embedded flow the nearest situation in which one of its screens is on top.
  fileprivate var nearestInside: [PushdownHead] {
    var nearest: [ID<Flow>: PushdownHead] = [:]
    for head in reached.heads where stack.isAtRest(head.control) {
      let flow = stack.surroundings(head.symbol).flow
      if flow == stack.flow || stack.placement(head.symbol).base == .alert { continue }
      let known = nearest[flow].flatMap { reached.cost(of: $0) } ?? .max
      if reached.cost(of: head) ?? .max < known { nearest[flow] = head }
    }
    return nearest.values.sorted {
      (reached.cost(of: $0) ?? .max, $0.symbol.index)
        < (reached.cost(of: $1) ?? .max, $1.symbol.index)
    }
  }
}

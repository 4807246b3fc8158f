import FlowDiagnostics
import FlowModel
import GraphAlgorithms

extension Rule {
  /// An event of the app that changes the stack of an embedded flow.
  static let actsOverChild = Rule(
    "acts-over-child", .warning,
    summary: "What a flow does on an event of the app, it does on its own screens.",
    rationale: """
      An event of 'app' comes at any time, and happens on whatever is on top. While the user is in an
      embedded flow that is one of its screens: a push puts a screen of the flow around it on top of
      what the user is filling in, 'replace' takes one of its screens away, and 'back' goes back in it.
      The embedded flow knows nothing of it. The note is a path to it.

      Say where it shall happen: select a tab or say 'dismissAll' first, which ends what is running and
      tells so, or present the screen ('style: sheet') over whatever is there.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cart
          app:
            orderShipped: { to: order, ifShown: ignore } # warning: this happens inside 'Checkout' where that is on top
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
      """
  ) { analysis in
    analysis.stacks.all.flatMap { analysis.actsOverChildren(in: $0) }
  }
}

extension FlowAnalysis {
  /// So many embedded flows are looked at for an event, the nearest first.
  private static let most = 8

  fileprivate func actsOverChildren(in stack: StackAnalysis) -> [Finding] {
    if project.flows.elements.allSatisfy(\.app.isEmpty) { return [] }
    let tops = stack.nearestInside
    let running = [stack.stack.flow] + tops.map { stack.stack.zone($0.symbol).flow }
    let events = running.flatMap { project.flows[$0].app }
      .filter { ownActions(of: $0).contains(where: actsOnTop) }
    return events.compactMap { event in
      tops.prefix(Self.most).lazy.compactMap { self.act(on: event, over: $0, in: stack) }.first
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
    on event: ID<Transition>, over top: PushdownHead, in stack: StackAnalysis
  ) -> Finding? {
    guard let before = stack.events(to: top) else { return nil }
    let own = Set(ownActions(of: event))
    var found: (action: ID<Action>, flow: ID<Flow>)?
    let way = played(Way(flow: stack.stack.flow, events: before + [.app(event)])) { step in
      for remark in step.remarks {
        guard case .inside(let flow) = remark.kind, let action = remark.action,
          own.contains(action)
        else { continue }
        found = (action, flow)
        return true
      }
      return false
    }
    guard let way, let found else { return nil }
    let range = project.actions[found.action].range
    return Finding(
      "this happens inside \(quoted(project.flows[found.flow].name)) where that is on top",
      at: range, notes: [Note("on this path: \(script(way, to: nil))", at: range)],
      witness: steps(of: way))
  }
}

extension StackAnalysis {
  /// For each embedded flow the nearest situation in which one of its screens is on top.
  fileprivate var nearestInside: [PushdownHead] {
    var nearest: [ID<Flow>: PushdownHead] = [:]
    for head in reached.heads where head.control == FlowStack.idle {
      let flow = stack.zone(head.symbol).flow
      if flow == stack.flow || stack.seat(head.symbol).base == .alert { continue }
      let known = nearest[flow].flatMap { reached.cost(of: $0) } ?? .max
      if reached.cost(of: head) ?? .max < known { nearest[flow] = head }
    }
    return nearest.values.sorted {
      (reached.cost(of: $0) ?? .max, $0.symbol) < (reached.cost(of: $1) ?? .max, $1.symbol)
    }
  }
}

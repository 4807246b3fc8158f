import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSemantics
import FlowStacks

extension Rule {
  /// An event of the app that puts a screen on the same screen.
  static let repeatedScreen = Rule(
    "repeated-screen", .warning, isOptional: true,
    summary: "An app event that comes twice shows its screen once.",
    rationale: """
      An event of 'app' can come again while its screen is on top: a push notification comes twice,
      or the user taps a quick action again. Then the same screen lies on itself, and the user has to
      go back as often as the event came. The note shows how. The rule does not look at events with
      parameters, because the next one can bring another value.

      Say what to do if the screen is shown already: 'ifShown: return', 'ignore' or 'update'. Or go
      back first: '[backToRoot, { to: order }]'. The rule is off by default, because many events come
      only once.
      """,
    flagged: """
      flow: Shop
      start: cart
      app:
        orderShipped: order # warning: 'order' lies on itself if 'orderShipped' comes twice
        saleStarted: { to: sale, style: sheet } # warning: 'sale' lies on itself if 'saleStarted' comes twice
      screens:
        cart:
        order:
        sale:
      """,
    accepted: """
      flow: Shop
      start: cart
      app:
        orderShipped: { to: order, ifShown: return }
        orderSent: [backToRoot, order]
        saleStarted: { to: sale, style: sheet }
        itemFound: { params: { id: Int }, then: { to: item, with: { id: $event.id } } }
      screens:
        cart:
        order:
        sale: { ifShown: ignore }
        item: { params: { id: Int } }
      """,
    needs: .stacks
  ) { analysis in
    analysis.project.flows.ids.flatMap { flow in
      analysis.project.flows[flow].app.compactMap { analysis.repetition(by: $0, in: flow) }
    }
  }
}

extension FlowAnalysis {
  fileprivate func repetition(by event: ID<Transition>, in flow: ID<Flow>) -> Finding? {
    let transition = project.transitions[event]
    if !transition.parameters.isEmpty { return nil }
    let twice = EventPath(flow: flow, events: [.app(event), .app(event)])
    var repeated: ID<Screen>?
    let path = proofs.played(twice) { step in
      repeated = step.state.repeatedOnTop.flatMap { project.screens[$0].alert == nil ? $0 : nil }
      return repeated != nil
    }
    guard let path, let repeated else { return nil }
    return Finding(
      "\(quoted(repeated)) lies on itself if \(quoted(transition.event)) comes twice",
      at: transition.event.range, on: repeated,
      notes: [note(on: path, to: transition.event.range)], witness: steps(of: path),
      hint: "add 'ifShown: return' to the action that shows \(quoted(repeated))")
  }
}

extension RunningState {
  /// The screen on top, if the same lies directly under it with the same arguments.
  fileprivate var repeatedOnTop: ID<Screen>? {
    guard let top else { return nil }
    let upper = downward(from: top).prefix(2).compactMap { destinations[$0] }
    guard upper.count == 2, upper[0].screen == upper[1].screen,
      upper[0].arguments == upper[1].arguments
    else { return nil }
    return upper[0].screen
  }
}

import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// An event of the app that throws away a run whose result somebody waits for.
  static let discardedRun = Rule(
    "discarded-run", .warning,
    summary: "An app event does not discard an embedded flow whose result is awaited.",
    rationale: """
      An event of 'app' can come at any time, also while the user is in an embedded flow, and so can
      its later actions ('await', 'after'). 'setRoot' removes the whole stack and reports nothing:
      neither 'finished' nor 'cancelled' of the embedded flow happens, and the user's input is lost.

      Present the new screen on top ('style: sheet'), or end the embedded flow first: 'dismissAll'
      cancels it and reports that if it is presented, 'backToRoot' if it is pushed.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cart
          outcomes: { loadOffers: [loaded, failed] }
          app:
            offerArrived: { setRoot: offers } # warning: 'setRoot' discards a running 'Checkout', and 'checkout' waits for its result
            offersAsked:
              await: loadOffers
              cases:
                loaded: { setRoot: offers } # warning: 'setRoot' discards a running 'Checkout', and 'checkout' waits for its result
                failed: none
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: fullScreenCover } } }
            checkout: { embed: Checkout, transitions: { finished: dismiss, cancelled: dismiss } }
            offers: { transitions: { cartTapped: { setRoot: cart } } }
        - flow: Checkout
          start: address
          returns: Order.ID
          screens:
            address:
              transitions: { paid: { params: { id: Order.ID }, finish: $event.id }, closeTapped: cancel }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: cart
          app:
            offerArrived: { to: offers, style: sheet, ifShown: ignore }
            signedOutElsewhere: [dismissAll, { setRoot: cart }]
            offerOver: { after: 2s, then: [dismissAll, { setRoot: cart }] }
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: fullScreenCover } } }
            checkout: { embed: Checkout, transitions: { finished: dismiss, cancelled: dismiss } }
            offers:
        - flow: Checkout
          start: address
          returns: Order.ID
          screens:
            address:
              transitions: { paid: { params: { id: Order.ID }, finish: $event.id }, closeTapped: cancel }
      """,
    dependsOnEmbedding: true
  ) { analysis in
    let project = analysis.project
    if project.flows.elements.allSatisfy(\.app.isEmpty) { return [] }
    let places = RunPlaces(of: analysis)
    return project.flows.ids.flatMap { id -> [Finding] in
      let hosts = analysis.awaitedHosts(in: id)
      if hosts.isEmpty { return [] }
      return project.transitions[project.flows[id].app].flatMap { transition in
        analysis.discards(by: transition.actions, hosts, places)
      }
    }
  }
}

extension FlowAnalysis {
  /// The screens of a flow that embed another and go on with its result.
  fileprivate func awaitedHosts(in flow: ID<Flow>) -> [ID<Screen>] {
    project.flows[flow].screens.filter { id in
      guard case .embed(let inner) = project.screens[id].kind, let inner = inner.id,
        project.flows[inner].hasResult, isReachable(id)
      else { return false }
      return project.handlesAnEnd(of: inner, at: id)
    }
  }

  fileprivate func discards(
    by list: ActionList, _ hosts: [ID<Screen>], _ places: RunPlaces
  ) -> [Finding] {
    var findings: [Finding] = []
    project.walk(list, into: .all, from: OnTheWay(running: hosts)) { id, way in
      let action = project.actions[id]
      if case .setRoot = action.kind,
        let host = way.running.first(where: { mayBeShown($0, while: way.tests) })
      {
        findings.append(discard(of: host, at: action.range, places))
      }
      way.running.removeAll {
        places.isEnded($0, by: action.kind, hasSelectedTab: way.hasSelectedTab)
      }
      if case .tab = action.kind { way.hasSelectedTab = true }
    } enter: { list, _, way in
      // By the time that it is done, a run may have begun again, and states may have changed.
      if !list.role.isBranch { return OnTheWay(running: hosts) }
      var way = way
      if let condition = list.role.condition { way.tests += project.tests[condition.tests] }
      return way
    }
    return findings
  }

  /// What holds where an action is done, and which runs can still be there.
  private struct OnTheWay {
    var running: [ID<Screen>]
    var hasSelectedTab = false
    var tests: [ConditionTest] = []
  }

  private func discard(
    of host: ID<Screen>, at range: SourceRange, _ places: RunPlaces
  ) -> Finding {
    guard case .embed(let flow) = project.screens[host].kind else {
      preconditionFailure("only a screen that embeds is a host")
    }
    let names = (quoted(flow.name), quoted(host))
    return Finding(
      "'setRoot' discards a running \(names.0), and \(names.1) waits for its result", at: range,
      on: host, notes: [Note("\(names.1) embeds it here", at: flow.name.range)],
      hint: "\(places.ending(of: host)), or open the screen with 'style: sheet'")
  }

  /// Whether a screen can be there while states have some values.
  private func mayBeShown(_ screen: ID<Screen>, while tests: [ConditionTest]) -> Bool {
    tests.allSatisfy { test in
      guard case .state(let state, _, let value) = test, let id = state.id, let value, value < 64
      else { return true }
      return values.values(of: id, at: screen) & (1 << UInt64(value)) != 0
    }
  }
}

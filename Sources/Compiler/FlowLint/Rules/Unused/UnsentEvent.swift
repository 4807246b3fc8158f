import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// An event of a screen in whose place a flow runs.
  static let unsentEvent = Rule(
    "unsent-event", .warning,
    summary: "A screen with 'embed' has only the ends of its flow as events.",
    rationale: """
      A screen that embeds a flow shows the screens of that flow and has no view of its own. So no
      view sends its events, no user leaves it, and nothing begins an outcome that it awaits. It
      gets only the end of the flow: 'finished' and 'cancelled'.

      Put the event into the embedded flow, and let the flow finish. Await an outcome on a screen
      before or after.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cart
          screens:
            cart: { transitions: { payTapped: checkout } }
            checkout:
              embed: Checkout
              transitions:
                finished: cart
                helpTapped: help # warning: 'helpTapped' never happens: 'checkout' shows the screens of 'Checkout', not its own
            help:
        - flow: Checkout
          start: address
          screens: { address: { transitions: { paid: finish } } }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: cart
          screens:
            cart: { transitions: { payTapped: checkout } }
            checkout: { embed: Checkout, transitions: { finished: backToRoot } }
        - flow: Checkout
          start: address
          screens: { address: { transitions: { paid: finish, helpTapped: help } }, help: }
      """
  ) { analysis in
    analysis.project.screens.ids.flatMap { id -> [Finding] in
      guard case .embed(let flow) = analysis.project.screens[id].kind else { return [] }
      return analysis.unsent(by: id, embedding: flow.name)
    }
  }
}

extension FlowAnalysis {
  fileprivate func unsent(by id: ID<Screen>, embedding flow: Name) -> [Finding] {
    let screen = project.screens[id]
    let names = (quoted(id), quoted(flow))
    let reason = "\(names.0) shows the screens of \(names.1), not its own"
    let mend = "move it into \(names.1); \(names.0) can handle 'finished' and 'cancelled'"
    let events = project.transitions[screen.transitions].map(\.event)
    var findings = events.filter { !project.ends.contains($0.symbol) }.map {
      Finding(
        "\(quoted($0)) never happens: \(reason)", at: $0.range, on: id, hint: mend,
        cause: Finding.Cause(
          summary: "events never happen: \(reason)", range: flow.range,
          hint: "move them into \(names.1); \(names.0) can handle 'finished' and 'cancelled'"))
    }
    findings += project.groupUses[screen.uses].map { use in
      Finding(
        "the events of \(quoted(use.name)) never happen: \(reason)", at: use.name.range, on: id,
        hint: mend)
    }
    if let wait = screen.awaits {
      findings.append(
        Finding(
          "\(quoted(wait.outcome.name)) never begins: \(reason)", at: wait.outcome.name.range,
          on: id,
          hint: "await it on a screen of \(names.1), or on a screen before or after \(names.0)"))
    }
    if let action = screen.leaving?.first {
      findings.append(
        Finding(
          "'leaving' never happens: the user leaves the screens of \(names.1), not \(names.0)",
          at: project.actions[action].range, on: id, hint: "move it to the screens of \(names.1)"))
    }
    return findings
  }
}

import FlowDiagnostics
import FlowModel

extension Rule {
  /// An event of a screen in whose place a flow runs.
  static let unsentEvent = Rule(
    "unsent-event", .warning,
    summary: "Every event is one of a screen that can send it.",
    rationale: """
      A screen that embeds a flow shows the screens of that flow and nothing of its own: there is no view
      that could send its events, no user who could leave it, and nothing that begins what it awaits. It
      hears how the flow ended, by 'finished' and 'cancelled', and no more.

      Put the event into the embedded flow, and let that tell its end. What is to be awaited belongs to a
      screen before or behind.
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
                helpTapped: help # warning: 'helpTapped' never comes: 'checkout' shows the screens of 'Checkout', which send events of their own
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
    let reason = "\(names.0) shows the screens of \(names.1), which send events of their own"
    let events = project.transitions[screen.transitions].map(\.event)
    var findings = events.filter { !FlowProject.ends.contains($0.symbol) }.map {
      Finding(
        "\(quoted($0)) never comes: \(reason)", at: $0.range, on: id,
        cause: Finding.Cause(
          summary: "events never come: \(reason)", range: flow.range))
    }
    findings += project.groupUses[screen.uses].map { use in
      Finding("the events of \(quoted(use.name)) never come: \(reason)", at: use.name.range, on: id)
    }
    if let wait = screen.awaits {
      findings.append(
        Finding(
          "\(quoted(wait.outcome.name)) is never begun: \(names.0) shows the screens of \(names.1)",
          at: wait.outcome.name.range, on: id))
    }
    if let action = screen.leaving?.first {
      findings.append(
        Finding(
          "'leaving' is never done: the user leaves the screens of \(names.1), and not \(names.0)",
          at: project.actions[action].range, on: id))
    }
    return findings
  }
}

import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

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
      return analysis.unsent(by: id, embedding: flow)
    }
  }
}

extension FlowAnalysis {
  /// Whether the actions after an end of an embedded flow stand beside 'finished'.
  func isMisplaced(_ end: Name, on screen: ID<Screen>) -> Bool {
    let name = project.text(end)
    return project.transitions[project.screens[screen].transitions].contains { transition in
      let word = project.text(transition.event)
      return !project.ends.contains(transition.event.symbol)
        && (word == name || nearest(to: word, among: [name]) != nil)
    }
  }

  /// An event that is an end of the embedded flow by another name, at another place, or sent inside.
  private func unsent(
    _ event: Name, by id: ID<Screen>, embedding flow: Reference<Flow>
  ) -> Finding? {
    let (word, host) = (project.text(event), quoted(flow.name))
    let ends = flow.id.map { project.flowEnds[project.flows[$0].ends].map(\.name) } ?? []
    let words = ends.map { project.text($0) }
    if let end = words.contains(word) ? word : nearest(to: word, among: words) {
      return Finding(
        end == word
          ? "'\(word)' is an end of \(host), and stands under 'finished'"
          : "\(host) has no end '\(word)', and its ends stand under 'finished'",
        at: event.range, on: id,
        notes: ends.filter { project.text($0) == end }.map {
          Note("'\(end)' is declared here", at: $0.range)
        },
        hint: "write 'finished: { \(end): … }'")
    }
    let known = [Keyword.finished.spelling, Keyword.cancelled.spelling]
    if let meant = nearest(to: word, among: known) {
      return Finding(
        "\(quoted(id)) has no event '\(word)': it has only the ends of \(host)", at: event.range,
        on: id, hint: "did you mean '\(meant)'?", fixIt: FixIt(replacing: event.range, with: meant))
    }
    guard let inner = flow.id, let sender = sender(of: event, in: inner) else { return nil }
    return Finding(
      "'\(word)' never happens here: \(quoted(sender)) of \(host) has this event",
      at: event.range, on: id,
      notes: [Note("\(quoted(sender)) is declared here", at: name(sender).range)],
      hint: "delete it here; when \(host) ends, \(quoted(id)) gets 'finished' or 'cancelled'")
  }

  private func sender(of event: Name, in flow: ID<Flow>) -> ID<Screen>? {
    project.flows[flow].screens.first {
      project.transition(in: project.screens[$0].transitions, on: event.symbol) != nil
    }
  }

  fileprivate func unsent(by id: ID<Screen>, embedding flow: Reference<Flow>) -> [Finding] {
    let screen = project.screens[id]
    let names = (quoted(id), quoted(flow.name))
    let reason = "\(names.0) shows the screens of \(names.1), not its own"
    let mend = "move it to a screen of \(names.1); \(names.0) can handle 'finished' and 'cancelled'"
    let events = project.transitions[screen.transitions].map(\.event)
    var findings = events.filter { !project.ends.contains($0.symbol) }.map {
      unsent($0, by: id, embedding: flow)
        ?? Finding(
          "\(quoted($0)) never happens: \(reason)", at: $0.range, on: id, hint: mend)
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

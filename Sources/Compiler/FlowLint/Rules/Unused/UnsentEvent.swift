import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// An event that no view sends.
  static let unsentEvent = Rule(
    "unsent-event", .warning,
    summary: "A view sends each event.",
    rationale: """
      A screen that embeds a flow shows the screens of that flow and has no view of its own. So no
      view sends its events, no user leaves it, and nothing begins an outcome that it awaits. It
      gets only the end of the flow: 'finished' and 'cancelled'. Tabs, columns, a switch and a
      sequence have no view of their own either. The views in them send their events, but not the
      views of embedded flows. 'leaving' never happens on a full-screen cover, which users can't
      swipe away.

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
        - flow: Kiosk
          start: home
          screens:
            home:
              tabs: [shop, till]
              transitions:
                helpTapped: help # warning: 'helpTapped' never happens: 'home' holds only embedded flows, and their views send only their own events
            shop: { embed: Shop }
            till: { embed: Checkout }
            help:
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
    var senders: [ID<Flow>: [Symbol: ID<Screen>]] = [:]
    let ofEmbedding = analysis.project.screens.ids.flatMap { id -> [Finding] in
      guard case .embed(let flow) = analysis.project.screens[id].kind else { return [] }
      return analysis.unsent(by: id, embedding: flow, &senders)
    }
    return ofEmbedding + analysis.unsentHeldEvents.flatMap { analysis.findings(on: $0) }
      + analysis.leavingsWithoutExit
  }
}

extension FlowAnalysis {
  fileprivate func findings(on unsent: UnsentHeldEvents) -> [Finding] {
    unsent.transitions.map { id in
      let event = project.transitions[id].event
      let (reason, mend) = reason(of: id, in: unsent)
      return Finding(
        "\(quoted(event)) never happens: \(reason)", at: event.range, on: unsent.host, hint: mend)
    }
  }

  private func reason(
    of event: ID<Transition>, in unsent: UnsentHeldEvents
  ) -> (String, hint: String) {
    let host = quoted(unsent.host)
    guard let view = unsent.view else {
      return (
        "\(host) holds only embedded flows, and their views send only their own events",
        "move it to screens of the embedded flows"
      )
    }
    let name = project.transitions[event].event.symbol
    if let other = project.heldEvents(sentFrom: view, named: name).first,
      !project.bringSame(other.transition, event)
    {
      return (
        "\(quoted(view)) sends that of \(quoted(other.host)), which brings other values",
        "let both bring the same values, or rename one"
      )
    }
    return ("each view in \(host) sends a nearer event of that name", "delete or rename it")
  }

  /// The ends of an embedded flow that stand beside 'finished', perhaps misspelt, by the events that
  /// stand there.
  func misplacedEnds(of flow: ID<Flow>, on screen: ID<Screen>) -> [Symbol: Name] {
    let events = unsentEvents(of: screen).map(\.symbol)
    if events.isEmpty { return [:] }
    let ends = project.flowEnds[project.flows[flow].ends].map(\.name)
    let known = Dictionary(ends.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [Symbol: Name] = [:]
    for event in events { found[event] = known[event] }
    let words = ends.map { project.text($0) }
    for event in events.prefix(Self.mostMisspelt) where known[event] == nil {
      let meant = nearest(to: project.symbols.text(of: event), among: words)
      found[event] = meant.flatMap(words.firstIndex).map { ends[$0] }
    }
    return found
  }

  /// Nobody misspells more events of a screen.
  private static var mostMisspelt: Int { 64 }

  private func unsentEvents(of screen: ID<Screen>) -> [Name] {
    project.transitions[project.screens[screen].transitions].map(\.event)
      .filter { !project.ends.contains($0.symbol) }
  }

  /// An event that is an end of the embedded flow by another name, at another place, or sent inside.
  private func finding(
    _ event: Name, by id: ID<Screen>, embedding flow: Reference<Flow>, _ end: Name?,
    _ sender: ID<Screen>?
  ) -> Finding? {
    let (word, host) = (project.text(event), quoted(flow.name))
    if let end {
      return Finding(
        end.symbol == event.symbol
          ? "'\(word)' is an end of \(host), and stands under 'finished'"
          : "\(host) has no end '\(word)', and its ends stand under 'finished'",
        at: event.range, on: id,
        notes: [Note("\(quoted(end)) is declared here", at: end.range)],
        hint: "write 'finished: { \(project.text(end)): … }'")
    }
    let known = [Keyword.finished.spelling, Keyword.cancelled.spelling]
    if let meant = nearest(to: word, among: known) {
      return Finding(
        "\(quoted(id)) has no event '\(word)': it has only the ends of \(host)", at: event.range,
        on: id, hint: "did you mean '\(meant)'?", fixIt: FixIt(replacing: event.range, with: meant))
    }
    guard let sender else { return nil }
    return Finding(
      "'\(word)' never happens here: \(quoted(sender)) of \(host) has this event",
      at: event.range, on: id,
      notes: [Note("\(quoted(sender)) is declared here", at: name(sender).range)],
      hint: "delete it here; when \(host) ends, \(quoted(id)) gets 'finished' or 'cancelled'")
  }

  /// The first screen of a flow that has each event.
  private func senders(in flow: ID<Flow>) -> [Symbol: ID<Screen>] {
    let all = project.flows[flow].screens.flatMap { id in
      project.transitions[project.screens[id].transitions].map { ($0.event.symbol, id) }
    }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func unsent(
    by id: ID<Screen>, embedding flow: Reference<Flow>,
    _ senders: inout [ID<Flow>: [Symbol: ID<Screen>]]
  ) -> [Finding] {
    let screen = project.screens[id]
    let names = (quoted(id), quoted(flow.name))
    let reason = "\(names.0) shows the screens of \(names.1), not its own"
    let mend = "move it to a screen of \(names.1); \(names.0) can handle 'finished' and 'cancelled'"
    let ends = flow.id.map { misplacedEnds(of: $0, on: id) } ?? [:]
    let unsent = unsentEvents(of: id)
    if !unsent.isEmpty, let inner = flow.id, senders[inner] == nil {
      senders[inner] = self.senders(in: inner)
    }
    let known = flow.id.flatMap { senders[$0] } ?? [:]
    var findings = unsent.map {
      finding($0, by: id, embedding: flow, ends[$0.symbol], known[$0.symbol])
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

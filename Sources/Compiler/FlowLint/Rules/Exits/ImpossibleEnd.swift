import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// What is to follow an end that never comes.
  static let impossibleEnd = Rule(
    "impossible-end", .warning,
    summary: "Actions after an end have an end that can happen.",
    rationale: """
      'finished' and 'cancelled' are ends of an embedded flow, a sequence, an external screen, or a
      screen with 'returns'. 'dismissed' is the end of a sheet, a cover or a popover, and of an
      alert that a button only closes. If the screen has no such end, the actions under it never
      run: the list does not reload, the chosen value does not arrive.

      Give the screen 'returns' and an event with 'finish', show it in a sheet, or move the actions
      into the screen's own events.
      """,
    flagged: """
      flow: Shop
      start: cart
      screens:
        cart:
          transitions:
            noteTapped:
              to: note
              finished: thanks # warning: 'finished' never happens: 'note' returns nothing
            helpTapped:
              to: help
              dismissed: thanks # warning: 'dismissed' never happens: 'help' is neither a sheet, a cover nor a popover
            sizeTapped:
              to: size
              style: sheet
              cancelled: none
              dismissed: thanks # warning: 'dismissed' never happens: 'cancelled' happens instead
        note: { transitions: { doneTapped: back } }
        help:
        size: { returns: Size, transitions: { chosen: { params: { size: Size }, finish: $event.size } } }
        thanks:
      """,
    accepted: """
      flow: Shop
      start: cart
      screens:
        cart:
          transitions:
            noteTapped: { to: note, finished: thanks }
            helpTapped: { to: help, style: sheet, dismissed: thanks }
            sizeTapped: { to: size, style: sheet, finished: none, dismissed: thanks }
        note: { returns: Note, transitions: { doneTapped: { params: { note: Note }, finish: $event.note } } }
        help:
        size: { returns: Size, transitions: { chosen: { params: { size: Size }, finish: $event.size } } }
        thanks:
      """
  ) { analysis in
    let endless = analysis.flowsWithoutFinish
    let atActions = analysis.actions.flatMap {
      analysis.impossibleEnds(of: $0.id, on: $0.screen, endless)
    }
    return atActions + analysis.impossibleEvents
  }
}

extension FlowAnalysis {
  fileprivate func impossibleEnds(
    of action: ID<Action>, on screen: ID<Screen>?, _ endless: Set<ID<Flow>>
  ) -> [Finding] {
    guard case .show(let show) = project.actions[action].kind, show.hasReactions,
      let target = show.target.id
    else { return [] }
    let all: [(String, ActionList?, Reason?)] = [
      ("finished", show.finished, whyNeverFinishes(target, endless)),
      ("cancelled", show.cancelled, whyNeverEnds(target)),
      ("dismissed", show.dismissed, whyNeverDismissed(show, target)),
    ]
    return all.compactMap { word, list, reason in
      guard let list, let reason else { return nil }
      let range = list.first.map { project.actions[$0].range } ?? project.actions[action].range
      return Finding(
        "'\(word)' never happens: \(reason.why)", at: range, on: screen, hint: reason.mend)
    }
  }

  /// Why an end never comes, and what to do instead.
  private typealias Reason = (why: String, mend: String)

  /// The flows without a result, of which no event says that they finish.
  fileprivate var flowsWithoutFinish: Set<ID<Flow>> {
    var endless = Set(project.flows.ids.filter { !project.flows[$0].hasResult })
    for action in actions {
      guard case .finish = project.actions[action.id].kind else { continue }
      // Events that screens share can finish any flow.
      guard let screen = action.screen else { return [] }
      if let flow = project.flow(endedBy: screen) { endless.remove(flow) }
    }
    return endless
  }

  private func whyNeverFinishes(_ target: ID<Screen>, _ endless: Set<ID<Flow>>) -> Reason? {
    if let flow = project.flow(embeddedBy: target), endless.contains(flow) {
      let name = quoted(project.flows[flow].name)
      return (
        "no event of \(name) finishes it", "add an event with 'finish' to \(name), or delete this"
      )
    }
    guard case .sequence(let sequence) = project.screens[target].kind, sequence.then != nil else {
      return whyNeverEnds(target)
    }
    return (
      "\(quoted(target)) goes on with its own 'then' instead",
      "move this into 'then' of \(quoted(target)), or delete that 'then'"
    )
  }

  private func whyNeverEnds(_ target: ID<Screen>) -> Reason? {
    let screen = project.screens[target]
    if screen.isRun { return nil }
    return screen.alert == nil
      ? (
        "\(quoted(target)) returns nothing",
        "give \(quoted(target)) 'returns' and an event with 'finish', or delete this"
      )
      : (
        "the buttons of \(quoted(target)) send events instead",
        "move this into the events of the buttons"
      )
  }

  private func whyNeverDismissed(_ show: Show, _ target: ID<Screen>) -> Reason? {
    let screen = project.screens[target]
    if screen.isRun {
      return show.cancelled == nil
        ? nil : ("'cancelled' happens instead", "move this into 'cancelled'")
    }
    if let alert = screen.alert {
      let onlyCloses = project.buttons[alert.buttons].contains { !$0.sendsEvent }
      return onlyCloses || alert.buttons.isEmpty || project.closesFromOutside
        ? nil
        : (
          "every button of \(quoted(target)) sends an event instead",
          "move this into the events of the buttons"
        )
    }
    let presentation = show.presentation ?? screen.presentation
    let styles = [presentation?.style ?? .push, presentation?.compactStyle].compactMap { $0 }
    return styles.contains(where: \.isLayer)
      ? nil
      : (
        "\(quoted(target)) is neither a sheet, a cover nor a popover",
        "show \(quoted(target)) with 'style: sheet', or delete this"
      )
  }

  /// A run tells the screen that stands for it that it finished or was cancelled, and nothing else.
  fileprivate var impossibleEvents: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      guard project.screens[id].isRun else { return [] }
      let transitions = project.transitions[project.screens[id].transitions]
      return transitions.filter { $0.event.symbol == Keyword.dismissed.symbol }.map {
        Finding(
          "'dismissed' never happens: \(quoted(id)) ends with 'finished' or 'cancelled'",
          at: $0.event.range, on: id, hint: "move this into 'cancelled'")
      }
    }
  }
}

extension FlowProject {
  /// Whether something happens while an alert is on top that its buttons don't do: it can close the alert.
  fileprivate var closesFromOutside: Bool {
    flows.elements.contains { !$0.app.isEmpty }
      || screens.elements.contains { $0.awaits != nil || !$0.deepLinks.isEmpty }
      || actions.elements.contains { !$0.nested.isDisjoint(with: .afterWaiting) }
  }
}

extension PresentationStyle {
  fileprivate var isLayer: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover: true
    case .push, .plain, .animated, .replace: false
    }
  }
}

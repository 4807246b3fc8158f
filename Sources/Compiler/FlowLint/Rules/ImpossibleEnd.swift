import FlowDiagnostics
import FlowModel
import FlowSyntax

extension Rule {
  /// What is to follow an end that never comes.
  static let impossibleEnd = Rule(
    "impossible-end", .warning,
    summary: "What follows an end follows one that comes.",
    rationale: """
      'finished' and 'cancelled' are told by what runs: an embedded flow, a sequence, an external screen,
      a screen that 'returns' something. 'dismissed' is told by what comes up in a layer of its own: a
      sheet, a cover, a popover, an alert that a button only closes. Where the screen has no such end,
      what stands under it is never done: the list isn't reloaded, the picked value never arrives.

      Give the screen 'returns' and an event with 'finish', show it in a sheet, or put what follows into
      its own events.
      """,
    flagged: """
      flow: Shop
      start: cart
      screens:
        cart:
          transitions:
            noteTapped:
              to: note
              finished: thanks # warning: 'finished' never comes: 'note' returns nothing
            helpTapped:
              to: help
              dismissed: thanks # warning: 'dismissed' never comes: 'help' is not in a layer of its own
            sizeTapped:
              to: size
              style: sheet
              cancelled: none
              dismissed: thanks # warning: 'dismissed' never comes: 'cancelled' is done instead
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
    let atActions = analysis.declaredLists.flatMap { declared in
      analysis.project.actions(in: declared.list, into: .all).flatMap {
        analysis.impossibleEnds(of: $0, on: declared.screen)
      }
    }
    return atActions + analysis.impossibleEvents
  }
}

extension FlowAnalysis {
  fileprivate func impossibleEnds(of action: ID<Action>, on screen: ID<Screen>?) -> [Finding] {
    guard case .show(let show) = project.actions[action].kind, let target = show.target.id else {
      return []
    }
    let all: [(String, ActionList?, String?)] = [
      ("finished", show.finished, whyNeverEnds(target)),
      ("cancelled", show.cancelled, whyNeverEnds(target)),
      ("dismissed", show.dismissed, whyNeverDismissed(show, target)),
    ]
    return all.compactMap { word, list, reason in
      guard let list, let reason else { return nil }
      let range = list.first.map { project.actions[$0].range } ?? project.actions[action].range
      return Finding("'\(word)' never comes: \(reason)", at: range, on: screen)
    }
  }

  private func whyNeverEnds(_ target: ID<Screen>) -> String? {
    let screen = project.screens[target]
    if screen.isRun { return nil }
    return screen.alert == nil
      ? "\(quoted(target)) returns nothing"
      : "\(quoted(target)) tells its end by the events of its buttons"
  }

  private func whyNeverDismissed(_ show: Show, _ target: ID<Screen>) -> String? {
    let screen = project.screens[target]
    if screen.isRun { return show.cancelled == nil ? nil : "'cancelled' is done instead" }
    if let alert = screen.alert {
      let onlyCloses = project.buttons[alert.buttons].contains { !$0.sendsEvent }
      return onlyCloses || alert.buttons.isEmpty
        ? nil : "every button of \(quoted(target)) is an event"
    }
    let presentation = show.presentation ?? screen.presentation
    let styles = [presentation?.style ?? .push, presentation?.compactStyle].compactMap { $0 }
    return styles.contains(where: \.isLayer)
      ? nil : "\(quoted(target)) is not in a layer of its own"
  }

  /// A run tells the screen that stands for it that it finished or was cancelled, and nothing else.
  fileprivate var impossibleEvents: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      guard project.screens[id].isRun else { return [] }
      let transitions = project.transitions[project.screens[id].transitions]
      return transitions.filter { $0.event.symbol == Keyword.dismissed.symbol }.map {
        Finding(
          "'dismissed' never comes: \(quoted(id)) tells that it 'finished' or was 'cancelled'",
          at: $0.event.range, on: id)
      }
    }
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

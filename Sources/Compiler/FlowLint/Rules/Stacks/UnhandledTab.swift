import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A tab that tells something, and nobody hears it.
  static let unhandledTab = Rule(
    "unhandled-tab", .warning,
    summary: "Each event of a tab has actions.",
    rationale: """
      A tab can be only an event, such as the plus in the middle of the bar. It is an event of the
      screen that has the tabs, not of the screens in them. If this screen has no such event, the
      user taps the tab and nothing happens.

      Give the event to the screen with the tabs, under 'transitions'. Write 'none' if nothing
      should happen.
      """,
    flagged: """
      flow: Notes
      start: home
      screens:
        home:
          tabs:
            - { screen: list, event: listAgain } # warning: nothing happens on a tap on this tab: 'home' has no event 'listAgain'
            - { event: addTapped, title: New } # warning: nothing happens on a tap on this tab: 'home' has no event 'addTapped'
        list: { transitions: { noteTapped: note, addTapped: { to: editor, style: sheet } } }
        note: { params: { id: Note.ID } }
        editor:
      """,
    accepted: """
      flow: Notes
      start: home
      screens:
        home:
          tabs:
            - { screen: list, event: listAgain }
            - { event: addTapped, title: New }
          transitions: { listAgain: none, addTapped: { to: editor, style: sheet } }
        list: { transitions: { noteTapped: note } }
        note: { params: { id: Note.ID } }
        editor:
      """
  ) { analysis in
    analysis.project.screens.ids.flatMap { id -> [Finding] in
      guard case .tabs(let tabs) = analysis.project.screens[id].kind else { return [] }
      return analysis.project.tabs[tabs].compactMap { analysis.unhandledEvent(of: $0, in: id) }
    }
  }
}

extension FlowAnalysis {
  fileprivate func unhandledEvent(of tab: Tab, in screen: ID<Screen>) -> Finding? {
    guard let event = tab.event else { return nil }
    if project.transition(of: screen, on: event.symbol) != nil { return nil }
    return Finding(
      "nothing happens on a tap on this tab: \(quoted(screen)) has no event \(quoted(event))",
      at: event.range, on: screen,
      hint: "add '\(project.text(event)): …' to its 'transitions'; 'none' if nothing should happen")
  }
}

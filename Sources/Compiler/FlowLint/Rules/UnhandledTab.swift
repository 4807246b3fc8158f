import FlowDiagnostics
import FlowModel

extension Rule {
  /// A tab that tells something, and nobody hears it.
  static let unhandledTab = Rule(
    "unhandled-tab", .warning,
    summary: "Something happens on every event that a tab tells.",
    rationale: """
      A tab may be only an event, such as the plus in the middle of the bar. The event is one of the screen
      that holds the tabs, and not of the screens in them. If that screen has no such event, the user taps
      the tab and nothing happens. A tap says nothing but which tab it was, so that the event can bring no
      value.

      Give the event to the screen with the tabs, under its 'transitions'; 'none' where nothing shall
      happen.
      """,
    flagged: """
      flow: Notes
      start: home
      screens:
        home:
          tabs:
            - { screen: list, event: listAgain } # warning: nothing happens on 'listAgain': 'home' has no such event
            - { event: addTapped, title: New } # warning: nothing happens on 'addTapped', which is all that the tab is: 'home' has no such event
            - { event: lastTapped, title: Last } # warning: 'lastTapped' brings 'id', which a tap on a tab cannot say
          transitions: { lastTapped: note }
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
    guard let transition = project.transition(of: screen, on: event.symbol) else {
      let all = tab.screen == nil ? ", which is all that the tab is" : ""
      return Finding(
        "nothing happens on \(quoted(event))\(all): \(quoted(screen)) has no such event",
        at: event.range, on: screen)
    }
    let brought = project.parameters[project.transitions[transition].parameters].map(\.name)
    if brought.isEmpty { return nil }
    return Finding(
      "\(quoted(event)) brings \(quoted(brought)), which a tap on a tab cannot say",
      at: event.range, on: screen)
  }
}

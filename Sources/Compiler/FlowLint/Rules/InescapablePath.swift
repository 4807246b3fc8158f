import FlowDiagnostics

extension Rule {
  /// A screen that the user cannot leave again on some path.
  static let inescapablePath = Rule(
    "inescapable-path", .error,
    summary: "A screen that can be left can be left whoever led there.",
    rationale: """
      An event that looks like a way out need not be one on every path. In a flow that another presented,
      'dismissAll' and 'backToRoot' stay inside, and 'setRoot' changes the flow's first screen. 'dismiss'
      does nothing on a plain or animated screen, which lies in the layer of the one before it. What is
      awaited comes once: after 'failed: none' no 'done' follows. 'leaving' runs instead of going back.
      Where that is all there is, the user is caught: whatever is tapped, what lies below never comes
      back. What the app does by itself, a state that changes or an event under 'app', counts only once
      the user told the app something: by an effect, an outcome, 'none', or the end of a flow. The note
      is the shortest way in. Layouts are those of a compact width.

      Say 'back' of a plain screen; 'dismiss', 'finish' or 'cancel' in a presented flow, which end it;
      lead on from every end that is awaited; give what 'leaving' asks a button that goes back. Or say
      'terminal: true' of a screen that is meant to be the last.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: catalog
          screens:
            catalog: { transitions: { helpTapped: { to: help, style: fullScreenCover } } }
            help: { embed: Help }
        - flow: Help
          start: topics
          screens:
            topics: # error: nothing leads out of 'topics' on one of the paths to it
              transitions: { topicTapped: topic, closeTapped: dismissAll }
            topic: { transitions: { allTapped: backToRoot } }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: catalog
          screens:
            catalog: { transitions: { helpTapped: { to: help, style: fullScreenCover } } }
            help: { embed: Help }
        - flow: Help
          start: topics
          screens:
            topics:
              transitions: { topicTapped: topic, closeTapped: dismiss }
            topic: { transitions: { allTapped: backToRoot } }
      """
  ) { analysis in
    analysis.traps.map { trap in
      let place = analysis.name(trap.screens[0]).range
      return Finding(
        "nothing leads out of \(analysis.quoted(trap.screens, most: 6)) on one of the paths to it",
        at: place, on: trap.screens[0],
        notes: [Note("on this path: \(analysis.script(trap.way, to: nil))", at: place)],
        witness: analysis.steps(of: trap.way))
    }
  }
}

import FlowDiagnostics

extension Rule {
  /// A screen that the user cannot leave again on some path.
  static let inescapablePath = Rule(
    "inescapable-path", .error,
    summary: "A screen that can be left can be left whoever led there.",
    rationale: """
      An event that looks like a way out leads out of its own flow only as far as that flow reaches. In a
      flow that was presented by another, 'dismissAll' and 'backToRoot' stay inside, 'setRoot' changes the
      flow's first screen, and what 'anywhere' gives to all screens does nothing where nothing is below.
      Where that is all there is, and the screen came up without a back button and without a swipe that
      closes it, the user is caught: whatever is tapped, what lies below never comes back. The note is
      the shortest way in.

      Say 'dismiss', 'finish' or 'cancel', which end the flow, add an event that does, or say
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

import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSemantics
import FlowStacks

extension Rule {
  /// A screen that the user cannot leave again on some path.
  static let inescapablePath = Rule(
    "inescapable-path", .error,
    summary: "If the user can leave a screen on one path, they can leave it on every path.",
    rationale: """
      An event can be a way out on one path and not on another. In a presented flow, 'dismissAll'
      and 'backToRoot' stay inside the flow, and 'setRoot' changes the flow's first screen.
      'dismiss' does nothing on a plain or animated screen, which is in the layer of the screen
      before it. An awaited outcome ends once: after 'failed: none', no 'done' follows. 'leaving'
      runs instead of going back. If nothing else leads out, the user can tap what they like and
      never gets back to the screen below. An event of 'app' leads out if it only goes back, and not
      past the screen below. A changed state and any other event of 'app' lead out only after the
      user told the app something: by an effect, an outcome, 'none', or the end of a flow. The note
      shows the shortest path to the screen, in compact width.

      Use 'back' on a plain screen, and 'dismiss', 'finish' or 'cancel' in a presented flow. Let
      every awaited end lead on. Give the question of 'leaving' a button that goes back. Add
      'terminal: true' if the user is meant to stay.
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
            topics: # error: 'topics' can't be left when 'helpTapped' shows it: 'dismissAll' stays inside 'Help'
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
      """,
    needs: .traps, dependsOnEmbedding: true
  ) { analysis in
    analysis.proofs.traps(besides: Set(analysis.confinement.cells.flatMap(\.screens))).map { trap in
      let entry = analysis.entry(into: trap)
      let obstacle = analysis.obstacle(in: trap)
      let place = entry.place ?? analysis.name(trap.screens[0]).range
      return Finding(
        "\(analysis.quoted(trap.screens, most: 6)) can't be left \(entry.words)\(obstacle.words)",
        at: place, on: trap.screens[0],
        notes: [analysis.note(on: trap.path, to: place, isOwnEventLast: false)]
          + (trap.isLastOfMany ? [Note("flowc did not look for more such places", at: place)] : []),
        witness: analysis.steps(of: trap.path), hint: obstacle.mend, isDoubtful: trap.isDoubtful)
    }
  }
}

extension FlowAnalysis {
  /// The step that leads into a trap, in words; and its place if the screen's own event is that
  /// step.
  fileprivate func entry(into trap: Trap) -> (words: String, place: SourceRange?) {
    guard let last = trap.path.events.last(where: { !$0.isQuestion }) else {
      return ("once the flow begins", nil)
    }
    guard let id = last.transition else { return ("after '\(word(last))'", nil) }
    let event = project.transitions[id].event
    if last.isAnswer(of: trap.screens[0], in: project) {
      return ("after \(quoted(event))", event.range)
    }
    let shown = trap.screens.count == 1 ? "it" : quoted(trap.screens[0])
    return ("when \(quoted(event)) shows \(shown)", nil)
  }

  /// Why what looks like a way out is none, and what to do instead.
  fileprivate func obstacle(in trap: Trap) -> (words: String, mend: String) {
    let screen = project.screens[trap.screens[0]]
    if trap.path.events.last?.isAnswer(of: trap.screens[0], in: project) ?? false {
      return (": no other end follows", "let this end lead back, or to a screen that does")
    }
    if screen.leaving != nil {
      return (": no answer to 'leaving' goes back", "give one of the buttons 'back' or 'dismiss'")
    }
    let flow = screen.flow == trap.path.flow ? nil : quoted(project.flows[screen.flow].name)
    for list in eventLists(of: trap.screens[0]) {
      for action in project.actions(in: list, into: .branches) {
        guard let exit = Exit(project.actions[action].kind) else { continue }
        if exit.staysInside, let flow {
          return (": '\(exit.word)' stays inside \(flow)", "use 'dismiss', 'finish' or 'cancel'")
        }
        return (": '\(exit.word)' \(exit.failure)", exit.mend)
      }
    }
    return ("", "give it an event that leads out of it, or say 'terminal: true'")
  }

  /// The actions of a screen's own events, of its groups and of `anywhere`.
  private func eventLists(of id: ID<Screen>) -> [ActionList] {
    let screen = project.screens[id]
    let groups = project.groupUses[screen.uses].compactMap(\.id).map { project.groups[$0] }
    let all =
      [screen.transitions] + groups.map(\.transitions) + [project.flows[screen.flow].anywhere]
    return all.flatMap { project.transitions[$0].map(\.actions) }
  }
}

/// An action that leaves a screen, though not everywhere.
private enum Exit: String {
  case back, dismiss, dismissAll, backToRoot, setRoot

  init?(_ kind: ActionKind) {
    switch kind {
    case .back: self = .back
    case .dismiss: self = .dismiss
    case .dismissAll: self = .dismissAll
    case .backToRoot: self = .backToRoot
    case .setRoot: self = .setRoot
    default: return nil
    }
  }

  var word: String { rawValue }

  /// Whether it leaves no screen below the flow that it is in.
  var staysInside: Bool { self != .back && self != .dismiss }

  var failure: String {
    switch self {
    case .back, .backToRoot: "has nothing to go back to there"
    case .dismiss, .dismissAll: "closes nothing there"
    case .setRoot: "does not lead out of it"
    }
  }

  var mend: String {
    switch self {
    case .dismiss, .dismissAll: "use 'back', or present it with 'style: sheet'"
    case .back, .backToRoot: "use 'dismiss', or push it"
    case .setRoot: "give it another event that leads out, or say 'terminal: true'"
    }
  }
}

extension StackEvent {
  /// Whether it is an end of what a screen awaits.
  fileprivate func isAnswer(of screen: ID<Screen>, in project: FlowProject) -> Bool {
    guard case .answered(let id) = self else { return false }
    return project.screens[screen].transitions.contains(id)
  }
}

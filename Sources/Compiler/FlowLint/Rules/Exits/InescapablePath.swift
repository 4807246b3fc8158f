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
    analysis.traps.map { trap in
      let entry = analysis.entry(into: trap)
      let obstacle = analysis.obstacle(in: trap)
      let place = entry.place ?? obstacle.place ?? analysis.name(trap.screens[0]).range
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
    if last.isAnswer(of: trap.screens[0], in: project) || isOwn(id, of: trap.screens[0]) {
      return ("after \(quoted(event))", event.range)
    }
    let shown = trap.screens.count == 1 ? "it" : quoted(trap.screens[0])
    return ("when \(quoted(event)) shows \(shown)", nil)
  }

  /// Why what looks like a way out is none, and what to do instead.
  fileprivate func obstacle(in trap: Trap) -> Obstacle {
    let screen = project.screens[trap.screens[0]]
    if trap.path.events.last?.isAnswer(of: trap.screens[0], in: project) ?? false {
      return Obstacle(
        words: ": no other end follows", mend: "let this end lead back, or to a screen that does")
    }
    let flow = screen.flow == trap.path.flow ? nil : quoted(project.flows[screen.flow].name)
    let isOver = trap.path.events.contains { $0.isAnswer(of: trap.screens[0], in: project) }
    let lists = eventLists(of: trap.screens[0], withAnswers: !isOver)
    let actions = lists.flatMap { project.actions(in: $0, into: .branches) }
    let exits = actions.filter { Exit(project.actions[$0].kind) != nil }
    let exit = exits.first.flatMap { Exit(project.actions[$0].kind) }
    if let leaving = screen.leaving { return obstacle(leaving, in: trap) }
    if exit == nil, isOver, let awaited = screen.awaits?.outcome.name {
      return Obstacle(
        words: ": \(quoted(awaited)) has ended, and nothing else leads out",
        mend: "add an event that leads out of it, or let each end lead out")
    }
    guard let exit else {
      return Obstacle(
        words: "", mend: "give it an event that leads out of it, or say 'terminal: true'")
    }
    if exit.staysInside, let flow {
      return Obstacle(
        words: ": '\(exit.word)' stays inside \(flow)", mend: "use 'dismiss', 'finish' or 'cancel'")
    }
    let isTried = exits.contains { action in stacks.all.contains { $0.stack.tries(action) } }
    if exit != .setRoot, !isTried {
      return Obstacle(
        words: ": no condition of '\(exit.word)' ever holds there",
        mend: "change the condition, or add an event that leads out of it")
    }
    let isConditional = lists.joined().allSatisfy { !exits.contains($0) }
    if isConditional, exit.works(on: style(of: trap.screens[0], shownBy: pathInto(trap))) {
      return Obstacle(
        words: ": the condition of '\(exit.word)' does not hold there",
        mend: "say with 'else' what happens then, and let it lead out too")
    }
    return Obstacle(words: ": '\(exit.word)' \(exit.failure)", mend: exit.mend)
  }

  /// The path without what the screen does there.
  private func pathInto(_ trap: Trap) -> EventPath {
    let events = trap.path.events.reversed().drop { event in
      event.transition.map { isOwn($0, of: trap.screens[0]) } ?? false
    }
    return EventPath(flow: trap.path.flow, events: events.reversed())
  }

  /// Whether a screen declares an event itself.
  private func isOwn(_ event: ID<Transition>, of screen: ID<Screen>) -> Bool {
    project.screens[screen].transitions.contains(event)
  }

  /// Why 'leaving' keeps the user in.
  private func obstacle(_ leaving: ActionList, in trap: Trap) -> Obstacle {
    let id = trap.screens[0]
    let style = self.style(of: id, shownBy: trap.path) ?? .push
    let word = [.sheet, .popover].contains(style) ? "dismiss" : "back"
    let all = project.actions(in: leaving, into: .all)
    let place = all.first.map { project.actions[$0].range }
    let alert = all.lazy.compactMap { self.project.alert(shownBy: $0) }.first
    if let alert {
      let button = project.buttons[alert.buttons].first(where: \.sendsEvent)
      let name = button.map { project.text($0.name) } ?? "closed"
      return Obstacle(
        words: ": no answer to 'leaving' goes back",
        mend: "\(button == nil ? "add a button, and let it" : "let the button '\(name)'") go back: "
          + "'\(name): \(word)' under 'transitions' of \(quoted(id))",
        place: place)
    }
    if !all.allSatisfy({ project.actions[$0].kind.isNone }) {
      return Obstacle(
        words: ": 'leaving' does not go back",
        mend: "end 'leaving' with '\(word)', or give \(quoted(id)) an event such as "
          + "'closeTapped: \(word)'", place: place)
    }
    return Obstacle(
      words: ": 'leaving: none' takes away \(style.implicitExit), and no event "
        + (word == "back" ? "leads back" : "closes it"),
      mend: "add an event such as 'closeTapped: \(word)', or delete 'leaving'", place: place)
  }

  /// The actions of a screen's own events, of its groups and of `anywhere`.
  ///
  /// - Parameter withAnswers: Whether the ends of what it awaits are among them.
  private func eventLists(of id: ID<Screen>, withAnswers: Bool) -> [ActionList] {
    let screen = project.screens[id]
    let awaited = screen.awaits?.outcome.id.map { project.outcomes[$0].ends } ?? .empty
    let answers = Set(withAnswers ? [] : project.outcomeEnds[awaited].map(\.name.symbol))
    let groups = project.groupUses[screen.uses].compactMap(\.id).map { project.groups[$0] }
    let all =
      [screen.transitions] + groups.map(\.transitions) + [project.flows[screen.flow].anywhere]
    return all.flatMap { project.transitions[$0] }.filter { !answers.contains($0.event.symbol) }
      .map(\.actions)
  }
}

/// Why the user can't leave a screen.
private struct Obstacle {
  let words: String
  let mend: String
  /// Where it stands, if it isn't the screen as a whole.
  var place: SourceRange?
}

extension PresentationStyle {
  /// How the user leaves without an event.
  fileprivate var implicitExit: String {
    switch self {
    case .sheet: "the swipe"
    case .popover: "the tap beside it"
    default: "the back button"
    }
  }
}

extension FlowProject {
  /// The alert that an action shows, if it shows one.
  fileprivate func alert(shownBy action: ID<Action>) -> AlertContent? {
    guard case .show(let show) = actions[action].kind else { return nil }
    return show.target.id.flatMap { screens[$0].alert }
  }
}

extension ActionKind {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}

extension StackEvent {
  /// Whether it is an end of what a screen awaits.
  fileprivate func isAnswer(of screen: ID<Screen>, in project: FlowProject) -> Bool {
    guard case .answered(let id) = self else { return false }
    return project.screens[screen].transitions.contains(id)
  }
}

import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// Two events of a screen on which the same happens.
  static let duplicateTransition = Rule(
    "duplicate-transition", .warning, isOptional: true,
    summary: "Each event of a screen has its own effect.",
    rationale: """
      If two events show the same screen in the same way, they are often one event with two names,
      or a copied line that nobody changed. The view then has two actions to choose from, and a
      later change may reach only one of them.

      Let the view send one event from both places. The rule is off by default, because a row and a
      button can lead to the same screen, and the app may want to tell them apart.
      """,
    flagged: """
      flow: Mail
      start: inbox
      screens:
        inbox:
          transitions:
            messageTapped: message
            messageOpened: message # warning: 'messageOpened' does the same as 'messageTapped'
        message:
      """,
    accepted: """
      flow: Mail
      start: inbox
      screens:
        inbox:
          transitions:
            messageTapped: message
            messageHeld: { to: message, style: sheet }
        message:
      """
  ) { analysis in
    analysis.project.screens.ids.flatMap { analysis.duplicates(on: $0) }
  }
}

extension FlowAnalysis {
  fileprivate func duplicates(on screen: ID<Screen>) -> [Finding] {
    var first: [SingleShow: Name] = [:]
    let ends = project.ends(of: project.screens[screen])
    return project.transitions[project.screens[screen].transitions].compactMap { transition in
      guard !ends.contains(transition.event.symbol),
        let show = SingleShow(transition, in: project)
      else { return nil }
      guard let earlier = first[show] else {
        first[show] = transition.event
        return nil
      }
      return Finding(
        "\(quoted(transition.event)) does the same as \(quoted(earlier))",
        at: transition.event.range, on: screen,
        notes: [Note("\(quoted(earlier)) is here", at: earlier.range)],
        hint: "let the view send \(quoted(earlier)) from both places, and delete this event")
    }
  }
}

extension FlowProject {
  /// The events by which what a screen began tells how it ended: two ends may well lead on alike.
  fileprivate func ends(of screen: Screen) -> Set<Symbol> {
    let called = screen.awaits?.outcome.id.map { outcomeEnds[outcomes[$0].ends].map(\.name.symbol) }
    return ends.union(called ?? [])
  }
}

/// All that an event does, if that is to show a screen with what the event brings.
private struct SingleShow: Hashable {
  let target: ID<Screen>
  let style: PresentationStyle
  let ifShown: IfShown
  let anchor: Symbol?
  let brings: [Symbol: TypeExpression]

  init?(_ transition: Transition, in project: FlowProject) {
    let actions = project.actions[transition.actions]
    guard actions.count == 1, case .show(let show)? = actions.first?.kind,
      let target = show.target.id, show.arguments.isEmpty, show.from == nil, show.entry == nil,
      !show.hasReactions
    else { return nil }
    self.target = target
    style = project.style(of: show)
    ifShown = show.ifShown
    anchor = show.anchor?.symbol
    brings = Dictionary(
      project.parameters[transition.parameters].map { ($0.name.symbol, $0.type) },
      uniquingKeysWith: { first, _ in first })
  }
}

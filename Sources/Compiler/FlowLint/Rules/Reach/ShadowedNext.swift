import FlowDiagnostics
import FlowModel
import FlowSyntax

extension Rule {
  /// A step that has an event of its sequence itself.
  static let shadowedNext = Rule(
    "shadowed-next", .warning,
    summary: "The steps of a sequence leave 'next' and 'skip' to the sequence.",
    rationale: """
      The view of each step sends 'next' and 'skip' without declaring them, and the sequence goes on.
      If a step declares one of them, its own event comes first: the sequence never goes on from
      there, and the actions under 'then' never run. 'unreachable-screen' reports it if screens are
      never shown because of that, and this rule otherwise.

      Delete the event, or give it another name. The last step of a sequence without 'then' can
      declare 'next', because the sequence has nothing to do there.
      """,
    flagged: """
      flow: Shop
      start: home
      sequences:
        tour: { steps: [hello, news], then: backToRoot }
      screens:
        home: { transitions: { tourTapped: tour } }
        hello:
          transitions:
            next: news # warning: 'tour' never goes on from 'hello': the step has its own 'next'
        news:
      """,
    accepted: """
      flow: Shop
      start: home
      sequences:
        tour: { steps: [hello, news], then: backToRoot }
      screens:
        home: { transitions: { tourTapped: tour } }
        hello: { transitions: { newsTapped: news } }
        news:
      """,
    needs: .stacks
  ) { analysis in
    analysis.project.screens.ids.filter(analysis.isReachable).flatMap { id -> [Finding] in
      guard case .sequence(let sequence) = analysis.project.screens[id].kind else { return [] }
      return analysis.shadowedEvents(of: sequence, id)
    }
  }
}

extension FlowAnalysis {
  fileprivate func shadowedEvents(of sequence: ScreenSequence, _ id: ID<Screen>) -> [Finding] {
    var following = sequence.then.map { screensShown(by: $0) } ?? []
    var found: [Finding] = []
    for step in sequence.steps.reversed() {
      guard let screen = project.steps[step].screen.id else { continue }
      let isLast = step == sequence.steps.last
      let goesOn = !isLast || sequence.then != nil
      if sequence.skip != nil, let event = project.ownEvent(of: screen, named: Keyword.skip.symbol)
      {
        found.append(shadowing(event, "is never skipped on", id, screen))
      }
      if goesOn, following.allSatisfy(isShown),
        let event = project.ownEvent(of: screen, named: Keyword.next.symbol)
      {
        found.append(shadowing(event, "never goes on from", id, screen))
      }
      following.append(screen)
    }
    return found
  }

  /// Whether some stack has a screen, or what stands in the place of one.
  private func isShown(_ screen: ID<Screen>) -> Bool {
    switch project.screens[screen].kind {
    case .embed, .sequence: true
    default: stacks.shown[screen] != nil
    }
  }

  private func screensShown(by list: ActionList) -> [ID<Screen>] {
    project.actions(in: list, into: .ofOneEvent).compactMap { id in
      guard case .show(let show) = project.actions[id].kind else { return nil }
      return show.target.id
    }
  }

  private func shadowing(
    _ event: ID<Transition>, _ effect: String, _ sequence: ID<Screen>, _ step: ID<Screen>
  ) -> Finding {
    let event = project.transitions[event].event
    return Finding(
      "\(quoted(sequence)) \(effect) \(quoted(step)): the step has its own \(quoted(event))",
      at: event.range, on: step, hint: "delete this event, or give it another name")
  }
}

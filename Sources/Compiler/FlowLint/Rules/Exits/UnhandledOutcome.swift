import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// An end of a call after which nothing happens.
  static let unhandledOutcome = Rule(
    "unhandled-outcome", .error,
    summary: "Each end of an awaited outcome has actions.",
    rationale: """
      A user who waits for the app sees a spinner. If the call ends in a way that you do not handle,
      the spinner stays. Often this is the forgotten failure, so the user is stuck just when
      something went wrong.

      Handle each end in the screen's 'transitions' or under 'cases'. Write 'none' if nothing should
      happen.
      """,
    flagged: """
      flow: Call
      start: calling
      outcomes:
        makeCall: [success, failure]
      screens:
        calling:
          await: makeCall # error: nothing follows when 'makeCall' ends with 'failure'
          transitions: { success: connected }
        connected:
      """,
    accepted: """
      flow: Call
      start: calling
      outcomes:
        makeCall: [success, failure]
      screens:
        calling:
          await: makeCall
          transitions: { success: connected, failure: failed }
        connected:
        failed:
      """
  ) { analysis in
    let project = analysis.project
    let shown = project.screens.ids.compactMap { id in
      project.screens[id].awaits.flatMap { wait in
        analysis.unhandledEnds(of: wait, on: id) { project.transition(of: id, on: $0) }
      }
    }
    let asked = project.actions.elements.compactMap { action -> Finding? in
      guard case .await(let wait) = action.kind else { return nil }
      return analysis.unhandledEnds(of: wait, on: nil) { project.transition(in: wait.ends, on: $0) }
    }
    return shown + asked
  }
}

extension FlowAnalysis {
  fileprivate func unhandledEnds(
    of wait: Await, on screen: ID<Screen>?, _ transition: (Symbol) -> ID<Transition>?
  ) -> Finding? {
    guard let outcome = wait.outcome.id else { return nil }
    let ends = project.outcomeEnds[project.outcomes[outcome].ends].map(\.name)
    let unhandled = ends.filter { transition($0.symbol) == nil }
    if unhandled.isEmpty { return nil }
    if let screen, let finding = misnamedEnd(of: wait, on: screen, unhandled, besides: ends) {
      return finding
    }
    // If a case misspells the end, the finding on the case reports it.
    if screen == nil, unhandled.allSatisfy({ project.unreadWords[$0.symbol] != nil }) { return nil }
    let missing = unhandled.prefix(4).map { "'\(project.text($0)): …'" }.joined(separator: ", ")
    return Finding(
      "nothing follows when \(quoted(wait.outcome.name)) ends with \(quoted(unhandled))",
      at: wait.outcome.name.range, on: screen,
      notes: unhandled.map { Note("\(quoted($0)) is declared here", at: $0.range) },
      hint: "add \(missing) under '\(screen == nil ? "cases" : "transitions")'; "
        + "'none' if nothing should happen",
      cause: Finding.Cause(
        summary:
          "places await \(quoted(wait.outcome.name)), where nothing follows \(quoted(unhandled))",
        range: unhandled[0].range,
        hint: "add \(missing) to each; 'none' if nothing should happen"))
  }

  /// An event of the screen that was likely meant to be the one end that nothing follows.
  private func misnamedEnd(
    of wait: Await, on screen: ID<Screen>, _ unhandled: [Name], besides ends: [Name]
  ) -> Finding? {
    guard unhandled.count == 1 else { return nil }
    let end = project.text(unhandled[0])
    let known = Set(ends.map(\.symbol))
    let others = project.transitions[project.screens[screen].transitions].map(\.event)
      .filter { !known.contains($0.symbol) }
    guard let event = others.first(where: { nearest(to: project.text($0), among: [end]) != nil })
    else { return nil }
    return Finding(
      "nothing follows when \(quoted(wait.outcome.name)) ends with '\(end)'", at: event.range,
      on: screen, notes: [Note("'\(end)' is declared here", at: unhandled[0].range)],
      hint: "did you mean '\(end)' by \(quoted(event))?",
      fixIt: FixIt(replacing: event.range, with: end))
  }
}

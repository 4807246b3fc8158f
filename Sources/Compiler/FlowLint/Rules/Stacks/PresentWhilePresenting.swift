import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks
import FlowSyntax

extension Rule {
  /// Something that comes up by itself and closes what the user has opened.
  static let presentWhilePresenting = Rule(
    "present-while-presenting", .warning,
    summary: "A screen that appears without a tap does not close the user's sheet.",
    rationale: """
      A screen presents one thing at a time. If it presents something after a time or after an
      answer, the user may be in a sheet that the same screen presented. The new screen closes this
      sheet, and the user's input is lost. The note shows a path.

      Push the new screen: the sheet stays above it. Or do not offer the sheet while the screen
      waits. flowc does not report an alert that tells how an outcome ended.
      """,
    flagged: """
      flow: Call
      start: inCall
      screens:
        inCall:
          transitions:
            muted: { after: 30s, then: { to: stillThere, style: sheet } } # warning: this closes what 'inCall' presents on 'addTapped'
            addTapped: { to: addPerson, style: sheet }
        stillThere:
        addPerson:
      """,
    accepted: """
      flow: Call
      start: inCall
      screens:
        inCall:
          transitions:
            muted: { after: 30s, then: stillThere }
            addTapped: { to: addPerson, style: sheet }
        stillThere: { transitions: { yesTapped: back } }
        addPerson:
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    var search = InterruptionSearch(analysis: analysis)
    return analysis.project.screens.ids.flatMap { search.interruptions(on: $0) }
  }
}

/// Something that a screen presents later, when something else may be presented.
private struct LatePresentation {
  let action: ID<Action>
  /// The event after which it comes; nothing where the screen itself waits.
  let event: ID<Transition>?
}

/// A look at each screen; what many share is said of the first of them.
private struct InterruptionSearch {
  let analysis: FlowAnalysis
  private var said: Set<ID<Action>> = []
  /// What comes late of events that screens share.
  private var lateOfShared: [IDRange<Transition>: [LatePresentation]] = [:]

  init(analysis: FlowAnalysis) { self.analysis = analysis }

  mutating func interruptions(on screen: ID<Screen>) -> [Finding] {
    let own = analysis.latePresentations(of: screen)
    let shared = analysis.sharedEvents(of: screen)
    let late = (own + shared.flatMap { lateOf($0) }).filter { !said.contains($0.action) }
    if late.isEmpty { return [] }
    let events =
      (analysis.project.holders(of: screen).map { analysis.project.screens[$0].transitions }
      + shared)
      .joined().filter { analysis.presentsAtOnce($0) }
    guard !events.isEmpty, let path = analysis.stacks.path(to: screen) else { return [] }
    return late.compactMap { late in
      let finding = events.lazy.compactMap { [analysis] in
        analysis.interruption(late, on: screen, after: $0, path)
      }.first
      if finding != nil { said.insert(late.action) }
      return finding
    }
  }

  private mutating func lateOf(_ shared: IDRange<Transition>) -> [LatePresentation] {
    if let known = lateOfShared[shared] { return known }
    let late = analysis.latePresentations(of: shared)
    lateOfShared[shared] = late
    return late
  }
}

extension FlowAnalysis {
  fileprivate func interruption(
    _ late: LatePresentation, on screen: ID<Screen>, after event: ID<Transition>, _ path: EventPath
  ) -> Finding? {
    let events = path.events + [late.event, event].compactMap { $0.map { .sent($0) } }
    let played = proofs.played(EventPath(flow: path.flow, events: events)) { step in
      step.remarks.contains { $0.action == late.action && $0.kind == .interrupts }
    }
    guard let played else { return nil }
    let range = project.actions[late.action].range
    let hint =
      presents(target(of: late.action), on: event)
      ? "say 'ifShown: ignore' beside the 'to'"
      : "push the screen: what the user has opened stays above it"
    return Finding(
      "this closes what \(quoted(screen)) presents on \(quoted(project.transitions[event].event))",
      at: range, on: screen, notes: [note(on: played, to: range, isOwnEventLast: false)],
      witness: steps(of: played), hint: hint)
  }

  /// What a screen presents late by what it awaits, and by its own events.
  fileprivate func latePresentations(of id: ID<Screen>) -> [LatePresentation] {
    let screen = project.screens[id]
    let own = project.transitions[screen.awaits?.ends ?? .empty].flatMap {
      presentations(in: $0.actions, countsAlerts: false)
    }
    let ends = endEvents(of: screen)
    return own.map { LatePresentation(action: $0, event: nil) }
      + screen.transitions.flatMap { event -> [LatePresentation] in
        let list = project.transitions[event].actions
        if ends.contains(project.transitions[event].event.symbol) {
          return presentations(in: list, countsAlerts: false).map {
            LatePresentation(action: $0, event: nil)
          }
        }
        return latePresentations(in: list).map { LatePresentation(action: $0, event: event) }
      }
  }

  fileprivate func latePresentations(of events: IDRange<Transition>) -> [LatePresentation] {
    events.flatMap { event in
      latePresentations(in: project.transitions[event].actions).map {
        LatePresentation(action: $0, event: event)
      }
    }
  }

  /// The events of its groups, and those of the whole flow.
  fileprivate func sharedEvents(of id: ID<Screen>) -> [IDRange<Transition>] {
    let screen = project.screens[id]
    guard case .view = screen.kind else { return [] }
    let groups = project.groupUses[screen.uses].compactMap { $0.id.map { project.groups[$0] } }
    return groups.map(\.transitions) + [project.flows[screen.flow].anywhere]
  }

  private func latePresentations(in list: ActionList) -> [ID<Action>] {
    let waits = project.actions(in: list, into: .untilAnEnd).filter {
      !project.actions[$0].nested.isDisjoint(with: .afterWaiting)
    }
    return waits.flatMap { action in
      project.lists(within: project.actions[action].kind, .afterWaiting).flatMap { late in
        presentations(in: late.actions, countsAlerts: late.role.isLater)
      }
    }
  }

  /// The events that a screen gets as the ends of what it awaits.
  private func endEvents(of screen: Screen) -> [Symbol] {
    guard let outcome = screen.awaits?.outcome.id else { return [] }
    return project.outcomeEnds[project.outcomes[outcome].ends].map(\.name.symbol)
  }

  fileprivate func presentsAtOnce(_ event: ID<Transition>) -> Bool {
    let late = Set(latePresentations(in: project.transitions[event].actions))
    return presentations(in: project.transitions[event].actions, countsAlerts: false)
      .contains { !late.contains($0) }
  }

  private func presentations(in list: ActionList, countsAlerts: Bool) -> [ID<Action>] {
    project.actions(in: list, into: .untilAnEnd).filter { action in
      guard case .show(let show) = project.actions[action].kind, let target = show.target.id else {
        return false
      }
      if project.screens[target].alert != nil { return countsAlerts }
      let style = (show.presentation ?? project.screens[target].presentation)?.style
      return style.map { [.sheet, .fullScreenCover, .popover].contains($0) } ?? false
    }
  }
}

extension FlowAnalysis {
  private func target(of action: ID<Action>) -> ID<Screen>? {
    if case .show(let show) = project.actions[action].kind { show.target.id } else { nil }
  }

  /// Whether an event shows a screen.
  private func presents(_ screen: ID<Screen>?, on event: ID<Transition>) -> Bool {
    project.actions(in: project.transitions[event].actions, into: .ofOneEvent).contains {
      screen != nil && target(of: $0) == screen
    }
  }
}

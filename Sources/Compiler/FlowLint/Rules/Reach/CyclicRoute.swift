import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

extension Rule {
  /// A way round that leaves screens behind at every turn.
  static let cyclicRoute = Rule(
    "cyclic-route", .warning,
    summary: "A loop of screens does not make the stack grow, unless you say so.",
    rationale: """
      On each round of such a loop, the same screens go onto the stack again. The way back and the
      memory of the app grow with each round. This happens if an event shows 'home' again instead of
      going back to it.

      Go back ('back', 'backTo', 'dismiss'), replace the source ('style: replace'), or say with
      'ifShown' what happens if the screen is on the stack already. 'ifShown: again' says that you
      mean to add it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped: product
        product:
          transitions:
            catalogTapped: catalog # warning: each round of 'catalog' to 'product' to 'catalog' adds screens to the stack
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          transitions:
            catalogTapped: { backTo: catalog }
            relatedTapped: { to: product, ifShown: again }
      """,
    needs: .growth, dependsOnEmbedding: true
  ) { analysis in
    let growth = analysis.proofs.growth
    return growth.loops.compactMap { analysis.finding(on: $0) }
      + growth.doubtful.compactMap { analysis.finding(on: $0, isDoubtful: true) }
  }
}

extension FlowAnalysis {
  fileprivate func finding(on loop: GrowthLoop, isDoubtful: Bool = false) -> Finding? {
    guard let (place, target) = show(by: loop.steps[loop.change]) else { return nil }
    let after = loop.change + 1
    let steps = loop.steps[after...] + loop.steps[..<after]
    let shows = steps.compactMap { step in show(by: step).map { (step, $0) } }
    let notes = Array(steps.prefix(20).map { note(on: $0, or: place.range) })
    let root = ([target] + shows.map(\.1.target)).first { isTabRoot($0) }
    let change = loop.steps[loop.change]
    let own = project.screens[change.screen].transitions
    let isShared = change.event.transition.map { !own.contains($0) } ?? false
    return Finding(
      "each round of \(route(shows.map(\.0.screen))) adds screens to the stack",
      at: place.range, on: loop.steps[loop.change].screen, notes: notes.count == 1 ? [] : notes,
      witness: notes,
      hint: root.map { "select the tab instead: '{ tab: \(project.text(name($0))) }'" }
        ?? (isShared
          ? "add 'ifShown: ignore', or 'ifShown: again' if you mean to add them"
          : "go 'back' or 'backTo' a screen, or say 'ifShown: again' if you mean to add them"),
      isDoubtful: isDoubtful)
  }

  /// The last action of a step that shows something.
  private func show(by step: GrowthStep) -> (action: Action, target: ID<Screen>)? {
    let own = step.event.transition.map { project.transitions[$0].actions } ?? .empty
    let inOwnList = project.actions(in: own, into: .all).map { project.actions[$0] }
    for target in step.shown.reversed() {
      if let action = inOwnList.first(where: { $0.adds(target) }) { return (action, target) }
    }
    for target in step.shown.reversed() {
      if let action = actionsAfterEnds.first(where: { $0.adds(target) }) { return (action, target) }
    }
    return nil
  }

  /// What follows the end of something.
  private var actionsAfterEnds: [Action] {
    let ofRuns = project.screens.elements.filter(\.isRun).flatMap { screen in
      screen.transitions.flatMap {
        project.actions(in: project.transitions[$0].actions, into: .all)
      }
    }
    let ofActions = project.actions.elements.flatMap { action in
      project.lists(within: action.kind, .onOtherEvents).flatMap {
        project.actions(in: $0.actions, into: .all)
      }
    }
    return (ofRuns + ofActions).map { project.actions[$0] }
  }

  private func note(on step: GrowthStep, or place: SourceRange) -> Note {
    let event = step.event.transition.map { project.transitions[$0].event }
    let name = event.map { quoted($0) } ?? "'\(word(step.event))'"
    guard let (action, target) = show(by: step) else {
      return Note("the user leaves \(quoted(step.screen)) on \(name)", at: event?.range ?? place)
    }
    return Note(
      "\(quoted(step.screen)) shows \(quoted(target)) on \(name)", at: action.range)
  }

  /// Whether a screen is the root of a tab and needs nothing.
  private func isTabRoot(_ screen: ID<Screen>) -> Bool {
    project.screens[screen].parameters.isEmpty
      && project.tabs.elements.contains { $0.screen?.id == screen }
  }
}

extension Action {
  /// Whether it shows a screen once more, without a word on whether that is meant.
  fileprivate func adds(_ screen: ID<Screen>) -> Bool {
    guard case .show(let show) = kind else { return false }
    return show.target.id == screen && show.statedIfShown != .again
  }
}

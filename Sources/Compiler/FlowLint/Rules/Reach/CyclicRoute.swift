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
      mean to add it. The stack of a tab also grows if an event in another tab selects it and shows a
      screen there: '[{ tab: account }, orders]'. And if an event replaces the first screen of a tab by one
      that leads to the same tabs again, these come up inside of themselves.
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
      # file: Bank.flow.yaml
      flow: Bank
      start: welcome
      screens:
        welcome: { transitions: { signedIn: { to: home, style: replace } } }
        home: { tabs: [accounts, more] }
        accounts:
        more: { transitions: { signedOut: { to: welcome, style: replace } } } # warning: this puts 'welcome' in the place of 'more', inside 'home', and 'welcome' leads to 'home' again
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
      + analysis.containersInThemselves
      + growth.doubtful.compactMap { analysis.finding(on: $0, isDoubtful: true) }
  }
}

extension FlowAnalysis {
  fileprivate func finding(on loop: GrowthLoop, isDoubtful: Bool = false) -> Finding? {
    // What follows the last step of a sequence is rather to change than what begins the sequence.
    let end = loop.steps.firstIndex { step in
      step.shown.contains { target in actionsAfterSteps(by: step).contains { $0.adds(target) } }
    }
    let place = end ?? loop.change
    guard let (range, target) = show(by: loop.steps[place]) else { return nil }
    let steps = loop.steps[(place + 1)...] + loop.steps[...place]
    let shows = steps.compactMap { step in show(by: step).map { (step, $0) } }
    let notes = notes(on: Array(steps), or: range)
    let root = ([target] + shows.map(\.1.target)).first { isTabRoot($0) }
    let change = loop.steps[place]
    let own = project.screens[change.screen].transitions
    let isShared = change.event.transition.map { !own.contains($0) } ?? false
    if let added = loop.addedToTab {
      return Finding(
        "each round adds \(quoted(added)) to the stack of its tab", at: range,
        on: loop.steps[place].screen, notes: notes, witness: notes,
        hint: "say 'ifShown: return' beside the 'to', or 'ifShown: again' if you mean to add it")
    }
    return Finding(
      "each round of \(route(shows.map(\.0.screen))) adds screens to the stack",
      at: range, on: change.screen, notes: notes.count == 1 ? [] : notes,
      witness: notes,
      hint: root.map { "select the tab instead: '{ tab: \(project.text(name($0))) }'" }
        ?? (isShared
          ? "add 'ifShown: ignore', or 'ifShown: again' if you mean to add them"
          : "go 'back' or 'backTo' a screen, or say 'ifShown: again' if you mean to add them"),
      isDoubtful: isDoubtful)
  }

  /// Where the last screen is shown that an action or a sequence shows on a step.
  private func show(by step: GrowthStep) -> (range: SourceRange, target: ID<Screen>)? {
    let own = step.event.transition.map { actions(in: project.transitions[$0].actions) } ?? []
    return last(of: step.shown, addedBy: own + actionsAfterSteps(by: step))
      ?? last(of: step.shown, among: steps(after: step))
      ?? last(of: step.shown, addedBy: actionsAfterEnds)
  }

  private func last(
    of shown: [ID<Screen>], addedBy actions: [Action]
  ) -> (range: SourceRange, target: ID<Screen>)? {
    for target in shown.reversed() {
      if let action = actions.first(where: { $0.adds(target) }) { return (action.range, target) }
    }
    return nil
  }

  private func last(
    of shown: [ID<Screen>], among steps: [SequenceStep]
  ) -> (range: SourceRange, target: ID<Screen>)? {
    for target in shown.reversed() {
      if let step = steps.first(where: { $0.screen.id == target }) { return (step.range, target) }
    }
    return nil
  }

  /// The steps that can follow one of a sequence.
  private func steps(after step: GrowthStep) -> [SequenceStep] {
    guard case .step(isSkip: false) = step.event else { return [] }
    return project.sequences(withStep: step.screen).flatMap { project.steps[$0.steps] }
  }

  /// What follows the sequences that a step may end.
  private func actionsAfterSteps(by step: GrowthStep) -> [Action] {
    guard case .step(let isSkip) = step.event else { return [] }
    return project.sequences(withStep: step.screen).compactMap { isSkip ? $0.skip : $0.then }
      .flatMap { actions(in: $0) }
  }

  private func actions(in list: ActionList) -> [Action] {
    project.actions(in: list, into: .all).map { project.actions[$0] }
  }

  /// What follows the end of something.
  private var actionsAfterEnds: [Action] {
    let ofRuns = project.screens.elements.filter(\.isRun).flatMap { screen in
      screen.transitions.flatMap { actions(in: project.transitions[$0].actions) }
    }
    let ofActions = project.actions.elements.flatMap { action in
      project.lists(within: action.kind, .onOtherEvents).flatMap { actions(in: $0.actions) }
    }
    return ofRuns + ofActions
  }

  /// What each event of a round shows; of a long one the first events.
  private func notes(on steps: [GrowthStep], or place: SourceRange) -> [Note] {
    let nexts = steps.dropFirst() + steps.prefix(1)
    let notes = zip(steps, nexts).map { note(on: $0, before: $1, or: place) }
    if notes.count <= 8 { return notes }
    let more = counted(notes.count - 7, "more event")
    return notes.prefix(7) + [
      Note("\(more) lead back to \(quoted(steps[0].screen))", at: notes[7].range)
    ]
  }

  private func note(
    on step: GrowthStep, before next: GrowthStep, or place: SourceRange
  ) -> Note {
    let event = step.event.transition.map { project.transitions[$0].event }
    let name = event.map { quoted($0) } ?? "'\(word(step.event))'"
    guard let (range, target) = show(by: step) else {
      if step.event.isChange {
        return Note(
          "a state changes while \(quoted(step.screen)) is shown: '\(word(step.event))'", at: place)
      }
      return Note("the user leaves \(quoted(step.screen)) on \(name)", at: event?.range ?? place)
    }
    let isInside = next.screen != target && project.screens[target].kind.showsOthers
    let shown = isInside ? "\(quoted(next.screen)) in \(quoted(target))" : quoted(target)
    return Note("\(quoted(step.screen)) shows \(shown) on \(name)", at: range)
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

extension ScreenKind {
  /// Whether others are on screen in its place.
  fileprivate var showsOthers: Bool {
    switch self {
    case .tabs, .split, .switch, .embed, .sequence: true
    case .view, .alert, .confirmationDialog, .external: false
    }
  }
}

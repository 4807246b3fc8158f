import FlowDiagnostics
import FlowModel
import FlowSemantics

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// Holds what rules say can never happen against every situation that the interpreter comes to.
struct FindingOracle {
  let project: FlowProject
  let analysis: FlowAnalysis
  let all: Exploration
  let stack: StackAnalysis
  private let shown: Set<ID<Screen>>
  /// The flows of which something is shown.
  private let used: Set<ID<Flow>>

  init(
    project: FlowProject, analysis: FlowAnalysis, all: Exploration, stack: StackAnalysis
  ) {
    self.project = project
    self.analysis = analysis
    self.all = all
    self.stack = stack
    shown = Set(all.shown.keys)
    used = Set(shown.map { project.screens[$0].flow })
  }

  func compare(_ comparison: inout Comparison) {
    compareScreens(&comparison)
    compare(.backAtRoot, &comparison) { $0 == .nothingBelow || $0 == .nothingToDismiss }
    compare(.missingBackTarget, &comparison) { if case .absent = $0 { true } else { false } }
    compare(.missingTabs, &comparison) { if case .noTabs = $0 { true } else { false } }
    compare(.missingSplit, &comparison) { $0 == .noColumns }
    compare(.ambiguousBackTarget, &comparison) { if case .twice = $0 { true } else { false } }
    compare(.actsOverChild, &comparison) { if case .inside = $0 { true } else { false } }
    compare(.presentWhilePresenting, &comparison) { $0 == .interrupts }
  }

  private func compareScreens(_ comparison: inout Comparison) {
    let reported = screens(reportedBy: .unreachableScreen)
    let saidElsewhere = Set(analysis.targetsOfNoOps)
    for screen in project.screens.ids {
      if shown.contains(screen) {
        comparison.note(
          "unreachable-screen silent",
          reported.contains(screen) ? "\(name(screen)) is shown, and reported as never shown" : nil)
      } else if analysis.stacks.all.allSatisfy(\.isExact), all.isComplete,
        analysis.stacks.hasAllScreens(of: project.screens[screen].flow),
        used.contains(project.screens[screen].flow), !saidElsewhere.contains(screen),
        !project.screens[screen].kind.showsOthers
      {
        comparison.note(
          "unreachable-screen reported",
          reported.contains(screen) ? nil : "\(name(screen)) is never shown, and isn't reported")
      }
    }
    // The user can be caught in another width.
    for screen in screens(reportedBy: .deadEnd) where all.isComplete && !project.dependsOnWidth {
      comparison.note(
        "dead-end reported", isLeft(screen) ? "\(name(screen)) is left, and reported" : nil)
    }
    // A switch without a case for a value shows nothing, and is not left.
    let hasGaps = project.screens.elements.contains { screen in
      guard case .switch(let state, let cases) = screen.kind, let id = state.id else {
        return false
      }
      return Set(project.cases[cases].map(\.value.symbol)).count < project.states[id].cases.count
    }
    for finding in findings(of: .inescapablePath) where all.isComplete && !hasGaps {
      guard let screen = finding.screen, shown.contains(screen) else { continue }
      comparison.note(
        "inescapable-path reported",
        isHeld(screen) ? nil : "\(name(screen)) is always left, and reported as inescapable")
    }
  }

  /// Holds the findings of a rule about actions against what the interpreter remarks on.
  private func compare(
    _ rule: Rule, _ comparison: inout Comparison,
    isMeant: (FlowSemantics.Remark.Kind) -> Bool
  ) {
    let reported = Set(findings(of: rule).map(\.range))
    let remarked = Set(all.remarks.filter { isMeant($0.kind) }.map(\.action))
    if promisesAll(rule) {
      let mistakes = Set(all.mistakes.filter { isMeant($0.kind) }.map(\.action))
      for action in mistakes.intersection(analysis.proofs.senders.keys).sorted()
      where !isSaidElsewhere(project.actions[action].kind) {
        let isReported = reported.contains(project.actions[action].range)
        comparison.note(
          "\(rule.id) reported", isReported ? nil : "\(action) isn't reported by \(rule.id)")
      }
    }
    // What a flow does that nobody gets to is the matter of whoever embeds it.
    guard project.flows.ids.allSatisfy(used.contains) else { return }
    let ranges = Set(remarked.map { project.actions[$0].range })
    let toRoot = reported.intersection(
      project.actions.elements.filter { $0.kind.goesToRoot }.map(\.range))
    for range in toRoot {
      comparison.note(
        "\(rule.id) of what goes to the root",
        changesSomething(at: range) ? "\(rule.id) at \(range.start) changes something" : nil)
    }
    for range in reported.subtracting(toRoot) where all.isComplete || ranges.contains(range) {
      comparison.note(
        "\(rule.id) true",
        ranges.contains(range) ? nil : "\(rule.id) at \(range.start) is never so")
    }
  }

  /// Whether an event with no other action than the one at a place changes what is shown.
  private func changesSomething(at range: SourceRange) -> Bool {
    let events = project.transitions.elements.filter {
      $0.actions.map { project.actions[$0].range } == [range]
    }.map(\.event.symbol)
    return all.edges.joined().contains { edge in
      guard case .sent(let event, let number, _) = edge.event, events.contains(event),
        let sender = all.states[edge.from].destinations[number]?.screen,
        let transition = project.transition(of: sender, on: event)
      else { return false }
      let list = project.transitions[transition].actions
      return list.map { project.actions[$0].range } == [range] && edge.from != edge.to
    }
  }

  /// Whether a rule is to report all that goes wrong.
  private func promisesAll(_ rule: Rule) -> Bool {
    switch rule.id {
    case Rule.backAtRoot.id, Rule.missingBackTarget.id: stack.isExact
    case Rule.missingTabs.id: stack.isSound
    default: false
    }
  }

  /// Whether it goes back to a screen that can lie on another of itself, of which one is the first, or
  /// selects what is no tab at all, or a tab that is meant to be hidden at times.
  private func isSaidElsewhere(_ kind: ActionKind) -> Bool {
    switch kind {
    case .backTo(let target, _), .dismissTo(let target, _):
      target.id.map(analysis.stacks.canLieOnItself) ?? false
    case .tab(let target, _):
      !tabs(shownWith: target.id).contains { !$0.mayBeHidden }
        || tabs(shownWith: target.id).contains(where: \.mayBeHidden)
    default: false
    }
  }

  private func tabs(shownWith screen: ID<Screen>?) -> [Tab] {
    shown.flatMap { holder -> [Tab] in
      guard case .tabs(let tabs) = project.screens[holder].kind else { return [] }
      return project.tabs[tabs].filter { $0.screen?.id == screen && screen != nil }
    }
  }

  private func findings(of rule: Rule) -> [Finding] {
    guard case .linter(let check) = rule.origin else { return [] }
    return check(analysis)
  }

  /// The screens that the findings of a rule name, themselves or in their notes.
  private func screens(reportedBy rule: Rule) -> Set<ID<Screen>> {
    let names = findings(of: rule).flatMap { [$0.range] + $0.notes.map(\.range) }
    return Set(project.screens.ids.filter { names.contains(analysis.name($0).range) })
  }

  /// Whether the user gets out from wherever a screen holds them: to where fewer destinations are.
  ///
  /// A screen with `leaving` may hold the user despite its back button. Steps of sequences don't count.
  private func isLeft(_ screen: ID<Screen>) -> Bool {
    let places = all.states.indices.filter { place in
      let state = all.states[place]
      guard state.end == nil, state.holdsTop || project.screens[screen].leaving != nil,
        let destination = state.top.flatMap({ state.destinations[$0] })
      else { return false }
      return destination.screen == screen && destination.step == nil
    }
    return !places.isEmpty && places.allSatisfy { all.isLeft(from: $0, in: project) }
  }

  /// Whether the user comes to a screen and from there to nowhere with fewer destinations.
  private func isHeld(_ screen: ID<Screen>) -> Bool {
    all.states.indices.contains { place in
      let state = all.states[place]
      guard state.end == nil, let top = state.top, state.destinations[top]?.screen == screen
      else { return false }
      return !all.isLeft(from: place, in: project)
    }
  }

  private func name(_ screen: ID<Screen>) -> String { project.text(project.screens[screen].name) }
}

extension ActionKind {
  fileprivate var goesToRoot: Bool {
    switch self {
    case .backToRoot, .dismissAll: true
    default: false
    }
  }
}

extension ScreenKind {
  fileprivate var showsOthers: Bool {
    switch self {
    case .embed, .sequence: true
    default: false
    }
  }
}

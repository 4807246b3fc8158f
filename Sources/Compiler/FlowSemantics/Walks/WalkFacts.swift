import FlowModel

/// The facts outside a screen that decide the targets of its events.
enum WalkFact: Hashable {
  case state(ID<AppState>)
  case fixed(ID<Guard>)
  /// Whether a sequence was shown, or where it was left.
  case sequence(ID<Screen>)
}

/// The facts that the events of each screen depend on, each once.
///
/// A flow is searched when one of its screens is first asked for: few flows show all the others.
final class WalkFacts {
  private var search: FactSearch
  private var byScreen: [ID<Screen>: [WalkFact]] = [:]
  private var flows: Set<ID<Flow>> = []

  init(_ project: FlowProject) { search = FactSearch(project) }

  subscript(screen: ID<Screen>) -> [WalkFact] {
    if flows.insert(search.project.screens[screen].flow).inserted { add(flowOf: screen) }
    return byScreen[screen] ?? []
  }

  private func add(flowOf screen: ID<Screen>) {
    let project = search.project
    let screens = project.flows[project.screens[screen].flow].screens
    for id in screens { byScreen[id, default: []] += search.facts(of: project.screens[id]) }
    for id in screens {
      guard case .sequence(let sequence) = project.screens[id].kind else { continue }
      let facts = search.facts(leadingTo: id) + search.facts(ofStepsOf: project.screens[id])
      for step in project.steps[sequence.steps].compactMap(\.screen.id) {
        byScreen[step, default: []] += facts
      }
    }
    for id in screens {
      var seen: Set<WalkFact> = []
      byScreen[id]?.removeAll { !seen.insert($0).inserted }
    }
  }
}

extension RunningState {
  /// A number for what a fact is now.
  func value(of fact: WalkFact) -> Int {
    switch fact {
    case .state(let id): values[Int(id.index)]
    case .fixed(let id): fixedAnswers[id].map { $0 ? 2 : 1 } ?? 0
    case .sequence(let id): shownOnce.contains(id) ? -2 : resumed[id].map { Int($0.index) } ?? -1
    }
  }
}

/// Reads actions for what they depend on; what several screens share, once.
private struct FactSearch {
  let project: FlowProject
  private var shared: [Int: [WalkFact]] = [:]

  init(_ project: FlowProject) { self.project = project }

  mutating func facts(of screen: Screen) -> [WalkFact] {
    var facts = facts(of: screen.transitions)
    for group in project.groupUses[screen.uses].compactMap(\.id) {
      facts += known(project.groups[group].transitions)
    }
    facts += known(project.flows[screen.flow].anywhere)
    if let leaving = screen.leaving { facts += self.facts(of: leaving) }
    if let awaits = screen.awaits { facts += self.facts(of: awaits.ends) }
    if case .switch(let state, _) = screen.kind, let id = state.id { facts.append(.state(id)) }
    if case .tabs(let tabs) = screen.kind {
      facts += project.tabs[tabs].compactMap(\.when).flatMap { self.facts(of: $0) }
    }
    return facts
  }

  mutating func facts(ofStepsOf screen: Screen) -> [WalkFact] {
    guard case .sequence(let sequence) = screen.kind else { return [] }
    return facts(of: screen.transitions)
      + [sequence.then, sequence.skip].compactMap { $0 }.flatMap { facts(of: $0) }
  }

  /// The facts that decide where a way to a screen leads.
  func facts(leadingTo target: ID<Screen>?) -> [WalkFact] {
    guard let target else { return [] }
    let screen = project.screens[target]
    var facts = screen.requires?.id.map { fixed($0) } ?? []
    guard case .sequence(let sequence) = screen.kind else { return facts }
    if sequence.once != nil || sequence.resumes != nil { facts.append(.sequence(target)) }
    for step in project.steps[sequence.steps] {
      if let condition = step.when { facts += self.facts(of: condition) }
    }
    return facts
  }

  private mutating func known(_ transitions: IDRange<Transition>) -> [WalkFact] {
    if let known = shared[transitions.startIndex] { return known }
    let facts = facts(of: transitions)
    if !transitions.isEmpty { shared[transitions.startIndex] = facts }
    return facts
  }

  private func facts(of transitions: IDRange<Transition>) -> [WalkFact] {
    project.transitions[transitions].flatMap { facts(of: $0.actions) }
  }

  private func facts(of list: ActionList) -> [WalkFact] {
    var facts: [WalkFact] = []
    var waiting = [list]
    while let next = waiting.popLast() {
      for action in project.actions(in: next, into: .ofOneEvent, order: .lastActionFirst) {
        facts += self.facts(of: project.actions[action].kind, &waiting)
      }
    }
    return facts
  }

  private func facts(of action: ActionKind, _ later: inout [ActionList]) -> [WalkFact] {
    switch action {
    case .when(let condition, _, _): return facts(of: condition)
    case .choose(let choices):
      return project.choices[choices].compactMap(\.condition).flatMap { facts(of: $0) }
    case .await(let wait):
      later += project.transitions[wait.ends].map(\.actions)
      return []
    case .show(let show):
      later += project.lists(within: action, .followings).map(\.actions)
      return facts(leadingTo: show.target.id)
    case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _):
      return facts(leadingTo: target.id)
    default: return []
    }
  }

  private func facts(of condition: Condition) -> [WalkFact] {
    project.tests[condition.tests].flatMap { test -> [WalkFact] in
      switch test {
      case .guard(let reference): reference.id.map { fixed($0) } ?? []
      case .state(let reference, _, _): reference.id.map { [.state($0)] } ?? []
      }
    }
  }

  private func fixed(_ id: ID<Guard>) -> [WalkFact] {
    project.guards[id].isFixed ? [.fixed(id)] : []
  }
}

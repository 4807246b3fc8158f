import FlowModel
import GraphAlgorithms

/// What a list does in parts: something late, or elsewhere.
extension FlowStack {
  /// A link that was refused is followed later.
  mutating func noteCondition(ofLinks condition: Condition?) {
    guard let condition else { return }
    note(.requires)
    noteAsking(condition)
  }

  /// A step looks for a screen, which may lie under its sequence.
  mutating func noteLookup(before rest: Interned<Continuation>) {
    note(.sequence)
    if rest.index >= 0 { note(.partOfList) }
  }

  /// The answers that a screen awaits come late where it has been covered, or another tab or column is used.
  mutating func noteAnswers(
    of screen: ID<Screen>, listGoesOn: Bool, _ surroundings: Surroundings
  ) {
    guard let outcome = project.screens[screen].awaits?.outcome.id else { return }
    let answers = project.outcomeEnds[project.outcomes[outcome].ends].compactMap {
      project.transition(of: screen, on: $0.name.symbol)
    }
    let isSimple = answers.allSatisfy { project.doesOneThing(project.transitions[$0].actions) }
    let late: Set<Approximation> =
      isSimple && !listGoesOn ? [.awaiting] : [.awaiting, .partOfList]
    let nearest = surroundings.container.map { [$0] } ?? []
    let containers = nearest + nearest.flatMap { self.containers(around: $0).map(\.symbol) }
    if listGoesOn || !containers.allSatisfy({ isSwitch($0) }) {
      approximations.formUnion(late)
    } else {
      approximationsIfCovered.formUnion(late)
    }
  }

  /// Whether a screen still awaits an answer.
  func awaits(_ symbol: PushdownSymbol) -> Bool {
    let screen = self.symbol(symbol).screen
    return screen.index >= 0 && project.screens[screen].awaits != nil
      && !placement(symbol).hasAnswered
  }

  /// An answer comes late, or never.
  mutating func noteAnswers(of wait: Await, before rest: Interned<Continuation>) {
    note(.awaiting)
    for end in project.transitions[wait.ends] { noteLate(end.actions, before: rest) }
  }

  /// A list is done late, when something else may lie on top.
  mutating func noteLate(_ list: ActionList, before rest: Interned<Continuation> = .nothing) {
    if rest.index >= 0 || !project.doesOneThing(list) { note(.partOfList) }
  }

  /// A list may act in another column than the one that is followed.
  mutating func noteColumns() {
    if approximations.contains(.split) { return }
    note(.split)
    let lists = project.transitions.elements.map(\.actions)
    if !lists.allSatisfy(project.doesOneThing) { note(.partOfList) }
  }
}

extension FlowProject {
  /// Whether no list within a list, nor itself, has more than one action that leads on; a way into an
  /// embedded flow is a list of its own.
  func doesOneThing(_ list: ActionList) -> Bool {
    var doesSo = true
    walk(list, into: .all, from: 0) { id, count in
      if actions[id].kind.moves || !actions[id].nested.isEmpty { count += 1 }
      if case .show(let show) = actions[id].kind, show.entry != nil { count += 1 }
      if count > 1 { doesSo = false }
    } enter: { _, _, _ in
      0
    }
    return doesSo
  }
}

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

  /// A step looks for a screen, which may lie under its sequence: then that ends, and another screen is on top for the
  /// rest of the list and for what follows the end.
  mutating func noteLookup() {
    note(.sequence)
    note(.partOfList)
  }

  /// A list is done late, when something else may lie on top.
  mutating func noteLate(_ list: ActionList, before rest: Interned<Continuation> = .nothing) {
    if rest.index >= 0 || !project.doesOneThing(list) { note(.partOfList) }
  }

  /// Something comes over a container or over an empty switch.
  ///
  /// What lies over a switch or over tabs, and is not in them, stays when they show something else. A switch around
  /// the holder takes away both.
  mutating func noteCover(of holder: PushdownSymbol?, at top: PushdownSymbol) {
    let isOver = holder.map { holder in
      surroundings(top).switched != surroundings(holder).switched || isInHidingTabs(top)
    }
    if isOver != true, !isSwitch(top) { return }
    note(.overSwitch)
    if retries.showByWhatLiesBelow { note(.lookup) }
  }

  /// Whether any tabs around a destination can be hidden.
  private func isInHidingTabs(_ top: PushdownSymbol) -> Bool {
    containers(around: top).contains { container in
      guard case .tabs(let tabs) = kind(of: container.symbol) else { return false }
      return project.tabs[tabs].contains(where: \.mayBeHidden)
    }
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

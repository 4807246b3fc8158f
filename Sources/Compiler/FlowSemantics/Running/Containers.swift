import FlowModel

extension Execution {
  /// Gives an instance the stacks that its kind of screen holds; returns what they open with.
  mutating func content(
    of number: Number<Destination>, _ kind: ScreenKind, _ opening: Opening
  ) -> [Opening] {
    switch kind {
    case .tabs(let tabs): tabContent(of: number, tabs, hiding: hidden(tabs), opening)
    case .split(let columns): splitContent(of: number, columns, opening)
    case .switch(let state, let cases): region(of: number, state, cases, opening)
    default: []
    }
  }

  /// Every tab that is shown has a stack of its own. The first that is a screen is selected, unless one is
  /// already.
  mutating func tabContent(
    of number: Number<Destination>, _ tabs: IDRange<Tab>, hiding hidden: Set<Int>,
    _ opening: Opening
  ) -> [Opening] {
    var roots: [Opening] = []
    var old: (stacks: [Number<Stack>?], selected: Int) = ([], 0)
    if case .tabs(let stacks, let selected) = state.destinations[number]?.content {
      old = (stacks, selected)
    }
    let stacks = project.tabs[tabs].enumerated().map { index, tab -> Number<Stack>? in
      if hidden.contains(index) { return nil }
      if old.stacks.indices.contains(index), let stack = old.stacks[index] { return stack }
      return tab.screen.map { root($0.id, in: number, under: opening, &roots) }
    }
    let isSelected = stacks.indices.contains(old.selected) && stacks[old.selected] != nil
    let selected = isSelected ? old.selected : stacks.firstIndex { $0 != nil } ?? 0
    state.destinations[number]?.content = .tabs(stacks, selected: selected)
    state.destinations[number]?.hiddenTabs = hidden
    return roots
  }

  private mutating func splitContent(
    of number: Number<Destination>, _ columns: IDRange<SplitColumn>, _ opening: Opening
  ) -> [Opening] {
    var roots: [Opening] = []
    var stacks: [Number<Stack>] = []
    for column in project.columns[columns] {
      stacks.append(root(column.screen.id, in: number, under: opening, &roots))
    }
    state.destinations[number]?.content = .split(stacks)
    return roots
  }

  /// The app's state decides what a `switch` shows.
  private mutating func region(
    of number: Number<Destination>, _ reference: Reference<AppState>, _ cases: IDRange<SwitchCase>,
    _ opening: Opening
  ) -> [Opening] {
    var roots: [Opening] = []
    let value = reference.id.map { state.values[Int($0.index)] }
    let shown = project.cases[cases].first { $0.index != nil && $0.index == value }
    let stack = shown.map { root($0.screen.id, in: number, under: opening, &roots) }
    state.destinations[number]?.content = .region(value: value, stack)
    return roots
  }

  /// A new stack in a container, and what it opens with.
  private mutating func root(
    _ screen: ID<Screen>?, in container: Number<Destination>, under opening: Opening,
    _ roots: inout [Opening]
  ) -> Number<Stack> {
    let stack: Number<Stack> = state.number()
    state.stacks[stack] = Stack(container: container)
    guard let screen else {
      remark(.dangling)
      return stack
    }
    let parameters = project.screens[screen].parameters
    let scope = Scope(event: project.elementBinding(of: screen).map { [$0] } ?? [])
    roots.append(
      Opening(
        screen: screen, arguments: values(for: parameters, given: .empty, scope),
        run: state.destinations[container]?.run ?? opening.run, stack: stack, index: 0,
        arrival: .root, chain: opening.chain.union([opening.screen])))
    return stack
  }

  /// A change of case drops the region's stack, and the layers that were presented from it.
  ///
  /// If switches of one state are nested, the outermost one changes, and the others are removed with
  /// its content.
  mutating func updateSwitches() {
    while let (number, kind) = outdatedSwitch(), mayGoOn() {
      guard let destination = state.destinations[number],
        case .switch(let reference, let cases) = kind
      else { return }
      let old = state.destinations(in: destination.content.stacks) { $0.stacks }
      let opening = Opening(
        screen: destination.screen, arguments: [], run: destination.run, stack: destination.stack,
        index: 0, arrival: .root)
      let droppedStacks = destination.content.stacks
      remove(Set(old), reacting: .never)
      for stack in droppedStacks { state.stacks[stack] = nil }
      for root in region(of: number, reference, cases, opening) { open(root) }
    }
  }

  private func outdatedSwitch() -> (Number<Destination>, ScreenKind)? {
    for number in state.all {
      guard let destination = state.destinations[number],
        case .region(let shown, _) = destination.content,
        case .switch(let reference, _) = project.screens[destination.screen].kind,
        let id = reference.id, state.values[Int(id.index)] != shown
      else { continue }
      return (number, project.screens[destination.screen].kind)
    }
    return nil
  }
}

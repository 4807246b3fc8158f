import FlowModel

/// Which tabs are shown.
extension Execution {
  /// The tabs whose conditions don't hold now, by their places.
  mutating func hidden(_ tabs: IDRange<Tab>) -> Set<Int> {
    var hidden: Set<Int> = []
    for (index, tab) in project.tabs[tabs].enumerated() {
      if let condition = tab.when, !holds(condition) { hidden.insert(index) }
    }
    return hidden
  }

  /// A change of the app's state shows and hides tabs.
  ///
  /// A tab that goes takes along its stack and the layers that were presented from it; one that comes begins
  /// with its first screen. Instead of the selected tab, the first one is selected.
  mutating func updateTabs() {
    for number in state.all {
      guard let destination = state.destinations[number],
        case .tabs = destination.content,
        case .tabs(let tabs) = project.screens[destination.screen].kind
      else { continue }
      let hidden = hidden(tabs)
      if hidden == destination.hiddenTabs { continue }
      dropTabs(hidden.subtracting(destination.hiddenTabs), of: number)
      let opening = Opening(
        screen: destination.screen, arguments: [], run: destination.run, stack: destination.stack,
        index: 0, arrival: .root)
      for root in tabContent(of: number, tabs, hiding: hidden, opening) { open(root) }
    }
  }

  private mutating func dropTabs(_ places: Set<Int>, of number: Number<Destination>) {
    guard case .tabs(var stacks, let selected) = state.destinations[number]?.content else { return }
    let dropped = places.sorted().compactMap { stacks[$0] }
    remove(Set(state.destinations(in: dropped) { $0.stacks }), reacting: .never)
    for stack in dropped { state.stacks[stack] = nil }
    for place in places { stacks[place] = nil }
    state.destinations[number]?.content = .tabs(stacks, selected: selected)
  }
}

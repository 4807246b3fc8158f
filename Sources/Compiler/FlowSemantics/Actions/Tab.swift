import FlowModel

extension Execution {
  /// `{ tab: T }`: what lies above the nearest `tabs` that have T closes, then T is selected; its
  /// stack is as it was left.
  mutating func select(_ target: Reference<Screen>, _ context: Context) {
    guard let screen = target.id else { return remark(.dangling) }
    guard let start = anchor(context),
      let (container, index) = tab(of: screen, among: state.downward(from: start))
    else { return remark(.noTabs(screen)) }
    if !mayCome(to: screen, context) { return }
    uncover(container)
    select(index, of: container)
  }

  func tab(
    of screen: ID<Screen>, among candidates: [Number<Destination>]
  ) -> (Number<Destination>, Int)? {
    for number in candidates {
      guard let destination = state.destinations[number],
        case .tabs(let tabs) = project.screens[destination.screen].kind
      else { continue }
      let index = project.tabs[tabs].enumerated().first {
        $1.screen?.id == screen && !destination.hiddenTabs.contains($0)
      }?.offset
      if let index { return (number, index) }
    }
    return nil
  }

  mutating func select(_ index: Int, of container: Number<Destination>) {
    guard case .tabs(let stacks, _) = state.destinations[container]?.content,
      stacks.indices.contains(index), stacks[index] != nil
    else { return }
    state.destinations[container]?.content = .tabs(stacks, selected: index)
  }
}

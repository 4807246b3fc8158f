import FlowModel

/// The visible part of a situation, without the stack further below.
struct WalkLook: Hashable {
  let pages: [ID<Screen>]
  let selected: [Int]
  let below: [ID<Screen>?]
  let values: [Int]
  let awaited: Set<ID<Outcome>?>
}

/// The nodes of a map by what they look like.
struct WalkLooks {
  private var numbers: [WalkLook: Int] = [:]
  private var tops: [ID<Screen>?] = []
  private var nodes: [Int: Int] = [:]
  private var nodesByTop: [ID<Screen>?: Int] = [:]

  mutating func number(of look: WalkLook) -> Int {
    if let known = numbers[look] { return known }
    numbers[look] = tops.count
    tops.append(look.pages.last)
    return tops.count - 1
  }

  mutating func add(_ look: WalkLook, node: Int) {
    let number = number(of: look)
    if nodes[number] == nil { nodes[number] = node }
    if nodesByTop[look.pages.last] == nil { nodesByTop[look.pages.last] = node }
  }

  /// The node that looks the same, or else one with the same on top.
  func node(_ number: Int) -> Int? { nodes[number] ?? nodesByTop[tops[number]] }

  func node(like look: WalkLook) -> Int? {
    numbers[look].flatMap { nodes[$0] } ?? nodesByTop[look.pages.last]
  }
}

/// The facts that decide the target of an event that can happen anywhere.
struct WalkOccasion: Hashable {
  /// The values of the app; none for the change of one.
  let values: [Int]
  /// The screens on top that decide by a state that changes; of what comes from outside, the lowest.
  let screens: [ID<Screen>]
  /// Whether something lies over the first layer, or is held.
  let isSpecial: Bool
}

extension WalkObserver {
  func looks(of state: RunningState) -> WalkLook {
    let active = state.active.compactMap { state.destinations[$0] }
    let presenter = state.layers.last?.presenter.flatMap { state.destinations[$0]?.screen }
    return WalkLook(
      pages: active.map(\.screen),
      selected: active.map { if case .tabs(_, let tab) = $0.content { tab } else { -1 } },
      below: active.map { page in
        let stack = state.stacks[page.stack]?.destinations ?? []
        return stack.dropLast().last.flatMap { state.destinations[$0]?.screen }
      } + [presenter],
      values: state.values,
      awaited: Set(state.awaits.keys.map { interpreter.outcome(of: $0, in: state) }))
  }

  /// The facts that decide the target of a change of state.
  func occasion(ofChanging id: ID<AppState>, in state: RunningState) -> WalkOccasion {
    let readers = state.active.compactMap { state.destinations[$0]?.screen }
      .filter { facts[$0].contains(.state(id)) }
    return WalkOccasion(values: [], screens: readers, isSpecial: state.intent != nil)
  }

  /// The facts that decide the target of an event from outside.
  func occasion(in state: RunningState) -> WalkOccasion {
    let stack = state.layers.first.flatMap { state.stacks[$0.stack] }
    let lowest = stack?.destinations.first.flatMap { state.destinations[$0]?.screen }
    return WalkOccasion(
      values: state.values, screens: [lowest].compactMap { $0 },
      isSpecial: state.layers.count > 1)
  }
}

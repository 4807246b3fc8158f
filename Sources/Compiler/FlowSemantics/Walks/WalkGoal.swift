import FlowModel
import FlowSyntax

/// Something that a walk can show about a flow. Walks are chosen so that each is shown once.
struct WalkGoal: Hashable {
  enum Deed: Hashable {
    case sent(Symbol)
    case button(Symbol?)
    case back, swipe
    case tab(Int, isSelected: Bool)
    case app(ID<Transition>)
    case link(ID<DeepLink>)
    case changed(ID<AppState>, from: Int, to: Int)
    case answered(ID<Outcome>, end: Int)
    case elapsed
    case ended(isFinish: Bool)
    /// How a run that a screen stands for has ended.
    case told(isFinish: Bool)
  }

  let deed: Deed
  /// The screen that it happens on.
  var place: ID<Screen>?
  /// The screen on top after it.
  var top: ID<Screen>?
  var denied: ID<Guard>?
  /// For what can happen anywhere, whether something lies over the first layer; for a change of
  /// state, whether what was held until then happens.
  var isSpecial = false
}

extension Interpreter {
  /// What a step shows about the interpreter's own flow; of flows inside it, only how they end.
  func goals(of walked: WalkStep) -> [WalkGoal] {
    let event = goal(of: walked).map { goal in
      var goal = goal
      goal.denied = walked.denied
      return goal
    }
    let told = walked.after.calls.compactMap { call -> WalkGoal? in
      guard case .told(let end, .run(_, let host?)) = call, isOwn(host) else { return nil }
      let isFinish = if case .finished = end { true } else { false }
      return WalkGoal(deed: .told(isFinish: isFinish), place: host)
    }
    return (event.map { [$0] } ?? []) + told
  }

  private func goal(of walked: WalkStep) -> WalkGoal? {
    let (before, after) = (walked.before, walked.after.state)
    switch walked.event {
    case .sent(let name, let sender, _): return goal(.sent(name), on: sender, before, after)
    case .button(let name, _): return goal(.button(name), on: before.top, before, after)
    case .systemBack(let number): return goal(.back, on: number, before, after)
    case .swipedAway: return goal(.swipe, on: before.top, before, after)
    case .tabTapped(let number, let index):
      guard case .tabs(_, let selected) = before.destinations[number]?.content else { return nil }
      var goal = goal(.tab(index, isSelected: index == selected), on: number, before, after)
      goal?.top = nil
      return goal
    case .app(let id, _): return goalAnywhere(.app(id), before, after)
    case .link(let id, _): return goalAnywhere(.link(id), before, after)
    case .changed(let id, let value):
      guard project.states[id].flow == flow else { return nil }
      let deed = WalkGoal.Deed.changed(id, from: before.values[Int(id.index)], to: value)
      return WalkGoal(deed: deed, isSpecial: before.intent != nil && after.intent == nil)
    case .answered(let waiting, let end, _):
      guard let outcome = outcome(of: waiting, in: before) else { return nil }
      return goal(.answered(outcome, end: end), on: waiting.destination, before, after)
    case .elapsed(let waiting): return goal(.elapsed, on: waiting.destination, before, after)
    case .ended(let number, let end):
      return goal(.ended(isFinish: end != .cancelled), on: number, before, after)
    }
  }

  private func goal(
    _ deed: WalkGoal.Deed, on number: Number<Destination>?, _ before: RunningState,
    _ after: RunningState
  ) -> WalkGoal? {
    guard let screen = number.flatMap({ before.destinations[$0]?.screen }), isOwn(screen) else {
      return nil
    }
    let top = after.top.flatMap { after.destinations[$0]?.screen }
    return WalkGoal(deed: deed, place: screen, top: top)
  }

  private func goalAnywhere(
    _ deed: WalkGoal.Deed, _ before: RunningState, _ after: RunningState
  ) -> WalkGoal {
    let isChange = before.layers != after.layers || before.all.count != after.all.count
    let top = after.top.flatMap { after.destinations[$0]?.screen }
    return WalkGoal(deed: deed, top: isChange ? top : nil, isSpecial: before.layers.count > 1)
  }

  private func isOwn(_ screen: ID<Screen>) -> Bool { project.screens[screen].flow == flow }

  /// What is waited for.
  package func outcome(of waiting: Waiting, in state: RunningState) -> ID<Outcome>? {
    guard let action = waiting.action else {
      let screen = state.destinations[waiting.destination]?.screen
      return screen.flatMap { project.screens[$0].awaits?.outcome.id }
    }
    guard case .await(let wait) = project.actions[action].kind else { return nil }
    return wait.outcome.id
  }
}

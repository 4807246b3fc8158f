import FlowModel
import FlowSyntax

/// The possible events, with their screens.
struct WalkDeed: Hashable {
  enum Kind: Hashable {
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
    case told(isFinish: Bool, ID<FlowEnd>? = nil)
  }

  let kind: Kind
  /// The screen that it happens on; none for what comes from outside.
  var place: ID<Screen>?
}

/// Something that a walk can show about a flow. Walks are chosen so that each is shown once.
struct WalkGoal: Hashable {
  /// The visible part of it.
  enum Change: Hashable {
    case none
    /// Only something less, so many screens: of more than a few it doesn't matter how many.
    case less(Int)
    /// The top screen then.
    case other(ID<Screen>?)
  }

  let deed: WalkDeed
  var change = Change.none
  /// Whether the app is asked for anything.
  var isHeard = false
  var denied: ID<Guard>?
  var isTwice = false
  /// For what comes from outside, whether something lies over the first layer; for a change of
  /// state, whether what was held until then happens.
  var isSpecial = false
}

extension Interpreter {
  /// The facts that a step shows about the tested flow; for embedded flows, only their ends.
  func goals(of walked: WalkStep) -> [WalkGoal] {
    let told = walked.after.calls.compactMap { call -> WalkGoal? in
      guard case .told(let end, .run(_, let host?)) = call, isOwn(host) else { return nil }
      guard case .finished(_, let name) = end else {
        return WalkGoal(deed: WalkDeed(kind: .told(isFinish: false), place: host))
      }
      return WalkGoal(deed: WalkDeed(kind: .told(isFinish: true, name), place: host))
    }
    guard let deed = deed(of: walked.event, in: walked.before),
      let goal = goal(deed, of: walked)
    else { return told }
    var own = goal
    own.denied = walked.denied
    own.isTwice = walked.isTwice
    return [own] + told
  }

  func deed(of event: Event, in state: RunningState) -> WalkDeed? {
    switch event {
    case .sent(let name, let sender, _): return deed(.sent(name), on: sender, state)
    case .button(let name, _): return deed(.button(name), on: state.top, state)
    case .systemBack(let number): return deed(.back, on: number, state)
    case .swipedAway: return deed(.swipe, on: state.top, state)
    case .tabTapped(let number, let index):
      guard case .tabs(_, let selected) = state.destinations[number]?.content else { return nil }
      return deed(.tab(index, isSelected: index == selected), on: number, state)
    case .app(let id, _): return WalkDeed(kind: .app(id))
    case .link(let id, _): return WalkDeed(kind: .link(id))
    case .changed(let id, let value):
      return WalkDeed(kind: .changed(id, from: state.values[Int(id.index)], to: value))
    case .answered(let waiting, let end, _):
      guard let outcome = outcome(of: waiting, in: state) else { return nil }
      return deed(.answered(outcome, end: end), on: waiting.destination, state)
    case .elapsed(let waiting): return deed(.elapsed, on: waiting.destination, state)
    case .ended(let number, let end):
      return deed(.ended(isFinish: end != .cancelled), on: number, state)
    }
  }

  private func deed(
    _ kind: WalkDeed.Kind, on number: Number<Destination>?, _ state: RunningState
  ) -> WalkDeed? {
    number.flatMap { state.destinations[$0]?.screen }.map { WalkDeed(kind: kind, place: $0) }
  }

  private func goal(_ deed: WalkDeed, of walked: WalkStep) -> WalkGoal? {
    if let place = deed.place, !isOwn(place) { return nil }
    let (before, after) = (walked.before, walked.after.state)
    switch deed.kind {
    case .tab: return WalkGoal(deed: deed)
    case .changed(let id, _, _):
      guard project.declares(id, in: flow) else { return nil }
      return WalkGoal(deed: deed, isSpecial: before.intent != nil && after.intent == nil)
    default:
      return WalkGoal(
        deed: deed, change: before.change(to: after),
        isHeard: walked.after.calls.contains(where: \.isRequest),
        isSpecial: deed.isOuter && before.layers.count > 1)
    }
  }

  func isOwn(_ screen: ID<Screen>) -> Bool { project.screens[screen].flow == flow }

  /// The awaited outcome.
  package func outcome(of waiting: Waiting, in state: RunningState) -> ID<Outcome>? {
    guard let action = waiting.action else {
      let screen = state.destinations[waiting.destination]?.screen
      return screen.flatMap { project.screens[$0].awaits?.outcome.id }
    }
    guard case .await(let wait) = project.actions[action].kind else { return nil }
    return wait.outcome.id
  }
}

extension RunningState {
  /// - Parameter after: under the same numbers.
  fileprivate func change(to after: RunningState) -> WalkGoal.Change {
    let (old, new) = (all, after.all)
    let top = after.top
    if old == new, top == self.top { return .none }
    let known = Set(old)
    if new.count < old.count, new.allSatisfy(known.contains) {
      return .less(min(old.count - new.count, 3))
    }
    return .other(top.flatMap { after.destinations[$0]?.screen })
  }
}

extension Call {
  /// Whether the app is to do something.
  fileprivate var isRequest: Bool {
    switch self {
    case .effect, .began: true
    case .timerStarted, .told, .shownOnce: false
    }
  }
}

extension WalkDeed {
  /// Whether it comes from outside.
  var isOuter: Bool {
    switch kind {
    case .app, .link: true
    default: false
    }
  }
}

import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Does one action that moves; of those that go back or select something, it is noted whether they
  /// do anything here.
  mutating func moveAndNote(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if continuation.source == .under {
      return moveUnder(action, continuation, rest, at: top, firing)
    }
    let kind = project.actions[action].kind
    noteMixture(kind, continuation, before: rest, at: top)
    let known = remarks.count
    let rules = move(action, continuation, rest, at: top, firing)
    guard kind.needsSomethingThere else { return rules }
    let isUseful: Bool
    switch kind {
    // Tabs may lie under the layer that is on top; it is noted where they are found.
    case .tab: isUseful = false
    case .backToRoot: isUseful = !isFirst(top, of: rootGoal(continuation, at: top))
    case .dismissAll: isUseful = !isFirst(top, of: .layers)
    default: isUseful = !remarks[known...].contains { $0.action == action }
    }
    note(action, isUseful: isUseful)
    return rules
  }

  /// Notes that the actions of a late list can do something: what has come up meanwhile is there to be closed.
  mutating func noteUse(of list: ActionList) {
    for action in project.actions(in: list, into: .untilAnEnd)
    where project.actions[action].kind.needsSomethingThere {
      note(action, isUseful: true)
    }
  }

  /// The flow that runs by itself acts from above another run, or a container acts from around one: the frame of
  /// that run is taken for its own.
  private mutating func noteMixture(
    _ kind: ActionKind, _ continuation: Continuation, before rest: Interned<Continuation>,
    at top: PushdownSymbol
  ) {
    if let holder = continuation.holder, kind.looksInside(holder: isInnermost(holder, top)) {
      note(.mixedFrames)
    }
    let surroundings = surroundings(top)
    let frame = continuation.frame
    let isOutside = continuation.holder.map { !isInOneFrame($0, top) } ?? false
    guard isOutside || frame == .main || surroundings.liesOnOtherRun else { return }
    let dependsOnFrame =
      switch kind {
      case .back: !isOutside && placement(top).runs.contains(where: \.isFrame)
      case .dismiss: isOutside || surroundings.isBaseLayer
      default: kind.dependsOnFrame
      }
    if dependsOnFrame || (frame != .main && rest.index >= 0) { note(.mixedFrames) }
  }

  /// Whether a container holds a destination, and no other one between them does.
  private func isInnermost(_ container: PushdownSymbol, _ top: PushdownSymbol) -> Bool {
    surroundings(top).container == container
  }

  /// Whether a destination lies on another one of its layer and its frame.
  func isPushed(_ top: PushdownSymbol) -> Bool {
    let placement = placement(top)
    return placement.base == .none && !placement.runs.contains(where: \.isFrame)
  }
}

extension ActionKind {
  /// Whether it does something else in another frame. A new root of the flow that runs by itself is
  /// the same everywhere.
  fileprivate var dependsOnFrame: Bool {
    switch self {
    case .show(let show): show.ifShown != .again || show.from != nil
    case .backTo, .backToRoot, .dismissTo, .dismissAll, .finish, .cancel, .tab: true
    default: false
    }
  }

  /// Whether a container that does it looks for something, and the stack may find another one inside the container.
  ///
  /// - Parameter isInnermost: Whether the container holds no other one.
  fileprivate func looksInside(holder isInnermost: Bool) -> Bool {
    switch self {
    case .backTo, .dismissTo: true
    case .show(let show): show.from != nil
    case .tab, .showInNextColumn: !isInnermost
    default: false
    }
  }

  /// Whether it does nothing where something isn't there.
  fileprivate var needsSomethingThere: Bool {
    switch self {
    case .back, .backTo, .backToRoot, .dismiss, .dismissTo, .dismissAll, .tab, .showInNextColumn:
      true
    case .show(let show): show.from != nil
    default: false
    }
  }
}

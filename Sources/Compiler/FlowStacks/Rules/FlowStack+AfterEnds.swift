import FlowModel
import GraphAlgorithms

/// What a run that has ended still shows.
struct RunRemains {
  let run: StackRun
  /// The first screen, without the run.
  let first: PushdownSymbol
  /// Whether others are in layers of their own.
  let hasLayers: Bool
}

/// Lists that follow the end of a run.
///
/// The last screen of the run stays until such a list is done. The stack takes it away before, or as soon as something
/// is shown in its place.
extension FlowStack {
  /// - Parameter isBelow: Whether the list begins at what lies below the last screen.
  mutating func noteFollowing(_ list: ActionList, after remains: RunRemains, isBelow: Bool) {
    let moves = moves(of: list).flatMap { [$0] + movesOfEntry($0) }
    if moves.flatMap(lookups).contains(where: { isPart($0, of: remains.run) }) { note(.lookup) }
    guard let first = moves.first, moves.count > 1 else { return }
    let others = isBelow ? moves.dropFirst() : moves.drop { !$0.isShow }.dropFirst()
    // If the first action does nothing, the next one is done inside of what a container still holds.
    let isInside = kind(of: remains.first)?.isContainer == true && !first.onlyAdds
    let isElsewhere = remains.hasLayers && !first.leavesAllAbove
    // What a container has pushed lies over the container, also while the list goes on.
    let isOverHolder = remains.run.opener?.presenter != nil && first.onlyClosesLayers
    // What an alert lies on is still the run's last screen when the next action closes it.
    let closesAlert = moves.dropLast().contains(where: showsAlert)
    if isBelow && (!first.leavesAllAbove || isOverHolder) || isInside || isElsewhere || closesAlert
      || !others.allSatisfy(\.onlyAdds)
    {
      note(.listAfterEnd)
    }
  }

  private func moves(of list: ActionList) -> [ActionKind] {
    project.actions(in: list, into: .ofOneEvent).map { project.actions[$0].kind }.filter(\.moves)
  }

  /// What is done by the entry that an action goes into a flow by.
  private func movesOfEntry(_ action: ActionKind) -> [ActionKind] {
    guard case .show(let show) = action, let screen = show.target.id, let name = show.entry,
      case .embed(let flow) = project.screens[screen].kind, let flow = flow.id,
      let entry = project.entry(name.symbol, of: flow)
    else { return [] }
    return moves(of: entry.actions)
  }

  private func showsAlert(_ action: ActionKind) -> Bool {
    guard case .show(let show) = action, let screen = show.target.id else { return false }
    return project.screens[screen].alert != nil
  }

  /// The screens that an action looks for, or in which it selects a tab.
  private func lookups(of action: ActionKind) -> [ID<Screen>] {
    guard case .tab(let target, _) = action, let tab = target.id else { return action.lookups }
    return tabHolders[tab] ?? []
  }

  private func isPart(_ screen: ID<Screen>, of run: StackRun) -> Bool {
    if run.host == screen { return true }
    guard case .sequence(let host) = run.kind,
      case .sequence(let sequence) = project.screens[host].kind
    else { return false }
    return project.steps[sequence.steps].contains { $0.screen.id == screen }
  }
}

extension ActionKind {
  /// Whether an action takes nothing away, and doesn't depend on what lies below.
  fileprivate var onlyAdds: Bool {
    if case .show(let show) = self { show.ifShown == .again && show.from == nil } else { false }
  }

  fileprivate var isShow: Bool { if case .show = self { true } else { false } }

  fileprivate var onlyClosesLayers: Bool { if case .dismissAll = self { true } else { false } }

  /// Whether nothing of a run that lay above the source is left in another layer.
  fileprivate var leavesAllAbove: Bool {
    switch self {
    case .backToRoot, .dismissAll, .setRoot: true
    default: false
    }
  }
}

import FlowModel
import FlowSemantics

/// Where the user is caught, on the shortest path that is known to lead there.
struct Trap {
  let screens: [ID<Screen>]
  let way: Way
}

extension FlowAnalysis {
  /// Places that some path leads to and none leads out of, though an event looks as if it did.
  ///
  /// What no event leaves on any path is no matter of the stack, and where an event goes back to what
  /// isn't there, that is what is wrong.
  var traps: [Trap] {
    let known = Set(confinement.cells.flatMap(\.screens))
    var found: [Trap] = []
    var caught = known
    for (analysis, search) in zip(stacks.all, trapSearches) {
      let all = search?.outermost(besides: known) ?? []
      if all.isEmpty { continue }
      let own = ownActions
      let mistaken = Set(
        analysis.stack.missteps.filter { own.contains($0.action) }.map(\.head.symbol))
      for place in all where caught.isDisjoint(with: place.screens) {
        guard mistaken.isDisjoint(with: place.symbols),
          let trap = trap(place, in: analysis)
        else { continue }
        caught.formUnion(place.screens)
        found.append(trap)
      }
    }
    return found
  }

  /// It counts where the interpreter comes there and has no way out; where there is too much to try,
  /// the stack has to be certain.
  private func trap(_ place: StackTrap, in analysis: StackAnalysis) -> Trap? {
    guard let events = analysis.events(to: place.head) else { return nil }
    let way = Way(flow: analysis.stack.flow, events: events)
    let captivity = Captivity(replay: Replay(project, flow: way.flow, isCompact: true))
    var verdicts: [RunningState: Captivity.Verdict] = [:]
    let played = played(way) { step in
      let state = step.state.canonical
      guard let top = state.top, state.destinations[top]?.screen == place.screens.first else {
        return false
      }
      let verdict = verdicts[state] ?? captivity.verdict(from: state)
      verdicts[state] = verdict
      return verdict == .held || verdict == .unknown && place.isCertain
    }
    return played.map { Trap(screens: place.screens, way: $0) }
  }
}

extension Confinement {
  /// Without the cells that the stack can be seen to be left from wherever they come up: by going back
  /// to a screen that is shown below, or because a sheet around them can be swiped away.
  func confirmed(by searches: [TrapSearch?], in stacks: Stacks, of project: FlowProject) -> Self {
    if cells.isEmpty { return self }
    var widths = [CaughtScreens(stacks.all, searches)]
    if project.dependsOnWidth {
      let wide = stacks.all.compactMap {
        StackAnalysis(of: stacks.facts, flow: $0.stack.flow, isCompact: false)
      }
      let limit = stacks.facts.limit
      widths.append(CaughtScreens(wide, wide.map { TrapSearch(of: $0, limit: limit) }))
    }
    var confirmed = self
    confirmed.keep { cell in widths.contains { $0?.mayHold(cell) ?? true } }
    return confirmed
  }
}

/// What the stacks of one width show, and where the user is caught.
private struct CaughtScreens {
  private var shown: Set<ID<Screen>> = []
  private var caught: Set<ID<Screen>> = []

  /// Nothing where the stacks can't tell.
  init?(_ stacks: [StackAnalysis], _ searches: [TrapSearch?]) {
    for (analysis, search) in zip(stacks, searches) {
      guard let search, analysis.isComplete, !analysis.mayBeWrong else { return nil }
      shown.formUnion(analysis.heads.keys)
      caught.formUnion(search.caught.map { analysis.stack.symbol($0.symbol).screen })
    }
  }

  func mayHold(_ cell: Confinement.Cell) -> Bool {
    !shown.isSuperset(of: cell.screens) || !caught.isDisjoint(with: cell.screens)
  }
}

extension StackAnalysis {
  /// Whether the stack may have ways that there are not, in rare mixtures.
  fileprivate var mayBeWrong: Bool { stack.approximations.contains { $0.direction == .both } }
}

extension FlowProject {
  /// Whether something comes up by another style in another width.
  fileprivate var dependsOnWidth: Bool {
    screens.elements.contains { $0.presentation?.compactStyle != nil }
      || actions.elements.contains { action in
        guard case .show(let show) = action.kind else { return false }
        return show.presentation?.compactStyle != nil
      }
  }
}

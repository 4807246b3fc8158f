import FlowModel
import FlowSemantics
import GraphAlgorithms

/// Where the user is caught, on the shortest path that is known to lead there.
struct Trap {
  let screens: [ID<Screen>]
  let way: Way
  /// Whether the finding is in doubt, because there was too much to try.
  let isDoubtful: Bool
  /// Whether there may be more, which were not looked at.
  var isLastOfMany = false
}

extension FlowAnalysis {
  /// Places that some path leads to and none leads out of, though an event looks as if it did.
  ///
  /// What no event leaves on any path is no matter of the stack.
  var traps: [Trap] {
    let known = Set(confinement.cells.flatMap(\.screens))
    var found: [Trap] = []
    var caught = known
    for (analysis, search) in zip(stacks.all, trapSearches) {
      let all = search?.outermost(besides: known) ?? []
      if all.isEmpty { continue }
      for place in all where caught.isDisjoint(with: place.screens) {
        guard let trap = trap(place, in: analysis) else { continue }
        caught.formUnion(place.screens)
        found.append(trap)
      }
      if all.count == TrapSearch.most, !found.isEmpty {
        found[found.count - 1].isLastOfMany = true
      }
    }
    return found
  }

  /// It counts where the interpreter comes there and has no way out, and is in doubt where there is too
  /// much to try.
  private func trap(_ place: StackTrap, in analysis: StackAnalysis) -> Trap? {
    guard let events = analysis.events(to: place.head) else { return nil }
    let flow = analysis.stack.flow
    let captivity = Captivity(
      replay: Replay(stacks.facts.project, flow: flow, isCompact: analysis.stack.isCompact),
      app: .answers)
    let trap = { (events: [StackEvent], isDoubtful: Bool) in
      Trap(screens: place.screens, way: Way(flow: flow, events: events), isDoubtful: isDoubtful)
    }
    switch captivity.way(events, to: place.screens.first, isCertain: place.isCertain) {
    case .came(let events): return trap(events, false)
    case .failed: return nil
    case .gaveUp: return trap(events, true)
    }
  }
}

extension Confinement {
  /// Without the cells that the stack can be seen to be left from wherever they come up: by going back
  /// to a screen that is shown below, or because a sheet around them can be swiped away; and without
  /// those where the app answers with a state by which it shows something else.
  func confirmed(by searches: [TrapSearch?], in stacks: Stacks, of project: FlowProject) -> Self {
    var confirmed = self
    if stacks.facts.hasSwitches {
      confirmed.keep { !$0.screens.contains(where: project.leavesAnEndToTheApp) }
    }
    if confirmed.cells.isEmpty { return confirmed }
    var widths = [CaughtScreens(stacks.all, searches)]
    if project.dependsOnWidth {
      let wide = stacks.all.compactMap {
        StackAnalysis(of: stacks.facts, flow: $0.stack.flow, isCompact: false)
      }
      let limit = stacks.facts.limit
      widths.append(CaughtScreens(wide, wide.map { TrapSearch(of: $0, limit: limit) }))
    }
    confirmed.keep { cell in widths.contains { $0?.mayHold(cell) ?? true } }
    return confirmed
  }
}

/// What the stacks of one width show, and where the user is caught.
private struct CaughtScreens {
  private var shown: Set<ID<Screen>> = []
  private var caught: Set<ID<Screen>> = []
  /// Where he may be caught, as far as stacks say that may be wrong.
  private var doubtful: [ID<Screen>: [(head: PushdownHead, stack: StackAnalysis)]] = [:]
  private var isCertain = true
  /// So many ways to a screen are played, the shortest first, and so many situations are looked at:
  /// where nothing leads on there are few.
  private static let (mostWays, mostStates) = (2, 32)

  /// Nothing where the stacks can't tell.
  init?(_ stacks: [StackAnalysis], _ searches: [TrapSearch?]) {
    for (analysis, search) in zip(stacks, searches) {
      guard let search, analysis.isComplete else { return nil }
      shown.formUnion(analysis.heads.keys)
      if analysis.mayBeWrong { isCertain = false }
      for head in search.caught {
        let screen = analysis.stack.symbol(head.symbol).screen
        if analysis.mayBeWrong {
          doubtful[screen, default: []].append((head, analysis))
        } else {
          caught.insert(screen)
        }
      }
    }
  }

  func mayHold(_ cell: Confinement.Cell) -> Bool {
    if !caught.isDisjoint(with: cell.screens) { return true }
    if isCertain { return !shown.isSuperset(of: cell.screens) }
    return cell.screens.contains(where: isHeld)
  }

  /// Whether the interpreter comes to a screen, and has no way out.
  private func isHeld(_ screen: ID<Screen>) -> Bool {
    (doubtful[screen] ?? []).prefix(Self.mostWays).contains { head, analysis in
      guard let events = analysis.events(to: head) else { return false }
      let stack = analysis.stack
      let captivity = Captivity(
        replay: Replay(stack.project, flow: stack.flow, isCompact: stack.isCompact),
        limit: Self.mostStates, app: .answers)
      guard case .came = captivity.way(events, to: screen, isCertain: false) else { return false }
      return true
    }
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

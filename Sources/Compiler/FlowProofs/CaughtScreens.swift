import FlowModel
import FlowSemantics
import FlowStacks
import GraphAlgorithms

/// Where the user is caught in the stacks of one width.
struct CaughtScreens {
  /// Where the user may be caught, by the screens there.
  private var places: [ID<Screen>: [(head: PushdownHead, stack: StackAnalysis)]] = [:]
  /// So many ways to a screen are played, the shortest first, and so many situations are looked at:
  /// where nothing leads on there are few.
  private static let (mostWays, mostStates) = (2, 32)
  private let effort = Effort(Effort.ofAll)

  /// Nothing where the stacks can't tell.
  init?(_ stacks: [StackAnalysis], _ searches: [TrapSearch?]) {
    for (analysis, search) in zip(stacks, searches) {
      guard let search, analysis.isComplete else { return nil }
      for head in search.caught {
        for screen in analysis.stack.screens(around: head.symbol) {
          places[screen, default: []].append((head, analysis))
        }
      }
    }
  }

  /// Whether the user comes to one of some screens and has no way out: no answer comes, and no time
  /// is over, that closes it.
  func mayHold(_ screens: [ID<Screen>]) -> Bool {
    screens.contains { screen in
      (places[screen] ?? []).prefix(Self.mostWays).contains { isHeld(screen, at: $0, in: $1) }
    }
  }

  private func isHeld(
    _ screen: ID<Screen>, at head: PushdownHead, in analysis: StackAnalysis
  ) -> Bool {
    let stack = analysis.stack
    guard let events = analysis.events(to: head) else { return !analysis.mayBeWrong }
    let escapeSearch = EscapeSearch(
      replay: Replay(
        stack.project, flow: stack.flow, isCompact: stack.isCompact, Effort(of: effort)),
      limit: Self.mostStates, app: analysis.mayBeWrong ? .answers : .expected)
    let top = stack.symbol(head.symbol).screen
    switch escapeSearch.path(events, to: top, isCertain: !analysis.mayBeWrong) {
    case .came: return true
    case .failed: return false
    case .gaveUp: return !analysis.mayBeWrong
    }
  }
}

extension StackAnalysis {
  /// Whether the stack may have ways that there are not, in rare mixtures.
  fileprivate var mayBeWrong: Bool { stack.approximations.contains { $0.direction == .both } }
}

extension FlowProject {
  /// Whether something comes up by another style in another width.
  var dependsOnWidth: Bool {
    screens.elements.contains { $0.presentation?.compactStyle != nil }
      || actions.elements.contains { action in
        guard case .show(let show) = action.kind else { return false }
        return show.presentation?.compactStyle != nil
      }
  }
}

extension Proofs {
  /// Of sets of screens that no event leaves those that may hold the user. The others can be seen
  /// to be left from wherever they come up: by going back to a screen that is shown below, because
  /// a sheet around them can be swiped away, or because the app answers with a state by which it
  /// shows something else.
  package func holding(_ cells: [[ID<Screen>]]) -> [[ID<Screen>]] {
    var cells = cells
    if trapSearches.isEmpty { return cells }
    if stacks.facts.hasSwitches {
      cells.removeAll { $0.contains(where: project.leavesAnEndToTheApp) }
    }
    if cells.isEmpty { return cells }
    var widths = [CaughtScreens(stacks.all, trapSearches)]
    if project.dependsOnWidth {
      let wide = stacks.all.compactMap {
        StackAnalysis(of: stacks.facts, flow: $0.stack.flow, isCompact: false)
      }
      let limit = stacks.facts.limit
      widths.append(CaughtScreens(wide, wide.map { TrapSearch(of: $0, limit: limit) }))
    }
    return cells.filter { cell in widths.contains { $0?.mayHold(cell) ?? true } }
  }
}

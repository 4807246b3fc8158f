import FlowModel
import FlowSemantics
import FlowStacks
import GraphAlgorithms

/// What the stacks of one width show, and where the user is caught.
struct CaughtScreens {
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

  func mayHold(_ screens: [ID<Screen>]) -> Bool {
    if !caught.isDisjoint(with: screens) { return true }
    if isCertain { return !shown.isSuperset(of: screens) }
    return screens.contains(where: isHeld)
  }

  /// Whether the interpreter comes to a screen, and has no way out.
  private func isHeld(_ screen: ID<Screen>) -> Bool {
    (doubtful[screen] ?? []).prefix(Self.mostWays).contains { head, analysis in
      guard let events = analysis.events(to: head) else { return false }
      let stack = analysis.stack
      let escapeSearch = EscapeSearch(
        replay: Replay(stack.project, flow: stack.flow, isCompact: stack.isCompact),
        limit: Self.mostStates, app: .answers)
      guard case .came = escapeSearch.path(events, to: screen, isCertain: false) else {
        return false
      }
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

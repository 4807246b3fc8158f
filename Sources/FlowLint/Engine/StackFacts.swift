import FlowModel
import FlowSyntax

/// What is asked of a project before its stacks are worked out, once for all flows.
struct StackFacts: Sendable {
  let project: FlowProject
  let next: Symbol?
  /// The screens of which it matters whether they lie below, each with a bit of its own.
  private(set) var lookedFor: [ID<Screen>: UInt64] = [:]
  /// Whether there are more than there are bits.
  private(set) var isCut = false
  /// Whether anything is done when something that was opened goes.
  let tellsEnds: Bool
  let hasFixedGuards: Bool

  init(_ project: FlowProject) {
    self.project = project
    next = project.symbols.symbol(for: "next")
    tellsEnds = project.tellsEnds
    hasFixedGuards = project.guards.elements.contains(where: \.isFixed)
    for action in project.actions.elements {
      guard let target = action.kind.lookup, lookedFor[target] == nil else { continue }
      let flow = project.screens[target].flow
      isCut = isCut || counts[flow, default: 0] == 64
      if counts[flow, default: 0] == 64 { continue }
      lookedFor[target] = 1 << UInt64(counts[flow, default: 0])
      counts[flow, default: 0] += 1
    }
  }

  /// The bits are given out flow by flow: what lies below is of the same frame.
  private var counts: [ID<Flow>: Int] = [:]
}

extension ActionKind {
  /// The screen of which it matters whether it lies below.
  fileprivate var lookup: ID<Screen>? {
    switch self {
    case .show(let show) where show.ifShown != .again: show.target.id
    case .backTo(let target), .dismissTo(let target): target.id
    default: nil
    }
  }
}

extension FlowProject {
  /// Whether some list follows when something that was opened goes by itself.
  fileprivate var tellsEnds: Bool {
    actions.elements.contains { action in
      guard case .show(let show) = action.kind else { return false }
      return show.cancelled != nil || show.dismissed != nil
    }
      || screens.elements.contains {
        transition(in: $0.transitions, on: Keyword.cancelled.symbol) != nil
      }
  }
}

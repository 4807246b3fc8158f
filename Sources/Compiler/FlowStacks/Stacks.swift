import FlowModel
import GraphAlgorithms

/// All that can be shown in a project: of each flow that runs by itself what its stack can be.
package struct Stacks: Sendable {
  package let facts: StackFacts
  package private(set) var all: [StackAnalysis] = []
  /// For every screen that is shown the first of the stacks that shows it.
  package private(set) var shown: [ID<Screen>: Int] = [:]
  /// The flows that run in one of the stacks, and those that may where a stack leaves something
  /// out.
  private var running: Set<ID<Flow>> = []

  /// - Parameter isEmpty: Whether nothing of the stacks is worked out.
  package init(of project: FlowProject, isEmpty: Bool = false) {
    facts = StackFacts(project)
    if isEmpty { return }
    let embedded = facts.embeddedFlows
    for flow in project.flows.ids where !embedded.contains(flow) { add(flow) }
    // What nobody runs may be run by the app.
    for flow in project.flows.ids where embedded.contains(flow) && !running.contains(flow) {
      add(flow)
    }
    let entered = project.flows.ids.filter { !project.flows[$0].entries.isEmpty }
    let isVaried = !project.variants.elements.isEmpty
    partlyKnown = facts.closure(isVaried ? Array(project.flows.ids) : entered + partlyKnown)
    partlyShown = facts.closure(isVaried ? Array(project.flows.ids) : entered + partlyShown)
  }

  /// The flows with stacks that the app can have, but no analysis has.
  private var partlyKnown: Set<ID<Flow>> = []
  /// The flows with screens that the app can show, but no analysis has.
  private var partlyShown: Set<ID<Flow>> = []

  /// Whether each stack with screens of a flow is known.
  package func hasAllStacks(of flow: ID<Flow>) -> Bool { !partlyKnown.contains(flow) }

  /// Whether a screen of a flow is never shown if it is not in `shown`.
  package func hasAllScreens(of flow: ID<Flow>) -> Bool { !partlyShown.contains(flow) }

  private mutating func add(_ flow: ID<Flow>) {
    guard let analysis = StackAnalysis(of: facts, flow: flow) else { return }
    for screen in analysis.heads.keys where shown[screen] == nil {
      shown[screen] = all.count
    }
    let flows = analysis.flows
    running.formUnion(analysis.hasAllScreens ? flows : facts.closure(flows))
    if !analysis.isSound { partlyKnown.insert(flow) }
    if !analysis.hasAllScreens { partlyShown.insert(flow) }
    all.append(analysis)
  }

  /// Whether the app may try again to show a screen that a guard refused, on other stacks than are known.
  private func mayComeLate(_ screen: ID<Screen>) -> Bool {
    !facts.project.guards(onTheWayTo: screen).isEmpty
      && all.contains { !$0.stack.approximations.isDisjoint(with: [.requires, .retriedElsewhere]) }
  }

  /// Whether an action that goes back or selects something finds nothing there, whenever a screen does it.
  package func neverActs(_ action: ID<Action>, on screen: ID<Screen>) -> Bool {
    let flow = facts.project.screens[screen].flow
    if mayComeLate(screen) { return false }
    // What comes late changes what lies below a screen, but not that it is the first.
    let isKnown =
      facts.project.actions[action].kind.looksForScreen
      ? hasAllStacks(of: flow) : hasAllScreens(of: flow)
    return isKnown && all.contains { $0.stack.triedActions.contains(action) }
      && !all.contains { $0.stack.usefulActions.contains(action) }
  }

  /// What hides a screen although events lead to it.
  package enum Contradiction {
    /// A state would have to have two values at once.
    case state
    /// A fixed guard would have to answer yes once and no once.
    case fixedGuard
  }

  /// For each screen that is hidden by that, what hides it.
  package func contradictions(on screens: [ID<Screen>]) -> [ID<Screen>: Contradiction] {
    var found: [ID<Screen>: Contradiction] = [:]
    if screens.isEmpty { return [:] }
    for analysis in all where !analysis.stack.variables.all.isEmpty {
      let kinds: [(StackDetail.Remembered, Contradiction)] = [
        (.states, .fixedGuard), (.nothing, .state),
      ]
      for (remembered, contradiction) in kinds {
        let free = StackAnalysis(
          of: facts, flow: analysis.stack.flow, by: StackDetail(remembering: remembered))
        for screen in screens where free?.heads[screen] != nil && found[screen] == nil {
          found[screen] = contradiction
        }
      }
    }
    return found
  }

  /// The screens that lie on another of their layer wherever they are shown.
  package var pushedScreens: Set<ID<Screen>> { shownScreens { $0.isPushed($1) } }

  /// The screens that are the first of the flow that runs by itself wherever they are shown.
  package var rootScreens: Set<ID<Screen>> { shownScreens { $0.placement($1).base == .root } }

  private func shownScreens(
    always isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> Set<ID<Screen>> {
    var found: Set<ID<Screen>> = []
    var others: Set<ID<Screen>> = []
    for analysis in all {
      for head in analysis.reached.heads {
        let screen = analysis.stack.symbol(head.symbol).screen
        if isMeant(analysis.stack, head.symbol) {
          found.insert(screen)
        } else {
          others.insert(screen)
        }
      }
    }
    return found.subtracting(others)
  }

  /// Whether a screen that is looked for can lie on another of itself, as far as that is known.
  package func canLieOnItself(_ screen: ID<Screen>) -> Bool {
    all.contains { analysis in
      guard let bit = analysis.stack.lookedFor[screen] else { return true }
      return analysis.reached.heads.contains { head in
        analysis.stack.symbol(head.symbol).screen == screen
          && analysis.stack.surroundings(head.symbol).below & bit != 0
      }
    }
  }

  /// A shortest way to a screen.
  package func path(to screen: ID<Screen>) -> EventPath? {
    if let index = shown[screen] { return all[index].path(to: screen) }
    return all.lazy.compactMap { $0.path(to: screen) }.first
  }
}

extension ActionKind {
  fileprivate var looksForScreen: Bool {
    switch self {
    case .back, .backToRoot, .dismiss, .dismissAll, .showInNextColumn: false
    default: true
    }
  }
}

/// What a user does from the beginning of a flow.
package struct EventPath: Sendable {
  package let flow: ID<Flow>
  package let events: [StackEvent]

  package init(flow: ID<Flow>, events: [StackEvent]) {
    self.flow = flow
    self.events = events
  }

  /// Paths with more events are neither played nor told.
  package static let longest = 64

  /// Whether it is too long to be played, or told.
  package var isLong: Bool { events.count > Self.longest }
}

import FlowModel
import GraphAlgorithms

/// All that can be shown in a project: of each flow that runs by itself what its stack can be.
struct Stacks: Sendable {
  let facts: StackFacts
  private(set) var all: [StackAnalysis] = []
  /// For every screen that is shown the first of the stacks that shows it.
  private(set) var shown: [ID<Screen>: Int] = [:]
  /// The flows that run in one of the stacks, and those that may where a stack leaves something out.
  private var running: Set<ID<Flow>> = []
  /// The flows that each flow embeds.
  private let embedded: [ID<Flow>: [ID<Flow>]]

  init(of project: FlowProject) {
    facts = StackFacts(project)
    embedded = project.embeddedFlows
    let embedded = Set(embedded.values.joined())
    for flow in project.flows.ids where !embedded.contains(flow) { add(flow) }
    // What nobody runs may be run by the app.
    for flow in project.flows.ids where embedded.contains(flow) && !running.contains(flow) {
      add(flow)
    }
    isExact =
      all.allSatisfy(\.isExact) && project.entries.elements.isEmpty
      && project.variants.elements.isEmpty
  }

  /// Whether what no stack shows is never shown.
  private(set) var isExact = false

  private mutating func add(_ flow: ID<Flow>) {
    guard let analysis = StackAnalysis(of: facts, flow: flow) else { return }
    for screen in analysis.heads.keys where shown[screen] == nil { shown[screen] = all.count }
    var flows = analysis.flows
    var waiting = analysis.isSound ? [] : Array(flows)
    while let flow = waiting.popLast() {
      waiting += (embedded[flow] ?? []).filter { flows.insert($0).inserted }
    }
    running.formUnion(flows)
    all.append(analysis)
  }

  /// Whether a screen that is looked for can lie on another of itself, as far as that is known.
  func canLieOnItself(_ screen: ID<Screen>) -> Bool {
    all.contains { analysis in
      guard let bit = analysis.stack.lookedFor[screen] else { return true }
      return analysis.reached.heads.contains { head in
        analysis.stack.symbol(head.symbol).screen == screen
          && analysis.stack.zone(head.symbol).below & bit != 0
      }
    }
  }

  /// A shortest way to a screen.
  func way(to screen: ID<Screen>) -> Way? {
    if let index = shown[screen] { return all[index].way(to: screen) }
    return all.lazy.compactMap { $0.way(to: screen) }.first
  }
}

extension FlowProject {
  fileprivate var embeddedFlows: [ID<Flow>: [ID<Flow>]] {
    var flows: [ID<Flow>: [ID<Flow>]] = [:]
    for screen in screens.elements {
      if case .embed(let flow) = screen.kind, let id = flow.id {
        flows[screen.flow, default: []].append(id)
      }
    }
    return flows
  }
}

/// What a user does from the beginning of a flow.
struct Way: Sendable {
  let flow: ID<Flow>
  let events: [StackEvent]

  /// Whether it is too long to be played, or told.
  var isLong: Bool { events.count > Replay.longest }
}

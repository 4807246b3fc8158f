import FlowModel
import GraphAlgorithms

/// All that can be shown in a project: of each flow that runs by itself what its stack can be.
struct Stacks: Sendable {
  private(set) var all: [StackAnalysis] = []
  /// For every screen that is shown the first of the stacks that shows it.
  private(set) var shown: [ID<Screen>: Int] = [:]

  init(of project: FlowProject) {
    let facts = StackFacts(project)
    var embedded = Set<ID<Flow>>()
    for screen in project.screens.elements {
      if case .embed(let flow) = screen.kind, let flow = flow.id { embedded.insert(flow) }
    }
    for flow in project.flows.ids where !embedded.contains(flow) { add(flow, facts) }
    // What nobody runs may be run by the app.
    for flow in project.flows.ids where embedded.contains(flow) {
      if let start = project.flows[flow].start?.id, shown[start] == nil { add(flow, facts) }
    }
    isExact =
      all.allSatisfy(\.isExact) && project.entries.elements.isEmpty
      && project.variants.elements.isEmpty
  }

  /// Whether what no stack shows is never shown.
  private(set) var isExact = false

  private mutating func add(_ flow: ID<Flow>, _ facts: StackFacts) {
    guard let analysis = StackAnalysis(of: facts, flow: flow) else { return }
    for screen in analysis.heads.keys where shown[screen] == nil { shown[screen] = all.count }
    all.append(analysis)
  }

  /// A shortest way to a screen.
  func way(to screen: ID<Screen>) -> Way? {
    guard let index = shown[screen], let head = all[index].heads[screen],
      let events = all[index].events(to: head)
    else { return nil }
    return Way(flow: all[index].stack.flow, events: events)
  }
}

/// What a user does from the beginning of a flow.
struct Way: Sendable {
  let flow: ID<Flow>
  let events: [StackEvent]
}

extension Stacks {
  /// The events of a shortest way on from where a screen is first shown to another.
  func way(from origin: ID<Screen>, to target: ID<Screen>) -> [StackEvent]? {
    guard let index = shown[origin], let head = all[index].heads[origin],
      let symbols = all[index].reached.stack(of: head)
    else { return nil }
    let below = Array(symbols.dropLast().reversed())
    var stack = all[index].stack
    stack.beginning = below
    let saturation = Saturation(
      of: stack, control: FlowStack.begin, symbol: FlowStack.bottom, limit: 4_000_000)
    let reached = StackReachability(of: saturation)
    let heads = reached.heads.filter { head in
      head.control == FlowStack.idle
        && saturation.system.symbol(head.symbol).screen == target
    }
    let nearest = heads.min { reached.cost(of: $0) ?? .max < reached.cost(of: $1) ?? .max }
    return nearest.flatMap { reached.witness(of: $0) }?.map {
      saturation.system.events.elements[Int($0)]
    }
  }
}

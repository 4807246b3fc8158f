import FlowDiagnostics
import FlowModel
import FlowSyntax
import GraphAlgorithms

extension ScreenGraph {
  init(of project: FlowProject) {
    var builder = ScreenGraphBuilder(project)
    builder.build()
    self = builder.finished
  }
}

/// A screen graph that is being put together.
struct ScreenGraphBuilder {
  let project: FlowProject
  private var edges: [DirectedGraph.Edge] = []
  private var moves: [Move] = []
  private var exits: [Exits]
  private var groups: [SharedEvents] = []
  private var anywhere: [SharedEvents] = []

  init(_ project: FlowProject) {
    self.project = project
    exits = Array(repeating: [], count: project.screens.ids.count + project.flows.ids.count)
  }

  var finished: ScreenGraph {
    ScreenGraph(
      screenCount: project.screens.ids.count, flowCount: project.flows.ids.count,
      graph: DirectedGraph(nodeCount: exits.count, edges: edges), moves: moves, exits: exits)
  }

  mutating func build() {
    groups = project.groups.elements.map { share($0.transitions) }
    anywhere = project.flows.elements.map { share($0.anywhere) }
    for id in project.screens.ids { add(id) }
    for id in project.flows.ids { addOutside(of: id) }
  }

  private mutating func share(_ transitions: IDRange<Transition>) -> SharedEvents {
    let all = project.transitions[transitions]
    let events = SharedEvents(all.map(\.event.symbol), base: exits.count)
    exits += Array(repeating: [], count: events.nodeCount)
    edges += events.innerEdges
    for (position, transition) in all.enumerated() {
      add(transition.actions, of: transition.event, from: events.node(ofEvent: position))
    }
    return events
  }

  private mutating func add(_ id: ID<Screen>) {
    let screen = project.screens[id]
    let node = Int(id.index)
    let own = project.transitions[screen.transitions]
    for transition in own {
      let isAfterItsRun = screen.isRun && isEnd(transition.event)
      add(
        transition.actions, of: transition.event, from: node,
        before: isAfterItsRun ? .back : .nothing)
    }
    for end in project.transitions[screen.awaits?.ends ?? .empty] {
      add(end.actions, of: end.event, from: node)
    }
    if let leaving = screen.leaving { add(leaving, of: nil, from: node) }
    addShared(of: screen, own: own.map(\.event.symbol), from: node)
    addContent(of: screen, from: node)
  }

  private mutating func addShared(of screen: Screen, own: [Symbol], from node: Int) {
    guard screen.kind.hasSharedEvents else { return }
    let used = project.groupUses[screen.uses].compactMap { $0.id.map { groups[Int($0.index)] } }
    for events in used + [anywhere[Int(screen.flow.index)]] {
      for part in events.nodes(without: own) {
        edges.append(DirectedGraph.Edge(from: node, to: part, label: ScreenGraph.use))
      }
    }
  }

  /// The ways into a flow that begin at none of its screens.
  private mutating func addOutside(of id: ID<Flow>) {
    let flow = project.flows[id]
    let node = project.screens.ids.count + Int(id.index)
    enter(flow.start, from: node)
    for transition in project.transitions[flow.app] {
      add(transition.actions, of: transition.event, from: node)
    }
    for entry in project.entries[flow.entries] { add(entry.actions, of: entry.name, from: node) }
    for screen in flow.screens {
      addLinks(to: screen, from: node)
      addUnread(of: screen, from: node)
    }
  }

  private mutating func addLinks(to screen: ID<Screen>, from node: Int) {
    for link in project.deepLinks[project.screens[screen].deepLinks] {
      for below in link.stack { enter(below, from: node) }
      append(
        Move(kind: .entrance, event: nil, target: screen, range: link.pattern.range), from: node)
    }
  }

  /// A way that can't be read may lead to any screen that it names.
  private mutating func addUnread(of screen: ID<Screen>, from node: Int) {
    guard let place = project.unreadWords[project.screens[screen].name.symbol] else { return }
    append(Move(kind: .entrance, event: nil, target: screen, range: place), from: node)
  }

  private mutating func enter(_ reference: Reference<Screen>?, from node: Int) {
    guard let reference, let target = reference.id else { return }
    append(
      Move(kind: .entrance, event: nil, target: target, range: reference.name.range), from: node)
  }

  mutating func append(_ move: Move, from node: Int) {
    edges.append(
      DirectedGraph.Edge(from: node, to: Int(move.target.index), label: moves.count))
    moves.append(move)
  }

  mutating func insert(_ exit: Exits, at node: Int) { exits[node].insert(exit) }
}

extension ScreenKind {
  /// Whether the events of `anywhere` and of groups come on it: an alert has nothing but its
  /// buttons.
  var hasSharedEvents: Bool {
    switch self {
    case .alert, .confirmationDialog: false
    default: true
    }
  }
}

extension ScreenGraphBuilder {
  /// Whether it is the event by which a run tells its end.
  private func isEnd(_ event: Name) -> Bool {
    project.ends.contains(event.symbol) && event.symbol != Keyword.dismissed.symbol
  }
}

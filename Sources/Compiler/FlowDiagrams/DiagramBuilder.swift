import FlowDiagnostics
import FlowModel

extension Diagram {
  init(of project: FlowProject, findings: [Diagnostic]) {
    var builder = DiagramBuilder(project)
    builder.drawFlows()
    builder.drawReturns()
    builder.place(findings)
    self = builder.diagram
  }
}

/// One walk over a project, which draws it.
struct DiagramBuilder {
  let project: FlowProject
  var diagram = Diagram()
  /// Steps back, waiting until it is known where each screen is shown from.
  var returns: [Return] = []
  var places = FindingPlaces()
  /// The node at which runs of a flow end, once one is needed.
  var ends: [ID<Flow>: Int] = [:]
  private var edgeNumbers: [Arrow: Int] = [:]

  /// Between which nodes, and how: what arrows that become one have in common.
  private struct Arrow: Hashable {
    let source: Int
    let target: Int
    let style: Diagram.Edge.Style
  }

  init(_ project: FlowProject) {
    self.project = project
    diagram.groups = project.flows.ids.map { Diagram.Group(title: project.title(of: $0)) }
    diagram.nodes = project.screens.elements.map { project.node(of: $0) }
    for id in project.screens.ids {
      let screen = project.screens[id]
      diagram.groups[Int(screen.flow.index)].nodes.append(Int(id.index))
    }
  }

  mutating func drawFlows() {
    for id in project.flows.ids {
      let flow = project.flows[id]
      places.add(flow.name.range, .flow(id))
      drawStart(of: flow, id)
      for screen in flow.screens { draw(screen) }
      drawEvents(flow.anywhere, from: .anyScreen, titled: "any screen", in: id)
      drawEvents(flow.app, from: .app, titled: "the app", in: id)
      drawEntries(of: flow, id)
      drawGroups(of: flow, id)
      addPlaces(of: flow, id)
    }
  }

  mutating func add(_ node: Diagram.Node, to flow: ID<Flow>) -> Int {
    diagram.nodes.append(node)
    diagram.groups[Int(flow.index)].nodes.append(diagram.nodes.count - 1)
    return diagram.nodes.count - 1
  }

  mutating func connect(
    _ source: Int, _ target: Int, _ style: Diagram.Edge.Style, _ label: String? = nil
  ) {
    let arrow = Arrow(source: source, target: target, style: style)
    if let number = edgeNumbers[arrow] {
      diagram.edges[number].labels += label.map { [$0] } ?? []
    } else {
      edgeNumbers[arrow] = diagram.edges.count
      diagram.edges.append(
        Diagram.Edge(
          source: source, target: target, style: style, labels: label.map { [$0] } ?? []))
    }
  }

  private mutating func drawStart(of flow: Flow, _ id: ID<Flow>) {
    guard let start = flow.start?.id else { return }
    let mark = add(Diagram.Node(kind: .start, title: "start"), to: id)
    connect(mark, Int(start.index), .start)
  }

  private mutating func drawEvents(
    _ transitions: IDRange<Transition>, from kind: Diagram.Node.Kind, titled title: String,
    in flow: ID<Flow>
  ) {
    if transitions.isEmpty { return }
    let node = add(Diagram.Node(kind: kind, title: title), to: flow)
    for id in transitions { draw(id, from: node, in: flow) }
  }

  private mutating func drawEntries(of flow: Flow, _ id: ID<Flow>) {
    for entry in project.entries[flow.entries] {
      let node = add(Diagram.Node(kind: .entry, title: project.line(entry.name)), to: id)
      places.add(entry.name.range, .node(node))
      draw(entry.actions, Trail(origin: node, flow: id, event: ""))
    }
  }
}

extension FlowProject {
  /// A flow's name, after that of its module if it is another.
  fileprivate func title(of flow: ID<Flow>) -> String {
    let name = line(flows[flow].name)
    return module(of: flow).map { "\(modules[$0].name).\(name)" } ?? name
  }
}

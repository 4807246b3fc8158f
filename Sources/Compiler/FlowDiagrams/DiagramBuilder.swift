import FlowDiagnostics
import FlowModel

extension Diagram {
  init(
    of project: FlowProject, findings: [Diagnostic], showing scope: DiagramScope = .all
  ) {
    var builder = DiagramBuilder(project)
    builder.drawFlows()
    builder.drawReturns()
    builder.diagram.edges = builder.edges.all
    builder.place(findings)
    self = builder.diagram.showing(scope)
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
  /// The node of each screen; copies of a fragment's screen share one.
  private(set) var nodes = ScreenNodes()
  /// The nodes of the groups of events that fragments declare.
  var sharedGroups: [Name: Int] = [:]
  /// The names of the screens that use each group of events.
  let usersByGroup: [Name: [String]]
  private var fragmentGroups: [ID<Fragment>: Int] = [:]
  private(set) var edges = EdgeList()

  init(_ project: FlowProject) {
    self.project = project
    usersByGroup = project.usersByGroup
    diagram.groups = project.flows.ids.map {
      Diagram.Group(title: project.title(of: $0), flow: $0)
    }
    for id in project.screens.ids { place(id) }
  }

  private mutating func place(_ id: ID<Screen>) {
    let screen = project.screens[id]
    let fragment = project.fragment(declaring: screen.name)
    if fragment != nil, nodes.share(screen.name) { return }
    diagram.nodes.append(project.node(of: id))
    nodes.add(diagram.nodes.count - 1, as: fragment == nil ? nil : screen.name)
    add(diagram.nodes.count - 1, toGroup: fragment.map { group(of: $0) } ?? Int(screen.flow.index))
  }

  /// The group of what flows share, which comes after those of all flows.
  mutating func group(of fragment: ID<Fragment>) -> Int {
    if let known = fragmentGroups[fragment] { return known }
    diagram.groups.append(
      Diagram.Group(
        title: project.line(project.fragments[fragment].name) + " (fragment)"))
    fragmentGroups[fragment] = diagram.groups.count - 1
    return diagram.groups.count - 1
  }

  private mutating func add(_ node: Int, toGroup group: Int) {
    diagram.groups[group].nodes.append(node)
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
    add(node, toGroup: Int(flow.index))
  }

  mutating func add(_ node: Diagram.Node, toGroup group: Int) -> Int {
    diagram.nodes.append(node)
    add(diagram.nodes.count - 1, toGroup: group)
    return diagram.nodes.count - 1
  }

  mutating func connect(
    _ source: Int, _ target: Int, _ style: Diagram.Edge.Style, _ label: String? = nil
  ) {
    edges.connect(source, target, style, label.map { [$0] } ?? [])
  }

  private mutating func drawStart(of flow: Flow, _ id: ID<Flow>) {
    guard let start = flow.start?.id else { return }
    let mark = add(Diagram.Node(kind: .start, title: "start"), to: id)
    connect(mark, nodes[start], .start)
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

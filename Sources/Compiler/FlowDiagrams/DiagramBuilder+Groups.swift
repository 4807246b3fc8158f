import FlowModel

extension DiagramBuilder {
  /// One node for each group of events, however many screens use it.
  mutating func drawGroups(of flow: Flow, _ id: ID<Flow>) {
    if flow.groups.isEmpty { return }
    let users = users(of: flow)
    for (group, users) in zip(flow.groups, users) {
      let declared = project.groups[group]
      var drawn = Diagram.Node(kind: .group, title: project.line(declared.name))
      drawn.details =
        users.isEmpty
        ? ["used by no screen"]
        : ["used by " + users.shortened(to: 5).joined(separator: ", ")]
      let node = add(drawn, to: id)
      places.add(declared.name.range, .node(node))
      for transition in declared.transitions { draw(transition, from: node, in: id) }
    }
  }

  /// The names of the screens that use each of a flow's groups.
  private func users(of flow: Flow) -> [[String]] {
    var users = [[String]](repeating: [], count: flow.groups.count)
    for screen in project.screens[flow.screens] {
      for use in project.groupUses[screen.uses] {
        guard let group = use.id else { continue }
        users[Int(group.index) - flow.groups.startIndex].append(project.line(screen.name))
      }
    }
    return users
  }
}

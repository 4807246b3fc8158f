import FlowModel

extension DiagramBuilder {
  /// One node for each group of events, however many screens use it.
  mutating func drawGroups(of flow: Flow, _ id: ID<Flow>) {
    for group in flow.groups {
      let declared = project.groups[group]
      let node = node(of: declared, in: id)
      places.add(declared.name.range, .node(node))
      for transition in declared.transitions { draw(transition, from: node, in: id) }
    }
  }

  /// A node of its own in its flow; one for all flows where a fragment declares it.
  private mutating func node(of group: EventGroup, in flow: ID<Flow>) -> Int {
    if let known = sharedGroups[group.name] { return known }
    let drawn = Diagram.Node(
      kind: .group, title: project.line(group.name), details: [words(forUsersOf: group)])
    guard let fragment = project.fragment(declaring: group.name) else {
      return add(drawn, to: flow)
    }
    let node = add(drawn, toGroup: self.group(of: fragment))
    sharedGroups[group.name] = node
    return node
  }

  private func words(forUsersOf group: EventGroup) -> String {
    guard let users = usersByGroup[group.name] else { return "used by no screen" }
    return "used by " + users.shortened(to: 5).joined(separator: ", ")
  }
}

extension FlowProject {
  /// The names of the screens that use each group, each name once.
  var usersByGroup: [Name: [String]] {
    var users: [Name: [String]] = [:]
    var seen: [Name: Set<Name>] = [:]
    for screen in screens.elements {
      for use in groupUses[screen.uses] {
        guard let group = use.id.map({ groups[$0].name }),
          seen[group, default: []].insert(screen.name).inserted
        else { continue }
        users[group, default: []].append(line(screen.name))
      }
    }
    return users
  }
}

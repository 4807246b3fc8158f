import FlowModel

/// A group of events that screens share.
struct GroupContext: Sendable {
  /// The flow or fragment that declares it.
  let owner: Code
  let name: Code
  let typeName: Code
  let events: [EventContext]
  /// The fragment that declares it, if it isn't the flow's own.
  let fragment: ID<Fragment>?

  static let table = Table<Self>(
    "group",
    [
      .text("owner", "the flow or fragment that declares it") { $0.owner },
      .text("group", "the group's name") { $0.name },
      .text("Group", "its name as the prefix of a type name") { $0.typeName },
      .flag("isOfFragment", "whether a fragment declares it") { $0.fragment != nil },
      .rows("events", "its events", of: EventContext.table) { $0.events },
    ])
}

extension SwiftNaming {
  func group(_ id: ID<EventGroup>, in flow: ID<Flow>) -> GroupContext {
    let group = project.groups[id]
    return GroupContext(
      owner: owner(of: group.name, in: flow), name: value(group.name), typeName: type(group.name),
      events: group.transitions.map { event($0, of: nil) },
      fragment: project.fragment(declaring: group.name))
  }

  /// The groups all of whose events the actions of a screen hold.
  func groups(of id: ID<Screen>) -> [GroupContext] {
    let screen = project.screens[id]
    if screen.uses.isEmpty { return [] }
    let fragment = project.fragment(declaring: screen.name)
    let sent = Set(project.events(sentFrom: id))
    return project.groupUses[screen.uses].compactMap(\.id).filter { id in
      let group = project.groups[id]
      return !group.transitions.isEmpty && sent.isSuperset(of: group.transitions)
        && (fragment == nil || project.fragment(declaring: group.name) == fragment)
    }.map { group($0, in: screen.flow) }
  }
}

import FlowModel
import FlowSyntax

/// Which screens of a flow have an event, so that not all are asked for each button of each alert.
struct EventOwners {
  /// The screens that declare an event themselves, in their order.
  private var own: [Symbol: [ID<Screen>]] = [:]
  /// The events that screens share.
  private var shared: Set<Symbol> = []
  private let screens: IDRange<Screen>
  /// The containers and sequences, which have events for the screens they hold.
  let holders: [ID<Screen>]

  init(in flow: Flow, of project: FlowProject) {
    screens = flow.screens
    holders = flow.screens.filter { project.screens[$0].holdsOthers }
    var seen: Set<ID<EventGroup>> = []
    var lists = [flow.anywhere]
    for id in screens {
      let screen = project.screens[id]
      for transition in project.transitions[screen.transitions] {
        if own[transition.event.symbol]?.last == id { continue }
        own[transition.event.symbol, default: []].append(id)
      }
      for group in project.groupUses[screen.uses].compactMap(\.id) where seen.insert(group).inserted
      {
        lists.append(project.groups[group].transitions)
      }
    }
    for list in lists { shared.formUnion(project.transitions[list].map(\.event.symbol)) }
  }

  /// The screens that may have the event: no other has.
  func screens(having event: Symbol) -> [ID<Screen>] {
    shared.contains(event) ? Array(screens) : own[event] ?? []
  }
}

extension SwiftNaming {
  func eventOwners(in flow: ID<Flow>) -> EventOwners {
    if let known = knownOwners[flow] { return known }
    let owners = EventOwners(in: project.flows[flow], of: project)
    knownOwners[flow] = owners
    return owners
  }
}

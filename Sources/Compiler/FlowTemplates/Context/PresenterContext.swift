import FlowModel

extension SwiftNaming {
  /// The screens whose event a button can be, and what has its event for others: the alert's own comes
  /// before all.
  func presenters(
    of button: AlertButton, _ id: ID<Screen>, _ carried: [AlertContext.Carried]
  ) -> (presenters: [AlertContext.Presenter], holders: [AlertContext.Presenter]) {
    let (alert, name) = (project.screens[id], button.name.symbol)
    if let own = project.transition(in: alert.transitions, on: name) {
      return ([presenter(event(own, of: id), id, carried)].compactMap { $0 }, [])
    }
    let all = eventOwners(in: alert.flow)
    let hosts = project.responses(ofHosts: all.holders, toButton: name)
    let owners = all.screens(having: name).filter {
      project.screens[$0].alert == nil && !project.screens[$0].isSequence
    }
    // Where nothing holds screens, each screen has the event of 'anywhere' as its own.
    let presenters = owners.compactMap { screen in
      let own =
        hosts.isEmpty
        ? project.transition(of: screen, on: name) : project.ownEvent(of: screen, named: name)
      return own.flatMap { presenter(event($0, of: screen), screen, carried) }
    }
    if hosts.isEmpty { return (presenters, []) }
    let shared = project.transition(in: project.flows[alert.flow].anywhere, on: name)
    let holders = (hosts + (shared.map { [.shared($0)] } ?? [])).compactMap { holder($0, carried) }
    return (presenters, holders)
  }

  private func holder(
    _ response: EventResponse, _ carried: [AlertContext.Carried]
  ) -> AlertContext.Presenter? {
    switch response {
    case .held(let held): presenter(event(held.transition, of: held.host), held.host, carried)
    case .own(let id), .shared(let id): presenter(event(id, of: nil), nil, carried)
    case .next: presenter(EventContext(name: "next", label: "next", kind: .next), nil, carried)
    case .skip: presenter(EventContext(name: "skip", label: "skip", kind: .skip), nil, carried)
    }
  }

  /// Nothing where the button doesn't bring what the event takes.
  private func presenter(
    _ event: EventContext, _ screen: ID<Screen>?, _ carried: [AlertContext.Carried]
  ) -> AlertContext.Presenter? {
    let arguments = event.parameters.compactMap { parameter in
      carried.first { $0.parameter.name == parameter.name }
    }
    if arguments.count != event.parameters.count { return nil }
    return AlertContext.Presenter(
      screen: screen.map { value(project.screens[$0].name) }, event: event, arguments: arguments)
  }
}

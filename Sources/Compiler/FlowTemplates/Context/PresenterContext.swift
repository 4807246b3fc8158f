import FlowModel

extension SwiftNaming {
  /// What a screen does on the event of a button, if it can do anything.
  ///
  /// - Parameter isOnly: Whether it does nothing else, whatever holds it.
  func presenter(
    _ response: ButtonResponse, _ screen: ID<Screen>, _ carried: [AlertContext.Carried],
    isOnly: Bool
  ) -> AlertContext.Presenter? {
    let event =
      switch response {
      case .own(let id): event(id, of: screen)
      case .ofSequence(let id, let sequence): event(id, of: sequence)
      case .shared(let id): event(id, of: screen)
      case .next: EventContext(name: "next", label: "next", kind: .next)
      case .skip: EventContext(name: "skip", label: "skip", kind: .skip)
      }
    let arguments = event.parameters.compactMap { parameter in
      carried.first { $0.parameter.name == parameter.name }
    }
    let doesNothing = event.kind == .declared && event.statements.isEmpty
    if doesNothing || arguments.count != event.parameters.count { return nil }
    var presenter = AlertContext.Presenter(
      screen: value(project.screens[screen].name), event: event, arguments: arguments)
    switch response {
    case .ofSequence(_, let sequence):
      let name = value(project.screens[sequence].name)
      presenter.holder = EventContext.Holder(screen: name, origin: event.origin)
    case .shared where !isOnly:
      presenter.holder = EventContext.Holder(screen: nil, origin: event.origin)
    case .own, .shared, .next, .skip: break
    }
    return presenter
  }
}

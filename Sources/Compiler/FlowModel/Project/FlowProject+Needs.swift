extension FlowProject {
  /// The actions for the values of one event.
  ///
  /// The order is that of the parameters that events bring, which apps have written code against.
  func stepsInKeptOrder(of list: ActionList) -> [ID<Action>] {
    actions(in: list, into: .ofOneEvent, order: .lastActionFirst)
  }

  /// The parameters of an action's target without an argument in `with`.
  func needs(of action: Action) -> [Parameter] {
    let (takes, given) = exchange(of: action)
    if takes.isEmpty { return [] }
    return parameters[takes].filter { parameter in
      parameter.defaultValue == nil
        && !arguments[given].contains { $0.parameter.symbol == parameter.name.symbol }
    }
  }

  /// The arguments `$event.x` of an action's target, with the types and defaults that it has.
  func named(by action: Action) -> [Parameter] {
    let (takes, given) = exchange(of: action)
    return arguments[given].compactMap { argument in
      guard case .event(let name) = argument.value,
        let taken = parameters[takes].first(where: { $0.name.symbol == argument.parameter.symbol })
      else { return nil }
      return Parameter(name: name, type: taken.type, defaultValue: taken.defaultValue)
    }
  }

  /// The parameters of an action's target, and its arguments in `with`.
  package func exchange(of action: Action) -> (IDRange<Parameter>, IDRange<Argument>) {
    switch action.kind {
    case .show(let show):
      (show.target.id.map { screens[$0].parameters } ?? .empty, show.arguments)
    case .setRoot(let target, let given), .showInNextColumn(let target, let given):
      (target.id.map { screens[$0].parameters } ?? .empty, given)
    case .tab(let target, let given):
      (target.id.map { elements(of: $0) } ?? .empty, given)
    case .effect(let effect, let given):
      (effect.id.map { effects[$0].parameters } ?? .empty, given)
    case .await(let wait):
      (wait.outcome.id.map { outcomes[$0].parameters } ?? .empty, wait.arguments)
    default: (.empty, .empty)
    }
  }
}

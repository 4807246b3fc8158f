import FlowModel
import FlowSyntax

extension Execution {
  /// The argument of each parameter: from `with`, else its default, else from the event.
  func values(
    for parameters: IDRange<Parameter>, given: IDRange<Argument>, _ scope: Scope
  ) -> [Value] {
    project.parameters[parameters].map { parameter in
      let name = parameter.name.symbol
      if let argument = project.arguments[given].first(where: { $0.parameter.symbol == name }) {
        return value(argument.value, scope)
      }
      if let literal = parameter.defaultValue { return Value(literal, in: project) }
      return scope.event.value(of: name) ?? .missing
    }
  }

  /// What the start of an embedded flow is given: by `with`, else what the embedding screen is given by
  /// that name, else its default.
  func startArguments(_ start: ID<Screen>, in host: ID<Screen>, _ handed: [Binding]) -> [Value] {
    let parameters = project.screens[start].parameters
    let given = project.screens[host].embedArguments
    let values = values(for: parameters, given: given, Scope(event: handed, screen: handed))
    return zip(project.parameters[parameters], values).map { parameter, value in
      let name = parameter.name.symbol
      if project.arguments[given].contains(where: { $0.parameter.symbol == name }) { return value }
      return handed.value(of: name) ?? value
    }
  }

  func value(_ value: ArgumentValue, _ scope: Scope) -> Value {
    switch value {
    case .event(let name): scope.event.value(of: name.symbol) ?? .missing
    case .screen(let name): scope.screen.value(of: name.symbol) ?? .missing
    case .result: scope.result ?? .missing
    case .literal(let literal): Value(literal, in: project)
    }
  }

  func bindings(of parameters: IDRange<Parameter>, _ values: [Value]) -> [Binding] {
    zip(project.parameters[parameters], values).map { Binding($0.name.symbol, $1) }
  }

  /// The values of `$event` and `$screen` for an event of an instance.
  func scope(of number: Number<Destination>, _ event: [Binding]) -> Scope {
    guard let destination = state.destinations[number] else { return Scope(event: event) }
    let parameters = project.screens[destination.screen].parameters
    return Scope(event: event, screen: bindings(of: parameters, destination.arguments))
  }
}

import FlowModel

/// Values, and what they are given to.
extension StatementWriter {
  mutating func tests(_ condition: Condition) -> [TestContext] {
    usesLogic = true
    return project.tests[condition.tests].map(naming.test)
  }

  mutating func destination(
    _ target: Reference<Screen>, _ given: IDRange<Argument>
  ) -> TargetContext {
    let screen = target.id.map { project.screens[$0] }
    return TargetContext(
      flow: screen.map { naming.flowName(of: $0) } ?? "", name: naming.value(target.name),
      arguments: arguments(screen?.parameters ?? .empty, given, wrapping: true))
  }

  /// The entry that an embedded flow is gone into by: it takes what its screen is given.
  mutating func entry(of show: Show) -> TargetContext? {
    guard let name = show.entry, let screen = show.target.id,
      case .embed(let flow) = project.screens[screen].kind, let flow = flow.id
    else { return nil }
    var writer = self
    let given = project.parameters[project.screens[screen].parameters]
    let entry = naming.entry(name, of: flow) { parameter in
      let handed = given.first { $0.name.symbol == parameter.name.symbol } ?? parameter
      return writer.argument(for: handed, show.arguments, wrapping: true)
    }
    self = writer
    return entry
  }

  mutating func call<Called>(
    _ called: Reference<Called>, _ takes: IDRange<Parameter>, _ given: IDRange<Argument>
  ) -> CallContext {
    CallContext(name: naming.value(called.name), arguments: arguments(takes, given))
  }

  /// Every parameter that is taken, with what `with` gives, or else the event's of the same name.
  ///
  /// - Parameter wrapping: whether a reference goes into a destination, which wraps it.
  private mutating func arguments(
    _ takes: IDRange<Parameter>, _ given: IDRange<Argument>, wrapping: Bool = false
  ) -> [ArgumentContext] {
    var arguments: [ArgumentContext] = []
    for parameter in project.parameters[takes] {
      arguments.append(argument(for: parameter, given, wrapping: wrapping))
    }
    return arguments
  }

  private mutating func argument(
    for parameter: Parameter, _ given: IDRange<Argument>, wrapping: Bool
  ) -> ArgumentContext {
    let label = naming.label(parameter.name)
    let argument = project.arguments[given].first { $0.parameter.symbol == parameter.name.symbol }
    let isBrought = brought.contains(naming.local(parameter.name))
    if argument == nil, !isBrought, let literal = parameter.defaultValue {
      return ArgumentContext(label: label, value: naming.literal(literal))
    }
    let given = argument?.value ?? .event(parameter.name)
    let value = expression(given)
    guard parameter.type.isReference else { return ArgumentContext(label: label, value: value) }
    let isWrapped = values.last { $0.parameter.name == value }?.isWrapped ?? isInScreen
    return ArgumentContext(
      label: label, value: value, wraps: !isWrapped && wrapping, unwraps: isWrapped && !wrapping)
  }

  mutating func expression(_ value: ArgumentValue) -> Code {
    switch value {
    case .event(let name):
      let local = naming.local(name)
      let isThere = values.contains { $0.parameter.name == local }
      let code = isInScreen && !isThere ? ownName(name) : local
      usedOfEvent.insert(code)
      return code
    case .screen(let name):
      if isInScreen {
        usedOfEvent.insert(ownName(name))
        return ownName(name)
      }
      usedOfScreen.insert(naming.screenValue(name))
      return naming.screenValue(name)
    case .result:
      usesResult = true
      return "result"
    case .literal(let literal): return naming.literal(literal)
    }
  }

  /// The name of a parameter of the screen that the writer is in.
  func ownName(_ name: Name) -> Code {
    hidden.contains(name.symbol) ? naming.screenValue(name) : naming.local(name)
  }
}

import FlowModel

/// A value that actions find by its name.
struct ValueInScope: Sendable {
  let parameter: ParameterContext
  /// Whether it is wrapped, if it is a reference: so it is in destinations and in what is kept.
  var isWrapped: Bool

  /// The value as it is kept for later.
  var kept: ArgumentContext {
    ArgumentContext(
      label: parameter.label, value: parameter.name, wraps: parameter.isReference && !isWrapped)
  }
}

extension [ValueInScope] {
  /// The parameters of an event or an end hide other values of the same names.
  mutating func bring(_ parameters: [ParameterContext]) {
    let names = Set(parameters.map(\.name))
    removeAll { names.contains($0.parameter.name) }
    self += parameters.map { ValueInScope(parameter: $0, isWrapped: false) }
  }
}

extension SwiftNaming {
  /// The parameters of an event's source screen, by their names in the event.
  func values(ofScreen id: ID<Screen>) -> [ValueInScope] {
    project.parameters[project.screens[id].parameters].map { parameter in
      let name = screenValue(parameter.name)
      let named = ParameterContext(
        name: name, caseLabel: name, label: name, key: SwiftLiteral(name.text).code,
        type: type(parameter.type), defaultValue: nil, isReference: parameter.type.isReference,
        isCodable: isCodable(parameter.type))
      return ValueInScope(parameter: named, isWrapped: true)
    }
  }
}

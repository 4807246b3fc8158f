import FlowModel
import FlowSyntax

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
    project.parameters[project.screens[id].parameters].map(valueOfScreen)
  }

  /// The parameters of a screen in what it does itself.
  func ownValues(of id: ID<Screen>) -> [ValueInScope] {
    let hidden = project.hiddenNames(in: id)
    return project.parameters[project.screens[id].parameters].map { parameter in
      hidden.contains(parameter.name.symbol)
        ? valueOfScreen(parameter)
        : ValueInScope(parameter: self.parameter(parameter), isWrapped: true)
    }
  }

  /// The screen's case for what it does itself, with the parameters that are used.
  func ownPattern(of id: ID<Screen>, using used: Set<Code>) -> PatternContext {
    PatternContext(
      value(project.screens[id].name), binding: ownValues(of: id).map(\.parameter.name),
      using: used)
  }

  private func valueOfScreen(_ parameter: Parameter) -> ValueInScope {
    let name = screenValue(parameter.name)
    let named = ParameterContext(
      name: name, caseLabel: name, label: name, key: SwiftLiteral(name.text).code,
      type: type(parameter.type), defaultValue: nil, isReference: parameter.type.isReference,
      isCodable: isCodable(parameter.type))
    return ValueInScope(parameter: named, isWrapped: true)
  }
}

extension FlowProject {
  /// The parameters of a screen whose names something else has as well in what the screen does itself:
  /// what an outcome brings, or the element of a step that asks for the whole array.
  func hiddenNames(in id: ID<Screen>) -> Set<Symbol> {
    let screen = screens[id]
    if screen.parameters.isEmpty { return [] }
    var lists = transitions[screen.transitions].map(\.actions) + [screen.leaving].compactMap(\.self)
    var hidden: Set<Symbol> = []
    if let wait = screen.awaits { hidden.formUnion(brought(by: wait)) }
    if case .sequence(let sequence) = screen.kind {
      lists += [sequence.then, sequence.skip].compactMap(\.self)
      for step in steps[sequence.steps] where step.forEach != nil {
        let given = arguments[step.arguments]
        if let name = element(of: step)?.name, given.contains(where: { $0.value.takes(name) }) {
          hidden.insert(name.symbol)
        }
      }
    }
    for list in lists where !isFlat(list, .all) {
      for action in actions(in: list, into: .all) {
        if case .await(let wait) = actions[action].kind { hidden.formUnion(brought(by: wait)) }
      }
    }
    return hidden
  }

  private func brought(by wait: Await) -> [Symbol] {
    guard let outcome = wait.outcome.id else { return [] }
    return outcomeEnds[outcomes[outcome].ends].flatMap { end in
      parameters[end.parameters].map(\.name.symbol)
    }
  }

  /// The parameter that an element of a step's array is given as: the one without another argument.
  func element(of step: SequenceStep) -> Parameter? {
    guard let screen = step.screen.id else { return nil }
    let given = Set(arguments[step.arguments].map(\.parameter.symbol))
    return parameters[screens[screen].parameters].first {
      !given.contains($0.name.symbol) && $0.defaultValue == nil
    }
  }
}

extension ArgumentValue {
  /// Whether it is a screen's parameter of a name.
  fileprivate func takes(_ name: Name) -> Bool {
    if case .screen(let taken) = self { taken.symbol == name.symbol } else { false }
  }
}

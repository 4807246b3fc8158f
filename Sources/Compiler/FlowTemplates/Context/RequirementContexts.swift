import FlowModel

/// A question that is put to the app.
struct GuardContext: Sendable {
  let declaration: CallDeclaration
  let isFixed: Bool

  static let table = Table<Self>(
    "guard",
    [
      .text("guard", "the guard's name") { $0.declaration.name },
      .texts("documentation", "its documentation, as comment lines") {
        $0.declaration.documentation
      },
      .flag("isFixed", "whether its answer stays the same while the app runs") { $0.isFixed },
    ])
}

/// An effect: something that the app does.
struct CallDeclaration: Sendable {
  let name: Code
  let documentation: [Code]
  let parameters: [ParameterContext]

  static let table = Table<Self>(
    "declaration",
    [
      .text("name", "the name of the function") { $0.name },
      .texts("documentation", "its documentation, as comment lines") { $0.documentation },
      .rows("parameters", "its parameters", of: ParameterContext.table) { $0.parameters },
    ])
}

/// An asynchronous call of the app, and how it can end.
struct OutcomeContext: Sendable {
  struct End: Sendable {
    let name: Code
    let parameters: [ParameterContext]

    static let table = Table<Self>(
      "end",
      [
        .text("end", "the end's case") { $0.name },
        .rows("parameters", "its parameters", of: ParameterContext.table) { $0.parameters },
        .flag("hasParameters", "whether it has parameters") { !$0.parameters.isEmpty },
      ])
  }

  let declaration: CallDeclaration
  let typeName: Code
  /// The flow or fragment that declares it.
  let owner: Code
  let fragment: ID<Fragment>?
  let ends: [End]

  static let table = Table<Self>(
    "outcome",
    [
      .text("outcome", "the outcome's name") { $0.declaration.name },
      .text("owner", "the flow or fragment that declares it") { $0.owner },
      .flag("isOfFragment", "whether a fragment declares it") { $0.fragment != nil },
      .text("Outcome", "its name as the prefix of a type name") { $0.typeName },
      .texts("documentation", "its documentation, as comment lines") {
        $0.declaration.documentation
      },
      .rows("parameters", "its parameters", of: ParameterContext.table) {
        $0.declaration.parameters
      },
      .rows("ends", "its ends", of: End.table) { $0.ends },
      .flag("isPlain", "whether no end has parameters") {
        $0.ends.allSatisfy(\.parameters.isEmpty)
      },
    ])
}

/// A value of the app that a flow decides by.
struct StateContext: Sendable {
  let name: Code
  let typeName: Code
  /// The flow or fragment that declares it.
  let owner: Code
  let fragment: ID<Fragment>?
  let values: [Code]

  static let table = Table<Self>(
    "state",
    [
      .text("state", "the state's name") { $0.name },
      .text("owner", "the flow or fragment that declares it") { $0.owner },
      .flag("isOfFragment", "whether a fragment declares it") { $0.fragment != nil },
      .text("State", "its name as the prefix of a type name") { $0.typeName },
      .texts("values", "its values") { $0.values },
    ])
}

extension SwiftNaming {
  func declaration(_ declared: Guard) -> GuardContext {
    GuardContext(
      declaration: CallDeclaration(
        name: value(declared.name), documentation: documentation(declared.description),
        parameters: []), isFixed: declared.isFixed)
  }

  func declaration(_ effect: Effect) -> CallDeclaration {
    CallDeclaration(
      name: value(effect.name), documentation: documentation(effect.description),
      parameters: parameters(effect.parameters))
  }

  func outcome(_ id: ID<Outcome>) -> OutcomeContext {
    let outcome = project.outcomes[id]
    return OutcomeContext(
      declaration: CallDeclaration(
        name: value(outcome.name), documentation: documentation(outcome.description),
        parameters: parameters(outcome.parameters)),
      typeName: type(outcome.name), owner: owner(of: outcome.name, in: outcome.flow),
      fragment: project.fragment(declaring: outcome.name),
      ends: project.outcomeEnds[outcome.ends].map {
        OutcomeContext.End(name: value($0.name), parameters: parameters($0.parameters))
      })
  }

  func state(_ id: ID<AppState>) -> StateContext {
    let state = project.states[id]
    return StateContext(
      name: value(state.name), typeName: type(state.name),
      owner: owner(of: state.name, in: state.flow),
      fragment: project.fragment(declaring: state.name),
      values: project.stateCases[state.cases].map { value($0) })
  }
}

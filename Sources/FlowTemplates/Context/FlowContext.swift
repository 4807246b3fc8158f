import FlowModel

/// A flow, as templates see it.
struct FlowContext: Sendable {
  let name: Code
  let access: Code
  let documentation: [Code]
  let start: Code
  let startParameters: [ParameterContext]
  let screens: [ScreenContext]
  let guards: [CallDeclaration]
  let effects: [CallDeclaration]
  let outcomes: [OutcomeContext]
  let states: [StateContext]

  var hasRequirements: Bool {
    !(guards.isEmpty && effects.isEmpty && outcomes.isEmpty && states.isEmpty)
  }

  static let table = Table<Self>(
    "flow",
    [
      .text("flow", "the flow's name") { $0.name },
      .text("access", "`public `, or nothing for internal code") { $0.access },
      .flag("isPublic", "whether other modules use the code") { $0.access == "public " },
      .texts("documentation", "its documentation, as lines of comment") { $0.documentation },
      .text("start", "the destination it begins with, as an expression") { $0.start },
      .rows("startParameters", "what its start is given", of: ParameterContext.table) {
        $0.startParameters
      },
      .flag("hasStartParameters", "whether its start is given anything") {
        !$0.startParameters.isEmpty
      },
      .rows("screens", "its screens", of: ScreenContext.table) { $0.screens },
      .flag("hasScreenParameters", "whether any screen is given anything") {
        $0.screens.contains { !$0.parameters.isEmpty }
      },
      .flag("hasWaits", "whether a screen begins an outcome when it is shown") {
        $0.screens.contains { !$0.waits.isEmpty }
      },
      .rows("guards", "the questions it puts to the app", of: CallDeclaration.table) { $0.guards },
      .rows("effects", "what the app does for it", of: CallDeclaration.table) { $0.effects },
      .rows("outcomes", "the app's asynchronous calls", of: OutcomeContext.table) { $0.outcomes },
      .rows("states", "the app's values it decides by", of: StateContext.table) { $0.states },
      .flag("hasRequirements", "whether it asks anything of the app") { $0.hasRequirements },
    ])
}

extension SwiftNaming {
  func flow(_ id: ID<Flow>, access: AccessLevel) -> FlowContext? {
    let flow = project.flows[id]
    guard let start = flow.start?.id else { return nil }
    let inputs = project.screens[start].parameters
    let handed = project.parameters[inputs].map { "\(value($0.name)): \(value($0.name))" as Code }
    return FlowContext(
      name: type(flow.name), access: (flow.access ?? access).prefix,
      documentation: documentation(flow.description),
      start: destination(project.screens[start].name, handed.joined(separator: ", ")),
      startParameters: parameters(inputs), screens: flow.screens.map { screen($0) },
      guards: flow.guards.map { declaration(project.guards[$0]) },
      effects: flow.effects.map { declaration(project.effects[$0]) },
      outcomes: flow.outcomes.map { outcome($0) }, states: flow.states.map { state($0) })
  }
}

extension AccessLevel {
  var prefix: Code {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

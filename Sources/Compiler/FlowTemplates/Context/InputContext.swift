import FlowModel

/// Something that makes a screen's view: a parameter, what a run of the flow shares, or the actions.
struct InputContext: Sendable {
  enum Kind: Sendable {
    case parameter(ParameterContext)
    case scope(Code)
    case actions
  }

  let kind: Kind

  private var parameter: ParameterContext? {
    if case .parameter(let parameter) = kind { parameter } else { nil }
  }

  private var scope: Code? {
    if case .scope(let type) = kind { type } else { nil }
  }

  static let table = Table<Self>(
    "input",
    [
      .optionalRow("given", "the parameter, if the argument is one", of: ParameterContext.table) {
        $0.parameter
      },
      .optionalText("shared", "the type of the flow's scope, if the argument is the scope") {
        $0.scope
      },
      .flag("isActions", "whether the argument is the view's actions") {
        if case .actions = $0.kind { true } else { false }
      },
    ])
}

extension InputContext {
  /// All that makes a screen's view, in order.
  static func all(
    parameters: [ParameterContext], scope: Code?, hasActions: Bool
  ) -> [InputContext] {
    parameters.map { InputContext(kind: .parameter($0)) }
      + (scope.map { [InputContext(kind: .scope($0))] } ?? [])
      + (hasActions ? [InputContext(kind: .actions)] : [])
  }
}

import FlowModel

/// A named way into a flow, which builds a stack.
struct EntryContext: Sendable {
  let name: Code
  let parameters: [ParameterContext]
  /// The entry's case, what is needed of it bound to names.
  let pattern: PatternContext
  let statements: [StatementContext]
  let usesLogic: Bool
  /// The actions after the screens that the entry opens end.
  let reactions: [ReactionContext]

  static let table = Table<Self>(
    "entry",
    [
      .text("entry", "the entry's case") { $0.name },
      .rows("parameters", "its parameters", of: ParameterContext.table) {
        $0.parameters
      },
      .flag("hasParameters", "whether it has parameters") {
        !$0.parameters.isEmpty
      },
      .pattern("pattern", "its case, with the parameters that are used") { $0.pattern },
      .rows("statements", "its statements", of: StatementContext.table) {
        $0.statements
      },
      .flag("usesLogic", "whether it calls the app") { $0.usesLogic },
      .flag("isBrief", "whether its actions are one step") {
        $0.statements.count == 1 && $0.statements[0].isStep
      },
    ])
}

extension SwiftNaming {
  func entry(_ entry: Entry) -> EntryContext {
    var writer = StatementWriter(
      naming: self, event: value(entry.name), inScreen: entry.parameters)
    writer.write(entry.actions)
    let names = project.parameters[entry.parameters].map { local($0.name) }
    return EntryContext(
      name: value(entry.name), parameters: parameters(entry.parameters),
      pattern: PatternContext(value(entry.name), binding: names, using: writer.usedOfEvent),
      statements: writer.statements, usesLogic: writer.usesLogic, reactions: writer.reactions)
  }

  /// An entry of a flow, with what is handed to it.
  func entry(
    _ name: Name, of flow: ID<Flow>, _ handed: (Parameter) -> ArgumentContext?
  ) -> TargetContext? {
    guard let entry = project.entry(name.symbol, of: flow) else { return nil }
    return TargetContext(
      flow: type(flow), name: value(name),
      arguments: project.parameters[entry.parameters].compactMap(handed))
  }
}

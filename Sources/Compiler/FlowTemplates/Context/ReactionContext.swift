import FlowModel

/// What follows the end of something that an event opened: kept as a case of an enum.
struct ReactionContext: Sendable {
  let name: Code
  /// What is needed then.
  let parameters: [ParameterContext]
  /// The case, what is needed bound to names.
  let pattern: PatternContext
  let statements: [StatementContext]

  /// Whether it can be kept while the app doesn't run.
  var isRestorable: Bool { parameters.allSatisfy(\.isCodable) }

  static let table = Table<Self>(
    "reaction",
    [
      .text("following", "what keeps it, a case of an enum") { $0.name },
      .text("followingKey", "its name as a text, for coding") {
        SwiftLiteral($0.name.text.filter { $0 != "`" }).code
      },
      .rows("parameters", "what is needed then", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether anything is needed then") { !$0.parameters.isEmpty },
      .pattern("pattern", "its case, with what is needed") { $0.pattern },
      .flag("isRestorable", "whether all that is needed can be coded") { $0.isRestorable },
      .rows("statements", "what is done at each end", of: StatementContext.table) {
        $0.statements
      },
    ])
}

import FlowModel

/// The actions after the end of a screen that an event opened, as an enum case.
struct ReactionContext: Sendable {
  let name: Code
  /// The values that it needs.
  let parameters: [ParameterContext]
  /// The case, what is needed bound to names.
  let pattern: PatternContext
  let statements: [StatementContext]

  /// Whether it can be kept while the app doesn't run.
  var isRestorable: Bool { parameters.allSatisfy(\.isCodable) }

  static let table = Table<Self>(
    "reaction",
    [
      .text("following", "the enum case that represents it") { $0.name },
      .text("followingKey", "its name as a string, for encoding") {
        SwiftLiteral($0.name.text.filter { $0 != "`" }).code
      },
      .rows("parameters", "the values that it needs", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether it needs values") { !$0.parameters.isEmpty },
      .pattern("pattern", "its case, with the values that it needs") { $0.pattern },
      .flag("isRestorable", "whether all these values can be encoded") { $0.isRestorable },
      .rows("statements", "the statements for each end", of: StatementContext.table) {
        $0.statements
      },
    ])
}

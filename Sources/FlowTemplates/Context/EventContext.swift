import FlowModel

/// An event of a screen, a group, or a flow, and what happens on it.
struct EventContext: Sendable {
  enum Kind: Sendable { case declared, next, skip, finish, cancel }

  let name: Code
  /// The name before a colon.
  let label: Code
  var kind = Kind.declared
  /// What tells its handler from those of the same name elsewhere: `onList`, `inToolbar`, `on`.
  var handlerLabel: Code = "on"
  /// Whether it is one of all the flow's screens.
  var isFlowWide = false
  var documentation: [Code] = []
  var parameters: [ParameterContext] = []
  var statements: [StatementContext] = []
  /// The pattern that binds the source screen's parameters, where an argument needs them.
  var screenPattern: Code?
  /// What follows the ends of what it opens.
  var reactions: [ReactionContext] = []

  static let table = Table<Self>(
    "event",
    [
      .text("event", "the event's name") { $0.name },
      .text("eventLabel", "its name as an argument's label") { $0.label },
      .text("handlerLabel", "what its handler calls the page that it comes from") {
        $0.handlerLabel
      },
      .flag("isFlowWide", "whether all screens of the flow have it") { $0.isFlowWide },
      .flag("isNext", "whether it goes on in a sequence") { $0.kind == .next },
      .flag("isSkip", "whether it skips a sequence") { $0.kind == .skip },
      .flag("isFinish", "whether the app ends with it what it shows itself") {
        $0.kind == .finish
      },
      .flag("isCancel", "whether the app ends with it, without a result, what it shows") {
        $0.kind == .cancel
      },
      .texts("documentation", "its documentation, as lines of comment") { $0.documentation },
      .rows("parameters", "what it brings", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether it brings anything") { !$0.parameters.isEmpty },
      .rows("statements", "what happens on it", of: StatementContext.table) { $0.statements },
      .flag("isNone", "whether nothing happens on it") {
        $0.kind == .declared && $0.statements.isEmpty
      },
      .flag("isHandled", "whether it is one of the flow's own on which something happens") {
        $0.kind == .declared && !$0.statements.isEmpty
      },
      .optionalText("screenPattern", "what binds the source screen's parameters") {
        $0.screenPattern
      },
    ])
}

/// What happens at a place of a flow that is no event of a view.
struct FollowingContext: Sendable {
  /// The screen's case, what is needed of it bound to names.
  let pattern: Code
  /// How what it embeds has ended: `finished` or `cancelled`.
  var end: Code = ""
  var resultType: Code?
  let statements: [StatementContext]
  var usesLogic = false
  /// The names that it takes from the screen's case.
  var used: Set<Code> = []
  /// What follows the ends of what is opened there.
  var reactions: [ReactionContext] = []

  static let table = Table<Self>(
    "following",
    [
      .text("pattern", "the screen's case, what is needed of it bound to names") { $0.pattern },
      .text("end", "how what the screen embeds has ended") { $0.end },
      .optionalText("resultType", "the type of the result, where it is used") { $0.resultType },
      .rows("statements", "what happens then", of: StatementContext.table) { $0.statements },
      .flag("usesLogic", "whether it asks the app") { $0.usesLogic },
    ])
}

import FlowModel

/// An event of a screen, and what happens on it.
struct EventContext: Sendable {
  let name: Code
  let typeName: Code
  let documentation: [Code]
  let parameters: [ParameterContext]
  let statements: [StatementContext]
  let waits: [WaitContext]
  /// The pattern that binds the source screen's parameters, where an argument needs them.
  let screenPattern: Code?

  static let table = Table<Self>(
    "event",
    [
      .text("event", "the event's name") { $0.name },
      .text("Event", "its name as the beginning of a type's") { $0.typeName },
      .texts("documentation", "its documentation, as lines of comment") { $0.documentation },
      .rows("parameters", "what it brings", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether it brings anything") { !$0.parameters.isEmpty },
      .rows("statements", "what happens on it", of: StatementContext.table) { $0.statements },
      .flag("isNone", "whether nothing happens on it") { $0.statements.isEmpty },
      .flag("movesState", "whether a statement changes what is on screen") {
        $0.statements.contains(where: \.movesState)
      },
      .rows("waits", "the outcomes it waits for", of: WaitContext.table) { $0.waits },
      .optionalText("screenPattern", "what binds the source screen's parameters") {
        $0.screenPattern
      },
    ])
}

extension StatementContext {
  fileprivate var movesState: Bool {
    switch kind {
    case .effect, .wait, .ask, .beginIf, .elseIf, .otherwise, .end: false
    default: true
    }
  }
}

/// An outcome that is waited for, and what happens at each of its ends.
struct WaitContext: Sendable {
  /// What is told apart by: the event that begins it, or the outcome that a screen begins.
  let handler: Code
  let call: CallContext
  let ends: [EndContext]
  /// The screen's case, what the call needs of it bound to names.
  let pattern: Code

  static let table = Table<Self>(
    "wait",
    [
      .text("handler", "the event that begins it, or else the outcome itself") { $0.handler },
      .text("pattern", "the screen's case, what the call needs of it bound to names") {
        $0.pattern
      },
      .row("call", "the call that is waited for", of: CallContext.table) { $0.call },
      .rows("ends", "what happens at each end", of: EndContext.table) { $0.ends },
    ])
}

/// An end of an outcome, and what happens at it.
struct EndContext: Sendable {
  /// The case with what it brings bound to names: `.success(let id)`.
  let pattern: Code
  let statements: [StatementContext]
  let screenPattern: Code?

  static let table = Table<Self>(
    "ending",
    [
      .text("pattern", "the end's case, what it brings bound to names") { $0.pattern },
      .rows("statements", "what happens at it", of: StatementContext.table) { $0.statements },
      .flag("isNone", "whether nothing happens at it") { $0.statements.isEmpty },
      .flag("movesState", "whether a statement changes what is on screen") {
        $0.statements.contains(where: \.movesState)
      },
      .optionalText("screenPattern", "what binds the source screen's parameters") {
        $0.screenPattern
      },
    ])
}

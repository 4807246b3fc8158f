import FlowModel

/// An event of a screen, a group, or a flow, and what happens on it.
struct EventContext: Sendable {
  enum Kind: Sendable { case declared, next, skip, absent, finish, cancel }

  /// The owner of an event.
  enum Origin: Hashable, Sendable {
    /// All the flow's screens have it, or none sends it.
    case flow
    case screen(Code)
    case group(Code)

    /// The name of the screen or group as the beginning of a type's.
    var name: Code {
      switch self {
      case .flow: ""
      case .screen(let name), .group(let name): name
      }
    }

    var isScreen: Bool { if case .screen = self { true } else { false } }
    var isGroup: Bool { if case .group = self { true } else { false } }

    static func columns<Row>(
      at origin: @escaping @Sendable (UnsafePointer<Row>) -> Origin
    ) -> [Column<Row>] {
      [
        .text(
          "Origin", "its screen or group, as the prefix of a type name", at: { origin($0).name }),
        .flag("isOfScreen", "whether it belongs to one screen", at: { origin($0).isScreen }),
        .flag("isOfGroup", "whether it belongs to a group", at: { origin($0).isGroup }),
        .flag("isFlowWide", "whether all screens of the flow have it", at: { origin($0) == .flow }),
      ]
    }
  }

  /// Something around a screen that has an event for it.
  struct Holder: Sendable {
    /// The container or the sequence; nothing for the flow, where none of them holds the screen.
    let screen: Code?
    let origin: Origin
    /// Whether something happens on it.
    let isHandled: Bool

    static let table = Table<Self>(
      "holder",
      [
        .optionalText("holder", "the container or sequence; absent for the flow") { $0.screen },
        .flag("hasActions", "whether it has actions for the event") { $0.isHandled },
      ] + Origin.columns(at: { $0.pointee.origin }))
  }

  let name: Code
  /// The name before a colon.
  let label: Code
  var kind = Kind.declared
  /// Whether the screen is a fragment's, and the event its flow's.
  var isAdded = false
  /// Its owner, which distinguishes it from other events of the same name.
  var origin = Origin.flow
  /// What can have the event, if its view sends it for what holds the screen, the nearest first.
  var holders: [Holder] = []
  /// Whether it is a function, because code other than the screen's view uses it too.
  var hasFunction = false
  var usesLogic = false
  var documentation: [Code] = []
  var parameters: [ParameterContext] = []
  var statements: [StatementContext] = []
  /// The names that its actions take from its parameters, and from those of the source screen.
  var used: Set<Code> = []
  var usedOfScreen: Set<Code> = []
  /// The pattern that binds the source screen's parameters, if an argument needs them.
  var screenPattern: PatternContext?
  /// The actions after the screens and flows that it opens end.
  var reactions: [ReactionContext] = []

  static let table = Table<Self>(
    "event",
    [
      .text("event", "the event's name") { $0.name },
      .text("eventLabel", "its name as an argument label") { $0.label },
      .text(
        "eventKey", "its name as a string, for reports",
        at: { SwiftLiteral($0.pointee.name.withoutBackticks).code }),
    ] + Origin.columns(at: { $0.pointee.origin }) + [
      .flag("hasFunction", "whether code other than the screen's view uses it too") {
        $0.hasFunction
      },
      .flag("isOneStep", "whether its actions are one step") {
        $0.statements.count == 1 && $0.statements[0].isStep
      },
      .rows(
        "holders", "what can have the event, if its view sends it for what holds the screen",
        of: Holder.table
      ) { $0.holders },
      .flag("isHeld", "whether its view sends it for what holds the screen") {
        !$0.holders.isEmpty
      },
      .flag("isHeldOnce", "whether only one thing can have it") { $0.holders.count == 1 },
      .flag("usesLogic", "whether it calls the app") { $0.usesLogic },
      .flag("isNext", "whether it continues a sequence") { $0.kind == .next },
      .flag("isSkip", "whether it skips a sequence") { $0.kind == .skip },
      .pattern("eventPattern", "its case, with its parameters") { $0.pattern },
      .flag("isFinish", "whether the app sends it to end an external screen") {
        $0.kind == .finish
      },
      .flag("isCancel", "whether the app sends it to cancel an external screen") {
        $0.kind == .cancel
      },
      .texts("documentation", "its documentation, as comment lines") { $0.documentation },
      .rows("parameters", "its parameters", of: ParameterContext.table) { $0.parameters },
      .flag("hasParameters", "whether it has parameters") { !$0.parameters.isEmpty },
      .rows("statements", "its statements", of: StatementContext.table) { $0.statements },
      .flag("isUnhandled", "whether it has no actions in this flow") {
        $0.kind == .absent || $0.kind == .declared && !$0.isHandled
      },
      .flag("isHandled", "whether it is an event of the flow itself, with actions") {
        $0.kind == .declared && $0.isHandled
      },
      .optionalRow(
        "screenPattern", "the pattern that binds the source screen's parameters",
        of: PatternContext.table
      ) { $0.screenPattern },
    ])
}

extension EventContext {
  /// Whether something happens on it, wherever it is sent.
  private var isHandled: Bool {
    holders.isEmpty ? !statements.isEmpty : holders.contains(where: \.isHandled)
  }

  /// A function takes all that it brings.
  private var pattern: PatternContext {
    let names = parameters.map(\.name)
    return PatternContext(
      name, binding: names, using: hasFunction || kind == .finish ? Set(names) : used)
  }
}

extension Code {
  /// A name as its author writes it.
  var withoutBackticks: String {
    text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }
}

/// The actions in a place of a flow that is not an event of a view.
struct FollowingContext: Sendable {
  /// The screen's case, with what is needed of it.
  let pattern: PatternContext
  /// How what it embeds has ended: `finished` or `cancelled`.
  var end: Code = ""
  /// That end by its name, if the flow names its ends, and the flow as the prefix of their enum.
  var named: PatternContext?
  var ends: Code?
  var resultType: Code?
  let statements: [StatementContext]
  var usesLogic = false
  /// The names that it takes from the screen's case.
  var used: Set<Code> = []
  /// The actions after screens and flows opened there end.
  var reactions: [ReactionContext] = []

  static let table = Table<Self>(
    "following",
    [
      .pattern("pattern", "the screen's case, with the parameters that are used") { $0.pattern },
      .text("end", "the end of the embedded flow or sequence") { $0.end },
      .optionalRow("namedEnd", "the end by its name, if it has one", of: PatternContext.table) {
        $0.named
      },
      .optionalText("ends", "then the flow's name, as the prefix of the enum of its ends") {
        $0.ends
      },
      .optionalText("resultType", "the type of the result, if it is used") { $0.resultType },
      .rows("statements", "the statements to run", of: StatementContext.table) { $0.statements },
      .flag("usesLogic", "whether it calls the app") { $0.usesLogic },
      .flag("isBrief", "whether its actions are one step") {
        $0.statements.count == 1 && $0.statements[0].isStep
      },
    ])
}

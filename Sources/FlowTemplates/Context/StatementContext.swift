import FlowModel

/// One line of what happens on an event: an action, or the beginning or end of a block of them.
///
/// The lines are flat, so that a template spells every kind once and needs no recursion.
struct StatementContext: Sendable {
  enum Kind: Hashable, Sendable {
    case show, setRoot, tab, back, backTo, backToRoot, dismiss, dismissTo, dismissAll
    case finish, cancel, effect, beginIf, elseIf, otherwise, end
    case wait, ending, afterEnding, endWait, after
    case finished, cancelled, dismissed, endFollowing
  }

  let kind: Kind
  /// How many blocks the line is in.
  let depth: Int
  /// The destination, as an expression of its enum.
  var destination: Code?
  /// How it comes up, as an expression.
  var style: Code?
  var isPush = false
  /// The entry by which an embedded flow is gone into, as an expression.
  var entry: Code?
  var ifShown: Code?
  /// What keeps what follows the end of what is opened, as an expression.
  var following: Code?
  /// The case of the destination that is looked for, or that of an outcome's end.
  var target: Code?
  var call: CallContext?
  var tests: [TestContext] = []
  /// What `finish` ends with, or the milliseconds that `after` waits.
  var value: Code?
  /// The type of the result that is used.
  var resultType: Code?
  /// What tells this wait from the others of its screen.
  var key: Code?
  /// Whether what lies in the block asks the app for something.
  var usesLogic = false
  /// Whether nothing lies in the block.
  var isEmpty = true
  /// Whether it is the last of several.
  var isFinal = false

  static let table = Table<Self>(
    "statement",
    [
      .text("indent", "two spaces for every block that the line is in") {
        Code(verbatim: String(repeating: "  ", count: $0.depth))
      },
      kind("show", "shows the destination", .show),
      .flag("isPush", "whether the destination is pushed") { $0.isPush },
      kind("setRoot", "makes the destination the whole stack", .setRoot),
      kind("tab", "selects the tab of the target", .tab),
      kind("back", "goes back", .back),
      kind("backTo", "goes back to the nearest target", .backTo),
      kind("backToRoot", "goes back to the root", .backToRoot),
      kind("dismiss", "dismisses the source's layer", .dismiss),
      kind("dismissTo", "dismisses all above the target's layer", .dismissTo),
      kind("dismissAll", "dismisses all layers above the first", .dismissAll),
      kind("finish", "ends the flow or screen with a result", .finish),
      kind("cancel", "ends the flow or screen without one", .cancel),
      kind("effect", "calls the app", .effect),
      kind("if", "begins what is done if all tests hold", .beginIf),
      kind("elseIf", "begins what is done if those hold instead", .elseIf),
      kind("else", "begins what is done if none holds", .otherwise),
      kind("end", "ends what began with `if` or `after`", .end),
      kind("await", "begins to wait for an outcome, whose ends follow", .wait),
      kind("ending", "begins what is done at the end `target`", .ending),
      kind("afterEnding", "ends that", .afterEnding),
      kind("endAwait", "ends what began with `await`", .endWait),
      kind("after", "begins what is done later", .after),
      kind("finished", "begins what follows when what was shown finishes", .finished),
      kind("cancelled", "begins what follows when it is cancelled", .cancelled),
      kind("dismissed", "begins what follows when it is gone", .dismissed),
      kind("endFollowing", "ends that", .endFollowing),
      .optionalText("destination", "what is shown, as an expression") { $0.destination },
      .optionalText("style", "how it comes up, as an expression") { $0.style },
      .optionalText("ifShown", "what happens if it is shown already") { $0.ifShown },
      .optionalText("entry", "the entry that it is gone into by, as an expression") { $0.entry },
      .optionalText("following", "what keeps what follows its end, as an expression") {
        $0.following
      },
      .flag("isFollowed", "whether anything is said to follow its end") { $0.following != nil },
      .optionalText("target", "the case of the screen or end that is meant") { $0.target },
      .rows("call", "the effect or outcome that is called", of: CallContext.table) {
        $0.call.map { [$0] } ?? []
      },
      .rows("tests", "what must hold", of: TestContext.table) { $0.tests },
      .optionalText("value", "the result, or the milliseconds to wait") { $0.value },
      .optionalText("resultType", "the type of the result, where it is used") { $0.resultType },
      .optionalText("key", "what tells the wait from others, as a literal") { $0.key },
      .flag("usesLogic", "whether what lies in the block asks the app") { $0.usesLogic },
      .flag("isEmpty", "whether nothing lies in the block") { $0.isEmpty },
      .flag("isFinal", "whether it is the last of several") { $0.isFinal },
    ])

  private static func kind(_ name: String, _ meaning: String, _ kind: Kind) -> Column<Self> {
    .flag(name, "whether the line \(meaning)") { $0.kind == kind }
  }
}

/// A call of the app: an effect, or an outcome that is waited for.
struct CallContext: Sendable {
  let name: Code
  /// The arguments, with their labels.
  let arguments: Code

  static let table = Table<Self>(
    "call",
    [
      .text("callee", "what is called") { $0.name },
      .text("arguments", "the arguments, with their labels") { $0.arguments },
    ])
}

/// One of the tests of a condition.
struct TestContext: Sendable {
  var guardName: Code?
  var state: Code?
  var value: Code?

  static let table = Table<Self>(
    "test",
    [
      .optionalText("guard", "the guard that is asked") { $0.guardName },
      .optionalText("state", "the state that is looked at") { $0.state },
      .optionalText("value", "the value that the state must have") { $0.value },
    ])
}

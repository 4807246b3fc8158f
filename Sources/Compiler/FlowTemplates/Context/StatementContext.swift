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
  var destination: TargetContext?
  /// How it comes up.
  var presentation: PresentationContext?
  /// The entry by which an embedded flow is gone into.
  var entry: TargetContext?
  var ifShown: Code?
  /// What keeps what follows the end of what is opened.
  var following: TargetContext?
  /// The case of the destination that is looked for.
  var target: Code?
  /// An outcome's end, with what it brings.
  var pattern: PatternContext?
  /// All that is done in the block, if it is one step.
  var step: [StatementContext] = []
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

  /// Whether it is all of an action, on one line.
  var isStep: Bool {
    switch kind {
    case .show: following == nil
    case .setRoot, .tab, .back, .backTo, .backToRoot, .dismiss, .dismissTo, .dismissAll, .finish,
      .cancel, .effect:
      true
    default: false
    }
  }

  static let table: Table<Self> = Table(
    "statement",
    [
      .text("indent", "two spaces for every block that the line is in") {
        Code(verbatim: String(repeating: "  ", count: $0.depth))
      },
      .flag("isStep", "whether it is all of an action, on one line") { $0.isStep },
      kind("show", "shows the destination", .show),
      .flag("isPush", "whether the destination is pushed") { $0.presentation?.isPush ?? false },
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
      kind("ending", "begins what is done at the end `pattern`", .ending),
      kind("afterEnding", "ends that", .afterEnding),
      kind("endAwait", "ends what began with `await`", .endWait),
      kind("after", "begins what is done later", .after),
      kind("finished", "begins what follows when what was shown finishes", .finished),
      kind("cancelled", "begins what follows when it is cancelled", .cancelled),
      kind("dismissed", "begins what follows when it is gone", .dismissed),
      kind("endFollowing", "ends that", .endFollowing),
      .optionalRow("destination", "what is shown", of: TargetContext.table) { $0.destination },
      .optionalRow("presentation", "how it comes up", of: PresentationContext.table) {
        $0.presentation
      },
      .optionalText("ifShown", "what happens if it is shown already") { $0.ifShown },
      .optionalRow("entry", "the entry that it is gone into by", of: TargetContext.table) {
        $0.entry
      },
      .optionalRow("following", "what keeps what follows its end", of: TargetContext.table) {
        $0.following
      },
      .flag("isFollowed", "whether anything is said to follow its end") { $0.following != nil },
      .optionalRow("pattern", "the end, with what it brings", of: PatternContext.table) {
        $0.pattern
      },
      .rows("step", "what is done in the block, if it is one step", of: Self.table) { $0.step },
      .flag("isBrief", "whether one step is all that is done in the block") { !$0.step.isEmpty },
      .optionalText("target", "the case of the screen that is meant") { $0.target },
      .rows("call", "the effect or outcome that is called", of: CallContext.table) {
        $0.call.map { [$0] } ?? []
      },
      .rows("tests", "what must hold", of: TestContext.table) { $0.tests },
      .optionalText("value", "the result, or the milliseconds to wait") { $0.value },
      .optionalText("resultType", "the type of the result, where it is used or given") {
        $0.resultType
      },
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
  let arguments: [ArgumentContext]

  static let table = Table<Self>(
    "call",
    [
      .text("callee", "what is called") { $0.name },
      .rows("arguments", "what it is handed", of: ArgumentContext.table) { $0.arguments },
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

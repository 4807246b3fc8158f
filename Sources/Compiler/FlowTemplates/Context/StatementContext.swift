import FlowModel

/// One line of what happens on an event: an action, or the beginning or end of a block of them.
///
/// The lines are flat, so that a template spells every kind once and needs no recursion.
struct StatementContext: Sendable {
  enum Kind: Hashable, Sendable {
    case show, setRoot, showInNextColumn, tab, back, backTo, backToRoot, dismiss, dismissTo,
      dismissAll, stay
    case finish, cancel, effect, beginIf, elseIf, otherwise, absent, end
    case wait, ending, afterEnding, endWait, after
    case finished, cancelled, dismissed, endFollowing, endEnds
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
  /// The enum case for the actions after an opened screen ends.
  var following: TargetContext?
  /// The case of the destination that is looked for.
  var target: Code?
  /// An outcome's end, with what it brings.
  var pattern: PatternContext?
  /// The step in the block, if the block is one step.
  var step: [StatementContext] = []
  var call: CallContext?
  var tests: [TestContext] = []
  /// The result of `finish`, or the milliseconds of `after`.
  var value: Code?
  /// The type of the result that is used.
  var resultType: Code?
  /// The enum of the flow's ends, if they have names.
  var ends: Code?
  /// The key of this wait among those of its screen.
  var key: Code?
  /// Whether what lies in the block asks the app for something.
  var usesLogic = false
  /// Whether nothing lies in the block.
  var isEmpty = true
  /// Whether it is the last of several.
  var isFinal = false
  /// Of an outcome: whether something is done at one of its ends only.
  var isLone = false

  /// Whether it is all of an action, on one line.
  var isStep: Bool {
    switch kind {
    case .show: following == nil
    case .setRoot, .showInNextColumn, .tab, .back, .backTo, .backToRoot, .dismiss, .dismissTo,
      .dismissAll, .stay, .finish, .cancel, .effect:
      true
    default: false
    }
  }

  static let table: Table<Self> = Table(
    "statement",
    [
      .text("indent", "the indentation: two spaces for each block around the line") {
        Code(verbatim: String(repeating: "  ", count: $0.depth))
      },
      .flag("isStep", "whether the line is a complete action") { $0.isStep },
      kind("show", "shows the destination", .show),
      .flag("isPush", "whether the destination is pushed") { $0.presentation?.isPush ?? false },
      kind("setRoot", "replaces the whole stack with the destination", .setRoot),
      kind(
        "showInNextColumn", "shows the destination alone in the next column", .showInNextColumn),
      kind("tab", "selects the tab of the target", .tab),
      .flag("isDirect", "whether it is `setRoot`, `showInNextColumn` or `tab`") {
        [.setRoot, .showInNextColumn, .tab].contains($0.kind)
      },
      kind("back", "goes back", .back),
      kind("backTo", "goes back to the nearest target", .backTo),
      kind("backToRoot", "goes back to the root", .backToRoot),
      kind("dismiss", "dismisses the source's layer", .dismiss),
      kind("dismissTo", "dismisses all layers above the target's layer", .dismissTo),
      kind("dismissAll", "dismisses all layers above the first", .dismissAll),
      kind("stay", "does nothing, so that `leaving` keeps the user on the screen", .stay),
      kind("finish", "ends the flow or screen with a result", .finish),
      kind("cancel", "ends the flow or screen without a result", .cancel),
      kind("effect", "calls the app", .effect),
      kind("if", "begins an `if` block: all tests must hold", .beginIf),
      kind("elseIf", "begins an `else if` block", .elseIf),
      kind("else", "begins an `else` block", .otherwise),
      kind(
        "absent",
        "begins a block that runs if the `backTo` or `dismissTo` of the line above finds no target",
        .absent),
      kind("end", "ends an `if`, `absent` or `after` block", .end),
      kind("await", "awaits an outcome; the blocks of its ends follow", .wait),
      kind("ending", "begins the block for the end `pattern`", .ending),
      kind("afterEnding", "ends the block for an end", .afterEnding),
      kind("endAwait", "ends an `await` block", .endWait),
      kind("after", "begins a block that runs later", .after),
      kind("finished", "begins the block for `finished` of the opened screen", .finished),
      kind("cancelled", "begins the block for its `cancelled`", .cancelled),
      kind("dismissed", "begins the block for its `dismissed`", .dismissed),
      kind("endFollowing", "ends one of these three blocks", .endFollowing),
      kind("endEnds", "ends the blocks of named ends", .endEnds),
      .optionalRow("destination", "the destination to show", of: TargetContext.table) {
        $0.destination
      },
      .optionalRow("presentation", "the presentation", of: PresentationContext.table) {
        $0.presentation
      },
      .optionalText("ifShown", "the behaviour if the destination is already in the frame") {
        $0.ifShown
      },
      .optionalRow("entry", "the entry that it starts from", of: TargetContext.table) {
        $0.entry
      },
      .optionalRow(
        "following", "the enum case for the actions after its end", of: TargetContext.table
      ) {
        $0.following
      },
      .flag("isFollowed", "whether actions follow its end") { $0.following != nil },
      .optionalRow("pattern", "the end, with its parameters", of: PatternContext.table) {
        $0.pattern
      },
      .rows("step", "the step in the block, if the block is one step", of: Self.table) { $0.step },
      .flag("isBrief", "whether the block is one step") { !$0.step.isEmpty },
      .optionalText("target", "the case of the target screen") { $0.target },
      .optionalRow("call", "the effect or outcome to call", of: CallContext.table) {
        $0.call
      },
      .rows("tests", "the conditions", of: TestContext.table) { $0.tests },
      .optionalText("value", "the result, or the milliseconds to wait") { $0.value },
      .optionalText("resultType", "the type of the result, if it is used or given") {
        $0.resultType
      },
      .optionalText(
        "ends",
        "for `finish`, `finished` and `ending`: the flow's name as the prefix of the enum of its ends, "
          + "if they have names"
      ) { $0.ends },
      .optionalText("key", "the key of the wait, as a literal") { $0.key },
      .flag("usesLogic", "whether the block calls the app") { $0.usesLogic },
      .flag("isEmpty", "whether the block is empty") { $0.isEmpty },
      .flag("isFinal", "whether it is the last of several") { $0.isFinal },
      .flag("isLone", "of an `await` block: whether only one end of several does anything") {
        $0.isLone
      },
    ])

  private static func kind(_ name: String, _ meaning: String, _ kind: Kind) -> Column<Self> {
    .flag(name, "whether the line \(meaning)", at: { $0.pointee.kind == kind })
  }
}

/// A call of the app: an effect, or an outcome that is waited for.
struct CallContext: Sendable {
  let name: Code
  let arguments: [ArgumentContext]

  static let table = Table<Self>(
    "call",
    [
      .text("callee", "the name of the function") { $0.name },
      .rows("arguments", "its parameters", of: ArgumentContext.table) { $0.arguments },
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
      .optionalText("guard", "the guard") { $0.guardName },
      .optionalText("state", "the state") { $0.state },
      .optionalText("value", "the value that the state must have") { $0.value },
    ])
}

import FlowModel

/// One line of what happens on an event: an action, or the beginning or end of a block of them.
///
/// The lines are flat, so that a template spells every kind once and needs no recursion.
struct StatementContext: Sendable {
  enum Kind: Hashable, Sendable {
    case push, sheet, fullScreenCover, replace, setRoot
    case back, backTo, backToRoot, dismiss, dismissTo, dismissAll
    case effect, wait, ask, beginIf, elseIf, otherwise, end
  }

  let kind: Kind
  /// How many blocks the line is in.
  let depth: Int
  /// Whether the destination on top is the source: of every action of a list but its first.
  var isFurther = false
  /// The destination, as an expression of its enum.
  var destination: Code?
  /// The case of the destination that is looked for.
  var target: Code?
  var call: CallContext?
  var tests: [TestContext] = []

  static let table = Table<Self>(
    "statement",
    [
      .text("indent", "two spaces for every block that the line is in") {
        Code(verbatim: String(repeating: "  ", count: $0.depth))
      },
      kind("push", "pushes the destination", .push),
      kind("sheet", "presents the destination in a sheet", .sheet),
      kind("fullScreenCover", "presents it over the full screen", .fullScreenCover),
      kind("replace", "puts the destination in the source's place", .replace),
      kind("setRoot", "makes the destination the whole stack", .setRoot),
      kind("back", "goes back", .back),
      kind("backTo", "goes back to the nearest target", .backTo),
      kind("backToRoot", "goes back to the root", .backToRoot),
      kind("dismiss", "dismisses the source's layer", .dismiss),
      kind("dismissTo", "dismisses all above the target's layer", .dismissTo),
      kind("dismissAll", "dismisses all layers above the first", .dismissAll),
      kind("effect", "calls the app", .effect),
      kind("await", "begins to wait for an outcome", .wait),
      kind("ask", "asks what the tests below need", .ask),
      kind("if", "begins what is done if all tests hold", .beginIf),
      kind("elseIf", "begins what is done if those hold instead", .elseIf),
      kind("else", "begins what is done if none holds", .otherwise),
      kind("end", "ends what began with `if`", .end),
      .flag("isFurther", "whether the source is the destination on top") { $0.isFurther },
      .optionalText("destination", "what is shown, as an expression") { $0.destination },
      .optionalText("target", "the case of the screen that is meant") { $0.target },
      .rows("call", "the effect or outcome that is called", of: CallContext.table) {
        $0.call.map { [$0] } ?? []
      },
      .rows("tests", "what must hold", of: TestContext.table) { $0.tests },
    ])

  private static func kind(_ name: String, _ meaning: String, _ kind: Kind) -> Column<Self> {
    .flag(name, "whether the line \(meaning)") { $0.kind == kind }
  }
}

/// A call of the app: an effect, or an outcome that is waited for.
struct CallContext: Sendable {
  let name: Code
  /// The name as the beginning of a type's.
  let typeName: Code
  /// What a wait is told apart by: the event that begins it, or the outcome that a screen begins.
  let handler: Code
  /// The arguments, with their labels.
  let arguments: Code

  static let table = Table<Self>(
    "call",
    [
      .text("callee", "what is called") { $0.name },
      .text("Callee", "what is called, as the beginning of a type's name") { $0.typeName },
      .text("handler", "the event that the call is made on, or else what is called") { $0.handler },
      .text("arguments", "the arguments, with their labels") { $0.arguments },
    ])
}

/// One of the tests of a condition.
struct TestContext: Sendable {
  var guardName: Code?
  var state: Code?
  var value: Code?
  /// Whether it was asked before, and its answer is at hand under its name.
  var isAsked = false

  /// What is asked: a guard or a state.
  var subject: Code? { guardName ?? state }

  static let table = Table<Self>(
    "test",
    [
      .optionalText("guard", "the guard that is asked") { $0.guardName },
      .optionalText("state", "the state that is looked at") { $0.state },
      .optionalText("value", "the value that the state must have") { $0.value },
      .flag("isAsked", "whether the answer is at hand under the name of what is asked") {
        $0.isAsked
      },
    ])
}

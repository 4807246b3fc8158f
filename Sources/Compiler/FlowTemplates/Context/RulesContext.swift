import FlowModel

/// The rules of a screen that is more than a view.
struct RulesContext: Sendable {
  var tabs: [TabContext] = []
  var columns: [TargetContext] = []
  var region: RegionContext?
  var embed: EmbedContext?
  var sequence: SequenceContext?
  var isAlert = false
  /// The screen's case, with what is needed of it.
  var pattern: PatternContext
  /// Whether it ends with a result of its own.
  var isRun = false
  var requires: Code?
  var leaving: FollowingContext?

  /// The names that are taken from the screen's case.
  var used: Set<Code> {
    let followings = [sequence?.then, sequence?.skip, leaving].compactMap { $0?.used }
    let steps = sequence?.steps.map(\.used) ?? []
    return (followings + steps + [embed?.used ?? []]).reduce([]) { $0.union($1) }
  }

  var reactions: [ReactionContext] {
    [sequence?.then, sequence?.skip, leaving].compactMap { $0 }.flatMap(\.reactions)
  }

  private var isPlain: Bool {
    tabs.isEmpty && columns.isEmpty && region == nil && embed == nil && sequence == nil && !isAlert
  }

  static let table = Table<Self>(
    "rules",
    [
      .pattern("rulePattern", "the screen's case, with the parameters that are used") {
        $0.pattern
      },
      .flag("isBrief", "whether the rules are only columns") {
        !$0.columns.isEmpty && !$0.isRun && $0.requires == nil && $0.leaving == nil
      },
      .flag("isPlain", "whether it has its own view") { $0.isPlain },
      .rows(
        "tabGroups", "its tabs, in groups: single tabs, and tabs for the elements of an array",
        of: TabContext.Group.table
      ) { $0.tabs.groups },
      .flag("hasTabs", "whether it has tabs") { !$0.tabs.isEmpty },
      .flag("hasTabArrays", "whether arrays make some of them") {
        $0.tabs.contains { $0.array != nil }
      },
      .rows("columns", "the screens of its columns", of: TargetContext.table) { $0.columns },
      .flag("hasColumns", "whether it has columns") { !$0.columns.isEmpty },
      .optionalRow("region", "its screens for the values of a state", of: RegionContext.table) {
        $0.region
      },
      .optionalRow("embed", "the flow that runs in its place", of: EmbedContext.table) {
        $0.embed
      },
      .optionalRow("sequence", "the sequence that runs in its place", of: SequenceContext.table) {
        $0.sequence
      },
      .flag("isAlert", "whether it is an alert or a dialog") { $0.isAlert },
      .flag("isRun", "whether it ends with its own result") { $0.isRun },
      .optionalText("requires", "the guard that must hold") { $0.requires },
      .optionalRow("leaving", "the actions instead of an implicit exit", of: FollowingContext.table)
      {
        $0.leaving
      },
    ])
}

/// The screens of a `switch`.
struct RegionContext: Sendable {
  struct Case: Sendable {
    let value: Code
    let destination: TargetContext

    static let table = Table<Self>(
      "case",
      [
        .text("value", "the value of the state") { $0.value },
        .target("destination", "the screen for the value") { $0.destination },
      ])
  }

  let state: Code
  let cases: [Case]
  let isComplete: Bool

  static let table = Table<Self>(
    "region",
    [
      .text("state", "the state that selects the screen") { $0.state },
      .rows("cases", "the screen for each value", of: Case.table) { $0.cases },
      .flag("isComplete", "whether every value has a case") { $0.isComplete },
    ])
}

/// A flow that runs in a screen's place.
struct EmbedContext: Sendable {
  let flow: Code
  /// Nothing for the module of the flow around it.
  let module: Code?
  let otherModel: Code?
  /// The name as the beginning of a value's.
  let valueName: Code
  let start: TargetContext
  /// The names that it takes from the screen's case.
  let used: Set<Code>
  let isItself: Bool
  let asksApp: Bool

  static let table = Table<Self>(
    "embed",
    [
      .text("embedded", "the flow's name, after its module's name if flows share the name") {
        $0.flow
      },
      .optionalText("embeddedModule", "the flow's module, if it is another one") { $0.module },
      .otherModel { $0.otherModel },
      .text("embeddedName", "the flow's name as the prefix of a value's name") { $0.valueName },
      .target("start", "its first destination") { $0.start },
      .flag("isItself", "whether it is the surrounding flow itself") { $0.isItself },
      .flag("asksApp", "whether it needs anything from the app") { $0.asksApp },
    ])
}

/// Screens shown in order.
struct SequenceContext: Sendable {
  struct Step: Sendable {
    let destination: TargetContext
    let presentation: PresentationContext
    let tests: [TestContext]
    /// The array that it is a step for each element of, and what an element is called.
    let forEach: (array: Code, element: Code)?
    /// The names that it takes from the sequence's case.
    let used: Set<Code>

    static let table = Table<Self>(
      "step",
      [
        .target("destination", "the destination to show") { $0.destination },
        .row("presentation", "the presentation", of: PresentationContext.table) {
          $0.presentation
        },
        .flag("isPush", "whether it is pushed") { $0.presentation.isPush },
        .rows("tests", "the conditions, checked on arrival", of: TestContext.table) { $0.tests },
        .flag("isConditional", "whether it has conditions") { !$0.tests.isEmpty },
        .optionalText("forEach", "the array that makes a step for each element") {
          $0.forEach?.array
        },
        .optionalText("element", "the name of an element") { $0.forEach?.element },
      ])
  }

  let steps: [Step]
  let allowsBack: Bool
  let once: Code?
  let resumption: Code?
  let then: FollowingContext?
  let skip: FollowingContext?

  static let table = Table<Self>(
    "sequence",
    [
      .rows("steps", "its steps, in order", of: Step.table) { $0.steps },
      .flag("isForwardOnly", "whether `back` does not lead to the previous step") {
        !$0.allowsBack
      },
      .optionalText("once", "the flag that says that it was shown") { $0.once },
      .optionalText("resumption", "the key under which the app keeps the step") {
        $0.resumption
      },
      .optionalRow("then", "the actions after its last step", of: FollowingContext.table) {
        $0.then
      },
      .optionalRow("skip", "the actions after a skip", of: FollowingContext.table) {
        $0.skip
      },
    ])
}

import FlowModel

/// What there is to know of a screen that isn't just a view.
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
      .pattern("rulePattern", "the screen's case, with what is needed of it") { $0.pattern },
      .flag("isBrief", "whether columns are all there is to know") {
        !$0.columns.isEmpty && !$0.isRun && $0.requires == nil && $0.leaving == nil
      },
      .flag("isPlain", "whether it is shown by a view of its own") { $0.isPlain },
      .rows("tabs", "its tabs", of: TabContext.table) { $0.tabs },
      .flag("hasTabs", "whether it has tabs") { !$0.tabs.isEmpty },
      .rows("columns", "the screens of its columns", of: TargetContext.table) { $0.columns },
      .flag("hasColumns", "whether it has columns") { !$0.columns.isEmpty },
      .rows("region", "what it shows for each value of a state", of: RegionContext.table) {
        $0.region.map { [$0] } ?? []
      },
      .rows("embed", "the flow that runs in its place", of: EmbedContext.table) {
        $0.embed.map { [$0] } ?? []
      },
      .rows("sequence", "the steps that are shown in its place", of: SequenceContext.table) {
        $0.sequence.map { [$0] } ?? []
      },
      .flag("isAlert", "whether it is an alert or a dialog") { $0.isAlert },
      .flag("isRun", "whether it ends with a result of its own") { $0.isRun },
      .optionalText("requires", "the guard that must hold") { $0.requires },
      .rows("leaving", "what happens on an implicit exit", of: FollowingContext.table) {
        $0.leaving.map { [$0] } ?? []
      },
    ])
}

/// A tab.
struct TabContext: Sendable {
  let root: TargetContext?
  let title: Code
  let icon: Code?
  let event: EventContext?

  static let table = Table<Self>(
    "tab",
    [
      .optionalRow("root", "the screen it begins with", of: TargetContext.table) { $0.root },
      .text("title", "its title, as a literal") { $0.title },
      .optionalText("icon", "the name of its image, as a literal") { $0.icon },
      .optionalRow("event", "what a tap on it tells", of: EventContext.table) { $0.event },
    ])
}

/// What a `switch` shows.
struct RegionContext: Sendable {
  struct Case: Sendable {
    let value: Code
    let destination: TargetContext

    static let table = Table<Self>(
      "case",
      [
        .text("value", "the value of the state") { $0.value },
        .target("destination", "what is shown for it") { $0.destination },
      ])
  }

  let state: Code
  let cases: [Case]
  let isComplete: Bool

  static let table = Table<Self>(
    "region",
    [
      .text("state", "the state that decides") { $0.state },
      .rows("cases", "what is shown for each value", of: Case.table) { $0.cases },
      .flag("isComplete", "whether every value has a case") { $0.isComplete },
    ])
}

/// A flow that runs in a screen's place.
struct EmbedContext: Sendable {
  let flow: Code
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
      .text("embedded", "the flow's name") { $0.flow },
      .text("embeddedName", "the flow's name as the beginning of a value's") { $0.valueName },
      .target("start", "the destination it begins with") { $0.start },
      .flag("isItself", "whether it is the flow around it") { $0.isItself },
      .flag("asksApp", "whether it asks anything of the app") { $0.asksApp },
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
        .target("destination", "what is shown") { $0.destination },
        .row("presentation", "how it comes up", of: PresentationContext.table) {
          $0.presentation
        },
        .flag("isPush", "whether it is pushed") { $0.presentation.isPush },
        .rows("tests", "what must hold on arrival", of: TestContext.table) { $0.tests },
        .flag("isConditional", "whether anything must hold") { !$0.tests.isEmpty },
        .optionalText("forEach", "the array that it is a step for each element of") {
          $0.forEach?.array
        },
        .optionalText("element", "what an element is called") { $0.forEach?.element },
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
      .flag("isForwardOnly", "whether there is no way back to the step before") {
        !$0.allowsBack
      },
      .optionalText("once", "what the app keeps of having shown it") { $0.once },
      .optionalText("resumption", "what the app keeps of the step that it was left at") {
        $0.resumption
      },
      .rows("then", "what takes its place in the end", of: FollowingContext.table) {
        $0.then.map { [$0] } ?? []
      },
      .rows("skip", "what takes its place when it is skipped", of: FollowingContext.table) {
        $0.skip.map { [$0] } ?? []
      },
    ])
}

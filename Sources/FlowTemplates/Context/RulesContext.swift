import FlowModel

/// What there is to know of a screen that isn't just a view.
struct RulesContext: Sendable {
  var tabs: [TabContext] = []
  var columns: [Code] = []
  var region: RegionContext?
  var embed: EmbedContext?
  var sequence: SequenceContext?
  var isAlert = false
  /// The screen's case, what is needed of it bound to names.
  var pattern: Code = ""
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
      .text("rulePattern", "the screen's case, what is needed of it bound to names") {
        $0.pattern
      },
      .flag("isPlain", "whether it is shown by a view of its own") { $0.isPlain },
      .rows("tabs", "its tabs", of: TabContext.table) { $0.tabs },
      .flag("hasTabs", "whether it has tabs") { !$0.tabs.isEmpty },
      .texts("columns", "the screens of its columns, as expressions") { $0.columns },
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
  let root: Code?
  let title: Code
  let icon: Code?
  let event: Code?
  let handlerLabel: Code

  static let table = Table<Self>(
    "tab",
    [
      .optionalText("root", "the screen it begins with, as an expression") { $0.root },
      .text("title", "its title, as a literal") { $0.title },
      .optionalText("icon", "the name of its image, as a literal") { $0.icon },
      .optionalText("event", "what a tap on it tells") { $0.event },
      .text("handlerLabel", "what the event's handler calls the page of the tabs") {
        $0.handlerLabel
      },
    ])
}

/// What a `switch` shows.
struct RegionContext: Sendable {
  struct Case: Sendable {
    let value: Code
    let destination: Code

    static let table = Table<Self>(
      "case",
      [
        .text("value", "the value of the state") { $0.value },
        .text("destination", "what is shown for it, as an expression") { $0.destination },
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
  let start: Code
  /// The names that it takes from the screen's case.
  let used: Set<Code>
  let logic: Code?
  let factory: Code

  static let table = Table<Self>(
    "embed",
    [
      .text("embedded", "the flow's name") { $0.flow },
      .text("start", "the destination it begins with, as an expression") { $0.start },
      .optionalText("logic", "what it asks of the app, as an expression") { $0.logic },
      .text("factory", "what makes its views, as an expression") { $0.factory },
    ])
}

/// Screens shown in order.
struct SequenceContext: Sendable {
  struct Step: Sendable {
    let destination: Code
    let style: Code
    let tests: [TestContext]
    /// The array that it is a step for each element of, and what an element is called.
    let forEach: (array: Code, element: Code)?
    /// The names that it takes from the sequence's case.
    let used: Set<Code>

    static let table = Table<Self>(
      "step",
      [
        .text("destination", "what is shown, as an expression") { $0.destination },
        .text("style", "how it comes up, as an expression") { $0.style },
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

import FlowDiagnostics

/// A test: what happens one after another, and what is shown after each event.
struct WalkContext: Sendable {
  let title: Code
  let documentation: [Code]
  let function: Code
  let steps: [WalkStepContext]
  /// The calls of the app during the walk, oldest first, as literals.
  let calls: [Code]
  /// The screens after a new launch at the end, as literals, if there is one.
  let restored: [Code]

  static let table = Table<Self>(
    "walk",
    [
      .text("title", "its title, as a literal") { $0.title },
      .texts("documentation", "its description, as comment lines") { $0.documentation },
      .text("function", "the name of the test function, with a capital first letter") {
        $0.function
      },
      .rows("steps", "its steps, in order", of: WalkStepContext.table) { $0.steps },
      .texts("calls", "the calls to the app during the test, as literals") { $0.calls },
      .flag("hasCalls", "whether the test calls the app") { !$0.calls.isEmpty },
      .flag("isRestored", "whether the test launches the app again at its end") {
        !$0.restored.isEmpty
      },
      .texts("restored", "the screens after that, as literals") { $0.restored },
    ])
}

/// An event of a test, and what follows from it.
struct WalkStepContext: Sendable {
  enum Kind: Sendable {
    case sent, back, swipe, tab, button, app, change, link, answer, wait
  }

  var kind: Kind
  var isTwice = false
  /// The type that contains the screens of the sender's flow.
  var screens: Code = ""
  var screen: Code = ""
  /// The screen's name without backticks.
  var stem: Code = ""
  var event: Code = ""
  /// Whether the screen is a fragment's, and the event its flow's.
  var isAdded = false
  /// The event's arguments.
  var arguments: Code = ""
  /// A button's or tab's title, or a URL, as a literal.
  var text: Code = ""
  /// A value of the app, an end of an outcome, or milliseconds.
  var value: Code = ""
  /// The text that the user types into an alert, as a literal.
  var typed: Code?
  var denied: Code?
  var linked: TargetContext?
  var shows: [Code] = []
  var end: Code?

  static let table = Table<Self>(
    "walkStep",
    [
      .flag("isSent", "whether a view sends an event") { $0.kind == .sent },
      .flag("isTwice", "whether the view sends it twice, before the screen can change") {
        $0.isTwice
      },
      .flag("isBack", "whether the user goes back") { $0.kind == .back },
      .flag("isSwipe", "whether the user swipes a layer away") { $0.kind == .swipe },
      .flag("isTab", "whether the user taps a tab") { $0.kind == .tab },
      .flag("isButton", "whether the user presses a button of an alert") { $0.kind == .button },
      .flag("isApp", "whether the app sends an event that no screen sends") { $0.kind == .app },
      .flag("isChange", "whether a state of the app changes") { $0.kind == .change },
      .flag("isLink", "whether a URL is opened") { $0.kind == .link },
      .flag("isAnswer", "whether an outcome ends") { $0.kind == .answer },
      .flag("isWait", "whether time passes") { $0.kind == .wait },
      .text("senders", "the value that holds the screens of the sender's flow") { $0.screens },
      .text("sendersStem", "its name without backticks, as the prefix of other names") {
        Code(verbatim: $0.screens.withoutBackticks)
      },
      .text("sender", "the screen that sends the event") { $0.screen },
      .text("senderStem", "its name without backticks, as the prefix of other names") { $0.stem },
      .text("event", "the event's name") { $0.event },
      .flag("isAdded", "whether the screen belongs to a fragment, and the event to its flow") {
        $0.isAdded
      },
      .text("arguments", "the arguments of the event") { $0.arguments },
      .text("text", "a title or a URL, as a literal") { $0.text },
      .text("value", "a state's value, an outcome's end, or milliseconds") { $0.value },
      .optionalText("typed", "the text that the user types into an alert, as a literal") {
        $0.typed
      },
      .optionalText("denied", "the guard that answers no during the step, as a literal") {
        $0.denied
      },
      .optionalRow(
        "linked", "the destination of the URL, if it is already in the stack",
        of: TargetContext.table
      ) { $0.linked },
      .texts("shows", "the screens after that, as literals") { $0.shows },
      .optionalText("ended", "the end of the flow, as a literal, if it has ended") { $0.end },
    ])
}

/// A flow whose screens a test names.
struct WalkedFlowContext: Sendable {
  let name: Code
  let variable: Code

  static let table = Table<Self>(
    "walkedFlow",
    [
      .text("walked", "the flow's name") { $0.name },
      .text("screens", "the value that holds its screens") { $0.variable },
      .text("screensStem", "its name without backticks, as the prefix of other names") {
        Code(verbatim: $0.variable.withoutBackticks)
      },
    ])
}

/// A value that only the app's author knows.
struct SampleContext: Sendable, Hashable {
  let name: Code
  let type: Code

  static let table = Table<Self>(
    "sample",
    [
      .text("sample", "the name of the value") { $0.name },
      .text("type", "its type") { $0.type },
    ])
}

/// The tests of a flow.
struct FlowWalks: Sendable {
  let walks: [WalkContext]
  let flows: [WalkedFlowContext]
  /// The parts that the tests don't cover, as comment lines.
  let notes: [Code]
  /// That they are not all that there could be, where they aren't.
  let shortcoming: Diagnostic?
  /// Includes the flow's own declarations, whose values its stub of the app passes.
  let samples: [SampleContext]
  let startArguments: [Code]
  /// The scope that a run of the flow passes to its screens, if it has one.
  let scope: Code?
  /// The elements of the arrays that make the flow's tabs, one for each array.
  let elements: [Code]

  static let none = FlowWalks(
    walks: [], flows: [], notes: [], shortcoming: nil, samples: [], startArguments: [], scope: nil,
    elements: [])
}

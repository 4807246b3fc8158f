/// A test: what happens one after another, and what is shown after each event.
struct WalkContext: Sendable {
  let title: Code
  let documentation: [Code]
  let function: Code
  let steps: [WalkStepContext]
  /// What the app was asked in the course of it, oldest first, as literals.
  let calls: [Code]
  /// What is shown when the app is launched again at its end, as literals, if it is.
  let restored: [Code]

  static let table = Table<Self>(
    "walk",
    [
      .text("title", "what it shows, as a literal") { $0.title },
      .texts("documentation", "what it shows, as lines of comment") { $0.documentation },
      .text("function", "the test's name, which begins in a capital") { $0.function },
      .rows("steps", "what happens, in order", of: WalkStepContext.table) { $0.steps },
      .texts("calls", "what the app was asked in the course of it, as literals") { $0.calls },
      .flag("hasCalls", "whether the app was asked anything") { !$0.calls.isEmpty },
      .flag("isRestored", "whether the app is launched again at its end") { !$0.restored.isEmpty },
      .texts("restored", "what is shown then, as literals") { $0.restored },
    ])
}

/// An event of a test, and what follows from it.
struct WalkStepContext: Sendable {
  enum Kind: Sendable {
    case sent, back, swipe, tab, button, app, change, link, answer, wait
  }

  var kind: Kind
  var isTwice = false
  /// What holds the screens of the sender's flow.
  var screens: Code = ""
  var screen: Code = ""
  /// The screen's name without backticks.
  var stem: Code = ""
  var event: Code = ""
  /// Whether the screen is a fragment's, and the event its flow's.
  var isAdded = false
  /// Whether the screen is a fragment's, and not all flows give it the event.
  var isOptional = false
  /// What the event brings, without labels where it is a view's.
  var arguments: Code = ""
  /// A button's or tab's title, or a URL, as a literal.
  var text: Code = ""
  /// A value of the app, an end of an outcome, or milliseconds.
  var value: Code = ""
  /// What is typed into an alert, as a literal.
  var typed: Code?
  var denied: Code?
  var linked: TargetContext?
  var shows: [Code] = []
  var end: Code?

  static let table = Table<Self>(
    "step",
    [
      .flag("isSent", "whether a view sends an event") { $0.kind == .sent },
      .flag("isTwice", "whether it sends it twice before the screen can follow") { $0.isTwice },
      .flag("isBack", "whether the user goes back") { $0.kind == .back },
      .flag("isSwipe", "whether the user swipes a layer away") { $0.kind == .swipe },
      .flag("isTab", "whether the user taps a tab") { $0.kind == .tab },
      .flag("isButton", "whether the user presses a button of an alert") { $0.kind == .button },
      .flag("isApp", "whether it is an event that no screen sends") { $0.kind == .app },
      .flag("isChange", "whether a state of the app changes") { $0.kind == .change },
      .flag("isLink", "whether a URL is opened") { $0.kind == .link },
      .flag("isAnswer", "whether an outcome comes to its end") { $0.kind == .answer },
      .flag("isWait", "whether time passes") { $0.kind == .wait },
      .text("senders", "what holds the screens of the sender's flow") { $0.screens },
      .text("sender", "the screen whose event it is") { $0.screen },
      .text("senderStem", "its name without backticks, as the beginning of another") { $0.stem },
      .text("event", "the event's name") { $0.event },
      .flag("isAdded", "whether the screen is a fragment's, and the event its flow's") {
        $0.isAdded
      },
      .flag("isOptional", "whether the screen is a fragment's, and not all flows have the event") {
        $0.isOptional
      },
      .text("arguments", "what the event brings") { $0.arguments },
      .text("text", "a title or a URL, as a literal") { $0.text },
      .text("value", "a state's value, an outcome's end, or milliseconds") { $0.value },
      .optionalText("typed", "what is typed into an alert, as a literal") { $0.typed },
      .optionalText("denied", "the guard that says no meanwhile, as a literal") { $0.denied },
      .optionalRow(
        "linked", "the destination to which the URL leads, if it leads back",
        of: TargetContext.table
      ) { $0.linked },
      .texts("shows", "what is shown then, as literals") { $0.shows },
      .optionalText("ended", "how the flow has ended, as a literal, if it has") { $0.end },
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
      .text("screens", "what its screens are held in") { $0.variable },
    ])
}

/// A value that only the app's author knows.
struct SampleContext: Sendable, Hashable {
  let name: Code
  let type: Code

  static let table = Table<Self>(
    "sample",
    [
      .text("sample", "what the value is called") { $0.name },
      .text("type", "its type") { $0.type },
    ])
}

/// What the tests of a flow are made of.
struct FlowWalks: Sendable {
  let walks: [WalkContext]
  let flows: [WalkedFlowContext]
  /// What they don't show, as lines of comment.
  let notes: [Code]
  /// Of the flow's own declarations too, which its stand-in for the app hands over.
  let samples: [SampleContext]
  let startArguments: [Code]
  /// What a run of the flow hands to its screens, if it hands anything.
  let scope: Code?

  static let none = FlowWalks(
    walks: [], flows: [], notes: [], samples: [], startArguments: [], scope: nil)
}

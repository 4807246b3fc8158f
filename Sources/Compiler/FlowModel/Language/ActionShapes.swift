/// The keys that say how a destination comes up.
let presentationKeys = [
  Key(.style, .style, "How it comes up: pushed, in a sheet, …"),
  Key(.transition, .transitionEffect, "How an animated destination comes in and goes out."),
  Key(.animation, .animation, "The pace: `easeInOut`, `spring(0.4)`."),
  Key(.detents, .detents, "The heights of a sheet."),
  Key(.interactiveDismissDisabled, .boolean, "Whether the user cannot swipe it away."),
]

extension Shape {
  /// What can be said in one word.
  static let plainVerbs = [
    "back", "backToRoot", "dismiss", "dismissAll", "finish", "cancel", "none",
  ]

  static let transitions = Shape(
    documentation: "Events, and what happens on each.", mayBeEmpty: true, mapping: .named(.actions))

  static let actions = Shape(
    documentation: "A screen's name, a word such as `back`, an action, or a list of actions.",
    scalar: .nameOr(plainVerbs), items: .action, mapping: actionMapping)

  static let action = Shape(
    documentation: "A screen's name, a word such as `back`, or an action.",
    scalar: .nameOr(plainVerbs), mapping: actionMapping)

  private static let actionMapping = MappingShape.keys(
    [
      Key(.params, .parameters, "What the event brings, by name and Swift type."),
      Key(.description, .text, "When the event is sent; becomes its documentation."),
    ],
    alternatives: Alternatives(
      all: forwardVerbs + backwardVerbs + appVerbs + decisions + inlineAlerts, isRequired: true,
      areActions: true))

  private static let forwardVerbs: [Alternatives.Alternative] = [
    .init(
      Key(.to, .name, "The screen or sequence to show."),
      presentationKeys + [
        Key(.with, .arguments, "Its arguments; those not given come with the event."),
        Key(.at, .name, "The entry by which an embedded flow is gone into."),
        Key(.ifShown, .ifShown, "What happens if it is in the frame already."),
        Key(.from, .name, "For `replace`: the screen from which on everything goes."),
        anchorKey,
        Key(.finished, .actions, "What follows when what was opened finishes."),
        Key(.cancelled, .actions, "What follows when what was opened is cancelled."),
        Key(.dismissed, .actions, "What follows when what was opened is gone."),
      ]),
    .init(
      Key(.setRoot, .name, "The screen that becomes the whole stack."),
      [Key(.with, .arguments, "Its arguments.")]),
    .init(Key(.tab, .name, "The tab to select, by its screen.")),
  ]

  private static let backwardVerbs: [Alternatives.Alternative] = [
    .init(Key(.backTo, .name, "The nearest such screen to go back to.")),
    .init(Key(.dismissTo, .name, "The screen above whose layer everything goes.")),
    .init(Key(.finish, .argument, "Ends the flow or screen with this result.")),
  ]

  private static let appVerbs: [Alternatives.Alternative] = [
    .init(
      Key(.effect, .name, "What the app does on the way."),
      [Key(.with, .arguments, "What it is handed.")]),
    .init(
      Key(.await, .name, "The outcome to wait for."),
      [
        Key(.with, .arguments, "What its call is handed."),
        Key(.cases, .transitions, "What happens at each of its ends.", required: true),
      ]),
  ]

  private static let decisions: [Alternatives.Alternative] = [
    .init(
      Key(.when, .condition, "A guard or the value of a state."),
      [
        Key(.then, .actions, "What happens if it holds.", required: true),
        Key(.else, .actions, "What happens if it doesn't."),
      ]),
    .init(Key(.choose, .choices, "Guarded alternatives: the first that holds.")),
    .init(
      Key(.after, .duration, "A time to wait: `2s`."),
      [Key(.then, .actions, "What happens then.", required: true)]),
    .init(Key(.then, .actions, "What happens, for an event that has parameters.")),
  ]

  private static let inlineAlerts: [Alternatives.Alternative] = [
    .init(
      Key(.alert, .text, "An alert shown here only; this is its title."),
      [Key(.fields, .fields, "Text fields, by name.")] + inlineAlertKeys),
    .init(
      Key(.confirmationDialog, .text, "A dialog shown here only; this is its title."),
      inlineAlertKeys + [anchorKey]),
  ]

  static let anchorKey = Key(
    .anchor, .name, "The place that a popover or a dialog points at, which a view is marked as.")

  private static let inlineAlertKeys = [
    Key(.message, .text, "What it says under its title."),
    Key(.buttons, .buttons, "The buttons: each is an event of the screen.", required: true),
  ]

  static let choices = Shape(
    documentation: "Guarded alternatives, in order.", items: .choice, needsItems: true)

  static let choice = Shape(
    documentation: "`when` and `then`, or `else` for the last.",
    mapping: .keys(
      [],
      alternatives: Alternatives(
        all: [
          .init(
            Key(.when, .condition, "A guard or the value of a state."),
            [Key(.then, .actions, "What happens if it holds.", required: true)]),
          .init(Key(.else, .actions, "What happens if nothing above holds.")),
        ], isRequired: true)))

  static let condition = Shape(
    documentation: "A guard, `{ state: value }`, or a list of which all must hold.",
    scalar: .name, items: .condition, mapping: .named(.name), needsItems: true)

  static let style = Shape(
    documentation: "How a destination comes up.",
    scalar: .oneOf(PresentationStyle.allCases.map(\.rawValue)),
    mapping: .keys([
      Key(.compact, .styleWord, "The style in a compact width.", required: true),
      Key(.regular, .styleWord, "The style in a regular width.", required: true),
    ]))

  static let styleWord = Shape(
    documentation: "How a destination comes up.",
    scalar: .oneOf(PresentationStyle.allCases.map(\.rawValue)))

  static let ifShown = Shape(
    documentation: "What happens if the destination is in the frame already.",
    scalar: .oneOf(IfShown.allCases.map(\.rawValue)))

  static let transitionEffect = Shape(
    documentation: "`opacity`, `move(trailing)`, …, several at once, or one for each direction.",
    scalar: .text, items: .movement,
    mapping: .keys([
      Key(.insertion, .movements, "How it comes in.", required: true),
      Key(.removal, .movements, "How it goes out.", required: true),
    ]), needsItems: true, otherKeys: "events stand under 'transitions'")

  static let movements = Shape(
    documentation: "A way to come in or go out, or several at once.", scalar: .text,
    items: .movement, needsItems: true)

  static let movement = Shape(
    documentation:
      "`identity`, `opacity`, `slide`, `scale(0.5)`, `\"offset(0, 40)\"`, `move(trailing)`, `push(trailing)`.",
    scalar: .text)

  static let arguments = Shape(
    documentation: "Arguments by parameter: `$event.x`, `$screen.x`, `$result` or a literal.",
    mapping: .named(.argument))

  static let argument = Shape(
    documentation: "`$event.x`, `$screen.x`, `$result` or a literal.", scalar: .text,
    items: .argument, mapping: .verbatim)
}

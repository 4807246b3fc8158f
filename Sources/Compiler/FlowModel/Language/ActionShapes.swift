/// The keys of a presentation: its style, its transition and the like.
let presentationKeys = [
  Key(.style, .style, "The style of presentation: a push, a sheet, …"),
  Key(.transition, .transitionEffect, "The transition that inserts and removes the screen."),
  Key(.animation, .animation, "The animation: `easeInOut`, `spring(0.4)`."),
  Key(.detents, .detents, "The detents of a sheet: its heights."),
  Key(.interactiveDismissDisabled, .boolean, "Keeps users from closing it with a swipe."),
]

extension Shape {
  /// The actions that are written as one word.
  static let plainVerbs = [
    "back", "backToRoot", "dismiss", "dismissAll", "finish", "cancel", "none",
  ]

  static let transitions = Shape(
    documentation: "Events by name, each with its actions.", mayBeEmpty: true,
    mapping: .named(.actions))

  static let actions = Shape(
    documentation: "A screen's name, a word such as `back`, an action, or a list of actions.",
    scalar: .nameOr(plainVerbs), items: .action, mapping: actionMapping)

  static let action = Shape(
    documentation: "A screen's name, a word such as `back`, or an action.",
    scalar: .nameOr(plainVerbs), mapping: actionMapping)

  private static let actionMapping = MappingShape.keys(
    [
      Key(.params, .parameters, "The event's parameters, by name and Swift type."),
      Key(.description, .text, "A description of the event; it becomes documentation."),
    ],
    alternatives: Alternatives(
      all: forwardVerbs + backwardVerbs + appVerbs + decisions + inlineAlerts, isRequired: true,
      areActions: true))

  private static let forwardVerbs: [Alternatives.Alternative] = [
    .init(
      Key(.to, .name, "The screen or sequence to show."),
      presentationKeys + [
        Key(
          .with, .arguments, "The screen's arguments; the event brings the ones that you leave out."
        ),
        Key(.at, .name, "The entry that an embedded flow starts from."),
        Key(.ifShown, .ifShown, "The behaviour if the screen is in the frame already."),
        Key(.from, .name, "For `replace`: the screen to replace, with all screens above it."),
        anchorKey,
        Key(.finished, .finished, "The actions after the opened screen or flow finishes."),
        Key(.cancelled, .actions, "The actions after the opened screen or flow is cancelled."),
        Key(.dismissed, .actions, "The actions after the opened screen or flow is gone."),
      ]),
    .init(
      Key(.setRoot, .name, "The screen that replaces the whole stack."),
      [Key(.with, .arguments, "The screen's arguments.")]),
    .init(
      Key(.show, .name, "The screen that the next column of the split shows."),
      [Key(.with, .arguments, "The screen's arguments.")]),
    .init(
      Key(.tab, .name, "The screen of the tab to select."),
      [Key(.with, .arguments, "The element whose tab it is, if the tab has `for`.")]),
  ]

  private static let backwardVerbs: [Alternatives.Alternative] = [
    .init(
      Key(.backTo, .name, "The screen to go back to: the nearest one of this name."),
      [Key(.else, .actions, "The actions if the screen isn't below.")]),
    .init(
      Key(.dismissTo, .name, "The screen to return to: all layers above it close."),
      [Key(.else, .actions, "The actions if the screen isn't below.")]),
    .init(Key(.finish, .result, "Ends the flow or screen with this result.")),
  ]

  private static let appVerbs: [Alternatives.Alternative] = [
    .init(
      Key(.effect, .name, "The effect to call."),
      [Key(.with, .arguments, "The effect's arguments.")]),
    .init(
      Key(.await, .name, "The outcome to wait for."),
      [
        Key(.with, .arguments, "The arguments of the call."),
        Key(.cases, .transitions, "The actions for each end of the outcome.", required: true),
      ]),
  ]

  private static let decisions: [Alternatives.Alternative] = [
    .init(
      Key(.when, .condition, "The condition: a guard, or the value of a state."),
      [
        Key(.then, .actions, "The actions if the condition holds.", required: true),
        Key(.else, .actions, "The actions if the condition doesn't hold."),
      ]),
    .init(Key(.choose, .choices, "Alternatives with conditions: the first one that holds wins.")),
    .init(
      Key(.after, .duration, "The time to wait: `2s`."),
      [Key(.then, .actions, "The actions after that time.", required: true)]),
    .init(Key(.then, .actions, "The actions of an event that declares parameters.")),
  ]

  private static let inlineAlerts: [Alternatives.Alternative] = [
    .init(
      Key(.alert, .text, "The title of an alert that is declared here."),
      [Key(.fields, .fields, "The text fields, by name.")] + inlineAlertKeys),
    .init(
      Key(.confirmationDialog, .text, "The title of a confirmation dialog that is declared here."),
      inlineAlertKeys + [anchorKey]),
  ]

  static let anchorKey = Key(
    .anchor, .name,
    "The anchor that a popover or a dialog points at; a view marks it with `flowAnchor`.")

  private static let inlineAlertKeys = [
    Key(.message, .text, "The text under the title."),
    Key(.buttons, .buttons, "The buttons; each one is an event of the screen.", required: true),
  ]

  static let choices = Shape(
    documentation: "Alternatives with conditions, in order.", items: .choice, needsItems: true)

  static let choice = Shape(
    documentation: "`when` and `then`; the last alternative can be `else`.",
    mapping: .keys(
      [],
      alternatives: Alternatives(
        all: [
          .init(
            Key(.when, .condition, "The condition: a guard, or the value of a state."),
            [Key(.then, .actions, "The actions if the condition holds.", required: true)]),
          .init(Key(.else, .actions, "The actions if no condition above holds.")),
        ], isRequired: true)))

  static let condition = Shape(
    documentation: "A guard, `{ state: value }`, or a list of conditions that must all hold.",
    scalar: .name, items: .condition, mapping: .named(.name), needsItems: true)

  static let style = Shape(
    documentation: "The style of presentation.",
    scalar: .oneOf(PresentationStyle.allCases.map(\.rawValue)),
    mapping: .keys([
      Key(.compact, .styleWord, "The style in a compact width.", required: true),
      Key(.regular, .styleWord, "The style in a regular width.", required: true),
    ]))

  static let styleWord = Shape(
    documentation: "The style of presentation.",
    scalar: .oneOf(PresentationStyle.allCases.map(\.rawValue)))

  static let ifShown = Shape(
    documentation: "The behaviour if the screen is in the frame already.",
    scalar: .oneOf(IfShown.allCases.map(\.rawValue)))

  static let transitionEffect = Shape(
    documentation: "A transition such as `opacity`, a list of them, or one for each direction.",
    scalar: .text, items: .movement,
    mapping: .keys([
      Key(.insertion, .movements, "The transition as the screen appears.", required: true),
      Key(.removal, .movements, "The transition as the screen disappears.", required: true),
    ]), needsItems: true)

  static let movements = Shape(
    documentation: "A transition, or a list of transitions to combine.", scalar: .text,
    items: .movement, needsItems: true)

  static let movement = Shape(
    documentation:
      "`identity`, `opacity`, `slide`, `scale(0.5)`, `\"offset(0, 40)\"`, `move(trailing)`, `push(trailing)`.",
    scalar: .text)

  static let arguments = Shape(
    documentation: "Arguments, by parameter: `$event.x`, `$screen.x`, `$result` or a literal.",
    mapping: .named(.argument))

  static let argument = Shape(
    documentation: "`$event.x`, `$screen.x`, `$result` or a literal.", scalar: .text,
    items: .argument, mapping: .verbatim)
}

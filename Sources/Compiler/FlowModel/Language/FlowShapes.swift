extension Shape {
  static let file = Shape(
    documentation: "A flow, several flows, or a fragment that flows share.",
    mapping: .keys(
      [Key(.description, .text, "A description; it becomes documentation.")],
      alternatives: Alternatives(
        all: [
          .init(Key(.flow, .name, "The flow's name."), flowKeys + defaultKeys + sharedKeys),
          .init(Key(.flows, .flows, "Several flows.")),
          .init(Key(.fragment, .name, "The name of a fragment that flows include."), sharedKeys),
        ], isRequired: true)))

  static let flows = Shape(documentation: "Flows.", items: .flow, needsItems: true)

  static let flow = Shape(
    documentation: "A flow.",
    mapping: .keys(
      [
        Key(.flow, .name, "The flow's name.", required: true),
        Key(.description, .text, "A description; it becomes documentation."),
      ] + flowKeys + defaultKeys + sharedKeys))

  private static let flowKeys = [
    Key(.start, .name, "The first screen."),
    Key(.returns, .returns, "The type of the flow's result, or its ends by name."),
    Key(.entries, .entries, "Entries by name; each one builds a stack."),
    Key(.scope, .scope, "An object that each run of the flow makes and hands to its screens."),
    Key(
      .restores, .boolean,
      "Saves and restores the flow's state; by default as `flowc.yml` says, or else `true`."),
    Key(.access, .accessLevel, "The access level of the generated code; `internal` by default."),
    Key(.imports, .nameOrNames, "Modules that the generated code imports."),
    Key(
      .include, .textOrTexts,
      "Files with fragments to include; flowc must be given these files too."),
    Key(.links, .links, "Settings for deep links."),
    Key(.anywhere, .transitions, "Events of every screen; a screen's own event of that name wins."),
    Key(.app, .transitions, "Events that no screen sends: a push notification, a quick action."),
    Key(.expect, .expectations, "Promises that flowc proves."),
    Key(.variants, .variants, "Variants by name, each checked as a flow of its own."),
    Key(.customTransitions, .names, "Transitions that the app brings, by name."),
  ]

  private static let defaultKeys =
    [Key(.style, .style, "The style of screens and transitions that have none themselves.")]
    + presentationKeys.filter { $0.keyword != .style }

  private static let sharedKeys = [
    Key(.states, .states, "Values that the app changes without an event."),
    Key(.guards, .guards, "Questions that the app answers with yes or no."),
    Key(.effects, .effects, "Calls to the app during a transition."),
    Key(.outcomes, .outcomes, "Asynchronous calls of the app, each with its possible ends."),
    Key(.sequences, .sequences, "Screens shown in order."),
    Key(.groups, .groups, "Groups of events that screens share, by name."),
    Key(.screens, .screens, "The screens."),
  ]

  static let screens = Shape(documentation: "The screens, by name.", mapping: .named(.screen))

  static let groups = Shape(
    documentation: "Groups of events, by name.", mapping: .named(.transitions))

  static let entries = Shape(
    documentation: "Entries by name, each with its actions.", mapping: .named(.actions))

  static let sequences = Shape(documentation: "Sequences, by name.", mapping: .named(.sequence))

  static let sequence = Shape(
    documentation: "Screens shown in order.",
    mapping: .keys(
      presentationKeys + [
        Key(.steps, .steps, "The screens, in order.", required: true),
        Key(.params, .parameters, "The sequence's parameters, by name and Swift type."),
        Key(
          .then, .actions, "The actions after the last step; their screen replaces the sequence."),
        Key(.skip, .actions, "The actions after a skip; their screen replaces the sequence."),
        Key(
          .once, .name, "The name of a flag that the app keeps, so that the sequence is shown once."
        ),
        Key(
          .resumes, .boolean,
          "Starts with the step at which the user left the sequence; with `for`, at its first element."
        ),
        Key(.back, .boolean, "Lets `back` lead to the step before; `true` by default."),
        Key(.title, .text, "The title: a localisation key."),
        Key(.description, .text, "A description of the sequence; it becomes documentation."),
        Key(.transitions, .transitions, "Events of every step."),
      ]))

  static let steps = Shape(documentation: "The steps, in order.", items: .step, needsItems: true)

  static let step = Shape(
    documentation: "A screen, or a mapping.", scalar: .name,
    mapping: .keys(
      [
        Key(.screen, .name, "The step's screen.", required: true),
        Key(.when, .condition, "The condition for showing the step, checked on arrival."),
        Key(.for, .name, "A parameter with an array; each element makes a step."),
        Key(.with, .arguments, "The screen's arguments."),
      ] + presentationKeys))

  static let links = Shape(
    documentation: "Settings for deep links.",
    mapping: .keys([
      Key(.hosts, .texts, "The hosts of universal links; by default any host."),
      Key(.schemes, .texts, "The URL schemes; by default any scheme."),
      Key(.when, .condition, "The condition for following a link; the link waits until it holds."),
    ]))

  static let variants = Shape(documentation: "Variants, by name.", mapping: .named(.variant))

  static let variant = Shape(
    documentation: "The changes to the flow.",
    mapping: .keys([
      Key(.start, .name, "Another first screen."),
      Key(.remove, .names, "The screens to remove."),
      Key(
        .screens, .screens,
        "Screens to add, and events to change in screens of the flow."),
      Key(.anywhere, .transitions, "Events of 'anywhere' to add or to change."),
      Key(.app, .transitions, "Events of the app to add or to change."),
      Key(.entries, .entries, "Entries to add or to change."),
    ]))

  static let expectations = Shape(documentation: "Expectations.", items: .expectation)

  static let expectation = Shape(
    documentation: "A promise about the flow.",
    mapping: .keys(
      [],
      alternatives: Alternatives(
        all: [
          .init(
            Key(
              .onlyWhen, .condition,
              "The condition that must hold before the screen is shown, or the end of an outcome."),
            [promisedScreen]),
          .init(
            Key(.after, .nameOrNames, "The screens of which at least one must come before."),
            [promisedScreen]),
          .init(
            Key(.within, .wholeNumber, "The maximum number of taps to the screen."),
            [
              promisedScreen,
              Key(.of, .name, "The screen where the taps start.", required: true),
              Key(
                .always, .boolean,
                "The taps must be enough on every path to 'of', not only on one."),
            ]),
          .init(
            Key(.fromAnywhere, .boolean, "Users can reach the screen from anywhere."),
            [promisedScreen]),
          .init(
            Key(.neverAfter, .name, "The screen that must never come before."), [promisedScreen]),
          .init(Key(.never, .names, "Screens that must never be on screen together.")),
          .init(Key(.depth, .wholeNumber, "The maximum number of screens on a stack.")),
        ], isRequired: true)))

  private static let promisedScreen = Key(
    .screen, .name, "The screen that the promise is about.", required: true)
}

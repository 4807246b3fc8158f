extension Shape {
  static let file = Shape(
    documentation: "A flow, several flows, or a fragment that flows share.",
    mapping: .keys(
      [Key(.description, .text, "What it is about; becomes documentation.")],
      alternatives: Alternatives(
        all: [
          .init(Key(.flow, .name, "The flow's name."), flowKeys + sharedKeys),
          .init(Key(.flows, .flows, "Several flows.")),
          .init(Key(.fragment, .name, "The name of a fragment that flows include."), sharedKeys),
        ], isRequired: true)))

  static let flows = Shape(documentation: "Flows.", items: .flow, needsItems: true)

  static let flow = Shape(
    documentation: "A flow.",
    mapping: .keys(
      [
        Key(.flow, .name, "The flow's name.", required: true),
        Key(.description, .text, "What it is about; becomes documentation."),
      ] + flowKeys + sharedKeys))

  private static let flowKeys = [
    Key(.start, .name, "The screen it begins with."),
    Key(.returns, .type, "The type of what a run of it ends with."),
    Key(.entries, .entries, "Named ways in that build a stack."),
    Key(.scope, .scope, "An object made once a run and handed to its screens."),
    Key(
      .restores, .boolean,
      "Whether its state is saved and restored; as `flowc.yml` says, or else `true`."),
    Key(.access, .accessLevel, "Who may use the generated code; `internal` if not said."),
    Key(.imports, .names, "Modules that the generated code imports."),
    Key(.include, .texts, "Files, among those given, whose fragments it takes in."),
    Key(.links, .links, "How deep links come in."),
    Key(.anywhere, .transitions, "Events that every screen has; a screen's own wins."),
    Key(.app, .transitions, "Events that no screen sends: a push, a quick action."),
    Key(.expect, .expectations, "What is to be proved of the flow."),
    Key(.variants, .variants, "Named changes, each checked as a flow of its own."),
  ]

  private static let sharedKeys = [
    Key(.states, .states, "Values that the app changes by itself."),
    Key(.guards, .guards, "Questions put to the app."),
    Key(.effects, .effects, "What the app does on the way."),
    Key(.outcomes, .outcomes, "Asynchronous calls of the app, and how they can end."),
    Key(.sequences, .sequences, "Screens shown in order."),
    Key(.groups, .groups, "Events that screens share, by name."),
    Key(.screens, .screens, "The screens."),
  ]

  static let screens = Shape(documentation: "The screens, by name.", mapping: .named(.screen))

  static let groups = Shape(
    documentation: "Groups of events, by name.", mapping: .named(.transitions))

  static let entries = Shape(
    documentation: "Named ways in, each with what it does.", mapping: .named(.actions))

  static let sequences = Shape(documentation: "Sequences, by name.", mapping: .named(.sequence))

  static let sequence = Shape(
    documentation: "Screens shown in order.",
    mapping: .keys(
      presentationKeys + [
        Key(.steps, .steps, "The screens, in order.", required: true),
        Key(.params, .parameters, "What its steps are made of, by name and Swift type."),
        Key(.then, .actions, "What takes its place when the last step is done."),
        Key(.skip, .actions, "What takes its place when the user skips it."),
        Key(.once, .name, "What is asked before and told after, so that it is shown once."),
        Key(.resumes, .boolean, "Whether it begins with the step that it was left at."),
        Key(.back, .boolean, "Whether `back` leads to the step before; `true` if not said."),
        Key(.title, .text, "The title: a localisation key."),
        Key(.description, .text, "What the sequence is for."),
        Key(.transitions, .transitions, "Events that every step has."),
      ]))

  static let steps = Shape(documentation: "The steps, in order.", items: .step, needsItems: true)

  static let step = Shape(
    documentation: "A screen, or a screen and how it is shown.", scalar: .name,
    mapping: .keys(
      [
        Key(.screen, .name, "The step's screen.", required: true),
        Key(.when, .condition, "What must hold on arrival for it to be shown."),
        Key(.for, .name, "A parameter with an array: a step for each element."),
        Key(.with, .arguments, "The screen's arguments."),
      ] + presentationKeys))

  static let links = Shape(
    documentation: "How deep links come in.",
    mapping: .keys([
      Key(.hosts, .texts, "The hosts of universal links; any if none is said."),
      Key(.schemes, .texts, "The URL schemes; any if none is said."),
      Key(.when, .condition, "What must hold before a link is followed; it is held until then."),
    ]))

  static let variants = Shape(documentation: "Variants, by name.", mapping: .named(.variant))

  static let variant = Shape(
    documentation: "What is different in it.",
    mapping: .keys([
      Key(.start, .name, "Another start."),
      Key(.remove, .names, "Screens that it doesn't have."),
      Key(
        .screens, .screens,
        "Screens that it adds; of those there are, events that do something else."),
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
              .onlyWhen, .condition, "It is shown only if this held before, or an outcome ended so."
            ), [promisedScreen]),
          .init(
            Key(.after, .nameOrNames, "It is reached only after one of these."), [promisedScreen]),
          .init(
            Key(.within, .wholeNumber, "It is reached in at most so many taps."),
            [
              promisedScreen,
              Key(.of, .name, "The screen from which taps are counted.", required: true),
            ]),
          .init(
            Key(.fromAnywhere, .boolean, "It can be reached from wherever the user is."),
            [promisedScreen]),
          .init(Key(.neverAfter, .name, "It is never reached after this one."), [promisedScreen]),
          .init(Key(.never, .names, "Screens that are never on screen together.")),
          .init(Key(.depth, .wholeNumber, "How many screens there are on a stack at most.")),
        ], isRequired: true)))

  private static let promisedScreen = Key(
    .screen, .name, "The screen that is spoken of.", required: true)
}

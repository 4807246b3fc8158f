extension Shape {
  static let screen = Shape(
    documentation: "A screen: a view, an alert, a container, an embedded flow.",
    mayBeEmpty: true,
    mapping: .keys(
      screenKeys + presentationKeys + [anchorKey],
      alternatives: Alternatives(
        all: [
          .init(
            Key(.alert, .text, "The title of an alert."),
            [Key(.fields, .fields, "The text fields, by name.")] + alertKeys),
          .init(
            Key(.confirmationDialog, .text, "The title of a confirmation dialog."),
            alertKeys),
          .init(Key(.tabs, .tabs, "The tabs; each one has its own stack.")),
          .init(Key(.split, .split, "The columns; each one has its own stack.")),
          .init(
            Key(.switch, .name, "The state whose value selects the screen."),
            [Key(.cases, .switchCases, "The screen for each value of the state.", required: true)]),
          .init(Key(.embed, .flowName, "The flow that runs in place of this screen.")),
          .init(
            Key(
              .external, .boolean,
              "Leaves it to the app to show and end the screen: a share sheet, Safari.")),
        ], isRequired: false)))

  private static let screenKeys = [
    Key(.params, .parameters, "The screen's parameters, by name and Swift type."),
    Key(.transitions, .screenTransitions, "The screen's events by name, each with its actions."),
    Key(.use, .nameOrNames, "Groups of events that the screen has in addition to its own events."),
    Key(.view, .type, "The view's type; by default the screen's name with `View`."),
    Key(.model, .type, "The type of the view model; the factory makes one for each shown screen."),
    Key(.title, .text, "The title: a localisation key; `{name}` stands for a parameter."),
    Key(.description, .text, "A description of the screen; it becomes documentation."),
    Key(.owner, .text, "The team that owns the screen."),
    Key(.deepLink, .deepLink, "The URLs that lead to the screen."),
    Key(.returns, .type, "The type of the screen's result, for `finish`."),
    Key(.preview, .arguments, "Arguments for the screen's preview."),
    Key(.terminal, .boolean, "Declares that the screen leads nowhere on purpose."),
    Key(.requires, .name, "The guard that must hold on every way to the screen."),
    Key(
      .ifShown, .ifShown,
      "The behaviour if the screen is in the frame already and the transition has no `ifShown`."),
    Key(
      .leaving, .actions,
      "The actions instead of an implicit exit; if none of them applies, the user leaves."
    ),
    Key(
      .await, .name,
      "The outcome that starts when the screen is shown; its ends are events of the screen."),
    Key(
      .with, .arguments, "The arguments of the awaited outcome or of the embedded flow.",
      beside: [.await, .embed]),
    Key(.allow, .allow, "Rules that this screen breaks on purpose, each with a reason."),
  ]

  private static let alertKeys = [
    Key(.message, .text, "The text under the title."),
    Key(
      .buttons, .buttons,
      "The buttons; each one is an event of the screen that presented the alert."),
  ]

  static let buttons = Shape(
    documentation: "Buttons, by the name of their event.", mapping: .named(.button))

  static let button = Shape(
    documentation: "A button: its title, `none` if it only closes the alert, or a mapping.",
    scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.title, .text, "The title of the button; `{name}` stands for a parameter of the alert."),
      Key(.role, .role, "The role of the button on the platform."),
      Key(.for, .name, "A parameter with an array; each element makes a button."),
    ]))

  static let role = Shape(
    documentation: "The role of a button.",
    scalar: .oneOf(ButtonRole.allCases.map(\.rawValue)))

  static let fields = Shape(documentation: "Text fields, by name.", mapping: .named(.field))

  static let field = Shape(
    documentation: "A text field: its placeholder, or a mapping.", scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.placeholder, .text, "The placeholder of the field."),
      Key(.secure, .boolean, "Hides the text, as for a password."),
    ]))

  static let tabs = Shape(documentation: "The tabs, in order.", items: .tab, needsItems: true)

  static let tab = Shape(
    documentation: "A tab: its screen, or a mapping.", scalar: .name,
    mapping: .keys(
      [
        Key(.title, .text, "The tab's title: a localisation key."),
        Key(.icon, .text, "The name of a system image."),
        Key(.badge, .name, "The name of a number or text that the app shows as the tab's badge."),
        Key(
          .when, .condition,
          "The condition for showing the tab, checked when the app's states change."),
      ],
      alternatives: Alternatives(
        all: [
          .init(
            Key(.screen, .name, "The first screen of the tab's stack."),
            [
              Key(.for, .name, "An array of the app; each element makes a tab."),
              Key(.event, .name, "The event of a tap on the selected tab."),
              Key(.role, .tabRole, "The role of the tab on the platform."),
            ]),
          .init(Key(.event, .name, "The event of a tab that has no screen.")),
        ], isRequired: true)))

  static let tabRole = Shape(
    documentation: "The role of a tab.", scalar: .oneOf(TabRole.allCases.map(\.rawValue)))

  static let split = Shape(
    documentation: "The columns of a split view.",
    mapping: .keys([
      Key(.sidebar, .name, "The screen of the leading column.", required: true),
      Key(.content, .name, "The screen of the middle column."),
      Key(.detail, .name, "The screen of the trailing column.", required: true),
    ]))

  static let switchCases = Shape(
    documentation: "A screen for each value of the state.", mapping: .named(.name))

  static let deepLink = Shape(
    documentation: "A path such as `/products/{id}`, a list of paths, or a mapping.",
    scalar: .text, items: .deepLinkPlace, mapping: deepLinkKeys)

  static let deepLinkPlace = Shape(
    documentation: "A path, or a mapping with the path and the stack that it opens.", scalar: .text,
    mapping: deepLinkKeys)

  private static let deepLinkKeys = MappingShape.keys([
    Key(.path, .text, "The path, with placeholders: `/products/{id}`.", required: true),
    Key(
      .entry, .name, "The entry of the flow that builds the stack; the URL brings its parameters."),
    Key(.stack, .names, "The screens below it, if several ways lead to the screen."),
    Key(.onTop, .boolean, "Opens the screen on top of the current stack."),
  ])

  static let allow = Shape(
    documentation: "Rules that are broken on purpose: a list, or rules with reasons.",
    items: .text, mapping: .named(.text))
}

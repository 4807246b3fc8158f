extension Shape {
  static let screen = Shape(
    documentation: "A screen: a view, an alert, a container, an embedded flow.",
    mayBeEmpty: true,
    mapping: .keys(
      screenKeys + presentationKeys + [anchorKey],
      alternatives: Alternatives(
        all: [
          .init(
            Key(.alert, .text, "An alert; this is its title."),
            [Key(.fields, .fields, "Text fields, by name.")] + alertKeys),
          .init(
            Key(.confirmationDialog, .text, "A confirmation dialog; this is its title."),
            alertKeys),
          .init(Key(.tabs, .tabs, "Tabs, each with a stack of its own.")),
          .init(Key(.split, .split, "Columns, each with a stack of its own.")),
          .init(
            Key(.switch, .name, "The state whose value decides what is shown."),
            [Key(.cases, .switchCases, "The screen for each value of the state.", required: true)]),
          .init(Key(.embed, .flowName, "The flow that runs in this screen's place.")),
          .init(Key(.external, .boolean, "The app shows and ends it: a share sheet, Safari.")),
        ], isRequired: false)))

  private static let screenKeys = [
    Key(.params, .parameters, "What the screen is given, by name and Swift type."),
    Key(.transitions, .transitions, "The screen's events, and what happens on each."),
    Key(.use, .nameOrNames, "Groups of events that the screen has beside its own."),
    Key(.view, .type, "The view type, where it isn't the screen's name with 'View'."),
    Key(.model, .type, "The view model that the factory makes once for each shown screen."),
    Key(.title, .text, "The title: a localisation key."),
    Key(.description, .text, "What the screen is for; becomes its documentation."),
    Key(.owner, .text, "Who answers for the screen."),
    Key(.deepLink, .deepLink, "The URLs that lead here."),
    Key(.returns, .type, "The type of what the screen ends with, for `finish`."),
    Key(.preview, .arguments, "Arguments for the screen's preview."),
    Key(.terminal, .boolean, "Whether the screen is meant to lead nowhere."),
    Key(.requires, .name, "The guard that must hold for whoever comes, by any way."),
    Key(
      .leaving, .actions,
      "What happens instead when the user leaves by an implicit exit; if that is nothing, the user leaves."
    ),
    Key(.await, .name, "The outcome begun when the screen is shown; its ends are its events."),
    Key(
      .with, .arguments, "What the awaited outcome or the embedded flow is handed.",
      beside: [.await, .embed]),
    Key(.allow, .allow, "Findings that are meant, each with a reason."),
  ]

  private static let alertKeys = [
    Key(.message, .text, "What the alert says under its title."),
    Key(.buttons, .buttons, "The buttons: each is an event of whoever presented the alert."),
  ]

  static let buttons = Shape(
    documentation: "Buttons, by the name of their event.", mapping: .named(.button))

  static let button = Shape(
    documentation: "A button: its title, `none` if it only closes, or more.",
    scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.title, .text, "What stands on the button."),
      Key(.role, .role, "Whether it cancels or destroys."),
      Key(.for, .name, "A parameter with an array: a button for each element."),
    ]))

  static let role = Shape(
    documentation: "What a button does, to the platform.",
    scalar: .oneOf(ButtonRole.allCases.map(\.rawValue)))

  static let fields = Shape(documentation: "Text fields, by name.", mapping: .named(.field))

  static let field = Shape(
    documentation: "A text field: its placeholder, or more.", scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.placeholder, .text, "What stands in the empty field."),
      Key(.secure, .boolean, "Whether what is typed is hidden."),
    ]))

  static let tabs = Shape(documentation: "The tabs, in order.", items: .tab, needsItems: true)

  static let tab = Shape(
    documentation: "A tab: its screen, or more.", scalar: .name,
    mapping: .keys(
      [
        Key(.title, .text, "The tab's title: a localisation key."),
        Key(.icon, .text, "The name of a system image."),
      ],
      alternatives: Alternatives(
        all: [
          .init(
            Key(.screen, .name, "The tab's root."),
            [
              Key(.event, .name, "The event of a tap on the tab while it is selected."),
              Key(.for, .name, "A parameter with an array: a tab for each element."),
            ]),
          .init(Key(.event, .name, "The event, for a tab that is only an event.")),
        ], isRequired: true)))

  static let split = Shape(
    documentation: "The columns of a split view.",
    mapping: .keys([
      Key(.sidebar, .name, "The screen of the leading column.", required: true),
      Key(.content, .name, "The screen of the middle column."),
      Key(.detail, .name, "The screen of the trailing column.", required: true),
    ]))

  static let switchCases = Shape(
    documentation: "A screen for each value.", mapping: .named(.name))

  static let deepLink = Shape(
    documentation: "A path such as `/products/{id}`, several, or more about one.",
    scalar: .text, items: .deepLinkPlace, mapping: deepLinkKeys)

  static let deepLinkPlace = Shape(
    documentation: "A path, or a path and the stack that it opens.", scalar: .text,
    mapping: deepLinkKeys)

  private static let deepLinkKeys = MappingShape.keys([
    Key(.path, .text, "The path, with placeholders: `/products/{id}`.", required: true),
    Key(.entry, .name, "The flow's entry whose stack it builds."),
    Key(.stack, .names, "The screens below, where several paths lead here."),
    Key(.onTop, .boolean, "Whether it opens on top of what is there."),
  ])

  static let allow = Shape(
    documentation: "Rules whose findings are meant: a list, or each with its reason.",
    items: .text, mapping: .named(.text))
}

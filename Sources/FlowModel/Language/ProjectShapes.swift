/// The shapes of the files beside the flows: `flowc.yml` and a style's manifest.
extension Shape {
  static let configuration = Shape(
    documentation: "How flowc treats the flows in and below a folder.", mayBeEmpty: true,
    mapping: .keys([
      Key(.style, .name, "The style of the generated code; `navigation-stack` if not said."),
      Key(.output, .text, "The folder that code is generated into, from this file's folder."),
      Key(.access, .accessLevel, "Who may use the generated code; `internal` if not said."),
      Key(
        .observation, .boolean,
        "Whether views follow changes by Observation, from iOS 17 on; `false` if not said."),
      Key(.variant, .name, "The variant of the flows that code is generated for."),
      Key(.types, .typeFacts, "What there is to know of the app's types."),
      Key(
        .preset, .preset,
        "Which rules are on: those that matter most, those recommended, or all; `recommended`."),
      Key(.severities, .severities, "How much the findings of a rule weigh."),
    ]))

  static let typeFacts = Shape(
    documentation: "The app's types, by name.", mapping: .named(.typeFact))

  static let typeFact = Shape(
    documentation: "What generated code has to know of a type.",
    mapping: .keys([
      Key(.codable, .boolean, "Whether it can be coded; `true` if not said."),
      Key(.module, .name, "The module that it is imported from."),
    ]))

  static let preset = Shape(
    documentation: "Which rules flows are held against.",
    scalar: .oneOf(["minimal", "recommended", "strict"]))

  static let severities = Shape(
    documentation: "A weight for each rule that has another than its own.",
    mapping: .named(.severity))

  static let severity = Shape(
    documentation: "How much a finding weighs.",
    scalar: .oneOf(["error", "warning", "info", "off"]))

  static let manifest = Shape(
    documentation: "What a style makes, and what it can express.",
    mapping: .keys([
      Key(.style, .name, "The style's name, which is its folder's.", required: true),
      Key(.summary, .text, "What the code is like, in a sentence.", required: true),
      Key(.platforms, .text, "The systems that the code runs on.", required: true),
      Key(.features, .names, "What it can express.", required: true),
      Key(.outputs, .manifestOutputs, "The files it makes.", required: true),
    ]))

  static let manifestOutputs = Shape(
    documentation: "The files that a style makes.", items: .manifestOutput)

  static let manifestOutput = Shape(
    documentation: "A file that a style makes.",
    mapping: .keys([
      Key(.template, .text, "The template, in the style's folder.", required: true),
      Key(.output, .text, "The file's name; `*` stands for what it is made of.", required: true),
      Key(.per, .outputScope, "What one such file is made of.", required: true),
    ]))

  static let outputScope = Shape(
    documentation:
      "`file` for each flow file, `module` once, `flow` once for each flow and then its author's.",
    scalar: .oneOf(["file", "module", "flow"]))
}

/// The shapes of `flowc.yml`.
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
      Key(
        .runtime, .runtimePlacement,
        "Whether the code imports its runtime, or has it beside it; `library` if not said."),
      Key(
        .platforms, .platforms,
        "The systems that the code is built for, if older than those of its style."),
      Key(
        .restores, .boolean,
        "Whether flows are restored that don't say so themselves; `true` if not said."),
      Key(.variant, .name, "The variant of the flows that code is generated for."),
      Key(.types, .typeFacts, "What there is to know of the app's types."),
      Key(
        .preset, .preset,
        "Which rules are on: those that matter most, those recommended, or all; `recommended`."),
      Key(.severities, .severities, "How much the findings of a rule weigh."),
      Key(.tests, .testSettings, "The tests that are generated for the flows."),
    ]))

  static let runtimePlacement = Shape(
    documentation:
      "`library`: the code imports `FlowRuntime`; `inline`: `Flow+Runtime.swift` has its sources.",
    scalar: .oneOf(["library", "inline"]))

  static let typeFacts = Shape(
    documentation: "The app's types, by name.", mapping: .named(.typeFact))

  static let typeFact = Shape(
    documentation: "What generated code has to know of a type.",
    mapping: .keys([
      Key(.codable, .boolean, "Whether it can be coded; `true` if not said."),
      Key(.module, .name, "The module that it is imported from."),
    ]))

  static let testSettings = Shape(
    documentation: "Tests of what the generated code does.",
    mapping: .keys([
      Key(.output, .text, "The folder that tests are generated into, from this file's folder."),
      Key(.module, .name, "The module that the generated code is in.", required: true),
      Key(.framework, .testFramework, "What they are written for; `swift-testing` if not said."),
    ]))

  static let testFramework = Shape(
    documentation: "What tests are written for.", scalar: .oneOf(["swift-testing", "xctest"]))

  static let preset = Shape(
    documentation: "Which rules flows are held against.",
    scalar: .oneOf(["minimal", "recommended", "strict"]))

  static let severities = Shape(
    documentation: "A weight for each rule that has another than its own.",
    mapping: .named(.severity))

  static let severity = Shape(
    documentation: "How much a finding weighs.",
    scalar: .oneOf(["error", "warning", "info", "off"]))
}

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
      Key(
        .runtime, .runtimePlacement,
        "Whether the code imports its runtime, or has it beside it; `library` if not said."),
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

  static let manifest = Shape(
    documentation: "What a style makes, and what it can express.",
    mapping: .keys([
      Key(.style, .name, "The style's name, which is its folder's.", required: true),
      Key(.summary, .text, "What the code is like, in a sentence.", required: true),
      Key(.platforms, .text, "The systems that the code runs on.", required: true),
      Key(.expresses, .expressions, "What it can express of the language.", required: true),
      Key(
        .shell, .name, "The module of the runtime that the code stands on, beside `FlowRuntime`."),
      Key(.templates, .manifestTemplates, "The templates of the files it makes.", required: true),
    ]))

  static let expressions = Shape(
    documentation: "Every feature of the language, and whether the style can express it.",
    mapping: .named(.expression))

  static let expression = Shape(
    documentation: "`{}` if the style can express it, or more about that.", mayBeEmpty: true,
    mapping: .keys([
      Key(.from, .text, "The first system on which it can: `iOS 17`."),
      Key(.not, .text, "Why it can't: what the platform makes impossible."),
    ]))

  static let manifestTemplates = Shape(
    documentation: "The templates, in the style's folder, of the files that a style makes.",
    mapping: .keys([
      Key(.flow, .text, "Makes `X+Flow.swift` of `X.flow.yaml`.", required: true),
      Key(.previews, .text, "Makes `X+Previews.swift` of `X.flow.yaml`."),
      Key(.logic, .text, "Makes the author's half of a flow `X`, `XLogic.swift`, once."),
      Key(.tests, .text, "Makes `XFlowTests.swift`, the tests of what `X.flow.yaml` makes."),
      Key(.samples, .text, "Makes `FlowSamples.swift`, the values that tests need, once."),
    ]))
}

/// The shapes of `flowc.yml`.
extension Shape {
  static let configuration = Shape(
    documentation: "Settings for the flows in this folder and in the folders below.",
    mayBeEmpty: true,
    mapping: .keys([
      Key(.style, .name, "The style of the generated code; `navigation-stack` by default."),
      Key(.output, .text, "The folder for generated code, relative to this file's folder."),
      Key(.access, .accessLevel, "The access level of the generated code; `internal` by default."),
      Key(
        .observation, .boolean,
        "Makes views observe changes with Observation (iOS 17 or later); `false` by default."),
      Key(
        .runtime, .runtimePlacement,
        "Imports the runtime or generates its sources; `library` by default."),
      Key(
        .platforms, .platforms,
        "The minimum versions of your app, if they are older than the style's."),
      Key(
        .restores, .boolean,
        "Saves and restores the state of flows that don't say so themselves; `true` by default."),
      Key(
        .previewModifier, .text,
        "A view modifier of your app for previews, such as one that gives them an environment."),
      Key(.variant, .name, "The variant to generate code for."),
      Key(
        .modules, .modules,
        "Other modules whose flows can be embedded, each with the folders of its flows."),
      Key(.types, .typeFacts, "Facts about the app's types."),
      Key(
        .preset, .preset,
        "The set of rules that are on: the essential ones, the recommended ones (default) or all."),
      Key(.severities, .severities, "The severities that you change, by rule."),
      Key(.tests, .testSettings, "Settings for generated tests."),
    ]))

  static let modules = Shape(
    documentation: "The folders or files of each module's flows, relative to this file's folder.",
    mapping: .named(.paths))

  static let paths = Shape(
    documentation: "A folder or file, or several.", scalar: .text, items: .text)

  static let runtimePlacement = Shape(
    documentation:
      "`library`: the code imports `FlowRuntime`; `inline`: `Flow+Runtime.swift` has its sources.",
    scalar: .oneOf(["library", "inline"]))

  static let typeFacts = Shape(
    documentation: "The app's types, by name.", mapping: .named(.typeFact))

  static let typeFact = Shape(
    documentation: "Facts about a type, for generated code.",
    mapping: .keys([
      Key(.codable, .boolean, "Whether the type conforms to `Codable`; `true` by default."),
      Key(.module, .name, "The module to import the type from."),
    ]))

  static let testSettings = Shape(
    documentation: "Settings for generated tests.",
    mapping: .keys([
      Key(.output, .text, "The folder for generated tests, relative to this file's folder."),
      Key(.module, .name, "The module that contains the generated code.", required: true),
      Key(.framework, .testFramework, "The test framework; `swift-testing` by default."),
    ]))

  static let testFramework = Shape(
    documentation: "The test framework.", scalar: .oneOf(["swift-testing", "xctest"]))

  static let preset = Shape(
    documentation: "The set of rules that are on.",
    scalar: .oneOf(["minimal", "recommended", "strict"]))

  static let severities = Shape(
    documentation: "Severities, by rule; other rules keep their own.",
    mapping: .named(.severity))

  static let severity = Shape(
    documentation: "The severity of a finding.",
    scalar: .oneOf(["error", "warning", "info", "off"]))
}

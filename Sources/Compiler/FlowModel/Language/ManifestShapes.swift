/// The shapes of a style's manifest.
extension Shape {
  static let manifest = Shape(
    documentation: "A style: its files, and the features that it supports.",
    mapping: .keys([
      Key(.style, .name, "The style's name, which is also the name of its folder.", required: true),
      Key(.summary, .text, "The generated code, described in a sentence.", required: true),
      Key(.platforms, .platforms, "The systems that the code runs on, with minimum versions."),
      Key(
        .expresses, .expressions, "The features of the language that the style supports.",
        required: true),
      Key(
        .shell, .name, "The runtime module that the code uses, beside `FlowRuntime`."),
      Key(.shared, .names, "The shared templates that the style uses."),
      Key(.templates, .manifestTemplates, "The templates of the generated files.", required: true),
      Key(.types, .madeTypes, "The types that the generated code declares."),
      Key(
        .members, .membersOfTypes,
        "The members of those types that names in a flow can collide with."),
      Key(
        .settings, .styleSettings, "The keys of `flowc.yml` that the style uses; none by default."),
      Key(.flowc, .text, "The version of flowc that the style was written for: `0.1`."),
    ]))

  static let platforms = Shape(
    documentation: "Minimum versions, by platform: `{ iOS: 16, macOS: 13 }`.",
    mapping: .keys([
      Key(.iOS, .text, "The minimum version of iOS."),
      Key(.macOS, .text, "The minimum version of macOS."),
      Key(.tvOS, .text, "The minimum version of tvOS."),
      Key(.visionOS, .text, "The minimum version of visionOS."),
    ]))

  static let madeTypes = Shape(
    documentation:
      "Names of types; `*` stands for the flow, or for the fragment that declares the rest.",
    items: .madeType)

  static let madeType = Shape(
    documentation:
      "`*Destination`, `*{screen}Actions`, or a type that only some flows have.",
    scalar: .text,
    mapping: .keys([
      Key(.type, .text, "The pattern of its name: `*Entry`.", required: true),
      Key(.for, .name, "The part that a flow must have: `entries`.", required: true),
    ]))

  static let membersOfTypes = Shape(
    documentation: "Members, by their type.", mapping: .named(.madeMembers))

  static let madeMembers = Shape(
    documentation: "Names of members.", items: .madeMember)

  static let madeMember = Shape(
    documentation: "`navigator`, `{appEvent}`, or a member that only some flows have.",
    scalar: .text,
    mapping: .keys([
      Key(.member, .text, "The pattern of its name: `logic`.", required: true),
      Key(.for, .name, "The part that a flow must have: `requirements`.", required: true),
    ]))

  static let styleSettings = Shape(
    documentation: "The keys of `flowc.yml` that change the generated code.", items: .styleSetting)

  static let styleSetting = Shape(
    documentation: "A key of `flowc.yml` that some styles ignore.",
    scalar: .oneOf(["access", "observation", "platforms", "previewModifier", "runtime", "tests"]))

  static let expressions = Shape(
    documentation: "Every feature of the language, and whether the style supports it.",
    mapping: .named(.expression))

  static let expression = Shape(
    documentation: "`{}` if the style supports the feature, or a mapping.", mayBeEmpty: true,
    mapping: .keys([
      Key(.from, .text, "The first system that supports it: `iOS 17`."),
      Key(.not, .text, "The limit of the platform that makes it impossible."),
    ]))

  static let manifestTemplates = Shape(
    documentation: "The templates of the generated files, in the style's folder.",
    mapping: .keys([
      Key(.flow, .text, "Generates `X+Flow.swift` from `X.flow.yaml`.", required: true),
      Key(.previews, .text, "Generates `X+Previews.swift` from `X.flow.yaml`."),
      Key(.logic, .text, "Generates `XLogic.swift`, your half of a flow `X`, once."),
      Key(.tests, .text, "Generates `XFlowTests.swift`, the tests of `X.flow.yaml`."),
      Key(.samples, .text, "Generates `FlowSamples.swift`, the values that tests need, once."),
    ]))
}

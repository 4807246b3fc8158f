/// The shapes of a style's manifest.
extension Shape {
  static let manifest = Shape(
    documentation: "What a style makes, and what it can express.",
    mapping: .keys([
      Key(.style, .name, "The style's name, which is its folder's.", required: true),
      Key(.summary, .text, "What the code is like, in a sentence.", required: true),
      Key(.platforms, .platforms, "The systems that the code runs on, each from a version on."),
      Key(.expresses, .expressions, "What it can express of the language.", required: true),
      Key(
        .shell, .name, "The module of the runtime that the code stands on, beside `FlowRuntime`."),
      Key(.shared, .names, "The templates that it takes from those that styles share."),
      Key(.templates, .manifestTemplates, "The templates of the files it makes.", required: true),
      Key(.types, .madeTypes, "The types that its code declares."),
      Key(.members, .membersOfTypes, "What those have that is named by an author, or might be."),
      Key(.settings, .styleSettings, "What of a `flowc.yml` it goes by; nothing if not said."),
      Key(.flowc, .text, "The version of flowc that it was written for: `0.1`."),
    ]))

  static let platforms = Shape(
    documentation: "A version for each of some platforms: `{ iOS: 16, macOS: 13 }`.",
    mapping: .keys([
      Key(.iOS, .text, "A version of iOS."),
      Key(.macOS, .text, "A version of macOS."),
      Key(.tvOS, .text, "A version of tvOS."),
      Key(.visionOS, .text, "A version of visionOS."),
    ]))

  static let madeTypes = Shape(
    documentation:
      "Types, by how they are named: `*` is the flow, or the fragment that declares the rest.",
    items: .madeType)

  static let madeType = Shape(
    documentation:
      "`*Destination`, `*{screen}Actions`, or one that isn't always made.",
    scalar: .text,
    mapping: .keys([
      Key(.type, .text, "How it is named: `*Entry`.", required: true),
      Key(.for, .name, "What there has to be: `entries`.", required: true),
    ]))

  static let membersOfTypes = Shape(
    documentation: "Members, by the type that has them.", mapping: .named(.madeMembers))

  static let madeMembers = Shape(
    documentation: "Members, by how they are named.", items: .madeMember)

  static let madeMember = Shape(
    documentation: "`navigator`, `{appEvent}`, or one that isn't always there.", scalar: .text,
    mapping: .keys([
      Key(.member, .text, "How it is named: `logic`.", required: true),
      Key(.for, .name, "What there has to be: `requirements`.", required: true),
    ]))

  static let styleSettings = Shape(
    documentation: "What of a `flowc.yml` makes a difference to the code.", items: .styleSetting)

  static let styleSetting = Shape(
    documentation: "A key of `flowc.yml` that not every style goes by.",
    scalar: .oneOf(["access", "observation", "platforms", "runtime", "tests"]))

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

extension Shape {
  static let states = Shape(
    documentation: "States by name, each with its values.", mapping: .named(.stateValues))

  static let stateValues = Shape(
    documentation: "The values of the state.", items: .name, needsItems: true)

  static let guards = Shape(
    documentation: "Guards: names, or names with descriptions.", items: .name,
    mapping: .named(.guardian))

  static let guardian = Shape(
    documentation: "A description of the guard, or a mapping.", scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.description, .text, "A description of the guard."),
      Key(.fixed, .boolean, "Promises that the answer stays the same while the app runs."),
    ]))

  static let effects = Shape(
    documentation: "Effects: names, or names with details.", items: .name,
    mapping: .named(.effect))

  static let effect = Shape(
    documentation: "A description of the effect, or a mapping.", scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.description, .text, "A description of the effect."),
      Key(.params, .parameters, "The effect's parameters."),
    ]))

  static let outcomes = Shape(
    documentation: "Outcomes by name, each with its ends.", mapping: .named(.outcome))

  static let outcome = Shape(
    documentation: "The ends, or a mapping.", items: .name,
    mapping: .keys([
      Key(.description, .text, "A description of the call."),
      Key(.params, .parameters, "The call's parameters."),
      Key(.ends, .outcomeEnds, "The possible ends of the call.", required: true),
    ]), needsItems: true)

  static let outcomeEnds = Shape(
    documentation: "The ends: names, or names with parameters.", items: .name,
    mapping: .named(.outcomeEnd), needsItems: true)

  static let outcomeEnd = Shape(
    documentation: "The parameters of the end.", mayBeEmpty: true, mapping: .named(.parameter))

  static let parameters = Shape(
    documentation: "Parameters, by name.", mapping: .named(.parameter))

  static let parameter = Shape(
    documentation: "A Swift type, with or without a default: `Bool = false`.", scalar: .type,
    items: .parameter, mapping: .verbatim)

  static let scope = Shape(
    documentation: "A Swift type, or a mapping.", scalar: .type,
    mapping: .keys([
      Key(.type, .type, "The type of the object.", required: true),
      Key(.preview, .text, "A static member of the type, for previews: `.sample`."),
    ]))

  static let name = Shape(documentation: "A name.", scalar: .name)
  static let flowName = Shape(
    documentation: "A flow, or one of another module: `ShopKit.Checkout`.", scalar: .qualifiedName)
  static let names = Shape(documentation: "Names.", items: .name)
  static let nameOrNames = Shape(
    documentation: "A name, or several.", scalar: .name, items: .name)
  static let text = Shape(documentation: "A text.", scalar: .text)
  static let texts = Shape(documentation: "Texts.", items: .text)
  static let textOrTexts = Shape(
    documentation: "A text, or several.", scalar: .text, items: .text)
  static let type = Shape(
    documentation: "A Swift type.", scalar: .type, items: .parameter, mapping: .verbatim)
  static let boolean = Shape(documentation: "`true` or `false`.", scalar: .boolean)
  static let wholeNumber = Shape(documentation: "A whole number, 0 or more.", scalar: .wholeNumber)
  static let duration = Shape(
    documentation: "A time, at most a day: `2s`, `300ms`.", scalar: .duration)
  static let animation = Shape(
    documentation: "An animation: `easeInOut`, `spring(0.4)`.", scalar: .text)
  static let detents = Shape(
    documentation: "`medium`, `large`, `fraction(0.5)`, `height(200)`, or several.", scalar: .text,
    items: .text, needsItems: true)
  static let accessLevel = Shape(
    documentation: "The access level of the generated code.",
    scalar: .oneOf(AccessLevel.allCases.map(\.rawValue)))
}

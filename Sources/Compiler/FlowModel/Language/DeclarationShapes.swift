extension Shape {
  static let states = Shape(
    documentation: "States by name, each with its values.", mapping: .named(.names))

  static let guards = Shape(
    documentation: "Guards: names, or names with what they mean.", items: .name,
    mapping: .named(.guardian))

  static let guardian = Shape(
    documentation: "What the guard means, or more about it.", scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.description, .text, "What the guard means."),
      Key(.fixed, .boolean, "Whether it answers the same for as long as the app runs."),
    ]))

  static let effects = Shape(
    documentation: "Effects: names, or names with more about them.", items: .name,
    mapping: .named(.effect))

  static let effect = Shape(
    documentation: "What the effect does, or more about it.", scalar: .text, mayBeEmpty: true,
    mapping: .keys([
      Key(.description, .text, "What the effect does."),
      Key(.params, .parameters, "What it is handed."),
    ]))

  static let outcomes = Shape(
    documentation: "Outcomes by name, each with its ends.", mapping: .named(.outcome))

  static let outcome = Shape(
    documentation: "The ends, or more about the call.", items: .name,
    mapping: .keys([
      Key(.description, .text, "What the call does."),
      Key(.params, .parameters, "What the call is handed."),
      Key(.ends, .outcomeEnds, "How it can end.", required: true),
    ]))

  static let outcomeEnds = Shape(
    documentation: "The ends: names, or names with what they bring.", items: .name,
    mapping: .named(.outcomeEnd))

  static let outcomeEnd = Shape(
    documentation: "What the end brings.", mayBeEmpty: true, mapping: .named(.parameter))

  static let parameters = Shape(
    documentation: "Parameters, by name.", mapping: .named(.parameter))

  static let parameter = Shape(
    documentation: "A Swift type, and perhaps a default: `Bool = false`.", scalar: .type,
    items: .parameter, mapping: .verbatim)

  static let scope = Shape(
    documentation: "A Swift type, or more about it.", scalar: .type,
    mapping: .keys([
      Key(.type, .type, "The object's type.", required: true),
      Key(.preview, .text, "A static member of the type that previews use: `.sample`."),
    ]))

  static let name = Shape(documentation: "A name.", scalar: .name)
  static let flowName = Shape(
    documentation: "A flow, or one of another module: `ShopKit.Checkout`.", scalar: .qualifiedName)
  static let names = Shape(documentation: "Names.", items: .name)
  static let nameOrNames = Shape(
    documentation: "A name, or several.", scalar: .name, items: .name)
  static let text = Shape(documentation: "A text.", scalar: .text)
  static let texts = Shape(documentation: "Texts.", items: .text)
  static let type = Shape(
    documentation: "A Swift type.", scalar: .type, items: .parameter, mapping: .verbatim)
  static let boolean = Shape(documentation: "`true` or `false`.", scalar: .boolean)
  static let wholeNumber = Shape(documentation: "A whole number.", scalar: .wholeNumber)
  static let duration = Shape(
    documentation: "A time, at most a day: `2s`, `300ms`.", scalar: .duration)
  static let animation = Shape(
    documentation: "An animation: `easeInOut`, `spring(0.4)`.", scalar: .text)
  static let detents = Shape(
    documentation: "`medium`, `large`, `fraction(0.5)`, `height(200)`, or several.", scalar: .text,
    items: .text)
  static let accessLevel = Shape(
    documentation: "Who may use the generated code.",
    scalar: .oneOf(AccessLevel.allCases.map(\.rawValue)))
}

/// What `flowc.yml` is made of.
extension Shape {
  static let configuration = Shape(
    documentation: "How flowc treats the flows in this folder and below.",
    mapping: .keys([
      Key(.style, .text, "The style of the generated code: `navigation-stack`."),
      Key(.output, .text, "The folder for generated code, seen from this file."),
      Key(.access, .accessLevel, "Who may use the generated code; a flow's own `access` wins."),
      Key(.severities, .severities, "What is made of rules, by name."),
    ]))

  static let severities = Shape(
    documentation: "Rules by name, each with what is made of it.", mayBeEmpty: true,
    mapping: .named(.severity))

  static let severity = Shape(
    documentation: "Whether what breaks the rule stops the writing of code, or is said at all.",
    scalar: .oneOf(["error", "warning", "off"]))
}

import FlowModel

/// The arguments of a preview.
struct PreviewContext: Sendable {
  let arguments: [ArgumentContext]

  static let table = Table<Self>(
    "preview",
    [
      .rows("arguments", "its parameters", of: ArgumentContext.table) { $0.arguments },
      .flag("hasArguments", "whether it has parameters") { !$0.arguments.isEmpty },
    ])
}

extension SwiftNaming {
  /// What a screen is looked at with: as it says under `preview`, or its defaults, or a value that
  /// its types are known to have; nothing where one of them has to come from the app.
  func preview(of screen: Screen) -> PreviewContext? {
    let flow = project.flows[screen.flow]
    if flow.scope != nil, flow.scopePreview == nil { return nil }
    var arguments: [ArgumentContext] = []
    for parameter in project.parameters[screen.parameters] {
      guard let value = previewed(parameter, in: screen) else { return nil }
      arguments.append(ArgumentContext(label: label(parameter.name), value: value))
    }
    if let sample = flow.scopePreview {
      arguments.append(ArgumentContext(label: "scope", value: ".\(value(sample))"))
    }
    return PreviewContext(arguments: arguments)
  }

  /// The arguments of a flow's preview; the flow must need nothing from the app.
  func preview(of id: ID<Flow>) -> PreviewContext? {
    guard !askingFlows.contains(id), let start = project.flows[id].start?.id else { return nil }
    return preview(of: project.screens[start])
  }

  private func previewed(_ parameter: Parameter, in screen: Screen) -> Code? {
    let said = project.arguments[screen.preview].first {
      $0.parameter.symbol == parameter.name.symbol
    }
    if case .literal(let literal)? = said?.value { return self.literal(literal) }
    if let literal = parameter.defaultValue { return self.literal(literal) }
    let name = SwiftLiteral(project.text(parameter.name)).code
    return example(of: project.text(parameter.type.spelling), text: name)
  }

  /// A value of a type that is known without the app, recursing as deep as arrays are in arrays.
  private func example(of type: String, text: Code) -> Code? {
    switch type {
    case "String", "Substring", "LocalizedStringKey": return text
    case "Bool": return "true"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "TimeInterval", "Decimal":
      return "1"
    case "UUID": return "UUID()"
    case "Date": return "Date()"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    default: break
    }
    if type.hasSuffix("?") { return example(of: String(type.dropLast()), text: text) ?? "nil" }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    if type.contains(":") { return "[:]" }
    return example(of: String(type.dropFirst().dropLast()), text: text).map { "[\($0)]" } ?? "[]"
  }
}

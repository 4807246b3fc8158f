import FlowModel

/// A parameter of a screen, an event, a call or an end.
struct ParameterContext: Sendable {
  /// The name inside of a function.
  let name: Code
  /// The name of a case's value: the author's.
  var caseLabel: Code
  /// The name before a colon.
  let label: Code
  /// The name as a text, for coding.
  let key: Code
  var type: Code
  var defaultValue: Code?
  /// Whether it is equal by identity.
  var isReference = false
  /// Whether it can be kept while the app doesn't run.
  var isCodable = true
  /// The name before the colon where a function declares it, where Swift reads two words otherwise.
  var declaredLabel: Code { ["let", "var"].contains(label.text) ? caseLabel : label }
  /// The same, and the name inside of the function where that is another.
  var declaration: Code { name == caseLabel ? declaredLabel : "\(declaredLabel) \(name)" }
  /// Whether it is an array.
  var isArray: Bool {
    type.text.utf8.first == UInt8(ascii: "[") && type.text.utf8.last == UInt8(ascii: "]")
  }
  var isOptional: Bool { type.text.utf8.last == UInt8(ascii: "?") }

  /// The same, where it is there.
  var wrapped: ParameterContext {
    var wrapped = self
    while wrapped.isOptional { wrapped.type = Code(verbatim: String(wrapped.type.text.dropLast())) }
    return wrapped
  }

  /// One of what the array holds.
  var element: ParameterContext {
    ParameterContext(
      name: name, caseLabel: caseLabel, label: label, key: key,
      type: Code(verbatim: String(type.text.dropFirst().dropLast())),
      defaultValue: nil, isReference: isReference, isCodable: isCodable)
  }

  static let table = Table<Self>(
    "parameter",
    [
      .text("parameter", "the parameter's name") { $0.name },
      .text("label", "its name as an argument label") { $0.label },
      .text("declaredLabel", "its name in the declaration of a function") { $0.declaredLabel },
      .text("declaration", "its label, and its name inside the function if that differs") {
        $0.declaration
      },
      .text("caseLabel", "its name in the declaration of an enum case") { $0.caseLabel },
      .text("parameterKey", "its name as a string, for encoding") { $0.key },
      .text("type", "its type") { $0.type },
      .optionalText("default", "its default value") { $0.defaultValue },
      .flag("isArray", "whether it is an array or an optional array") { $0.wrapped.isArray },
      .flag("isOptional", "whether it is optional") { $0.isOptional },
      .text("wrappedType", "its type without the `?`") { $0.wrapped.type },
      .flag("isReference", "whether it is a `ref` type, compared by identity") { $0.isReference },
      .flag("isUnkept", "whether it can't be encoded although it is not a reference") {
        !$0.isCodable && !$0.isReference
      },
    ])
}

extension SwiftNaming {
  func parameters(_ range: IDRange<Parameter>) -> [ParameterContext] {
    range.map { parameter(project.parameters[$0]) }
  }

  func parameter(_ parameter: Parameter) -> ParameterContext {
    ParameterContext(
      name: local(parameter.name), caseLabel: value(parameter.name), label: label(parameter.name),
      key: literal(parameter.name), type: type(parameter.type),
      defaultValue: parameter.defaultValue.map { literal($0) },
      isReference: parameter.type.isReference, isCodable: isCodable(parameter.type))
  }
}

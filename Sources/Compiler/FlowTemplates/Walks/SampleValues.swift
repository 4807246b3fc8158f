import FlowModel
import FlowSemantics

/// The values that tests hand over: literals where a type has them, else what the author supplies.
struct SampleValues {
  let naming: SwiftNaming
  /// The values that the user must supply, in order of use.
  private(set) var samples: [SampleContext] = []
  private var numbers: [String: Int] = [:]

  init(naming: SwiftNaming) { self.naming = naming }

  /// A value as an expression, and as what is printed of it, if that is known.
  struct Sample {
    let expression: Code
    let text: String?
  }

  /// What a run hands to its screens.
  mutating func scope(_ type: TypeExpression) -> Code {
    let spelling = naming.project.text(type.spelling)
    return sample(.opaque("scope"), of: spelling, orNamed: "scope").expression
  }

  /// The elements that make the tabs of a flow, one for each array.
  mutating func elements(of flow: ID<Flow>) -> [Code] {
    let project = naming.project
    return project.tabArrays(in: project.flows[flow]).map { array in
      sample(project.element(for: array.element), as: project.parameters[array.element]).expression
    }
  }

  mutating func sample(_ value: Value, as parameter: Parameter) -> Sample {
    let name = naming.project.text(parameter.name)
    return sample(value, of: naming.project.text(parameter.type.spelling), orNamed: name)
  }

  /// - Parameter name: what stands for a value of which nobody said what it is.
  mutating func sample(_ value: Value, of type: String, orNamed name: String) -> Sample {
    if type.hasSuffix("?"), value != .none {
      let wrapped = sample(value, of: String(type.dropLast()), orNamed: name)
      return Sample(expression: "Optional(\(wrapped.expression))", text: nil)
    }
    switch value {
    case .boolean(let value): return literal(SwiftLiteral(value).code)
    case .integer(let value): return number(value, type)
    case .decimal(let digits): return Sample(expression: Code(verbatim: digits), text: nil)
    case .text(let text): return Sample(expression: SwiftLiteral(text).code, text: text)
    case .member(let name): return Sample(expression: Code(verbatim: "\(type).\(name)"), text: nil)
    case .none: return literal("nil")
    case .emptyArray: return literal("[]")
    case .emptyDictionary: return literal("[:]")
    case .opaque(let token): return token.sample(of: type, by: &self)
    case .missing: return name.sample(of: type, by: &self)
    }
  }

  private func literal(_ code: Code) -> Sample { Sample(expression: code, text: code.text) }

  private func number(_ value: Int, _ type: String) -> Sample {
    let isFraction = ["Double", "Float", "CGFloat"].contains(type)
    return literal(Code(verbatim: isFraction ? "\(value).0" : String(value)))
  }

  fileprivate mutating func number(for token: String, _ type: String) -> Sample {
    let known = numbers[token] ?? numbers.count + 1
    numbers[token] = known
    return number(known, type)
  }

  /// A value that the author supplies, under a name made from its type: `FlowSamples.productID`.
  fileprivate mutating func supplied(_ type: String) -> Sample {
    let words = type.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    // The same words may stand in types that only brackets and marks tell apart.
    let forms =
      (type.dropFirst().contains("[") ? "List" : "") + (type.contains("?") ? "Optional" : "")
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + forms
    let name = SwiftIdentifier(String(joined.prefix(64)))?.valueName()?.code ?? "value"
    let sample = SampleContext(name: name, type: Code(verbatim: type))
    if !samples.contains(sample) { samples.append(sample) }
    return Sample(expression: "FlowSamples.\(name)", text: nil)
  }
}

extension String {
  /// The sample value of a type. An array has one element.
  fileprivate func sample(of type: String, by values: inout SampleValues) -> SampleValues.Sample {
    switch type {
    case "String", "Substring": return .init(expression: SwiftLiteral(self).code, text: self)
    case "Bool": return .init(expression: "true", text: "true")
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat":
      return values.number(for: self, type)
    default: break
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      let element = String(type.dropFirst().dropLast())
      let sample = values.sample(.opaque(self), of: element, orNamed: self)
      return .init(expression: "[\(sample.expression)]", text: nil)
    }
    return values.supplied(type)
  }
}

extension SampleValues {
  /// A screen with what it is given, as it is told when it is shown: `details(id: 1)`.
  mutating func text(
    _ name: String, _ values: [(parameter: Parameter, value: Value)]
  ) -> String {
    let project = naming.project
    let parts = values.map { parameter, value in
      project.text(parameter.name) + ": " + inText(sample(value, as: parameter))
    }
    let name = name.escaped
    return parts.isEmpty ? name : name + "(" + parts.joined(separator: ", ") + ")"
  }

  /// The text of a parameter in a URL; for an array, the text of an element.
  mutating func textInURL(_ value: Value, of parameter: Parameter) -> String {
    var type = naming.project.text(parameter.type.spelling)[...]
    while type.hasSuffix("?") { type.removeLast() }
    if type.hasPrefix("["), type.hasSuffix("]") { type = type.dropFirst().dropLast() }
    let sample = sample(value, of: String(type), orNamed: naming.project.text(parameter.name))
    return sample.text.map(\.escaped) ?? "\\(FlowLink.text(\(sample.expression.text)))"
  }

  /// The text between the quotes of a value.
  func inText(_ sample: Sample) -> String {
    if let text = sample.text { return text.escaped }
    let isOptional = sample.expression.text.hasPrefix("Optional(")
    return isOptional
      ? "\\(String(describing: \(sample.expression.text)))" : "\\(\(sample.expression.text))"
  }
}

extension String {
  /// The text as it stands between quotes.
  var escaped: String { String(SwiftLiteral(self).code.text.dropFirst().dropLast()) }
}

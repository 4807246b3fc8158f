/// A piece of a JSON Schema.
enum SchemaValue: Sendable, Encodable {
  case text(String)
  case number(Int)
  case boolean(Bool)
  case array([SchemaValue])
  case object([String: SchemaValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .boolean(let boolean): try container.encode(boolean)
    case .array(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
}

extension SchemaValue: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(integerLiteral number: Int) { self = .number(number) }
  init(arrayLiteral items: SchemaValue...) { self = .array(items) }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, SchemaValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: members))
  }

  /// The same object with one more member.
  func adding(_ name: String, _ value: SchemaValue) -> SchemaValue {
    guard case .object(var members) = self else { return self }
    members[name] = value
    return .object(members)
  }
}

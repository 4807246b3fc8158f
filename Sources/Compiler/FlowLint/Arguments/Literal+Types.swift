import FlowModel

extension Literal {
  /// Whether a type can be written so; of a type that Swift doesn't bring, nobody here can say.
  func mayBe(_ type: String) -> Bool {
    if type.hasSuffix("?") { return self == .none || mayBe(String(type.dropLast())) }
    switch self {
    case .member: return true
    case .none: return !Self.isKnown(type) || type.hasPrefix("Optional<")
    case .boolean: return type == "Bool" || !Self.isKnown(type)
    case .integer: return Self.numbers.contains(type) || !Self.isKnown(type)
    case .decimal: return Self.fractions.contains(type) || !Self.isKnown(type)
    case .text: return Self.texts.contains(type) || !Self.isKnown(type)
    case .emptyArray: return type.isList || !Self.isKnown(type)
    case .emptyDictionary: return type.isDictionary || !Self.isKnown(type)
    }
  }

  var kindInWords: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .decimal: "a number with a fraction"
    case .text: "a text"
    case .member: "a member"
    case .none: "nil"
    case .emptyArray: "an array"
    case .emptyDictionary: "a dictionary"
    }
  }

  private static let fractions: Set = ["Double", "Float", "CGFloat"]
  private static let numbers = fractions.union([
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ])
  private static let texts: Set = ["String", "Character", "Substring"]

  private static func isKnown(_ type: String) -> Bool {
    type == "Bool" || type.hasPrefix("[") || numbers.contains(type) || texts.contains(type)
  }
}

extension String {
  fileprivate var isDictionary: Bool {
    guard hasPrefix("[") else { return false }
    var depth = 0
    return contains { character in
      if "[<".contains(character) { depth += 1 }
      if "]>".contains(character) { depth -= 1 }
      return depth == 1 && character == ":"
    }
  }

  fileprivate var isList: Bool { hasPrefix("[") && !isDictionary }
}

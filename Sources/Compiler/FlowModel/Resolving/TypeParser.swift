/// A Swift type as flowc writes it.
struct ParsedType: Equatable {
  let spelling: String
  let isReference: Bool
}

/// Why a text is no type.
struct TypeMistake: Error, Equatable {
  let reason: String
  /// The type that was likely meant.
  var meant: String?
}

/// Reads the small grammar of types: dotted names, generics, arrays, dictionaries, optionals.
struct TypeParser {
  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  private static let deepest = 16

  static func parse(_ text: String) -> Result<ParsedType, TypeMistake> {
    var parser = TypeParser(rest: text[...].unicodeScalars)
    let isReference = parser.take("ref ")
    do throws(TypeMistake) {
      let spelling = try parser.type()
      parser.skipSpaces()
      if let scalar = parser.rest.first {
        throw TypeMistake(reason: "'\(scalar)' is not expected")
      }
      if isReference, spelling.hasPrefix("[") || spelling.hasSuffix("?") {
        throw TypeMistake(reason: "only an object can be a reference")
      }
      return .success(ParsedType(spelling: spelling, isReference: isReference))
    } catch {
      return .failure(error)
    }
  }

  /// Recurses at most 16 levels.
  private mutating func type() throws(TypeMistake) -> String {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw TypeMistake(reason: "it is nested too deep") }
    skipSpaces()
    var spelling = rest.first == "[" ? try collection() : try path()
    while take("?") { spelling += "?" }
    return spelling
  }

  private mutating func collection() throws(TypeMistake) -> String {
    rest.removeFirst()
    let first = try type()
    skipSpaces()
    if take("]") { return "[\(first)]" }
    guard take(":") else { throw TypeMistake(reason: "a ']' is missing") }
    let second = try type()
    skipSpaces()
    guard take("]") else { throw TypeMistake(reason: "a ']' is missing") }
    return "[\(first): \(second)]"
  }

  private mutating func path() throws(TypeMistake) -> String {
    var spelling = try name()
    if let meant = SwiftWords.basicTypes[spelling], rest.first != "." {
      throw TypeMistake(reason: "types begin with a capital letter", meant: meant)
    }
    while true {
      if take(".") {
        spelling += "." + (try name())
      } else if take("<") {
        spelling += try generics()
      } else {
        return spelling
      }
    }
  }

  private mutating func generics() throws(TypeMistake) -> String {
    var arguments = [try type()]
    skipSpaces()
    while take(",") {
      arguments.append(try type())
      skipSpaces()
    }
    guard take(">") else { throw TypeMistake(reason: "a '>' is missing") }
    return "<" + arguments.joined(separator: ", ") + ">"
  }

  private mutating func name() throws(TypeMistake) -> String {
    var name = ""
    while let scalar = rest.first, scalar == "_" || scalar.isASCIILetterOrDigit {
      name.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    if NameCheck(name) == .neither || SwiftWords.neverTypes.contains(name) {
      throw TypeMistake(reason: name.isEmpty ? missingName : "'\(name)' is not a type's name")
    }
    return name
  }

  private var missingName: String {
    switch rest.first {
    case nil: "a name is missing at its end"
    case "(": "tuples and functions cannot be compared and stored"
    case let scalar?: "'\(scalar)' is not expected"
    }
  }

  private mutating func skipSpaces() {
    while rest.first == " " { rest.removeFirst() }
  }

  private mutating func take(_ expected: String) -> Bool {
    guard rest.starts(with: expected.unicodeScalars) else { return false }
    rest.removeFirst(expected.unicodeScalars.count)
    return true
  }
}

/// Words that Swift keeps for itself and that can stand for no type.
enum SwiftWords {
  /// Types of Swift, by the names they have elsewhere.
  static let basicTypes = [
    "int": "Int", "integer": "Int", "string": "String", "bool": "Bool", "boolean": "Bool",
    "double": "Double", "float": "Float", "date": "Date", "url": "URL", "uuid": "UUID",
  ]

  static let neverTypes: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "await", "any", "some",
  ]
}

extension Unicode.Scalar {
  fileprivate var isASCIILetterOrDigit: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}

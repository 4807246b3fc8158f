import FlowModel

extension SchemaValue {
  /// The possible types of a scalar, for YAML readers that resolve plain words.
  init(of scalar: ScalarShape) {
    switch scalar {
    case .text: self = ["type": ["string", "number", "boolean"]]
    case .type: self = ["type": "string", "minLength": 1]
    case .name: self = Self.name
    case .qualifiedName: self = Self.qualifiedName
    case .nameOr(let words): self = ["anyOf": [["enum": Self.texts(words)], Self.name]]
    case .boolean: self = ["type": "boolean"]
    case .wholeNumber: self = ["type": "integer", "minimum": 0]
    case .duration: self = ["type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?m?s$"]
    case .oneOf(let words): self = ["enum": Self.texts(words)]
    }
  }

  /// A pattern says nothing about the booleans that `no` and `on` become elsewhere.
  private static let name: SchemaValue = [
    "type": ["string", "boolean"], "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
  ]

  private static let qualifiedName: SchemaValue = [
    "type": ["string", "boolean"],
    "pattern": "^([A-Za-z_][A-Za-z0-9_]{0,63}\\.)?[A-Za-z_][A-Za-z0-9_]{0,63}$",
  ]

  private static func texts(_ words: [String]) -> SchemaValue { .array(words.map { .text($0) }) }
}

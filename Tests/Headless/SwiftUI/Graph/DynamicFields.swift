@_spi(Reflection) import Swift

/// The stored properties of a view type that the system has to connect.
enum DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  static func of<Value>(_ type: Value.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    return fields
  }
}

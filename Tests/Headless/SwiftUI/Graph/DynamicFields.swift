@_spi(Reflection) import Swift

/// A stored property of a view type that the system has to connect.
struct DynamicField {
  let offset: Int
  let type: any DynamicProperty.Type

  static func all<Value>(of type: Value.Type) -> [DynamicField] {
    var fields: [DynamicField] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(DynamicField(offset: offset, type: type))
      }
      return true
    }
    return fields
  }
}

@_spi(Reflection) import Swift

/// Whether a view is given what it was given before, as SwiftUI finds out: plain data is compared field
/// by field, anything else by `==`, and without that field by field. Closures are the same only if they
/// were not made anew.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let one = one.baseAddress, let other = other.baseAddress else { return true }
      return isSame(Value.self, .struct, one, other)
    }
  }
}

private func isSame<Value>(
  _ type: Value.Type, _ kind: _MetadataKind, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
) -> Bool {
  // What the graph keeps for a view is not given to it.
  if type is any InstallableProperty.Type, !(type is any GivenProperty.Type) { return true }
  if haveSameBytes(one, other, MemoryLayout<Value>.size) { return true }
  if !_isPOD(type), let equatable = type as? any Equatable.Type {
    return areEqual(equatable, one, other)
  }
  guard kind == .struct || kind == .tuple else { return false }
  var (hasFields, areSame) = (false, true)
  _ = _forEachField(of: type) { _, offset, type, kind in
    hasFields = true
    areSame = areSame && isSame(type, kind, one + offset, other + offset)
    return true
  }
  return hasFields && areSame
}

private func areEqual<Value: Equatable>(
  _ type: Value.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
) -> Bool {
  let one = one.assumingMemoryBound(to: type).pointee
  return one == other.assumingMemoryBound(to: type).pointee
}

private func haveSameBytes(
  _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int
) -> Bool {
  UnsafeRawBufferPointer(start: one, count: count)
    .elementsEqual(UnsafeRawBufferPointer(start: other, count: count))
}

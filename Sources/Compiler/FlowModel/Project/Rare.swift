/// A property that few values have. It is on the heap, so a value without it is small.
@propertyWrapper
package enum Rare<Value: Sendable>: Sendable {
  case none
  indirect case some(Value)

  package init(wrappedValue: Value?) {
    self = wrappedValue.map(Self.some) ?? .none
  }

  package var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}

/// What few have, out of line: those without it are the smaller for it.
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

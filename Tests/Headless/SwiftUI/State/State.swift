/// Where a state's value lives.
final class StateLocation<Value>: @unchecked Sendable {
  private let signal: ChangeSignal
  private let staleness: Staleness?

  var value: Value {
    didSet {
      staleness?.mark()
      signal.mark()
    }
  }

  init(_ value: Value, signal: ChangeSignal, staleness: Staleness? = nil) {
    self.value = value
    self.signal = signal
    self.staleness = staleness
  }

  convenience init(_ value: Value, of context: Context) {
    self.init(value, signal: context.graph.signal, staleness: context.node.staleness)
  }
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// As on the platform, a state that no view holds can be read but not written.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(read: { location.value }, write: { location.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  mutating func install(slot: Int, in context: Context) {
    location = context.node.stored(slot) { StateLocation(initial, of: context) }
  }
}

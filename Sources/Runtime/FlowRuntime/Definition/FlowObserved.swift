import Observation

/// A value of the app that flows follow: after a change, a flow asks everything again that reads it.
///
/// ```swift
/// @FlowObserved var session = ShopSession.signedOut
/// ```
///
/// In an `Observable` object, no variable needs it.
@MainActor
@propertyWrapper
public struct FlowObserved<Value> {
  private var value: Value
  private let readers = FlowReaders()

  /// Makes it with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get {
      readers.add()
      return value
    }
    set {
      value = newValue
      readers.tell()
    }
  }
}

/// The readers of a value since its last change.
@MainActor
final class FlowReaders {
  private struct Weak {
    weak var reader: FlowReader?
  }

  private var readers: [Weak] = []

  func add() {
    guard let reader = FlowReader.current else { return }
    readers.removeAll { $0.reader == nil || $0.reader === reader }
    readers.append(Weak(reader: reader))
  }

  func tell() {
    let told = readers
    readers = []
    for reader in told { reader.reader?.changes() }
  }
}

/// Reads answers of the app, and is told once when one of them has changed, unless its owner has released
/// it before.
@MainActor
final class FlowReader {
  private let changed: @MainActor () -> Void
  /// The one that reads now.
  fileprivate static var current: FlowReader?

  init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

  func reads<Answer>(_ question: () -> Answer) -> Answer {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
      return readsInView(question)
    }
    return withObservationTracking {
      readsInView(question)
    } onChange: { [weak self] in
      Task { @MainActor in self?.changed() }
    }
  }

  /// The same for a view, which observes by itself what it reads of `Observable` objects.
  func readsInView<Answer>(_ question: () -> Answer) -> Answer {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return question()
  }

  /// A change is told before it is made, so it is looked at in a moment.
  fileprivate func changes() {
    Task { [weak self] in self?.changed() }
  }
}

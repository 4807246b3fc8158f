public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  var isInStack = false
  /// Whether a `NavigationView` is a stack where it could have columns.
  var isStackStyle = false
  /// Adds a value to the path of the stack around, as a navigation link does.
  var push: ((AnyHashable) -> Void)?
  /// Ends the page or presentation; nil where there is none to end.
  var close: (() -> Void)?
  /// Notes what needs a newer system.
  var require: (HeadlessSystem, String) -> Void = { _, _ in }
  private var handledURL = OpenURLAction { _ in .systemAction }
  private var phase = ScenePhase.active
  public var isEnabled = true
  public var horizontalSizeClass: UserInterfaceSizeClass?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  public var dismiss: DismissAction {
    require(.iOS(15), "dismiss")
    return DismissAction(close ?? {})
  }

  public var isPresented: Bool {
    require(.iOS(15), "isPresented")
    return close != nil
  }

  public var openURL: OpenURLAction {
    get {
      require(.iOS(14), "openURL")
      return handledURL
    }
    set {
      require(.iOS(15), "OpenURLAction(handler:)")
      handledURL = newValue
    }
  }

  public var scenePhase: ScenePhase {
    get {
      require(.iOS(14), "scenePhase")
      return phase
    }
    set { phase = newValue }
  }
}

/// Ends what the view is shown in: a pushed page, or a presentation.
@MainActor @preconcurrency
public struct DismissAction {
  private nonisolated(unsafe) let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  public func callAsFunction() {
    action()
  }
}

@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    enum Outcome { case handled, discarded, systemAction }
    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .systemAction)
  }

  private nonisolated(unsafe) let handler: (URL) -> Result

  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }
}

public struct PresentationMode {
  let action: () -> Void
  public let isPresented: Bool

  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(action: close ?? {}, isPresented: close != nil))
  }
}

/// Whether the user sees the scene.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

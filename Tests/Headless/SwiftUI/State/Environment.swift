@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?
  private var system = HeadlessSystem.iOS(13)

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
        preconditionFailure("no Observable object of type \(objectType) found")
      }
      return object
    }
    system = .iOS(17)
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.objects[ObjectIdentifier(objectType)] as? T }
    system = .iOS(17)
  }

  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstallableProperty {
  mutating func install(slot: Int, in context: Context) {
    context.requires(system, "Environment of an Observable object")
    let new = read(context.environment)
    value = new
    let last = context.node.stored(slot) { Holder<Value>() }
    if last.value.map({ !isSame($0, new) }) ?? true { context.node.staleness.mark() }
    last.value = new
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment(since: .iOS(17)) { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  nonisolated func transformEnvironment(
    since system: HeadlessSystem = .iOS(13), _ api: String = #function,
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modified { content, context in
      context.requires(system, api)
      var context = context
      transform(&context.environment)
      return content.resolve(in: context)
    }
  }
}

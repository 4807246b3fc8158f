@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private nonisolated(unsafe) var object: ObjectType?

  nonisolated public init() {}

  /// As on the platform, the program ends here if no view above provides the object.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure("no ObservableObject of type \(ObjectType.self) found")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: InstallableProperty {
  nonisolated mutating func install(slot: Int, in context: Context) {
    object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    guard let object else { return }
    context.node.observe(object, slot: slot, in: context)
  }
}

extension View {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}

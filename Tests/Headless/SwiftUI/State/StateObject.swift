@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private nonisolated(unsafe) let make: () -> ObjectType
  private nonisolated(unsafe) var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// As on the platform, an object that no view holds is made anew at each access.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {}

extension StateObject: InstallableProperty {
  nonisolated mutating func install(slot: Int, in context: Context) {
    context.requires(.iOS(14), "StateObject")
    object =
      context.node.stored(slot) { [make] in
        ObjectSubscription(make(), in: context)
      }.object
  }
}

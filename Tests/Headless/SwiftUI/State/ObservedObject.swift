@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  nonisolated(unsafe) let object: ObjectType

  nonisolated public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  nonisolated public init(initialValue: ObjectType) {
    object = initialValue
  }

  public var wrappedValue: ObjectType { object }

  public var projectedValue: Wrapper { Wrapper(object: object) }

  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        read: { [object] in object[keyPath: keyPath] },
        write: { [object] in object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: GivenProperty {}

extension ObservedObject: InstallableProperty {
  nonisolated mutating func install(slot: Int, in context: Context) {
    context.node.observe(object, slot: slot, in: context)
  }
}

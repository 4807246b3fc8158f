@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?
  private var graph: Graph?

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      location?.value = newValue
      graph?.sceneStorage[key] = newValue
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(read: { wrappedValue }, write: { wrappedValue = $0 })
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue)
  }

  public init(_ key: String) where Value == String? {
    self.init(key: key, initial: nil)
  }

  public init(_ key: String) where Value == Data? {
    self.init(key: key, initial: nil)
  }

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }
}

extension SceneStorage: InstallableProperty {
  mutating func install(slot: Int, in context: Context) {
    context.requires(.iOS(14), "SceneStorage")
    graph = context.graph
    let kept = context.graph.sceneStorage[key] as? Value ?? initial
    location = context.node.stored(slot) { StateLocation(kept, of: context) }
  }
}

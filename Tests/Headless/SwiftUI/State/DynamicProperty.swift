public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper of this module, which the evaluation connects to its view's node.
protocol InstallableProperty: DynamicProperty {
  mutating func install(slot: Int, in context: Context)
}

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// An installable property that says what a view is given, and is compared with it.
protocol GivenProperty {}

/// A property wrapper of this module, which the evaluation connects to its view's node.
protocol InstallableProperty: DynamicProperty {
  mutating func install(slot: Int, in context: Context)
}

import FlowModel

/// Something that an instance waits for: an outcome of the app, or that time passes.
package struct Waiting: Hashable, Comparable, Sendable {
  package let destination: Number<Destination>
  /// The action that began it; nothing for what the screen itself awaits.
  package let action: ID<Action>?

  package static func < (one: Waiting, other: Waiting) -> Bool {
    (one.destination.value, one.action?.index ?? -1)
      < (other.destination.value, other.action?.index ?? -1)
  }
}

/// What was refused because a required guard didn't hold, or held until the app is ready.
package enum Intent: Hashable, Sendable {
  case action(ID<Action>, Context)
  case link(ID<DeepLink>, [Binding])
}

import FlowModel

/// Something that an instance waits for: an outcome of the app, or that time passes.
package struct Waiting: Hashable, Sendable {
  package let destination: Number<Destination>
  /// The action that began it; nothing for what the screen itself awaits.
  package let action: ID<Action>?
}

/// An action that a required guard refused, or that waits until the app is ready.
package enum Intent: Hashable, Sendable {
  case action(ID<Action>, Context)
  case tab(Number<Destination>, index: Int)
  case link(ID<DeepLink>, [Binding])
}

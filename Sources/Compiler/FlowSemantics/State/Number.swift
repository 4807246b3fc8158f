/// Which destination, stack, layer or run of a running flow is meant.
///
/// Numbers are given in the order of appearance and never twice, until `RunningState.canonical`
/// gives them anew.
package struct Number<Entity>: Hashable, Comparable, Sendable {
  package let value: Int

  package init(_ value: Int) {
    self.value = value
  }

  package static func < (one: Number, other: Number) -> Bool { one.value < other.value }
}

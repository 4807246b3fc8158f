/// An interned text: equal texts of one table have equal symbols.
package struct Symbol: Hashable, Sendable {
  package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// A node as it is stored: 16 bytes, in the order of the text.
///
/// Invariant: the nodes of a collection's subtree follow it, up to the one `link` names.
@usableFromInline struct YAMLNode: Sendable {
  /// The kind of a node, and its flags.
  @usableFromInline struct Traits: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt16

    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable static var sequence: Traits { Traits(rawValue: 1) }
    @inlinable static var mapping: Traits { Traits(rawValue: 2) }
    /// A scalar without quotes that is no block scalar.
    @inlinable static var plain: Traits { Traits(rawValue: 4) }
    @inlinable static var quoted: Traits { Traits(rawValue: 8) }
    @inlinable static var block: Traits { Traits(rawValue: 16) }
    /// A plain scalar of no characters.
    @inlinable static var empty: Traits { Traits(rawValue: 32) }
    /// A plain scalar of no characters, with a comment behind it.
    @inlinable static var commented: Traits { Traits(rawValue: 1024) }
    /// A collection in brackets.
    @inlinable static var flow: Traits { Traits(rawValue: 64) }
    @inlinable static var anchor: Traits { Traits(rawValue: 128) }
    @inlinable static var tag: Traits { Traits(rawValue: 256) }
    /// A key whose entry is left out because it was refused.
    @inlinable static var refused: Traits { Traits(rawValue: 512) }
  }

  @usableFromInline var start: Int32
  @usableFromInline var end: Int32
  /// A scalar's symbol; for a collection, the index of the first node after its subtree.
  @usableFromInline var link: Int32
  @usableFromInline var traits: Traits

  // In bits: the test of an option set takes many calls in a debug build, and every node is asked.
  @inlinable var isScalar: Bool {
    traits.rawValue & (Traits.sequence.rawValue | Traits.mapping.rawValue) == 0
  }

  /// The index of the node that comes after this one's subtree, for the node at `index`.
  @inlinable func next(after index: Int32) -> Int32 { isScalar ? index + 1 : link }
}

/// A node as it is stored: 16 bytes, in the order of the text.
///
/// Invariant: the nodes of a collection's subtree follow it, up to the one `link` names.
struct YAMLNode: Sendable {
  /// What a node is, and what was noticed about it.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    static let sequence = Traits(rawValue: 1)
    static let mapping = Traits(rawValue: 2)
    /// A scalar without quotes that is no block scalar.
    static let plain = Traits(rawValue: 4)
    static let quoted = Traits(rawValue: 8)
    static let block = Traits(rawValue: 16)
    /// A plain scalar of no characters.
    static let empty = Traits(rawValue: 32)
    /// A collection in brackets.
    static let flow = Traits(rawValue: 64)
    static let anchor = Traits(rawValue: 128)
    static let tag = Traits(rawValue: 256)
    /// A key whose entry is left out because it was refused.
    static let refused = Traits(rawValue: 512)
  }

  var start: Int32
  var end: Int32
  /// A scalar's symbol; for a collection, the index of the first node after its subtree.
  var link: Int32
  var traits: Traits

  var isScalar: Bool { traits.isDisjoint(with: [.sequence, .mapping]) }

  /// The index of the node that comes after this one's subtree, for the node at `index`.
  func next(after index: Int32) -> Int32 { isScalar ? index + 1 : link }
}

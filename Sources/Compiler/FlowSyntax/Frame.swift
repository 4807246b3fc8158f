/// A collection that is still open.
struct Frame {
  /// Its node.
  let node: Int32
  let isMapping: Bool
  let hasBrackets: Bool
  /// Whether it stands where a key must: it is left out when it closes.
  let isKey: Bool
  /// Whether the next child is a key.
  var awaitsKey: Bool
  /// How many entries it has so far.
  var entries = 0
  /// A bit for each key, shared by many: only one that is set twice can be of a repeated key.
  private var keyBits: UInt64 = 0
  private(set) var mayRepeatKeys = false

  /// The frame of the root.
  static let document = Frame(
    node: -1, isMapping: false, hasBrackets: false, isKey: false)

  init(node: Int32, isMapping: Bool, hasBrackets: Bool, isKey: Bool) {
    self.node = node
    self.isMapping = isMapping
    self.hasBrackets = hasBrackets
    self.isKey = isKey
    awaitsKey = isMapping
  }

  mutating func note(key: Symbol) {
    let bit: UInt64 = 1 << UInt64(key.index & 63)
    mayRepeatKeys = mayRepeatKeys || keyBits & bit != 0
    keyBits |= bit
    entries += 1
  }
}

/// A collection that is still open.
struct Frame {
  /// Its node.
  let node: Int32
  let isMapping: Bool
  let isFlow: Bool
  /// Whether it stands where a key must: it is left out when it closes.
  let isKey: Bool
  /// Whether the next child is a key.
  var awaitsKey: Bool
  /// How many entries it has so far.
  var entries = 0
}

/// Finds repeated keys of one mapping after another, in time linear in their number.
struct KeySet {
  private struct Slot {
    /// Which mapping filled the slot: a slot of an earlier one counts as free.
    var mapping: Int32 = 0
    var symbol: Int32 = 0
    var key: Int32 = 0
  }

  private var slots = Array(repeating: Slot(), count: 64)
  private var mapping: Int32 = 0

  /// Forgets the keys of the mapping before, and makes room for those of the next.
  mutating func reset(capacity: Int) {
    mapping += 1
    guard capacity * 2 > slots.count else { return }
    var size = slots.count
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// The node of the key that came first with a symbol, or nil if this one does.
  mutating func insert(_ symbol: Int32, key: Int32) -> Int32? {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: UInt32(bitPattern: symbol) &* 0x9E37_79B9 >> 7) & mask
    while slots[place].mapping == mapping {
      if slots[place].symbol == symbol { return slots[place].key }
      place = (place + 1) & mask
    }
    slots[place] = Slot(mapping: mapping, symbol: symbol, key: key)
    return nil
  }
}

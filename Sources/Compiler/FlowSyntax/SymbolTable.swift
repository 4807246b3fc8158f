/// Every distinct text once, under a dense number.
///
/// Symbols are numbered in the order in which their texts were first interned, so that they do not
/// depend on the seed of the hash.
package struct SymbolTable: Sendable {
  private var bytes: [UInt8] = []
  /// The start of each text in `bytes`, and the end of the last one.
  private var starts: [Int] = [0]
  private var hashes: [UInt32] = []
  /// Open addressing: the hash above, the symbol's index plus one below; 0 is a free slot.
  private var slots: [UInt64] = Array(repeating: 0, count: 256)
  private let hash: ByteHash

  /// A table in which keyword `i` is the symbol with index `i`.
  package init(keywords: [String]) {
    self.init(keywords: keywords, hash: ByteHash())
  }

  init(keywords: [String], hash: ByteHash) {
    self.hash = hash
    for keyword in keywords {
      let symbol = intern(keyword)
      precondition(Int(symbol.index) == count - 1, "keyword '\(keyword)' is listed twice")
    }
  }

  package var count: Int { hashes.count }

  package mutating func intern(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
    let hash = hash(text)
    let slot = slot(of: text, hash: hash)
    if slots[slot] != 0 { return Self.symbol(in: slots[slot]) }
    return insert(text, hash: hash, at: slot)
  }

  /// The symbol of a text, or nil if it never was interned.
  package func symbol(for text: String) -> Symbol? {
    var text = text
    return text.withUTF8 { text in
      let entry = slots[slot(of: text, hash: hash(text))]
      return entry == 0 ? nil : Self.symbol(in: entry)
    }
  }

  package func text(of symbol: Symbol) -> String {
    String(decoding: bytes(of: symbol), as: UTF8.self)
  }

  /// The UTF-8 of a symbol's text, without making a string.
  package func bytes(of symbol: Symbol) -> ArraySlice<UInt8> {
    bytes[starts[Int(symbol.index)]..<starts[Int(symbol.index) + 1]]
  }

  /// The slot that holds a text, or the free one where it belongs.
  @inline(__always)
  private func slot(of text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      if entry >> 32 == UInt64(hash), holds(text, as: Self.symbol(in: entry)) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always)
  private func holds(_ text: UnsafeBufferPointer<UInt8>, as symbol: Symbol) -> Bool {
    let start = starts[Int(symbol.index)]
    guard starts[Int(symbol.index) + 1] - start == text.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      let known = UnsafeRawBufferPointer(rebasing: bytes[start..<start + text.count])
      return known.hasBytes(of: UnsafeRawBufferPointer(text))
    }
  }

  private mutating func insert(
    _ text: UnsafeBufferPointer<UInt8>, hash: UInt32, at slot: Int
  ) -> Symbol {
    let symbol = Symbol(index: Int32(count))
    bytes.append(contentsOf: text)
    starts.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Self.entry(symbol, hash: hash)
    if count * 2 > slots.count { grow() }
    return symbol
  }

  private mutating func grow() {
    var grown = [UInt64](repeating: 0, count: slots.count * 2)
    let mask = grown.count - 1
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while grown[slot] != 0 { slot = (slot + 1) & mask }
      grown[slot] = Self.entry(Symbol(index: Int32(index)), hash: hash)
    }
    slots = grown
  }

  private static func entry(_ symbol: Symbol, hash: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(symbol.index + 1)
  }

  private static func symbol(in entry: UInt64) -> Symbol {
    Symbol(index: Int32(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1)
  }
}

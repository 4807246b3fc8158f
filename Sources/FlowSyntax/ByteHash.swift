/// A hash of bytes under a seed of its own, so that nobody can prepare texts that collide.
struct ByteHash: Sendable {
  private let seed: UInt64

  init(seed: UInt64 = .random(in: 0 ... .max)) {
    self.seed = seed
  }

  func callAsFunction(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(text)
    var state = seed ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = Self.mix(state ^ word, 0x9E37_79B9_7F4A_7C15)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < bytes.count {
      tail = tail << 8 | UInt64(bytes[offset])
      offset += 1
    }
    state = Self.mix(state ^ tail, 0xA076_1D64_78BD_642F ^ seed)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  /// The two halves of the product, folded.
  private static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}

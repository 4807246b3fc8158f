/// A hash of bytes under a seed of its own, so that nobody can prepare texts that collide.
struct ByteHash: Sendable {
  private let seed: UInt64

  init(seed: UInt64 = .random(in: 0 ... .max)) {
    self.seed = seed
  }

  @inline(__always)
  func callAsFunction(_ text: SourceText) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(text)
    var state = seed ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 < bytes.count {
      state = Self.mix(state ^ bytes.word(at: offset), 0x9E37_79B9_7F4A_7C15)
      offset += 8
    }
    state = Self.mix(state ^ bytes.lastWord, 0xA076_1D64_78BD_642F ^ seed)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  /// The two halves of the product, folded.
  private static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}

extension UnsafeRawBufferPointer {
  func word(at offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }

  /// The last eight bytes, or all of fewer: equal for texts of equal length only if the bytes are.
  @inline(__always)
  var lastWord: UInt64 {
    if count >= 8 { return word(at: count - 8) }
    if count >= 4 { return half(at: 0) | half(at: count - 4) << 32 }
    if count == 0 { return 0 }
    return UInt64(self[0]) | UInt64(self[count / 2]) << 8 | UInt64(self[count - 1]) << 16
  }

  /// Whether two texts of the same length have the same bytes.
  func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset += 8
    }
    return lastWord == other.lastWord
  }

  private func half(at offset: Int) -> UInt64 {
    UInt64(loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension UInt64 {
  /// A word of eight times the same byte.
  init(everyByte byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// High bits of the bytes that are zero; of others above, but the lowest set one is sure.
  @inline(__always)
  var zeroBytes: UInt64 { (self &- UInt64(everyByte: 1)) & ~self & UInt64(everyByte: 0x80) }
}

/// Turns code point indexes into byte offsets, for indexes that mostly grow.
struct ByteCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  /// A cursor on a text whose code points are counted from the byte at `start`.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, isASCII: Bool) {
    self.text = text
    self.isASCII = isASCII
    offset = start
  }

  /// The byte offset of a code point; the text's end for one past the last.
  mutating func offset(of target: Int) -> Int {
    if isASCII { return min(offset + target, text.count) }
    while index < target, offset < text.count { advance() }
    while index > target { retreat() }
    return offset
  }

  private mutating func advance() {
    repeat { offset += 1 } while offset < text.count && text[offset] & 0xC0 == 0x80
    index += 1
  }

  private mutating func retreat() {
    repeat { offset -= 1 } while text[offset] & 0xC0 == 0x80
    index -= 1
  }
}

/// Turns code point indexes into byte offsets, for indexes that mostly grow.
struct ByteCursor {
  private let text: SourceText
  private let isASCII: Bool
  /// How many code points begin before `offset`.
  private var index = 0
  private var offset: Int

  /// A cursor on a text whose code points are counted from the byte at `start`.
  init(_ text: SourceText, from start: Int, isASCII: Bool) {
    self.text = text
    self.isASCII = isASCII
    offset = start
  }

  /// The byte offset of a code point; the text's end for one past the last.
  @inline(__always)
  mutating func offset(of target: Int) -> Int {
    isASCII ? min(offset + target, text.count) : step(to: target)
  }

  private mutating func step(to target: Int) -> Int {
    skipWords(to: target)
    while offset < text.count {
      if text[offset].beginsCodePoint {
        if index >= target { break }
        index += 1
      }
      offset += 1
    }
    while index > target {
      offset -= 1
      if text[offset].beginsCodePoint { index -= 1 }
    }
    return offset
  }

  /// Goes on eight bytes at a time, as long as no more code points than asked for begin in them.
  private mutating func skipWords(to target: Int) {
    let bytes = UnsafeRawBufferPointer(text)
    while offset + 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let continuations = word & ~(word << 1) & UInt64(everyByte: 0x80)
      let begun = 8 - continuations.nonzeroBitCount
      if index + begun > target { break }
      index += begun
      offset += 8
    }
  }
}

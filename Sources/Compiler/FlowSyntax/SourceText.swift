/// The bytes of a text that is being read.
typealias SourceText = UnsafeBufferPointer<UInt8>

extension SourceText {
  func startOfLine(with offset: Int) -> Int {
    var start = Swift.min(offset, count)
    while start > 0, !self[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The end of the line at an offset, within a maximum distance.
  func endOfLine(from start: Int, atMost distance: Int = .max) -> Int {
    let limit = start + Swift.min(distance, count - start)
    return self[start..<limit].firstIndex { $0.isLineBreak } ?? limit
  }

  func endOfWord(from start: Int) -> Int {
    self[start...].firstIndex { $0.isYAMLSpace } ?? count
  }

  /// The end of an anchor or a tag that starts at an offset.
  func endOfProperty(from start: Int) -> Int {
    let end = endOfWord(from: start)
    if has("&", at: start) {
      return self[start..<end].dropFirst().firstIndex { !$0.isNameByte } ?? end
    }
    if has("<", at: start + 1) {
      return self[start..<end].firstIndex(of: 0x3E).map { $0 + 1 } ?? end
    }
    return self[start..<end].firstIndex { $0 == 0x2C || $0 == 0x5D || $0 == 0x7D } ?? end
  }

  /// The end of the white space at `start`, within a line.
  func skippingBlanks(from start: Int) -> Int {
    self[start...].firstIndex { !$0.isBlank } ?? count
  }

  /// The end of the text before `end`, without white space and line breaks.
  func trimmingSpaces(to end: Int, from start: Int = 0) -> Int {
    var end = end
    while end > start, self[end - 1].isYAMLSpace { end -= 1 }
    return end
  }

  /// How many characters of a line stand before an offset.
  func column(of offset: Int) -> Int {
    self[startOfLine(with: offset)..<offset].count { $0.beginsCodePoint }
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: self[start..<end], as: UTF8.self)
  }

  /// A stretch of the text for people to read: cut where it gets long, with nothing invisible.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let limit = 60
    let scalars = string(start, Swift.min(end, start + limit * 5)).unicodeScalars
    var excerpt = ""
    for scalar in scalars.prefix(limit) {
      if InvisibleCharacter.isTreacherous(scalar.value) {
        excerpt += InvisibleCharacter.number(scalar.value)
      } else {
        excerpt.unicodeScalars.append(scalar)
      }
    }
    return scalars.count > limit ? excerpt + "…" : excerpt
  }

  func has(_ sign: Unicode.Scalar, at offset: Int) -> Bool {
    offset >= 0 && offset < count && self[offset] == UInt8(ascii: sign)
  }

  /// Whether only spaces stand between an offset and a comment.
  func hasComment(behind offset: Int) -> Bool {
    var place = offset
    while has(" ", at: place) { place += 1 }
    return has("#", at: place)
  }

  /// Whether an item in brackets ends at an offset.
  func endsItem(at offset: Int) -> Bool {
    has(",", at: offset) || has("]", at: offset) || has("}", at: offset)
  }

  /// Whether white space or the text's end stands at an offset.
  func hasSpace(at offset: Int) -> Bool { offset >= count || self[offset].isYAMLSpace }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// Whether a byte of UTF-8 is the first of its character.
  var beginsCodePoint: Bool { self & 0xC0 != 0x80 }
  var isYAMLSpace: Bool { isBlank || isLineBreak }

  /// Whether it can be part of a name: a letter, a digit or '_'.
  package var isWordByte: Bool {
    self == UInt8(ascii: "_") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }

  /// Whether libyaml takes a byte as part of an anchor's name.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}

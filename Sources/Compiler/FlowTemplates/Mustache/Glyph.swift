/// A character of a line: its code in ASCII, or behind ASCII the number of one of `Glyphs`.
struct Glyph: Hashable {
  let number: UInt32
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral scalar: Unicode.Scalar) { number = scalar.value }
}

/// The characters of a line that are not ASCII, so that each counts as one.
struct Glyphs {
  private static let first: UInt32 = 0x80
  private var others: [Character] = []

  /// The characters of a word in ASCII.
  static func of(_ word: StaticString) -> [Glyph] {
    word.withUTF8Buffer { $0.map { Glyph(number: UInt32($0)) } }
  }

  /// The characters of a line in UTF-8.
  mutating func of(_ line: ArraySlice<UInt8>) -> [Glyph] {
    if line.allSatisfy({ $0 < 0x80 }) { return line.map { Glyph(number: UInt32($0)) } }
    return String(decoding: line, as: UTF8.self).map { character in
      if let code = character.asciiValue, character.utf8.count == 1 {
        return Glyph(number: UInt32(code))
      }
      others.append(character)
      return Glyph(number: Self.first + UInt32(others.count - 1))
    }
  }

  func isLetter(_ glyph: Glyph) -> Bool {
    if glyph.number >= Self.first { return others[Int(glyph.number - Self.first)].isLetter }
    return UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z")) ~= glyph.number | 0x20
  }

  func write(_ line: [Glyph], to output: inout [UInt8]) {
    for glyph in line {
      if glyph.number < Self.first {
        output.append(UInt8(glyph.number))
      } else {
        output += others[Int(glyph.number - Self.first)].utf8
      }
    }
  }
}

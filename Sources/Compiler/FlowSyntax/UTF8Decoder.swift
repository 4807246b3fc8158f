/// The content at a byte of a text that should be UTF-8.
enum UTF8Sequence {
  case scalar(UInt32, length: Int)
  /// Bytes that are no character, and why.
  case malformed(length: Int, reason: String)
}

/// Reads one code point at a time, as strictly as the Unicode standard asks (table 3-7).
enum UTF8Decoder {
  static func sequence(in text: SourceText, at offset: Int) -> UTF8Sequence {
    let lead = text[offset]
    switch lead {
    case 0..<0x80: return .scalar(UInt32(lead), length: 1)
    case 0x80..<0xC0:
      return .malformed(length: 1, reason: "a continuation byte with nothing before it")
    case 0xC0, 0xC1: return malformed(text, offset, 2, "an overlong form")
    case 0xC2..<0xE0: return rest(text, offset, length: 2)
    case 0xE0..<0xF0: return rest(text, offset, length: 3)
    case 0xF0..<0xF5: return rest(text, offset, length: 4)
    default: return .malformed(length: 1, reason: "no byte that UTF-8 uses")
    }
  }

  private static func rest(
    _ text: SourceText, _ offset: Int, length: Int
  ) -> UTF8Sequence {
    var value = UInt32(text[offset]) & (0x7F >> UInt32(length))
    for place in 1..<length {
      guard offset + place < text.count, text[offset + place] & 0xC0 == 0x80 else {
        return .malformed(length: place, reason: "a character cut short")
      }
      value = value << 6 | UInt32(text[offset + place] & 0x3F)
    }
    switch value {
    case 0xD800..<0xE000: return .malformed(length: length, reason: "half a surrogate pair")
    case 0x11_0000...: return .malformed(length: length, reason: "beyond U+10FFFF")
    case ..<0x800 where length == 3, ..<0x1_0000 where length == 4:
      return .malformed(length: length, reason: "an overlong form")
    default: return .scalar(value, length: length)
    }
  }

  /// A sequence that is wrong from its first byte on, with the continuation bytes it brings along.
  private static func malformed(
    _ text: SourceText, _ offset: Int, _ length: Int, _ reason: String
  ) -> UTF8Sequence {
    let hasRest = offset + 1 < text.count && text[offset + 1] & 0xC0 == 0x80
    return .malformed(length: hasRest ? length : 1, reason: reason)
  }
}

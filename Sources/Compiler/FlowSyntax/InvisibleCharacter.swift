/// Characters that change how a text reads without being seen.
enum InvisibleCharacter {
  /// Whether a character may turn text around, break a line for YAML only, or mark a byte order.
  static func isTreacherous(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x85, 0x2028, 0x2029, 0xFEFF: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A character's number as Unicode writes it.
  static func number(_ codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The description of a character, for people: `U+202E (text direction)`.
  static func name(_ codePoint: UInt32) -> String {
    let number = number(codePoint)
    switch codePoint {
    case 0: return number + " (NUL)"
    case 0x85, 0x2028, 0x2029: return number + " (a line break that editors do not show)"
    case 0xFEFF: return number + " (byte order mark)"
    case 0x061C, 0x200E...0x202E, 0x2066...0x2069: return number + " (text direction)"
    default: return number
    }
  }
}

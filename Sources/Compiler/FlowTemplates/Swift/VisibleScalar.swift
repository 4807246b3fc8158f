extension Unicode.Scalar {
  /// Whether a reader sees that it is there, and it moves nothing around it: not a control, a
  /// direction, a joiner, a tag, a filler, a space other than U+0020, nor without a meaning.
  var isVisible: Bool {
    if isASCII { return 0x20...0x7E ~= value }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator,
      .surrogate, .unassigned:
      return false
    default:
      return !properties.isDefaultIgnorableCodePoint && value != Self.brailleBlank
    }
  }

  /// Whether it is drawn onto the character before it.
  var isCombiningMark: Bool {
    if isASCII { return false }
    return switch properties.generalCategory {
    case .enclosingMark, .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// The number as Unicode writes it: `1F600`, at least four digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Category symbol, and yet nothing to see.
  private static let brailleBlank: UInt32 = 0x2800
}

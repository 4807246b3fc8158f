/// A text with everything that could move a cursor, break a line or turn text around spelled out.
func printable(_ text: String) -> String { text.escaping(\.isUnprintable) }

/// The same for a message, in which a space other than the ordinary one is spelled out too.
func printable(message: String) -> String {
  message.escaping { $0.isUnprintable || $0.isStrangeSpace }
}

extension String {
  fileprivate func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.map { isEscaped($0) ? $0.escape : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on it or hide it; joiners, which build emoji and words, are shown.
  var isUnprintable: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return value != 0x200C && value != 0x200D
    default: return false
    }
  }

  fileprivate var isStrangeSpace: Bool {
    !isASCII && properties.generalCategory == .spaceSeparator
  }

  fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

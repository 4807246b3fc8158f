/// A value as a literal of Swift, on one line.
package struct SwiftLiteral: Sendable, Hashable, CodeConvertible {
  package let code: Code

  /// The text in quotes. What can be seen stays as it is, in every script; all else is written as
  /// `\u{X}`. Backslashes are escaped, so that nothing is interpolated.
  package init(_ text: String) {
    var literal = "\""
    if text.utf8.allSatisfy(\.standsForItself) {
      literal.reserveCapacity(text.utf8.count + 2)
      literal += text
      literal += "\""
      code = Code(verbatim: literal)
      return
    }
    var canCombine = false
    for scalar in text.unicodeScalars {
      let isMark = scalar.isCombiningMark
      let staysRaw = scalar.isVisible && (canCombine || !isMark)
      literal += staysRaw && !scalar.isQuoteOrBackslash ? String(scalar) : scalar.escaped
      canCombine = staysRaw && (isMark || scalar.properties.isAlphabetic)
    }
    code = Code(verbatim: literal + "\"")
  }

  package init(_ value: Int64) {
    code = Code(verbatim: String(value))
  }

  package init(_ value: Bool) {
    code = Code(verbatim: String(value))
  }

  /// The number, unless it is infinite or none.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    code = Code(verbatim: String(value))
  }
}

extension UInt8 {
  /// Whether it is a character in ASCII that is the same in a literal.
  fileprivate var standsForItself: Bool {
    0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  fileprivate var isQuoteOrBackslash: Bool { self == "\"" || self == "\\" }

  /// The scalar as an escape of a string literal.
  fileprivate var escaped: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(hexadecimal)}"
    }
  }
}

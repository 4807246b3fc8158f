/// A text as lines of a `///` comment, which it can't get out of.
package struct DocComment: Sendable, Hashable {
  /// The lines with their slashes; none for a text without words.
  package let lines: [Code]

  /// Splits the text wherever any tool may see a line end, shows what is invisible as `<U+202E>`, and
  /// breaks words that tools would obey.
  package init(_ text: String) {
    let texts = Self.lines(of: text).map { Self.harmless($0) }
    let first = texts.firstIndex { !$0.isEmpty } ?? texts.count
    let last = texts.lastIndex { !$0.isEmpty } ?? first - 1
    lines = texts[first..<last + 1].map { Code(verbatim: $0.isEmpty ? "///" : "/// \($0)") }
  }

  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    if text.utf8.allSatisfy(\.isVisibleASCII) { return [Substring(text).unicodeScalars] }
    // A carriage return and its line feed are two scalars, but end one line.
    var lines: [Substring.UnicodeScalarView] = []
    var rest = Substring(text).unicodeScalars
    while let end = rest.firstIndex(where: \.endsLine) {
      lines.append(rest[..<end])
      let isPair = rest[end...].starts(with: "\r\n".unicodeScalars)
      rest = rest[end...].dropFirst(isPair ? 2 : 1)
    }
    return lines + [rest]
  }

  private static func harmless(_ line: Substring.UnicodeScalarView) -> String {
    let shown = isHarmless(line) ? String(line) : shown(line)
    let trailing = shown.reversed().prefix { $0 == " " }.count
    return String(shown.dropLast(trailing))
  }

  /// Whether all of it is visible ASCII, and it lacks what is in every directive.
  private static func isHarmless(_ line: Substring.UnicodeScalarView) -> Bool {
    Substring(line).utf8.allSatisfy {
      $0.isVisibleASCII && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "-")
    }
  }

  private static func shown(_ line: Substring.UnicodeScalarView) -> String {
    var shown = ""
    var rest = line
    while let scalar = rest.first {
      let directive = directives.first { rest.startsIgnoringCase(with: $0) }
      if let directive {
        shown.unicodeScalars += rest.prefix(directive.head.utf8.count)
        shown += " "
        rest = rest.dropFirst(directive.head.utf8.count)
      } else {
        shown += scalar.shown
        rest = rest.dropFirst()
      }
    }
    return shown
  }

  /// Directives in comments that tools obey, and the place for a space that disables them.
  fileprivate struct Directive {
    let head: String
    let tail: String
  }

  private static let directives = [
    Directive(head: "swiftlint", tail: ":"), Directive(head: "swiftformat", tail: ":"),
    Directive(head: "sourcery", tail: ":"), Directive(head: "periphery", tail: ":"),
    Directive(head: "swift-format-", tail: "ignore"),
  ]
}

extension UInt8 {
  fileprivate var isVisibleASCII: Bool { 0x20...0x7E ~= self }
}

extension Unicode.Scalar {
  /// Whether some tool takes it for the end of a line.
  fileprivate var endsLine: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  fileprivate var shown: String {
    if self == "\t" { return "    " }
    return isVisible ? String(self) : "<U+\(hexadecimal)>"
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func startsIgnoringCase(with directive: DocComment.Directive) -> Bool {
    let expected = directive.head + directive.tail
    guard first?.properties.lowercaseMapping.first == expected.first else { return false }
    return prefix(expected.utf8.count).elementsEqual(expected.unicodeScalars) {
      $0.properties.lowercaseMapping == String($1)
    }
  }
}

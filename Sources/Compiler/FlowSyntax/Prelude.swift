/// The lines around a document: blank lines, comments and document ends.
enum Prelude {
  /// The next offset after white space, comments and, on request, `...` lines.
  static func content(
    of text: SourceText, from start: Int, skipsDocumentEnds: Bool = false
  ) -> Int {
    var offset = start
    while offset < text.count {
      if text[offset].isYAMLSpace {
        offset += 1
      } else if text[offset] == UInt8(ascii: "#") {
        offset = text.endOfLine(from: offset)
      } else if skipsDocumentEnds, isMark(".", text, offset) {
        offset += 3
      } else {
        break
      }
    }
    return offset
  }

  static func isDocumentStart(_ text: SourceText, _ offset: Int) -> Bool {
    isMark("-", text, offset)
  }

  /// Whether three times the same sign begin a line and stand alone.
  private static func isMark(
    _ sign: Unicode.Scalar, _ text: SourceText, _ offset: Int
  ) -> Bool {
    let byte = UInt8(ascii: sign)
    guard text[offset...].prefix(3).elementsEqual([byte, byte, byte]) else { return false }
    return offset + 3 == text.count || text[offset + 3].isYAMLSpace
  }
}

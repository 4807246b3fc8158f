import FlowDiagnostics

extension SyntaxError {
  var unclosedQuote: Diagnostic {
    let sign = text.excerpt(context, context + 1)
    return error(
      "the quote \(sign) is never closed", from: context, to: context + 1,
      hint: "add \(sign) at the end of the text")
  }

  /// Something follows a closing quote, or `'` was meant as an apostrophe.
  func textAfterQuote(_ quoted: YAMLNode) -> Diagnostic {
    let end = endOfValue(from: place)
    let apostrophe = text.has("'", at: Int(quoted.start))
    let hint =
      apostrophe && place == Int(quoted.end)
      ? "write '' for an apostrophe within single quotes"
      : "put the quotes around the whole value"
    return error(
      "'\(text.excerpt(place, end))' comes after the closing quote", from: place, to: end,
      note: ("the quote opens here", Int(quoted.start)), hint: hint)
  }

  var badEscape: Diagnostic {
    let start = backslash
    if start + 1 >= text.count { return unclosedQuote }
    switch failure.problem {
    case "did not find expected hexdecimal number", "did not find expected hexadecimal number":
      let digits = [0x78: 2, 0x75: 4][text[start + 1]] ?? 8
      let name = text.excerpt(start, start + 2)
      return error(
        "'\(name)' needs \(digits) hexadecimal digits after it", from: start, to: start + 2,
        hint: "write '\\\\' for a backslash, or use single quotes")
    case "found invalid Unicode character escape code":
      return halfCharacter(at: start)
    default:
      let end = characterEnd(at: start + 1)
      return error(
        "'\(text.excerpt(start, end))' is not an escape sequence", from: start, to: end,
        hint: "write '\\\\' for a backslash, or use single quotes")
    }
  }

  /// JSON spells a character beyond U+FFFF as two escapes; YAML needs one.
  private func halfCharacter(at start: Int) -> Diagnostic {
    let message = "'\(text.excerpt(start, min(start + 6, text.count)))' is only half a character"
    guard let high = escapedUnit(at: start), let low = escapedUnit(at: start + 6),
      0xD800..<0xDC00 ~= high, 0xDC00..<0xE000 ~= low
    else {
      return error(
        text.has("U", at: start + 1) ? "no character has this number" : message, from: start,
        to: start + (text.has("U", at: start + 1) ? 10 : 6), hint: "write the character itself")
    }
    let number = 0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00)
    let digits = String(number, radix: 16, uppercase: true)
    return error(
      message, from: start, to: start + 12,
      hint: "write '\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)'")
  }

  /// The number in `\uXXXX`, if that is what stands at an offset.
  private func escapedUnit(at start: Int) -> UInt32? {
    guard text.has("\\", at: start), text.has("u", at: start + 1), start + 6 <= text.count else {
      return nil
    }
    return UInt32(text.string(start + 2, start + 6), radix: 16)
  }

  /// The backslash that the place of an escape's failure belongs to.
  private var backslash: Int {
    var offset = min(place, text.count - 1)
    while offset > context, !text.has("\\", at: offset) { offset -= 1 }
    return offset
  }

  private func characterEnd(at start: Int) -> Int {
    guard start < text.count, !text[start].isLineBreak else { return min(start, text.count) }
    guard case .scalar(_, let length) = UTF8Decoder.sequence(in: text, at: start) else {
      return start
    }
    return start + length
  }
}

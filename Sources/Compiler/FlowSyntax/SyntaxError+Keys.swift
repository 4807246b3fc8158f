import FlowDiagnostics

extension SyntaxError {
  /// The longest key that libyaml looks ahead for, in characters.
  static let keyLimit = 1024

  /// A line that should be an entry has no `: `.
  func keyWithoutColon(at start: Int) -> Diagnostic {
    let end = endOfValue(from: start)
    if let equals = equalsSign(from: start, to: end) { return colonExpected(at: equals) }
    if let colon = tightColon(from: start, to: end) { return missingSpace(afterColonAt: colon) }
    if let long = longKey(from: start, to: end) { return long }
    return error(
      "':' is missing after '\(text.excerpt(start, end))'", from: start, to: end,
      hint: "write 'key: value', or indent the line to continue the value above")
  }

  /// The '=' after the one word with which a line begins: `flow = Shop`.
  func equalsSign(from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    let wordEnd = min(wordEnd(from: start), end)
    let sign = text.skippingBlanks(from: wordEnd)
    let isAssignment = wordEnd > start && sign < end && text.has("=", at: sign)
    return isAssignment && !text.has("=", at: sign + 1) ? sign : nil
  }

  private func wordEnd(from start: Int) -> Int {
    text[start...].firstIndex { !$0.isWordByte } ?? text.count
  }

  func colonExpected(at equals: Int) -> Diagnostic {
    var start = equals
    while start > 0, text[start - 1].isBlank { start -= 1 }
    let end = text.skippingBlanks(from: equals + 1)
    let isLast = end >= text.count || text[end].isLineBreak
    return .equalsSign(
      at: equals, in: file,
      fixIt: FixIt(
        replacing: SourceRange(file, start, isLast ? equals + 1 : end), with: isLast ? ":" : ": "))
  }

  func missingSpace(afterColonAt colon: Int) -> Diagnostic {
    .missingSpace(afterColonAt: colon, in: text, file)
  }

  /// A colon stands where no key can end.
  var unexpectedColon: Diagnostic {
    let line = text.skippingBlanks(from: text.startOfLine(with: place))
    let start = startOfEntry(from: line)
    if let missing = missingColon(from: start) { return missing }
    if let long = longKey(from: start, to: place) { return long }
    if let colon = looseColon(from: start, to: place) { return valueWithColon(after: colon) }
    guard let above = lineAbove(line) else { return colonOutOfPlace }
    let owner = startOfEntry(from: above)
    return nested(under: owner, from: start, to: place) ?? keyWithoutColon(at: owner)
  }

  /// A word, a space and a bracket lack a colon.
  func missingColon(from start: Int) -> Diagnostic? {
    let end = wordEnd(from: start)
    let bracket = text.skippingBlanks(from: end)
    guard end > start, bracket > end, text.has("{", at: bracket) || text.has("[", at: bracket)
    else { return nil }
    return .missingColon(
      after: SourceRange(file, start, end), text.excerpt(start, end), before: bracket)
  }

  private var colonOutOfPlace: Diagnostic {
    error(
      "no key can end here", from: place, to: place + 1, hint: "put a value with ':' in quotes")
  }

  /// `title: Step 1: Welcome`.
  func valueWithColon(after colon: Int) -> Diagnostic {
    let start = text.skippingBlanks(from: colon + 1)
    let end = endOfValue(from: start)
    let key = isInBrackets(place) ? keyWithoutComma(from: start) : nil
    let comma = key.map { ", or add ',' before '\($0)' if that is a key" } ?? ""
    let isEntry = wordEnd(from: start) == place && place + 1 < end
    let braces = isEntry ? ", or write a mapping: { \(text.excerpt(start, end)) }" : ""
    return error(
      "a value with ': ' in it needs quotes", from: start, to: end,
      hint: "put the value in quotes" + comma + braces, quoting: !isEntry)
  }

  /// The word before a second colon, if other words stand before it: `a: b c: d` in brackets.
  private func keyWithoutComma(from start: Int) -> String? {
    let end = text.trimmingSpaces(to: place, from: start)
    guard let space = text[start..<end].lastIndex(of: 0x20) else { return nil }
    return text.excerpt(space + 1, end)
  }

  /// A key is indented under an entry that has a value already.
  func nested(under owner: Int, from start: Int, to end: Int) -> Diagnostic? {
    guard let colon = looseColon(from: owner, to: endOfValue(from: owner)) else { return nil }
    let key = text.excerpt(start, text.trimmingSpaces(to: end, from: start))
    let name = text.excerpt(owner, text.trimmingSpaces(to: colon, from: owner))
    let value = text.skippingBlanks(from: colon + 1)
    let target = text.excerpt(value, text.trimmingSpaces(to: endOfValue(from: value), from: value))
    let isOfAction = Self.keysBesideTargets.contains(key) && name != "to"
    return error(
      "'\(key)' is indented under '\(name)', which has a value already", from: start, to: end,
      note: ("'\(name)' is here", owner),
      hint: isOfAction
        ? "write '\(name): { to: \(target), \(key): … }'"
        : "indent '\(key)' like '\(name)', or delete the value of '\(name)'")
  }

  /// What says how the screen that an event names is shown; it stands in one mapping with `to`.
  private static let keysBesideTargets: Set = [
    "style", "with", "transition", "animation", "detents", "at", "ifShown", "from", "anchor",
    "interactiveDismissDisabled",
  ]

  private func longKey(from start: Int, to end: Int) -> Diagnostic? {
    let limit = Self.keyLimit
    let end = looseColon(from: start, to: min(end + 1, text.count)) ?? end
    guard text[start..<end].count(where: { $0.beginsCodePoint }) > limit else { return nil }
    return error(
      rule: "yaml-limits", "a key is longer than \(limit) characters", from: start, to: end,
      hint: "choose a shorter one")
  }

  /// The first colon that ends a key on a stretch of a line, quotes aside.
  func looseColon(from start: Int, to end: Int) -> Int? {
    firstColon(from: start, to: end) { text.hasSpace(at: $0 + 1) }
  }

  /// The first colon that only lacks its space, unless it is part of an address or a path.
  private func tightColon(from start: Int, to end: Int) -> Int? {
    firstColon(from: start, to: end) { !text.hasSpace(at: $0 + 1) && !text.has("/", at: $0 + 1) }
  }

  private func firstColon(from start: Int, to end: Int, where fits: (Int) -> Bool) -> Int? {
    var quote: UInt8?
    for offset in start..<max(start, end) {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if offset == start, byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ":"), fits(offset) {
        return offset
      }
    }
    return nil
  }
}

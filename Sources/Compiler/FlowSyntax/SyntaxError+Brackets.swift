import FlowDiagnostics

extension SyntaxError {
  /// Whether brackets are open at an offset: those of the tree, and those only looked ahead at.
  func isInBrackets(_ offset: Int) -> Bool {
    let known = open.filter(\.hasBrackets).count
    let ahead = text[min(lastEnd, offset)..<offset].reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth + 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth - 1
      default: depth
      }
    }
    return known + ahead > 0
  }

  private var isAtEnd: Bool { text.skippingComments(from: place) >= text.count }

  private func name(ofBracketAt offset: Int) -> String {
    text.has("[", at: offset) ? "list" : "mapping"
  }

  private func closing(_ offset: Int) -> String { text.has("[", at: offset) ? "]" : "}" }

  private func neverClosed(_ bracket: Int) -> Diagnostic {
    let sign = text.excerpt(bracket, bracket + 1)
    let message = "the \(name(ofBracketAt: bracket)) opened by '\(sign)' is never closed"
    if let comment = comment(hiding: closing(bracket), from: bracket) {
      return error(
        message, from: bracket, to: bracket + 1, note: ("here a comment begins", comment),
        hint: "put the text with '#' in quotes")
    }
    return error(
      message, from: bracket, to: bracket + 1,
      note: isAtEnd ? nil : ("this can't be part of it", place),
      hint: "add '\(closing(bracket))' at its end")
  }

  /// The comment on a line, where a closing bracket is part of it: `{ title: Item #1 }`.
  private func comment(hiding sign: String, from bracket: Int) -> Int? {
    let end = text.endOfLine(from: bracket)
    var quote: UInt8?
    for offset in bracket..<end {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), text[offset - 1].isBlank {
        return text.string(offset, end).contains(sign) ? offset : nil
      }
    }
    return nil
  }

  /// Neither a comma nor the closing bracket follows an item in brackets.
  var brokenBrackets: Diagnostic {
    if isAtEnd { return neverClosed(context) }
    if text.has("?", at: place), text.has("]", at: place - 1) { return typeAfterBrackets }
    if text.has("]", at: place) || text.has("}", at: place) { return wrongClosing }
    if text.startOfLine(with: place) > context { return brokenOnLaterLine }
    if text.has(":", at: place) { return secondColon }
    return textWithBrackets ?? keyBeforeBrackets ?? missingComma(before: place)
  }

  /// After a line break, a closing bracket is likelier to be missing than a comma.
  private var brokenOnLaterLine: Diagnostic {
    guard closesLater else { return neverClosed(context) }
    let line = firstOnLine(of: place)
    return missingComma(before: text.has(":", at: place) ? line : place)
  }

  /// Whether the closing bracket comes before the first line that is not indented under it.
  private var closesLater: Bool {
    let column = text.column(of: firstOnLine(of: context))
    var line = firstOnLine(of: place)
    while line < text.count, text.column(of: line) > column {
      let end = text.endOfLine(from: line)
      if text[line..<end].contains(text[context] + 2) { return true }
      line = text.skippingComments(from: end)
    }
    return false
  }

  private func firstOnLine(of offset: Int) -> Int {
    text.skippingBlanks(from: text.startOfLine(with: offset))
  }

  private var wrongClosing: Diagnostic {
    error(
      "'\(text.excerpt(place, place + 1))' can't close what '\(text.excerpt(context, context + 1))'"
        + " opened", from: place, to: place + 1, note: ("opened here", context),
      hint: "write '\(closing(context))'")
  }

  private var secondColon: Diagnostic {
    let line = max(context + 1, text.startOfLine(with: place))
    let start = text[line..<place].lastIndex { $0 == 0x2C }.map { $0 + 1 } ?? line
    let entry = text.skippingBlanks(from: start)
    guard let colon = looseColon(from: entry, to: place) else {
      return longKeyInBrackets(from: entry)
    }
    return valueWithColon(after: colon)
  }

  private func longKeyInBrackets(from start: Int) -> Diagnostic {
    guard text[start..<place].count(where: { $0.beginsCodePoint }) > Self.keyLimit else {
      return missingComma(before: place)
    }
    return error(
      rule: "yaml-limits", "a key is longer than \(Self.keyLimit) characters", from: start,
      to: place, hint: "choose a shorter one")
  }

  /// A text such as `/products/{id}`, the braces of which YAML reads as a mapping.
  private var textWithBrackets: Diagnostic? {
    guard text.has("{", at: place) || text.has("[", at: place), let last,
      last.isScalar, Int(last.end) == place, !last.traits.contains(.quoted)
    else { return nil }
    if let colon = strangeColon(before: place) { return missingSpace(afterColonAt: colon) }
    var depth = 0
    let end = text[place...].firstIndex { byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): return depth == 0
      default: return byte.isLineBreak || byte.isBlank && depth == 0
      }
      return depth < 0
    }
    let start = Int(last.start)
    let sign = text.excerpt(place, place + 1)
    let value = text.excerpt(start, end ?? text.count)
    return error(
      "a value with '\(sign)' in it needs quotes here", from: start, to: end ?? text.count,
      note: ("it is inside the \(name(ofBracketAt: context)) that starts here", context),
      hint: "put the value in quotes: \"\(value)\"", quoting: true)
  }

  /// The colon before characters that only look like a space.
  private func strangeColon(before end: Int) -> Int? {
    var start = end
    while let space = text.strangeSpace(before: start) { start -= space.length }
    return start < end && start > 0 && text.has(":", at: start - 1) ? start - 1 : nil
  }

  /// What looks like the space after a colon, before the value of the line's key.
  private func strangeSpaceAfterColon(from line: Int) -> Diagnostic? {
    guard let colon = text[line..<place].firstIndex(of: UInt8(ascii: ":")),
      let space = text.strangeSpace(at: colon + 1)
    else { return nil }
    let range = SourceRange(file, colon + 1, colon + 1 + space.length)
    return Diagnostic(
      .error, "yaml-encoding", "\(space.name) after ':'", at: range,
      hint: "write an ordinary space", fixIt: FixIt(replacing: range, with: " "))
  }

  /// A key without a colon before the brackets of its value: `{ go { to: cart } }`.
  private var keyBeforeBrackets: Diagnostic? {
    guard text.has("{", at: context), let last, last.isScalar, !last.traits.contains(.quoted)
    else { return nil }
    var before = Int(last.start) - 1
    while before > context, text[before].isBlank || text[before].isLineBreak { before -= 1 }
    guard before == context || text.has(",", at: before) else { return nil }
    return missingColon(from: Int(last.start))
  }

  private func missingComma(before item: Int) -> Diagnostic {
    let end = min(max(endOfValue(from: item), item + 1), text.count)
    return error(
      "',' is missing before '\(text.excerpt(item, end))'", from: item, to: end,
      note: ("the \(name(ofBracketAt: context)) starts here", context),
      hint: "add ',', or put text with special characters in quotes")
  }

  /// A value is missing, or starts with a character that can't start one.
  var missingContent: Diagnostic {
    let bracket = open.last { $0.hasBrackets }?.start
    if isAtEnd, let bracket { return neverClosed(bracket) }
    if isDash(at: place) {
      return error(
        "items in brackets have no '-'", from: place, to: place + 1,
        hint: "delete '-', and separate the items with ','")
    }
    let sign = text.excerpt(place, min(place + 1, text.count))
    if bracket != nil, sign == ":" { return missingKey }
    if bracket != nil, sign == "," {
      return error(
        "there is nothing before ','", from: place, to: place + 1, hint: "delete one ','")
    }
    if bracket != nil, sign == "]" || sign == "}" {
      return error(
        "a value is missing before '\(sign)'", from: place, to: place + 1,
        hint: "add a value, or delete the key")
    }
    return impossibleStart(at: place)
  }

  /// Something follows a value on its line.
  var unexpectedAfterValue: Diagnostic {
    if let last, text.skippingBlanks(from: Int(last.end)) == place {
      if text.has(":", at: place) { return missingSpace(afterColonAt: place) }
      if last.traits.contains(.quoted) { return textAfterQuote(last) }
      if !last.isScalar { return textAfterBrackets(last) }
    }
    let end = max(endOfValue(from: place), place + 1)
    return error(
      "'\(text.excerpt(place, min(end, text.count)))' can't follow the value before it",
      from: place, to: end, hint: "put the whole value in quotes")
  }

  private func textAfterBrackets(_ collection: YAMLNode) -> Diagnostic {
    let line = text.skippingBlanks(from: text.startOfLine(with: place))
    if let equals = equalsSign(from: startOfEntry(from: line), to: place) {
      return colonExpected(at: equals)
    }
    if let space = strangeSpaceAfterColon(from: line) { return space }
    let end = max(endOfValue(from: place), place + 1)
    let closing = closing(Int(collection.start))
    return error(
      "'\(text.excerpt(place, min(end, text.count)))' comes after the closing '\(closing)'",
      from: place, to: end, note: ("opened here", Int(collection.start)),
      hint: "delete it, or put the whole value in quotes")
  }

  var misplacedDash: Diagnostic {
    error(
      "a list can't start on the line of its key", from: place, to: place + 1,
      hint: "put each '- item' on a line of its own, or write '[item, item]'")
  }
}

extension SourceText {
  /// The offset of the next thing that is no white space or comment.
  func skippingComments(from start: Int) -> Int {
    Prelude.content(of: self, from: Swift.min(start, count))
  }
}

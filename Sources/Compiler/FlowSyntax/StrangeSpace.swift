import FlowDiagnostics

/// Characters that look like a space and are part of the text to YAML.
enum StrangeSpace {
  /// What such a character is, for people: `no-break space U+00A0`.
  static func name(_ codePoint: UInt32) -> String? {
    let number = InvisibleCharacter.number(codePoint)
    switch codePoint {
    case 0xA0, 0x202F: return "no-break space \(number)"
    case 0x200B: return "zero-width space \(number)"
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: return "special space \(number)"
    default: return nil
    }
  }
}

extension SourceText {
  /// A scalar's text without such characters around it.
  var withoutStrangeSpaces: SourceText {
    var start = 0
    while let space = strangeSpace(at: start) { start += space.length }
    var end = count
    while end > start, let space = strangeSpace(before: end) { end -= space.length }
    return start == 0 && end == count ? self : SourceText(rebasing: self[start..<end])
  }

  func strangeSpace(at offset: Int) -> (name: String, length: Int)? {
    guard offset < count, self[offset] >= 0x80,
      case .scalar(let codePoint, let length) = UTF8Decoder.sequence(in: self, at: offset)
    else { return nil }
    return StrangeSpace.name(codePoint).map { ($0, length) }
  }

  func strangeSpace(before end: Int) -> (name: String, length: Int)? {
    guard end > 0, self[end - 1] >= 0x80 else { return nil }
    var start = end - 1
    while start > 0, !self[start].beginsCodePoint { start -= 1 }
    return strangeSpace(at: start)
  }
}

extension TreeBuilder {
  /// Says where such a character stands beside an unquoted text; whether one indents a line.
  mutating func refuseStrangeSpaces() -> Bool {
    var indents = false
    for node in nodes where node.traits.contains(.plain) && node.start < node.end {
      if node.traits.contains(.refused) { continue }
      let (start, end) = (Int(node.start), Int(node.end))
      if text.strangeSpace(at: start) != nil {
        let beginsLine = text.isIndentation(at: start)
        diagnostics.append(.strangeSpaces(at: start, in: text, file, indents: beginsLine))
        indents = indents || beginsLine
      } else if text.strangeSpace(before: end) != nil {
        var first = end
        while first > start, let space = text.strangeSpace(before: first) { first -= space.length }
        diagnostics.append(.strangeSpaces(at: first, in: text, file, indents: false))
      }
    }
    return indents
  }
}

extension SourceText {
  /// Whether only white space comes before an offset on its line.
  fileprivate func isIndentation(at offset: Int) -> Bool {
    skippingBlanks(from: startOfLine(with: offset)) == offset
  }

  /// The offset of a character that looks like indentation, on the line of another.
  func strangeIndentation(ofLineWith offset: Int) -> Int? {
    let start = skippingBlanks(from: startOfLine(with: offset))
    return strangeSpace(at: start) == nil ? nil : start
  }
}

extension Diagnostic {
  /// - Parameter start: where the first of them is.
  static func strangeSpaces(
    at start: Int, in text: SourceText, _ file: FileID, indents: Bool
  ) -> Diagnostic {
    let name = text.strangeSpace(at: start)?.name ?? ""
    var end = start
    var count = 0
    while let space = text.strangeSpace(at: end) {
      end += space.length
      count += 1
    }
    let range = SourceRange(file, start, end)
    let edit = indents ? String(repeating: " ", count: count) : ""
    return Diagnostic(
      .error, "yaml-encoding", "\(name) \(indents ? "indents this line" : "beside a text")",
      at: range,
      hint: indents ? "indent with ordinary spaces" : "delete it, or put the text in quotes",
      fixIt: FixIt(replacing: range, with: edit))
  }
}

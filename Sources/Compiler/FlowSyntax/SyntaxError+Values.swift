import FlowDiagnostics

extension SyntaxError {
  /// The end of a one-line value that starts at an offset: before a comment or the line's end.
  func endOfValue(from start: Int) -> Int {
    let lineEnd = text.endOfLine(from: start)
    let hasBrackets = isInBrackets(start)
    var end = start
    while end < lineEnd, !(text.has("#", at: end) && end > start && text[end - 1].isBlank) {
      if hasBrackets, text.endsItem(at: end) { break }
      end += 1
    }
    return text.trimmingSpaces(to: end, from: start)
  }

  /// A value begins with a character that means something to YAML.
  func impossibleStart(at start: Int) -> Diagnostic {
    if text.has("\t", at: start) { return tabIndentation(at: start) }
    let sign = text.excerpt(start, min(start + 1, text.count))
    return error(
      "a value can't start with '\(sign)'", from: start, to: endOfValue(from: start),
      hint: "put the value in quotes", quoting: true)
  }

  func tabIndentation(at start: Int) -> Diagnostic {
    var end = start
    while text.has("\t", at: end) { end += 1 }
    return error(
      "tabs can't indent YAML", from: start, to: max(end, start + 1),
      hint: "indent with spaces, two for each level")
  }

  var brokenBlockScalar: Diagnostic {
    if failure.problem.contains("tab") { return tabIndentation(at: place) }
    let sign = text.excerpt(context, context + 1)
    if failure.problem.contains("equal to 0") {
      return error(
        "the text after '\(sign)' can't be indented by 0", from: context, to: place + 1,
        hint: "delete the 0")
    }
    return error(
      "no text can follow '\(sign)' on its line", from: context, to: endOfValue(from: context),
      hint: "begin the text on the next line, or put the value in quotes",
      quoting: !goesOnBelow(context))
  }

  /// Whether the next line is indented under the one with an offset.
  private func goesOnBelow(_ offset: Int) -> Bool {
    let line = text.skippingBlanks(from: text.startOfLine(with: offset))
    let next = text.skippingComments(from: text.endOfLine(from: offset))
    return next < text.count && text.column(of: next) > text.column(of: line)
  }

  var directive: Diagnostic {
    error(
      rule: "yaml-feature", "directive lines are not part of the flow language", from: context,
      to: text.endOfLine(from: context), hint: "delete the line, or quote it if it is text")
  }

  var tag: Diagnostic {
    let end = text.endOfProperty(from: context)
    return error(
      rule: "yaml-feature",
      "tags such as '\(text.excerpt(context, end))' are not part of the flow language",
      from: context, to: end, hint: text.hint(forPropertyAt: context, end))
  }

  var misplacedQuestionMark: Diagnostic {
    guard text.has("]", at: place - 1) || text.has("}", at: place - 1) else {
      return error(
        rule: "yaml-feature", "keys after '?' are not part of the flow language", from: place,
        to: place + 1, hint: "write 'key: value', or quote the value if it is text")
    }
    return typeAfterBrackets
  }

  /// `[Int]?` is a type to Swift, and a list with something after it to YAML.
  var typeAfterBrackets: Diagnostic {
    let end = text.endOfWord(from: place)
    let start = last.map { Int($0.start) } ?? place
    let stop = text[start..<end].firstIndex { $0 == 0x2C || $0 == 0x7D }
    let typeEnd = max(place + 1, stop ?? end)
    return error(
      "'\(text.excerpt(start, min(typeEnd, text.count)))' needs quotes", from: start, to: typeEnd,
      hint: "put the type in quotes", quoting: true)
  }
}

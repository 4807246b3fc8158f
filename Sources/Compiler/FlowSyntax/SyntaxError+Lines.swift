import FlowDiagnostics

extension SyntaxError {
  /// The start of an entry on its line, after the dashes of lists.
  func startOfEntry(from start: Int) -> Int {
    var offset = start
    while isDash(at: offset) {
      offset = text.skippingBlanks(from: offset + 1)
    }
    return offset
  }

  /// The start of the text in the nearest line above that is neither empty nor a comment.
  func lineAbove(_ line: Int) -> Int? {
    var end = text.startOfLine(with: line)
    while end > 0 {
      let start = text.startOfLine(with: end - 1)
      let content = text.skippingBlanks(from: start)
      if content < end, !text[content].isLineBreak, !text.has("#", at: content) { return content }
      end = start
    }
    return nil
  }

  /// Whether nothing but white space stands before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    text.skippingBlanks(from: text.startOfLine(with: offset)) >= offset
  }

  /// Something that is no key stands among a mapping's entries.
  var unexpectedAmongEntries: Diagnostic {
    if text.has(":", at: place) { return missingKey }
    guard beginsLine(place) else { return unexpectedAfterValue }
    if isDash(at: place), text.column(of: place) == text.column(of: context) {
      return error(
        "there is a list item among keys", from: place, to: place + 1,
        note: ("the keys start here", context),
        hint: "indent the list under its key, which then has no value of its own")
    }
    return misaligned(among: "keys")
  }

  static let missingKeyHint = "write the key before ':', or put text with ':' in quotes"

  var missingKey: Diagnostic {
    error(
      rule: "yaml-feature", "a key is missing before ':'", from: place, to: place + 1,
      hint: isInEmptyDictionary ? "write an empty mapping: {}" : SyntaxError.missingKeyHint)
  }

  /// Whether the colon is that of `[:]`.
  private var isInEmptyDictionary: Bool {
    place > 0 && place + 1 < text.count && text[place - 1] == 0x5B && text[place + 1] == 0x5D
  }

  /// Something that is no item stands among a list's items.
  var unexpectedAmongItems: Diagnostic {
    guard beginsLine(place) else { return unexpectedAfterValue }
    if text.column(of: place) == text.column(of: context) {
      return error(
        "'\(text.excerpt(place, endOfValue(from: place)))' is no item, but among the items of a list",
        from: place, to: endOfValue(from: place), note: ("the list starts here", context),
        hint: "start it with '- ', or indent it like the key that the list belongs to")
    }
    return misaligned(among: "items")
  }

  /// Something follows the one value that a file has.
  var unexpectedAfterContent: Diagnostic {
    if text.has("%", at: lastLine) { return directiveAtEnd }
    guard beginsLine(place) else { return unexpectedAfterValue }
    return error(
      "this line is indented by \(text.column(of: place)), but the first line by more", from: place,
      to: endOfValue(from: place), hint: "indent both lines alike")
  }

  private var lastLine: Int {
    text.startOfLine(with: text.trimmingSpaces(to: place))
  }

  private var directiveAtEnd: Diagnostic {
    error(
      rule: "yaml-feature", "directive lines are not part of the flow language", from: lastLine,
      to: text.endOfLine(from: lastLine), hint: "delete the line")
  }

  func isDash(at offset: Int) -> Bool {
    text.has("-", at: offset) && text.hasSpace(at: offset + 1)
  }

  /// A line's indentation fits none of the collections around it.
  private func misaligned(among things: String) -> Diagnostic {
    let column = text.column(of: place)
    let above = lineAbove(place)
    if let owner = above.map(startOfEntry), text.column(of: owner) < column,
      let colon = looseColon(from: place, to: endOfValue(from: place)),
      let diagnostic = nested(under: owner, from: place, to: colon)
    {
      return diagnostic
    }
    let fitting = openColumns.union(above.map(entryColumns) ?? []).sorted()
    let columns = fitting.map(String.init).joined(separator: " or ")
    return error(
      "this line is indented by \(column), but the \(things) around it by \(columns)", from: place,
      to: endOfValue(from: place), note: ("the \(things) start here", context),
      hint: "indent it by \(nearest(to: column, among: fitting))")
  }

  /// The columns that a column is nearest to, each with the key that starts there: `4, beside 'go'`.
  private func nearest(to column: Int, among fitting: [Int]) -> String {
    let distance = fitting.map { abs($0 - column) }.min()
    let nearest = fitting.filter { abs($0 - column) == distance }.reversed()
    return nearest.map { near in
      keyAbove(at: near).map { "\(near), beside '\($0)'" } ?? "\(near)"
    }.joined(separator: ", or by ")
  }

  /// The key nearest above the mistake that starts at a column.
  private func keyAbove(at column: Int) -> String? {
    var line = lineAbove(place)
    while let start = line {
      let key = startOfEntry(from: start)
      if text.column(of: key) == column,
        let colon = looseColon(from: key, to: endOfValue(from: key))
      {
        return text.excerpt(key, text.trimmingSpaces(to: colon, from: key))
      }
      line = text.column(of: start) < column ? nil : lineAbove(start)
    }
    return nil
  }

  private var openColumns: Set<Int> {
    Set(open.filter { !$0.hasBrackets }.map { text.column(of: $0.start) })
  }

  /// The columns at which the entries and items of a line start.
  private func entryColumns(of line: Int) -> Set<Int> {
    var columns: Set<Int> = []
    var start = line
    while isDash(at: start) {
      columns.insert(text.column(of: start))
      start = text.skippingBlanks(from: start + 1)
    }
    let hasKey = looseColon(from: start, to: endOfValue(from: start)) != nil
    return hasKey ? columns.union([text.column(of: start)]) : columns
  }
}

import FlowDiagnostics

/// The line that a range begins in, cut to fit, and which part of it is in the range.
struct Excerpt {
  /// How wide a printed line is at most.
  private static let columns = 200
  /// How far around the beginning of a range a line is looked at, in bytes.
  private static let reach = 400

  private let number: String
  private let before: [Cell]
  private let rest: [Cell]
  private let markedCount: Int

  init(_ range: SourceRange, in table: LineTable) {
    let place = Int(range.start)
    let number = table.location(of: place).line
    let line = table.content(ofLine: number)
    func clamp(_ offset: Int) -> Int {
      min(max(table.characterStart(at: offset), line.startIndex), line.endIndex)
    }
    let (first, start) = (clamp(max(place - Self.reach, 0)), clamp(place))
    let last = clamp(place + Self.reach)
    let end = min(max(clamp(Int(range.end)), start), last)

    let marked = cells(of: line[start..<end])
    let rest = marked + cells(of: line[end..<last])
    let room = Self.columns - "\(number) | ".count
    markedCount = marked.count
    before = cells(of: line[first..<start])
      .suffix(fitting: max(room / 3, room - rest.width), isCut: first > line.startIndex)
    self.rest = rest.prefix(fitting: room - before.width, isCut: last < line.endIndex)
    self.number = "\(number)"
  }

  /// As many blanks as the line number is wide.
  var margin: String { String(repeating: " ", count: number.count) }

  /// The line behind its number, and under it the line that marks the range.
  func lines(_ style: Paint.Style, _ paint: Paint) -> [String] {
    let source = (before + rest).map(\.text).joined()
    let indent = before.map(\.blank).joined()
    let bar = paint(.gutter, "|")
    return [
      "\(paint(.gutter, number)) \(bar)\(source.isEmpty ? "" : " ")\(source)",
      "\(margin) \(bar) \(indent)\(paint(style, underline))",
    ]
  }

  /// A caret, and tildes up to where the range ends; tabs in between stay tabs.
  private var underline: String {
    let marked = rest.prefix(markedCount)
    let tildes = marked.map(\.tildes).joined()
    let tail = marked.first?.isTab == true ? tildes[...] : tildes.dropFirst()
    return "^" + String(tail.reversed().drop { $0 == "\t" }.reversed())
  }
}

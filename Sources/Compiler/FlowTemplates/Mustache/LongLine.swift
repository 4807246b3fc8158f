/// A line that is too long, and how it breaks.
struct LongLine {
  /// The number of characters that a line may have.
  static let limit = 100
  /// The number of characters that a line has at least that is too long. With fewer, there is room for all
  /// commas of `[a, b], [a, b]` and so on.
  static let leastLimit = 90

  private let line: BracketedLine
  private let part: LinePart
  /// What is between the brackets of each pair that is in no other.
  private let groups: [Range<Int>]

  /// Whether a line can be too long, by its bytes alone: one within the limit is so only for its arrays.
  static func canBeTooLong(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > limit || line.count >= leastLimit && line.contains(UInt8(ascii: "["))
  }

  /// The line as several. Each part is laid out in turn, unless it is the line once more.
  static func laidOut(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let line = BracketedLine(text)
    let indent = line.bytes.prefix { $0 == UInt8(ascii: " ") }.count
    var waiting: [LinePart] = []
    waiting.reserveCapacity(8)
    waiting.append(LinePart(indent: indent, code: indent..<line.bytes.count))
    var output: [UInt8] = []
    output.reserveCapacity(2 * text.count)
    while let next = waiting.popLast() {
      if line.isTooLong(next), let parts = LongLine(line, next).parts, !parts.contains(next) {
        for part in parts.reversed() { waiting.append(part) }
      } else {
        line.write(next, to: &output)
        if !waiting.isEmpty { output.append(UInt8(ascii: "\n")) }
      }
    }
    return output
  }

  private init(_ line: BracketedLine, _ part: LinePart) {
    self.line = line
    self.part = part
    var groups: [Range<Int>] = []
    groups.reserveCapacity(4)
    for place in line.outerPlaces(of: part.code) {
      guard let inside = line.inside(of: place), inside.upperBound < part.code.upperBound else {
        continue
      }
      groups.append(inside)
    }
    self.groups = groups
  }

  /// The parts, in the way of the first form that the line has.
  private var parts: [LinePart]? {
    let special =
      partsOfComment ?? partsOfGuard ?? partsOfFunctionType ?? partsOfCase ?? partsOfCases
    let form = special ?? partsOfClass ?? partsOfComparison ?? partsOfBlock ?? partsOfDeclaration
    guard var parts = form ?? partsOfArray ?? partsOfCall else { return nil }
    if part.addsComma { parts[parts.count - 1].addsComma = true }
    return parts
  }

  /// A comment is as long as it is.
  private var partsOfComment: [LinePart]? {
    begins(with: "//") ? [part] : nil
  }

  /// `guard … else { return }`: the condition has a line to itself.
  private var partsOfGuard: [LinePart]? {
    let exit: StaticString = "else { return }"
    let end = code.upperBound - exit.utf8CodeUnitCount
    guard begins(with: "guard "), end > code.lowerBound, line.has(exit, at: end) else { return nil }
    let condition = code.lowerBound + 5
    return [start(to: condition), inner(condition..<end), rest(from: end)]
  }

  /// `let tapped: @MainActor (…) -> Void`: the type is on the next line.
  private var partsOfFunctionType: [LinePart]? {
    guard let colon = outer.first(where: { line.has(": @MainActor (", at: $0) }) else { return nil }
    return [start(to: colon + 1), inner(colon + 1..<code.upperBound)]
  }

  /// `case .a: f()`: the body is on the next line.
  private var partsOfCase: [LinePart]? {
    guard begins(with: "case "), let colon = outer.first(where: { line[$0] == ":" }) else {
      return nil
    }
    let body = line.trimmed(colon + 1..<code.upperBound)
    return body.isEmpty ? nil : [start(to: colon + 1), inner(body)]
  }

  /// `case a, b, c`: each line is as full as it can be.
  private var partsOfCases: [LinePart]? {
    guard begins(with: "case "), groups.isEmpty, !outer.contains(where: { line[$0] == ":" })
    else { return nil }
    return filledLines(of: code)
  }

  /// `class A: B, C {`: what it inherits from fills lines, and the brace has a line to itself.
  private var partsOfClass: [LinePart]? {
    let brace = code.upperBound - 1
    guard line[brace] == "{", outer.contains(where: { line.has("class ", at: $0) }),
      !outer.contains(where: { line[$0] == "(" })
    else { return nil }
    return filledLines(of: line.trimmed(code.lowerBound..<brace)) + [rest(from: brace)]
  }

  /// What is between commas, in lines that are as full as they can be.
  private func filledLines(of list: Range<Int>) -> [LinePart] {
    var lines: [LinePart] = []
    for element in elements(of: list) {
      if let last = lines.last {
        let joined = LinePart(
          indent: last.indent, code: last.code.lowerBound..<element.code.upperBound)
        if line.width(of: joined) <= Self.limit {
          lines[lines.count - 1] = joined
          continue
        }
      }
      lines.append(lines.isEmpty ? same(element.code) : element)
    }
    return lines
  }

  /// `f(…) == a`: the line goes on before the sign.
  private var partsOfComparison: [LinePart]? {
    guard let call = groups.first, line[call.lowerBound - 1] == "(",
      let sign = outer.first(where: { $0 > call.upperBound && line.has(" == ", at: $0) })
    else { return nil }
    return [start(to: sign), inner(sign..<code.upperBound)]
  }

  /// `f { a in … }`: what the block does has a line to itself.
  private var partsOfBlock: [LinePart]? {
    guard let block, !block.isEmpty else { return nil }
    let parameters = line.outerPlaces(of: block).first { line.has(" in ", at: $0) }
    let body = parameters.map { $0 + 3 } ?? block.lowerBound
    return [start(to: body), inner(body..<block.upperBound), rest(from: block.upperBound)]
  }

  /// `func f(…) {`: the parameters stand on one line, or on a line each.
  private var partsOfDeclaration: [LinePart]? {
    guard let list, outer.contains(where: { $0 >= list.upperBound && endsParameters(at: $0) })
    else { return nil }
    let parameters = inner(list)
    let parts = line.width(of: parameters) <= Self.limit ? [parameters] : elements(of: list)
    return [start(to: list.lowerBound)] + parts + [rest(from: list.upperBound)]
  }

  /// `[a, b]`: each element has a line to itself; one alone has no comma.
  private var partsOfArray: [LinePart]? {
    guard let list, line.isArray(list, in: code) else { return nil }
    var elements = elements(of: list)
    elements[elements.count - 1].addsComma = elements.count > 1
    return [start(to: list.lowerBound)] + elements + [rest(from: list.upperBound)]
  }

  /// `f(a, b)`: the arguments stand on one line, or on a line each.
  private var partsOfCall: [LinePart]? {
    guard let list else { return nil }
    let arguments = inner(list.lowerBound..<code.upperBound)
    if !line.isTooLong(arguments) { return [start(to: list.lowerBound), arguments] }
    var elements = elements(of: list)
    let last = elements.removeLast()
    return [start(to: list.lowerBound)] + elements + [inner(last.code.lowerBound..<code.upperBound)]
  }

  private var code: Range<Int> { part.code }

  /// The places in no brackets.
  private var outer: BracketedLine.OuterPlaces { line.outerPlaces(of: part.code) }

  /// The first block.
  private var block: Range<Int>? { groups.first { line[$0.lowerBound - 1] == "{" } }

  /// The last list, in a line without a block.
  private var list: Range<Int>? {
    guard block == nil, let last = groups.last, !last.isEmpty else { return nil }
    return last
  }

  private func begins(with word: StaticString) -> Bool { line.has(word, at: code.lowerBound) }

  /// Whether the list before a place belongs to a declaration, or to a call with a block.
  private func endsParameters(at place: Int) -> Bool {
    line.has("->", at: place) || line.has(") {", at: place)
      || (line[place] == "{" && place == code.upperBound - 1)
  }

  private func start(to end: Int) -> LinePart { same(code.lowerBound..<end) }

  private func rest(from start: Int) -> LinePart { same(start..<code.upperBound) }

  private func same(_ range: Range<Int>) -> LinePart {
    LinePart(indent: part.indent, code: line.trimmed(range))
  }

  private func inner(_ range: Range<Int>) -> LinePart {
    LinePart(indent: part.indent + 2, code: line.trimmed(range))
  }

  /// What is between the commas of a list, with the commas.
  private func elements(of list: Range<Int>) -> [LinePart] {
    var elements: [LinePart] = []
    var start = list.lowerBound
    for place in line.outerPlaces(of: list) where line[place] == "," {
      elements.append(inner(start..<place + 1))
      start = place + 1
    }
    let last = inner(start..<list.upperBound)
    return last.code.isEmpty && !elements.isEmpty ? elements : elements + [last]
  }
}

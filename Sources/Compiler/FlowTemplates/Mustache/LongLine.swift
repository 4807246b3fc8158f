/// A line that is too long, and how it breaks.
struct LongLine {
  /// How many characters a line may have.
  static let limit = 100
  /// How many characters a line has at least that is too long. With fewer, there is room for all commas
  /// of `[a, b], [a, b]` and so on.
  static let leastLimit = 90

  private static let comment = Glyphs.of("//")
  private static let `case` = Glyphs.of("case ")
  private static let `guard` = Glyphs.of("guard ")
  private static let `return` = Glyphs.of(" else { return }")
  private static let actor = Glyphs.of(": @MainActor (")
  private static let head = Glyphs.of(" in ")
  private static let arrow = Glyphs.of("->")
  private static let body = Glyphs.of(") {")
  private static let pattern = Glyphs.of("):")
  private static let equality = Glyphs.of(" == ")

  private let line: [Glyph]

  /// The line as several. Each part is laid out in turn, unless it is the line once more.
  static func laidOut(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var glyphs = Glyphs()
    var waiting = [glyphs.of(line)]
    var output: [UInt8] = []
    while let next = waiting.popLast() {
      if isTooLong(next), let parts = LongLine(line: next).parts(glyphs), !parts.contains(next) {
        waiting += parts.reversed()
      } else {
        glyphs.write(next, to: &output)
        if !waiting.isEmpty { output.append(UInt8(ascii: "\n")) }
      }
    }
    return output
  }

  /// `swift format` lets the colon after a pattern stand beyond the limit, and leaves room in a line for
  /// the comma that a list of elements would end with if it were broken.
  private static func isTooLong(_ line: [Glyph]) -> Bool {
    if line.count < leastLimit { return false }
    let isPattern = line.suffix(pattern.count) == pattern[...]
    return line.count + lists(in: line) > limit + (isPattern ? 1 : 0)
  }

  /// How many arrays and dictionaries have several elements.
  private static func lists(in line: [Glyph]) -> Int {
    var open: [(start: Int, hasCommas: Bool)] = []
    var isText = false
    var count = 0
    for (index, glyph) in line.enumerated() {
      if glyph == "\"", index == 0 || line[index - 1] != "\\" { isText.toggle() }
      if isText { continue }
      switch glyph {
      case "(", "[", "{": open.append((index, false))
      case ",": if let last = open.indices.last { open[last].hasCommas = true }
      case ")", "]", "}":
        if let (start, hasCommas) = open.popLast(), hasCommas, line[start] == "[" { count += 1 }
      default: break
      }
    }
    return count
  }

  private func parts(_ glyphs: Glyphs) -> [[Glyph]]? {
    let indent = line.prefix { $0 == " " }.count
    if line.dropFirst(indent).starts(with: Self.comment) { return nil }
    if line.dropFirst(indent).starts(with: Self.guard),
      line.suffix(Self.return.count) == Self.return
    {
      let condition = line[(indent + Self.guard.count)...].dropLast(Self.return.count)
      let last = spaces(indent) + Self.return.dropFirst()
      return [spaces(indent) + Self.guard.dropLast(), spaces(indent + 2) + condition, last]
    }
    if let colon = line[...].range(of: Self.actor) {
      let type = line[(colon.lowerBound + 2)...]
      return [line[..<colon.lowerBound] + [":"], spaces(indent + 2) + type]
    }
    let groups = Self.groups(in: line[...])
    if line.dropFirst(indent).starts(with: Self.case),
      let parts = partsOfCase(indent, groups, glyphs)
    {
      return parts
    }
    if let parts = partsOfComparison(indent, groups) { return parts }
    guard let group = groups.first(where: { line[$0.start] == "{" }) ?? groups.last,
      group.end - group.start > 1
    else { return nil }
    let inside = line[(group.start + 1)..<group.end]
    return line[group.start] == "{"
      ? partsOfBlock(group, inside, indent) : partsOfList(group, inside, indent, glyphs)
  }

  /// The body of a case is on its own lines; a case without a body continues in the next one.
  private func partsOfCase(_ indent: Int, _ groups: [Group], _ glyphs: Glyphs) -> [[Glyph]]? {
    let colon = line.indices.first { index in
      line[index] == ":" && !groups.contains { $0.start < index && index < $0.end }
    }
    if let colon {
      let body = line[(colon + 1)...].trimmed
      return body.isEmpty ? nil : [Array(line[...colon]), spaces(indent + 2) + body]
    }
    return groups.isEmpty ? filledLines(indent, glyphs) : nil
  }

  /// A comparison with the result of a call goes on in the next line.
  private func partsOfComparison(_ indent: Int, _ groups: [Group]) -> [[Glyph]]? {
    guard let call = groups.first, line[call.start] == "(",
      let sign = line[call.end...].range(of: Self.equality)
    else { return nil }
    return [Array(line[..<sign.lowerBound]), spaces(indent + 2) + line[(sign.lowerBound + 1)...]]
  }

  /// As many elements of a list on each line as have room there.
  private func filledLines(_ indent: Int, _ glyphs: Glyphs) -> [[Glyph]] {
    var lines: [[Glyph]] = []
    for element in arguments(line[indent...], glyphs) {
      if let last = lines.last, last.count + 1 + element.count <= Self.limit {
        lines[lines.count - 1] += [" "] + element
      } else {
        lines.append(spaces(lines.isEmpty ? indent : indent + 2) + element)
      }
    }
    return lines
  }

  private func spaces(_ count: Int) -> [Glyph] { Array(repeating: " ", count: count) }

  private func partsOfBlock(
    _ group: Group, _ inside: ArraySlice<Glyph>, _ indent: Int
  ) -> [[Glyph]] {
    let last = spaces(indent) + line[group.end...]
    guard let head = inside.range(of: Self.head) else {
      return [Array(line[...group.start]), spaces(indent + 2) + inside.trimmed, last]
    }
    return [
      Array(line[..<(head.upperBound - 1)]),
      spaces(indent + 2) + inside[head.upperBound...].trimmed, last,
    ]
  }

  private func partsOfList(
    _ group: Group, _ inside: ArraySlice<Glyph>, _ indent: Int, _ glyphs: Glyphs
  ) -> [[Glyph]] {
    let (before, after) = (Array(line[...group.start]), line[group.end...])
    let (outer, inner) = (spaces(indent), spaces(indent + 2))
    let isDeclaration =
      after.last == "{" || after.range(of: Self.arrow) != nil || after.range(of: Self.body) != nil
    if isDeclaration {
      let fits = inner.count + inside.count <= Self.limit
      let parameters = fits ? [inside] : arguments(inside, glyphs)
      return [before] + parameters.map { inner + $0 } + [outer + after]
    }
    if line[group.start] == "[", isLiteral(line[..<group.start]) {
      var elements = arguments(inside, glyphs).map { inner + $0 }
      elements[elements.count - 1].append(",")
      return [before] + elements + [outer + after]
    }
    let list = inner + inside + after
    if !Self.isTooLong(list) { return [before, list] }
    var arguments = arguments(inside, glyphs).map { inner + $0 }
    arguments[arguments.count - 1] += after
    return [before] + arguments
  }

  /// Whether a bracket after this begins an array, not a type or what is taken out of one.
  private func isLiteral(_ before: ArraySlice<Glyph>) -> Bool {
    before.last { $0 != " " }.map { $0 == "=" || $0 == "(" || $0 == "," } ?? true
  }

  /// The parts between top-level commas, with the commas.
  private func arguments(_ list: ArraySlice<Glyph>, _ glyphs: Glyphs) -> [ArraySlice<Glyph>] {
    let groups = Self.groups(in: list)
    var arguments: [ArraySlice<Glyph>] = []
    var start = list.startIndex
    var isText = false
    var angles = 0
    for (index, glyph) in zip(list.indices, list) {
      let last = index > list.startIndex ? list[index - 1] : " "
      if glyph == "\"", last != "\\" { isText.toggle() }
      if glyph == "<", glyphs.isLetter(last) { angles += 1 }
      if glyph == ">", last != "-" { angles = max(0, angles - 1) }
      if glyph == ",", !isText, angles == 0,
        !groups.contains(where: { $0.start < index && index < $0.end })
      {
        arguments.append(list[start...index].trimmed)
        start = index + 1
      }
    }
    let last = list[start...].trimmed
    return last.isEmpty && !arguments.isEmpty ? arguments : arguments + [last]
  }

  /// A pair of brackets that lies in no other.
  private struct Group {
    let start: Int
    let end: Int
  }

  private static func groups(in line: ArraySlice<Glyph>) -> [Group] {
    var groups: [Group] = []
    var open: [Int] = []
    var isText = false
    var last: Glyph = " "
    for (index, glyph) in zip(line.indices, line) {
      if glyph == "\"", last != "\\" { isText.toggle() }
      last = glyph
      if isText { continue }
      if glyph == "(" || glyph == "[" || glyph == "{" { open.append(index) }
      if glyph == ")" || glyph == "]" || glyph == "}", let start = open.popLast(), open.isEmpty {
        groups.append(Group(start: start, end: index))
      }
    }
    return groups
  }
}

extension ArraySlice<Glyph> {
  fileprivate var trimmed: ArraySlice {
    let end = lastIndex { $0 != " " }.map { $0 + 1 } ?? startIndex
    return self[..<end].drop { $0 == " " }
  }

  fileprivate func range(of word: [Glyph]) -> Range<Int>? {
    guard count >= word.count else { return nil }
    let start = (startIndex...endIndex - word.count).first { index in
      self[index] == word[0] && self[index...].starts(with: word)
    }
    return start.map { $0..<$0 + word.count }
  }
}

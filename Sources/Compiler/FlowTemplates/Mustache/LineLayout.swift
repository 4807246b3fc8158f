/// Lays lines out as `swift format` would: those that are too long break at brackets, then at commas,
/// no empty line stands before a closing brace, and imports are in order.
struct LineLayout {
  private static let limit = 100

  /// The text with every line within the limit that can be.
  static func laidOut(_ text: String) -> String {
    let all = withOrderedImports(text.split(separator: "\n", omittingEmptySubsequences: false))
    return all.indices.flatMap { index -> [String] in
      if all[index].isEmpty, all[index...].dropFirst().first?.closesBrace == true { return [] }
      let isLong = all[index].utf8.count > limit
      return isLong ? lines(of: String(all[index])) : [String(all[index])]
    }.joined(separator: "\n")
  }

  /// The first imports that stand together in the order of their names, each once.
  private static func withOrderedImports(_ lines: [Substring]) -> [Substring] {
    guard let first = lines.firstIndex(where: \.isImport) else { return lines }
    let imports = lines[first...].prefix(while: \.isImport)
    let ordered = Set(imports).sorted()
    return lines[..<first] + ordered + lines[imports.endIndex...]
  }

  /// A line as several; what was broken is looked at again, as often as lines get shorter.
  private static func lines(of line: String) -> [String] {
    var done: [String] = []
    var waiting = [line]
    while let next = waiting.popLast() {
      if next.count > limit, let parts = broken(next) {
        waiting += parts.reversed()
      } else {
        done.append(next)
      }
    }
    return done
  }

  private static func broken(_ line: String) -> [String]? {
    let characters = Array(line)
    let indent = characters.prefix { $0 == " " }.count
    if characters.dropFirst(indent).starts(with: "//") { return nil }
    if let colon = line.range(of: ": @MainActor (") {
      let type = String(repeating: " ", count: indent + 2) + line[colon.lowerBound...].dropFirst(2)
      return [line[..<colon.lowerBound] + ":", type]
    }
    if let parts = brokenCase(line, indent) { return parts }
    let groups = groups(in: characters)
    guard let group = groups.first(where: { $0.opens == "{" }) ?? groups.last else {
      return nil
    }
    if group.end - group.start < 2 { return nil }
    return parts(characters, group, indent)
  }

  /// A list of cases goes on in the next line, and so does what is done in one.
  private static func brokenCase(_ line: String, _ indent: Int) -> [String]? {
    let outer = String(repeating: " ", count: indent)
    guard line.dropFirst(indent).hasPrefix("case ") else { return nil }
    if !line.contains("("), !line.contains(":") {
      var lines = [""]
      for part in arguments(line) {
        let last = lines[lines.count - 1]
        let isFirst = last.isEmpty && lines.count == 1
        if isFirst {
          lines[0] = outer + part
        } else if last.count + 1 + part.count <= limit {
          lines[lines.count - 1] += " " + part
        } else {
          lines.append(outer + "  " + part)
        }
      }
      return lines
    }
    let characters = Array(line)
    let groups = groups(in: characters)
    let colon = characters.indices.first { index in
      characters[index] == ":" && !groups.contains { $0.start < index && index < $0.end }
    }
    guard let colon, colon + 2 < characters.count else { return nil }
    return [String(characters[...colon]), outer + "  " + String(characters[(colon + 2)...])]
  }

  /// A pair of brackets that lies in no other.
  private struct Group {
    let opens: Character
    let start: Int
    let end: Int
  }

  private static func groups(in characters: [Character]) -> [Group] {
    var groups: [Group] = []
    var open: [Int] = []
    var isText = false
    for (index, character) in characters.enumerated() {
      let isEscaped = index > 0 && characters[index - 1] == "\\"
      if character == "\"", !isEscaped { isText.toggle() }
      if isText { continue }
      if "([{".contains(character) { open.append(index) }
      if ")]}".contains(character), let start = open.popLast(), open.isEmpty {
        groups.append(Group(opens: characters[start], start: start, end: index))
      }
    }
    return groups
  }

  private static func parts(
    _ characters: [Character], _ group: Group, _ indent: Int
  ) -> [String] {
    let outer = String(repeating: " ", count: indent)
    let before = String(characters[...group.start])
    let inside = String(characters[(group.start + 1)..<group.end])
    let after = String(characters[group.end...])
    if group.opens == "{" {
      guard let head = inside.range(of: " in ") else {
        return [before, outer + "  " + inside.trimmed, outer + after]
      }
      let body = String(inside[head.upperBound...])
      return [
        before + inside[..<head.lowerBound] + " in", outer + "  " + body.trimmed, outer + after,
      ]
    }
    let isDeclaration = after.hasSuffix("{") || after.contains("->") || after.contains(") {")
    if isDeclaration {
      let fits = indent + 2 + inside.count <= limit
      let parameters = fits ? [inside] : arguments(inside)
      return [before] + parameters.map { outer + "  " + $0 } + [outer + after]
    }
    if group.opens == "[", isLiteral(characters[..<group.start]) {
      let elements = arguments(inside).map { outer + "  " + $0 }
      return [before] + elements.dropLast() + [(elements.last ?? "") + ",", outer + after]
    }
    if indent + 2 + inside.count + after.count <= limit {
      return [before, outer + "  " + inside + after]
    }
    var arguments = arguments(inside).map { outer + "  " + $0 }
    arguments[arguments.count - 1] += after
    return [before] + arguments
  }

  /// Whether a bracket after this begins an array, not a type or what is taken out of one.
  private static func isLiteral(_ before: ArraySlice<Character>) -> Bool {
    before.last { $0 != " " }.map { "=(,".contains($0) } ?? true
  }

  /// What stands between commas that lie in no brackets, the commas included.
  private static func arguments(_ list: String) -> [String] {
    let characters = Array(list)
    let groups = groups(in: characters)
    var arguments = [""]
    var isText = false
    var angles = 0
    for (index, character) in characters.enumerated() {
      arguments[arguments.count - 1].append(character)
      let last = index > 0 ? characters[index - 1] : " "
      if character == "\"", last != "\\" { isText.toggle() }
      if character == "<", last.isLetter { angles += 1 }
      if character == ">", last != "-" { angles = max(0, angles - 1) }
      let isInside = isText || angles > 0 || groups.contains { $0.start < index && index < $0.end }
      if character == ",", !isInside { arguments.append("") }
    }
    return arguments.map(\.trimmed)
  }
}

extension Substring {
  fileprivate var closesBrace: Bool { drop { $0 == " " }.first == "}" }

  fileprivate var isImport: Bool { drop { $0 == " " }.starts(with: "import ") }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  fileprivate func range(of word: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(word) {
        return index..<self.index(index, offsetBy: word.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}

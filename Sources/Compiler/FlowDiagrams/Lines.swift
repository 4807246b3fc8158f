extension String {
  /// The text in one line, without control characters, cut after 240 characters.
  var inOneLine: String {
    let words = prefix(240).split { character in
      character.isWhitespace || character.unicodeScalars.contains { $0.isUnprintable }
    }
    let line = words.joined(separator: " ")
    return dropFirst(240).isEmpty ? line : line + "…"
  }

  /// The words in lines of at most that many characters; a longer word has a line of its own.
  func wrapped(at width: Int) -> [String] {
    var lines: [String] = []
    var length = 0
    for word in split(separator: " ") {
      if let last = lines.indices.last, length + 1 + word.count <= width {
        lines[last] += " " + word
        length += 1 + word.count
      } else {
        lines.append(String(word))
        length = word.count
      }
    }
    return lines
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: true
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension [String] {
  /// The first of many lines, and how many more there are.
  func shortened(to limit: Int) -> [String] {
    count > limit ? prefix(limit - 1) + ["and \(count - limit + 1) more"] : self
  }
}

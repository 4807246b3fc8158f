import FlowDiagnostics

extension LineTable {
  /// The keys that lead to a line: `screens.product.transitions.buyTapped`.
  ///
  /// They stay the same when lines are added or laid out anew, so that what is found there can be
  /// told from what was found before. A key is read by its indentation; what stands in braces on
  /// one line belongs to the line's key.
  func keys(toLine line: Int) -> String {
    var keys: [Substring] = []
    var indentation = Int.max
    for number in stride(from: line, through: 1, by: -1) {
      guard let (key, depth) = Self.key(of: text(ofLine: number)), depth < indentation else {
        continue
      }
      keys.append(key)
      indentation = depth
      if depth == 0 { break }
    }
    return keys.reversed().joined(separator: ".")
  }

  private static func key(of line: String) -> (key: Substring, indentation: Int)? {
    let content = line.drop { $0 == " " || $0 == "-" }
    guard let first = content.first, first != "#", let colon = content.firstIndex(of: ":") else {
      return nil
    }
    return (content[..<colon], line.count - content.count)
  }
}

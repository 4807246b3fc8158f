import FlowDiagnostics

/// The keys that lead to each line of a file: `screens.product.transitions.buyTapped`.
///
/// They stay the same when lines are added or laid out anew, so that what is found there can be told
/// from what was found before. A key is read by its indentation; what stands in braces on one line
/// belongs to the line's key.
struct KeyPaths {
  private struct Line {
    /// Nothing where the line has no key of its own.
    var key: Substring?
    /// The line with the key that this one belongs to; -1 for none.
    var parent = -1
  }

  private var lines: [Line] = []

  /// Looks at each line once.
  init(_ table: LineTable) {
    var open: [(line: Int, indentation: Int)] = []
    for number in 0..<table.lineCount {
      let text = table.content(ofLine: number + 1)
      guard let (key, indentation) = Self.key(of: text) else {
        lines.append(Line(parent: open.last?.line ?? -1))
        continue
      }
      while let last = open.last, last.indentation >= indentation { open.removeLast() }
      lines.append(Line(key: key, parent: open.last?.line ?? -1))
      open.append((number, indentation))
    }
  }

  func path(toLine line: Int) -> String {
    var keys: [Substring] = []
    var number = line - 1
    while number >= 0, keys.count < Self.mostKeys {
      if let key = lines[number].key { keys.append(key) }
      number = lines[number].parent
    }
    return keys.reversed().joined(separator: ".")
  }

  /// Keys longer and deeper than any that are meant are cut.
  private static let (longestKey, mostKeys) = (200, 64)

  private static func key(
    of line: ArraySlice<UInt8>
  ) -> (key: Substring, indentation: Int)? {
    let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    guard let first = content.first, first != UInt8(ascii: "#"),
      let colon = content.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let key = content[..<colon].prefix(longestKey)
    return (Substring(decoding: key, as: UTF8.self), content.startIndex - line.startIndex)
  }
}

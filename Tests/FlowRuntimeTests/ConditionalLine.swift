/// A line of a Swift file, and the conditions of the blocks of `#if` around it. The directives themselves are no lines.
struct ConditionalLine {
  /// The line without the indentation by blocks around whole declarations.
  let text: Substring
  let conditions: [Condition]

  struct Condition {
    /// `!os(macOS)`
    let text: Substring
    /// Whether the line is in the `#else` of the block.
    var isElse = false
  }

  /// - Parameter file: is laid out as `swift format` does it, with an indentation in each block.
  static func lines(of file: String) -> [ConditionalLine] {
    var open: [(condition: Condition, isOuter: Bool)] = []
    var lines: [ConditionalLine] = []
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      let spaces = line.prefix { $0 == " " }.count
      let indent = 2 * open.count { $0.isOuter }
      let words = line.split(separator: " ", maxSplits: 1)
      switch words.first {
      case "#if": open.append((Condition(text: words[1]), isOuter: spaces == indent))
      case "#elseif": open[open.count - 1].condition = Condition(text: words[1])
      case "#else": open[open.count - 1].condition.isElse = true
      case "#endif": open.removeLast()
      default:
        let text = line.dropFirst(min(spaces, indent))
        lines.append(ConditionalLine(text: text, conditions: open.map(\.condition)))
      }
    }
    return lines
  }
}

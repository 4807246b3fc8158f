/// The part of Mermaid's flowchart language that flowc writes, checked line by line.
struct MermaidGrammar {
  private(set) var mistakes: [String] = []
  private(set) var nodes: Set<Substring> = []
  private(set) var edgeCount = 0
  private var classes: Set<Substring> = []
  private var usedClasses: Set<Substring> = []
  private var styledEdges: [Int] = []
  private var isInGroup = false

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.starts(with: "%%") }
    for comment in lines.prefix(lines.count - body.count) where comment.contains(/[{}]/) {
      mistakes.append("a comment with braces: \(comment)")
    }
    if body.first != "flowchart LR" { mistakes.append("no flowchart") }
    if body.last != "" { mistakes.append("no line break at the end") }
    for line in body.dropFirst().dropLast() { check(line) }
    if isInGroup { mistakes.append("an open subgraph") }
    if !usedClasses.isSubset(of: classes) { mistakes.append("a class without a definition") }
    if styledEdges.sorted() != Array(0..<edgeCount) { mistakes.append("not each edge has a style") }
  }

  private mutating func check(_ line: Substring) {
    let isKnown =
      checkGroup(line) || checkNode(line) || checkEdge(line) || checkClass(line)
      || checkEdgeStyle(line)
    if !isKnown { mistakes.append("no statement: \(line)") }
  }

  private mutating func checkGroup(_ line: Substring) -> Bool {
    if let group = line.wholeMatch(of: /\ \ subgraph f\d+\["(.+)"\]/), !isInGroup {
      isInGroup = true
      return isLabel(group.1)
    }
    guard line == "  end", isInGroup else { return false }
    isInGroup = false
    return true
  }

  private mutating func checkNode(_ line: Substring) -> Bool {
    let node = /\ {2,4}(s\d+)([(\[{>\/]{1,2})"(.+)"([)\]}\/]{1,2}):::([A-Z][A-Za-z]+)/
    guard let match = line.wholeMatch(of: node), nodes.insert(match.1).inserted else {
      return false
    }
    usedClasses.insert(match.5)
    let outlines = ["()", "(())", "([])", "[]", "[[]]", "[//]", ">]", "{}", "{{}}"]
    return outlines.contains(String(match.2 + match.4)) && isLabel(match.3)
  }

  private mutating func checkEdge(_ line: Substring) -> Bool {
    let edge = /\ \ (s\d+) (?:-->|==>|--o|-\.->)(?:\|"(.+)"\|)? (s\d+)/
    guard let match = line.wholeMatch(of: edge), !isInGroup else { return false }
    edgeCount += 1
    return nodes.contains(match.1) && nodes.contains(match.3) && match.2.map(isLabel) ?? true
  }

  private mutating func checkClass(_ line: Substring) -> Bool {
    let property = /[a-z-]+:[#a-z0-9]+/
    if let match = line.wholeMatch(of: /\ \ classDef ([A-Z][A-Za-z]+|error|warning) (.+)/) {
      classes.insert(match.1)
      return match.2.split(separator: ",").allSatisfy { $0.wholeMatch(of: property) != nil }
    }
    guard let match = line.wholeMatch(of: /\ \ class (s\d+(?:,s\d+)*) (error|warning)/) else {
      return false
    }
    usedClasses.insert(match.2)
    return nodes.isSuperset(of: match.1.split(separator: ","))
  }

  private mutating func checkEdgeStyle(_ line: Substring) -> Bool {
    let style = /\ \ linkStyle ([0-9,]+) stroke:#[0-9a-f]{6}(?:,stroke-dasharray:6 4)?/
    guard let match = line.wholeMatch(of: style) else { return false }
    styledEdges += match.1.split(separator: ",").compactMap { Int($0) }
    return true
  }

  /// Letters, harmless punctuation, entities and line breaks.
  private func isLabel(_ label: Substring) -> Bool {
    label.wholeMatch(of: /(?:[A-Za-z0-9 ,\/?!'()]|[^\x00-\x7F]|#(?:\d+|quot|lt|gt|amp);|<br\/>)+/)
      != nil
  }
}

import FlowTemplates

/// Which parts of a declaration run on later systems than the rest of it.
struct Guards {
  private struct Block {
    /// The block holds the lines that are indented more.
    let indent: Int
    let first: PlatformVersions
  }

  private let declared: PlatformVersions
  private var open: [Block] = []
  /// A `guard` whose `else` still goes on, or a member whose attributes still come.
  private var next: Block?

  init(_ declared: PlatformVersions) { self.declared = declared }

  /// The systems on which a line runs; the lines are asked for in their order.
  mutating func versions(at line: Substring) -> PlatformVersions {
    let indent = line.prefix { $0 == " " }.count
    let code = line.dropFirst(indent)
    while let last = open.last, indent <= last.indent, !code.hasPrefix("{"), !code.hasPrefix(")") {
      open.removeLast()
    }
    if let next, begins(next, at: code, indent) { begin() }
    let first = open.last?.first ?? declared
    let asked = first.later(PlatformVersions(in: code))
    if code.hasPrefix("@available(") {
      next = Block(indent: indent, first: asked)
    } else if code.hasPrefix("guard #available(") {
      next = Block(indent: indent - 1, first: asked)
      if !code.hasSuffix("{") { begin() }
    } else if code.contains("if #available(") {
      open.append(Block(indent: indent, first: asked))
    }
    return first
  }

  private mutating func begin() {
    if let next { open.append(next) }
    next = nil
  }

  private func begins(_ block: Block, at code: Substring, _ indent: Int) -> Bool {
    let isMember = indent == block.indent && !code.hasPrefix("@") && !code.hasPrefix("//")
    return isMember || indent == block.indent + 1 && code.hasPrefix("}")
  }
}

extension ConditionalLine {
  /// The platforms for which the line is compiled.
  var platforms: [Platform] {
    if conditions.isEmpty { return Platform.allCases }
    return Platform.allCases.filter { platform in
      conditions.allSatisfy { condition in
        condition.holds(on: platform).map { $0 != condition.isElse } ?? true
      }
    }
  }
}

extension ConditionalLine.Condition {
  /// Compiled once. Nothing changes it.
  nonisolated(unsafe) private static let system = /(!?)os\((\w+)\)/

  /// `nil` for a condition that asks for something else too.
  fileprivate func holds(on platform: Platform) -> Bool? {
    let parts = text.split(separator: " ").filter { $0 != "||" && $0 != "&&" }.map { part in
      part.wholeMatch(of: Self.system).map { match in
        (match.1 == "!") != (match.2 == platform.rawValue)
      }
    }
    let decides = text.contains("||")
    if parts.contains(decides) { return decides }
    return parts.contains(nil) ? nil : !decides
  }
}

extension PlatformVersions {
  /// The first systems on which the runtime runs.
  static let first = Platform.allCases.reduce(into: PlatformVersions()) { $0[$1] = $1.first }

  /// What an attribute or a condition says: `@available(iOS 16, macOS 13, *)`.
  init(in code: Substring) {
    self = .first
    for platform in Platform.allCases {
      guard let start = code.firstRange(of: "\(platform.rawValue) ")?.upperBound else { continue }
      let text = code[start...].prefix { $0.isNumber || $0 == "." }
      if let version = PlatformVersion(String(text)) { self[platform] = version }
    }
  }

  /// These, or others where those are later.
  func later(_ others: PlatformVersions) -> PlatformVersions {
    Platform.allCases.reduce(into: self) { later, platform in
      if let own = self[platform], let other = others[platform] {
        later[platform] = max(own, other)
      }
    }
  }

  func on(_ platforms: [Platform]) -> PlatformVersions {
    platforms.reduce(into: PlatformVersions()) { $0[$1] = self[$1] }
  }
}

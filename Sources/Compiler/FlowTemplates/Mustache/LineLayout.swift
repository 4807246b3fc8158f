/// Lays lines out as `swift format` would: those that are too long break at brackets, then at commas,
/// no empty line stands before a closing brace, and imports are in order.
struct LineLayout {
  private let text: [UInt8]
  private var output: [UInt8] = []
  /// The start of the text that is not yet in the output.
  private var rest = 0
  private var hasOrderedImports = false

  /// The text with every line within the limit that can be.
  static func laidOut(_ text: [UInt8]) -> [UInt8] {
    var layout = LineLayout(text)
    var start = 0
    while start < text.count { start = layout.layOut(layout.line(at: start)) }
    layout.copy(upTo: text.count)
    return layout.output
  }

  private init(_ text: [UInt8]) {
    self.text = text
    output.reserveCapacity(text.count + text.count / 16)
  }

  /// The line that begins there, without its line feed.
  private func line(at start: Int) -> Range<Int> {
    start..<(text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count)
  }

  /// Lays out a line, or the imports that it begins; where the next line begins.
  private mutating func layOut(_ line: Range<Int>) -> Int {
    let next = line.upperBound + 1
    if line.isEmpty {
      if closesBrace(next) { replace(line.lowerBound..<next, with: []) }
    } else if !hasOrderedImports, isImport(line) {
      return orderImports(from: line.lowerBound)
    } else if LongLine.canBeTooLong(text[line]) {
      replace(line, with: LongLine.laidOut(text[line]))
    }
    return next
  }

  /// Puts the first imports that stand together in the order of their modules, each once: the one that
  /// lets the most code see the module.
  private mutating func orderImports(from start: Int) -> Int {
    hasOrderedImports = true
    var imports: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    var line = line(at: start)
    var end = start
    while isImport(line) {
      let module = text[line].reversed().prefix { $0 != UInt8(ascii: " ") }.reversed()
      let known = imports[ArraySlice(module)]
      if known.map({ access(of: text[line]) > access(of: $0) }) ?? true {
        imports[ArraySlice(module)] = text[line]
      }
      end = line.upperBound
      if end == text.count { break }
      line = self.line(at: end + 1)
    }
    let ordered = imports.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    replace(start..<end, with: Array(ordered.map(\.value).joined(separator: [UInt8(ascii: "\n")])))
    return end + 1
  }

  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    copy(upTo: range.lowerBound)
    output += bytes
    rest = range.upperBound
  }

  private mutating func copy(upTo end: Int) {
    output += text[rest..<end]
    rest = end
  }

  private func closesBrace(_ start: Int) -> Bool {
    text[min(start, text.count)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "}")
  }

  private func isImport(_ line: Range<Int>) -> Bool {
    let code = text[line].drop { $0 == UInt8(ascii: " ") }
    return Self.imports.contains { code.starts(with: $0.utf8) }
  }

  /// How much code sees the module of an import.
  private func access(of line: ArraySlice<UInt8>) -> Int {
    let code = line.drop { $0 == UInt8(ascii: " ") }
    return Self.imports.firstIndex { code.starts(with: $0.utf8) } ?? 0
  }

  /// The beginnings of imports, those of wider access later.
  private static let imports = ["import ", "package import ", "public import "]
}

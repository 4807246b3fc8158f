import FlowDiagnostics
import FlowModel

/// A small generator of the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Changes flows at random: their bytes, and what they say by the words of the language.
struct Mutation {
  private let words: [[UInt8]]
  private let values: [[UInt8]]
  private var random = SplitMix(state: 0)

  /// - Parameter examples: flows whose values are put into others.
  init(examples: [[UInt8]]) {
    words = Self.words
    values = examples.flatMap(Self.values)
  }

  /// The flow of a number: the same for the same.
  mutating func mutated(_ flow: [UInt8], number: Int) -> [UInt8] {
    random = SplitMix(state: UInt64(number))
    var bytes = flow
    for _ in 0...random.next() % 4 {
      switch random.next() % 10 {
      case 0...1: changeBytes(of: &bytes)
      case 2...3: changeWord(of: &bytes)
      case 4...5: changeValue(of: &bytes)
      case 6...7: changeLines(of: &bytes)
      case 8: addEntry(to: &bytes)
      default: repeatBytes(of: &bytes)
      }
    }
    return bytes
  }

  /// Pieces that mean something to readers of YAML and of UTF-8, or to Swift.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ": ", ":", "- ", "? ", "&a ", "*a ", "!b ", "|\n", ">\n", "'", "\"",
      "\\", "#", " # ", "%", "`", "\n", "\r", "\t", "  ", "\n  ", "---\n", "\0", "\u{FEFF}",
      "\u{202E}", "\u{2028}", "é", "e\u{301}", "/\u{301}", "\u{212A}", "<", ">", "(", ")", "<<: ",
      "\\(", "*/", "//", "$event.id", "$result", "{id}", "9999999999999999999", "-1", "0.5", "[]",
    ].map { Array($0.utf8) } + [[0xC0], [0xED, 0xA0, 0x80], [0xFF], [0xF0, 0x9F]]

  /// The keys of the language, and the words that stand for something.
  private static var words: [[UInt8]] {
    let named = ShapeName.allCases.flatMap { name -> [String] in
      switch name.shape.scalar {
      case .oneOf(let words), .nameOr(let words): words
      default: []
      }
    }
    return (Keyword.allCases.map(\.spelling) + named).map { Array($0.utf8) }
  }

  /// What stands behind the colons of a flow.
  private static func values(of flow: [UInt8]) -> [[UInt8]] {
    flow.split(separator: 0x0A).compactMap { line in
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let value = line[colon...].dropFirst().drop { $0 == 0x20 }
      return value.isEmpty ? nil : Array(value)
    }
  }
}

extension Mutation {
  private mutating func changeBytes(of bytes: inout [UInt8]) {
    let range = randomRange(of: bytes, atMost: 6)
    let piece = Self.pieces.randomElement(using: &random) ?? []
    switch random.next() % 4 {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.replaceSubrange(range, with: piece)
    default: bytes.insert(contentsOf: piece, at: range.lowerBound)
    }
  }

  /// One word becomes another: of the language, or of the flow.
  private mutating func changeWord(of bytes: inout [UInt8]) {
    let found = Self.wordRanges(of: bytes)
    guard let range = found.randomElement(using: &random),
      let other = found.randomElement(using: &random)
    else { return }
    let isOwn = random.next() % 3 > 0
    let word = isOwn ? Array(bytes[other]) : words.randomElement(using: &random) ?? []
    bytes.replaceSubrange(range, with: word)
  }

  private mutating func changeValue(of bytes: inout [UInt8]) {
    let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
    guard let colon = colons.randomElement(using: &random),
      let value = values.randomElement(using: &random)
    else { return }
    let end = bytes[colon...].firstIndex(of: 0x0A) ?? bytes.endIndex
    bytes.replaceSubrange(colon + 1..<end, with: [0x20] + value)
  }

  private mutating func changeLines(of bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let (one, other) = (index(in: lines), index(in: lines))
    switch random.next() % 4 {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: other)
    case 2: lines.swapAt(one, other)
    default: lines.insert(lines[one], at: one)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// A key of the language with some value, below a line and indented as it is.
  private mutating func addEntry(to bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let place = index(in: lines)
    let indentation = lines[place].prefix { $0 == 0x20 }
    let key = words.randomElement(using: &random) ?? []
    let value = values.randomElement(using: &random) ?? []
    lines.insert([UInt8](indentation) + key + [UInt8(ascii: ":"), 0x20] + value, at: place + 1)
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  private mutating func repeatBytes(of bytes: inout [UInt8]) {
    let range = randomRange(of: bytes, atMost: 60)
    let piece = Array(bytes[range])
    let times = Int.random(in: 1...24, using: &random)
    bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: range.upperBound)
  }

  private mutating func randomRange(of bytes: [UInt8], atMost count: Int) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...count, using: &random))
  }

  private mutating func index(in lines: [some Any]) -> Int {
    Int.random(in: lines.indices, using: &random)
  }

  private static func wordRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isLetter = byte == UInt8(ascii: "_") || 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
      if isLetter {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    return ranges
  }
}

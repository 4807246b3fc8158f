/// The names that templates write themselves, which an author's names must not meet in one function.
///
/// Found in the text of the templates, so that it needs no list: words of Swift code outside of
/// comments and texts, but no labels and attributes, nor what follows a dot or touches a tag.
struct TemplateWords {
  private(set) var names: Set<String> = []

  /// - Parameter root: the template to begin with; those that it takes in are looked at too.
  mutating func collect(from root: TemplateSource, partials: [String: TemplateSource]) {
    var waiting = [root]
    var seen: Set<String> = []
    while let source = waiting.popLast() {
      var scanner = WordScanner(bytes: source.scanned.code)
      scanner.scan()
      names.formUnion(scanner.words)
      waiting += source.scanned.partials.filter { seen.insert($0).inserted }.compactMap {
        partials[$0]
      }
    }
  }
}

extension ScannedTemplate {
  /// The names of the templates that it takes in.
  var partials: [String] {
    tokens.filter { $0.kind == .partial }.map { string($0.name) }
  }

  /// The text, with one byte for each tag: what a tag writes goes on with the word beside it.
  fileprivate var code: [UInt8] {
    tokens.flatMap { token -> [UInt8] in
      switch token.kind {
      case .text: Array(text.bytes[token.range])
      case .variable: [.written]
      case .comment, .section, .inverted, .end, .partial: [.unwritten]
      }
    }
  }
}

/// Finds the words of Swift code that are names.
private struct WordScanner {
  let bytes: [UInt8]
  var words: Set<String> = []
  private var place = 0
  private var followsDot = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
        skip(to: UInt8(ascii: "\n"))
      case UInt8(ascii: "\""):
        place += 1
        skip(to: UInt8(ascii: "\""))
        place += 1
      case let byte where byte.isOfWord: takeWord()
      case let byte:
        followsDot = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
        place += 1
      }
    }
  }

  private mutating func skip(to end: UInt8) {
    while place < bytes.count, bytes[place] != end { place += 1 }
    followsDot = false
  }

  private mutating func takeWord() {
    let word = bytes[place...].prefix(while: \.isOfWord)
    place = word.endIndex
    let isMember = followsDot
    followsDot = false
    if isMember || word.contains(.written) || isLabel(before: bytes[place...]) { return }
    let name = String(decoding: word, as: UTF8.self)
    // In backticks these are names of their own.
    if !ReservedWords.all.contains(name) { words.insert(name) }
  }

  /// Whether a colon follows, or the name inside and then a colon.
  private func isLabel(before rest: ArraySlice<UInt8>) -> Bool {
    if rest.first == UInt8(ascii: ":") { return true }
    guard rest.first == UInt8(ascii: " ") else { return false }
    let inside = rest.dropFirst().prefix(while: \.isOfWord)
    return !inside.isEmpty && rest.dropFirst(1 + inside.count).first == UInt8(ascii: ":")
  }
}

extension UInt8 {
  /// Stands for a tag that writes something, and for one that writes nothing by itself.
  fileprivate static let written: UInt8 = 1
  fileprivate static let unwritten: UInt8 = 2

  fileprivate var isOfWord: Bool {
    switch self {
    case .written: true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// The names that templates write themselves, which an author's names must not meet in one function.
///
/// Found in the text of the templates, so that it needs no list: words of Swift code outside of
/// comments and texts, but no labels, nor what follows a dot or touches a tag.
struct TemplateWords {
  private(set) var names: Set<String> = []

  /// - Parameter root: the template to begin with; those that it takes in are looked at too.
  mutating func collect(from root: TemplateSource, partials: [String: TemplateSource]) {
    var waiting = [root]
    var seen: Set<String> = []
    while let source = waiting.popLast() {
      var scanner = Scanner(bytes: source.file.bytes)
      scanner.scan()
      names.formUnion(scanner.names)
      waiting += scanner.partials.filter { seen.insert($0).inserted }.compactMap { partials[$0] }
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0
    var names: Set<String> = []
    var partials: [String] = []
    /// Whether a tag, a dot or a letter stands before the place.
    private var isGlued = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "{") where next == UInt8(ascii: "{"): skipTag()
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
          skip(to: UInt8(ascii: "\n"))
        case UInt8(ascii: "\""):
          place += 1
          skip(to: UInt8(ascii: "\""))
          place += 1
        case let byte where byte.isOfWord: takeWord()
        case let byte:
          isGlued = byte == UInt8(ascii: ".")
          place += 1
        }
      }
    }

    private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

    private mutating func skip(to end: UInt8) {
      while place < bytes.count, bytes[place] != end { place += 1 }
      isGlued = false
    }

    private mutating func skipTag() {
      let start = place + 2
      skip(to: UInt8(ascii: "}"))
      let tag = String(decoding: bytes[start..<place], as: UTF8.self)
      if tag.hasPrefix(">") {
        partials += tag.dropFirst().split(separator: " ").prefix(1).map(String.init)
      }
      place += 2
      // What a section holds stands by itself; a name is written where its tag is.
      isGlued = tag.first.map { $0.isLetter } ?? false
    }

    private mutating func takeWord() {
      let start = place
      while place < bytes.count, bytes[place].isOfWord { place += 1 }
      defer { isGlued = false }
      let rest = bytes[place...]
      let isName = rest.starts(with: "{{".utf8) && rest.dropFirst(2).first?.isOfWord == true
      if isGlued || isName || isLabel(before: rest) { return }
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      // In backticks these are names of their own.
      if !ReservedWords.all.contains(word) { names.insert(word) }
    }

    /// Whether a colon follows, or the name inside and then a colon.
    private func isLabel(before rest: ArraySlice<UInt8>) -> Bool {
      if rest.first == UInt8(ascii: ":") { return true }
      guard rest.first == UInt8(ascii: " ") else { return false }
      let inside = rest.dropFirst().prefix(while: \.isOfWord)
      return !inside.isEmpty && rest.dropFirst(1 + inside.count).first == UInt8(ascii: ":")
    }
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

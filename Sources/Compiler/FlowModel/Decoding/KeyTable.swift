import FlowDiagnostics

/// The keys of one kind of mapping, looked up by number.
struct KeyTable {
  struct Slot {
    let holds: ShapeName
    /// The alternative that this key tells; nothing for a key that tells none.
    let verbOf: Int?
    /// The alternatives that the key goes with, a bit each.
    var goesWith: UInt32
    /// The keys of which one must be there too, if any must.
    let companions: [Keyword]
  }

  private(set) var slots = [Slot?](repeating: nil, count: Keyword.allCases.count)
  private(set) var required: [(keyword: Keyword, goesWith: UInt32)] = []
  private(set) var spellings: [String] = []
  let alternatives: Alternatives?
  let name: ShapeName

  private static let always = UInt32.max

  init(_ name: ShapeName, _ keys: [Key], _ alternatives: Alternatives?) {
    self.name = name
    self.alternatives = alternatives
    for key in keys { add(key, goesWith: Self.always, verbOf: nil) }
    for (number, alternative) in (alternatives?.all ?? []).enumerated() {
      add(alternative.verb, goesWith: 1 << number, verbOf: number)
    }
    for (number, alternative) in (alternatives?.all ?? []).enumerated() {
      for key in alternative.keys { add(key, goesWith: 1 << number, verbOf: nil) }
    }
  }

  private mutating func add(_ key: Key, goesWith: UInt32, verbOf: Int?) {
    let number = Int(key.keyword.rawValue)
    if slots[number] == nil {
      slots[number] = Slot(
        holds: key.holds, verbOf: verbOf, goesWith: goesWith, companions: key.companions)
      spellings.append(key.keyword.spelling)
    } else {
      slots[number]?.goesWith |= goesWith
    }
    if key.isRequired { required.append((key.keyword, goesWith)) }
  }

  /// The keys of every shape that is a mapping with known keys.
  static let all: [KeyTable?] = ShapeName.allCases.map { name in
    guard case .keys(let keys, let alternatives) = name.shape.mapping else { return nil }
    return KeyTable(name, keys, alternatives)
  }
}

extension KeyTable {
  /// Help for a key that is unknown here: the keys that are known here.
  var help: String {
    "the keys here are " + spellings.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The mapping that has the key, or a similar one; short words are similar to too many.
  func place(of word: String) -> String? {
    if let exact = others.first(where: { $0.spellings.contains(word) }) {
      return "'\(word)' is a key of \(exact.words)"
    }
    if name == .file || name == .flow,
      Self.all[ShapeName.configuration.rawValue]?.spellings.contains(word) == true
    {
      return "'\(word)' is a key of 'flowc.yml', which stands beside the flow files"
    }
    if word.utf8.count < 4 { return nil }
    for (spellings, words) in others {
      if let key = nearest(to: word, among: spellings) { return "'\(key)' is a key of \(words)" }
    }
    return nil
  }

  /// What a mapping of a shape is called, if an author confuses it with others.
  static func words(of name: ShapeName) -> String? {
    name == .file ? "a flow" : mappings.first { $0.name == name }?.words
  }

  /// The keys that go with an alternative, but for those that tell another one.
  func spellings(with verb: Int) -> [String] {
    spellings.filter { spelling in
      guard let slot = keyword(spelling).flatMap({ slots[Int($0.rawValue)] }) else { return false }
      return slot.goesWith & (1 << UInt32(verb)) != 0
    }
  }

  /// The mappings that an author confuses.
  private static let mappings: [(name: ShapeName, words: String)] = [
    (.flow, "a flow"), (.screen, "a screen"), (.action, "an action"), (.actions, "an action"),
    (.sequence, "a sequence"),
  ]

  /// Those that may be confused with this one.
  private var others: [(spellings: [String], words: String)] {
    guard let own = Self.mappings.first(where: { $0.name == name }) else { return [] }
    return Self.mappings.filter { $0.words != own.words }.compactMap { other in
      Self.all[other.name.rawValue].map { ($0.spellings, other.words) }
    }
  }
}

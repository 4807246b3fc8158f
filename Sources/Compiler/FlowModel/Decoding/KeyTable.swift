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
  /// The likely place of a key that is unknown here.
  let otherKeys: String?

  private static let always = UInt32.max

  init(_ keys: [Key], _ alternatives: Alternatives?, otherKeys: String?) {
    self.alternatives = alternatives
    self.otherKeys = otherKeys
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
    return KeyTable(keys, alternatives, otherKeys: name.shape.otherKeys)
  }
}

import FlowDiagnostics
import FlowSyntax

extension ShapeChecker {
  mutating func check(_ mapping: NodeID, has keys: KeyTable) {
    let chosen = alternative(of: mapping, among: keys)
    let allowed: UInt32 = chosen.map { 1 << $0 } ?? 0
    for (key, value) in tree.entries(of: mapping) {
      let slot = Keyword(tree.symbol(of: key)).flatMap { keys.slots[Int($0.rawValue)] }
      guard let slot else {
        unknownKey(key, keys)
        continue
      }
      if slot.goesWith != .max, slot.goesWith & allowed == 0, chosen != nil || !keys.needsVerb {
        misplacedKey(key, slot, chosen, keys)
      } else if !slot.companions.isEmpty {
        checkCompanions(slot.companions, of: key, in: mapping)
      }
      check(value, is: slot.holds)
    }
    checkRequired(of: mapping, allowed, keys)
  }

  /// The first of the alternatives that one of the mapping's keys tells.
  private func alternative(of mapping: NodeID, among keys: KeyTable) -> Int? {
    guard keys.alternatives != nil else { return nil }
    var first: Int?
    for (key, _) in tree.entries(of: mapping) {
      guard let keyword = Keyword(tree.symbol(of: key)) else { continue }
      guard let verb = keys.slots[Int(keyword.rawValue)]?.verbOf else { continue }
      first = min(first ?? verb, verb)
    }
    return first
  }

  private mutating func unknownKey(_ key: NodeID, _ keys: KeyTable) {
    if isKeyWithoutSpace(key, among: keys) { return }
    let word = symbols.text(of: tree.symbol(of: key))
    let meant = diagnostics.isFull ? nil : meantWord(by: word, among: keys.spellings)
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "there is no key '\(word)' here", at: tree.range(of: key),
        hint: meant.map { "did you mean '\($0)'?" } ?? keys.help(for: word),
        fixIt: meant.map { FixIt(replacing: tree.range(of: key), with: $0) }))
  }

  private mutating func checkCompanions(
    _ companions: [Keyword], of key: NodeID, in mapping: NodeID
  ) {
    if companions.contains(where: { tree.value(of: mapping, $0) != nil }) { return }
    let word = symbols.text(of: tree.symbol(of: key))
    let words = companions.map { "'\($0.spelling)'" }.alternatives
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "'\(word)' needs \(words) beside it", at: tree.range(of: key),
        hint: "add \(words), or delete '\(word)'"))
  }

  private mutating func misplacedKey(
    _ key: NodeID, _ slot: KeyTable.Slot, _ chosen: Int?, _ keys: KeyTable
  ) {
    let word = symbols.text(of: tree.symbol(of: key))
    let verbs = keys.alternatives?.all.map(\.verb.keyword.spelling) ?? []
    let message: String
    var hint = "delete '\(word)'"
    if let chosen, slot.verbOf != nil {
      message = "'\(verbs[chosen])' and '\(word)' can't be in one mapping"
      hint = "delete one of the two"
      if keys.alternatives?.areActions == true {
        hint = "write several actions as a list: [{ \(verbs[chosen]): … }, { \(word): … }]"
      }
    } else if let chosen {
      message = "'\(word)' does not go with '\(verbs[chosen])'"
    } else {
      let with = verbs.indices.filter { slot.goesWith & (1 << UInt32($0)) != 0 }
      let words = with.map { "'\(verbs[$0])'" }.alternatives
      message = "'\(word)' needs \(words) beside it"
      hint = "add \(words), or delete '\(word)'"
    }
    diagnostics.append(
      Diagnostic(.error, "unknown-key", message, at: tree.range(of: key), hint: hint))
  }

  private mutating func checkRequired(
    of mapping: NodeID, _ allowed: UInt32, _ keys: KeyTable
  ) {
    if allowed == 0, keys.needsVerb { missingVerb(in: mapping, keys) }
    for (keyword, goesWith) in keys.required where goesWith == .max || goesWith & allowed != 0 {
      if tree.value(of: mapping, keyword) == nil {
        missingKey(
          "the key '\(keyword.spelling)' is missing", in: mapping, "add '\(keyword.spelling): …'")
      }
    }
  }

  /// Names the verbs that all that stands there goes with, or else all verbs.
  private mutating func missingVerb(in mapping: NodeID, _ keys: KeyTable) {
    let present = tree.entries(of: mapping).compactMap { Keyword(tree.symbol(of: $0.key)) }
    let fits = present.reduce(UInt32.max) { $0 & (keys.slots[Int($1.rawValue)]?.goesWith ?? .max) }
    let all = (keys.alternatives?.all ?? []).map { "'\($0.verb.keyword.spelling)'" }
    let fitting = all.indices.filter { fits & (1 << UInt32($0)) != 0 }.map { all[$0] }
    let verbs = fitting.isEmpty ? all : fitting
    missingKey(
      verbs.count == 1
        ? "the key \(verbs[0]) is missing" : "one of \(verbs.alternatives) is missing",
      in: mapping, verbs.count == 1 ? "add \(verbs[0].dropLast()): …'" : "add the one that you mean"
    )
  }

  private mutating func missingKey(_ message: String, in mapping: NodeID, _ hint: String) {
    let range = tree.range(of: mapping)
    let firstKey = tree.entries(of: mapping).first { _ in true }.map { tree.range(of: $0.key) }
    diagnostics.append(
      Diagnostic(.error, "missing-key", message, at: firstKey ?? range, hint: hint))
  }
}

extension KeyTable {
  /// Whether one of the alternatives must be told.
  fileprivate var needsVerb: Bool { alternatives?.isRequired ?? false }
}

extension [String] {
  /// `a, b or c`
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension YAMLTree {
  /// The value of a key in a mapping, if it has one.
  func value(of mapping: NodeID, _ keyword: Keyword) -> NodeID? {
    value(of: mapping, for: keyword.symbol)
  }
}

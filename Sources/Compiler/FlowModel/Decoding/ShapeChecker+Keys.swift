import FlowDiagnostics
import FlowSyntax

extension ShapeChecker {
  typealias Entry = (key: NodeID, value: NodeID)

  mutating func check(_ mapping: NodeID, has keys: KeyTable) {
    let around = (enclosing, holderKey)
    let settled = settleUnknownKeys(of: mapping, keys)
    enclosing = keys.name
    defer { (enclosing, holderKey) = around }
    let parted = actionBesideDecision(in: mapping, keys)
    let chosen = parted?.decision ?? alternative(of: mapping, among: keys)
    let allowed: UInt32 = chosen.map { 1 << $0 } ?? 0
    var isWhole = settled && parted == nil && !holders.contains(mapping)
    for (key, value) in tree.entries(of: mapping) {
      guard let slot = slot(of: key, keys) else { continue }
      let isMisplaced =
        slot.goesWith != .max && slot.goesWith & allowed == 0 && (chosen != nil || !keys.needsVerb)
      if isMisplaced, chosen != nil { leaveOut(key, value) }
      if isMisplaced, parted == nil {
        misplacedKey(key, slot, chosen, in: mapping, keys)
      } else if !isMisplaced, !slot.companions.isEmpty {
        checkCompanions(slot.companions, of: key, in: mapping)
      }
      if tree.isEmpty(value), holders.contains(value) { continue }
      holderKey = key
      if reportsNeighbours((key, value), slot, keys) {
        isWhole = false
      } else {
        check(value, is: slot.holds)
      }
    }
    if let parted { say(parted, in: mapping, keys) }
    if isWhole { checkRequired(of: mapping, allowed, keys) }
  }

  /// The word that a key is, or stands for.
  func keyword(of key: NodeID) -> Keyword? {
    Keyword(corrections.keys.isEmpty ? tree.symbol(of: key) : meant(by: key))
  }

  private func meant(by key: NodeID) -> Symbol { corrections.keys[key] ?? tree.symbol(of: key) }

  func slot(of key: NodeID, _ keys: KeyTable) -> KeyTable.Slot? {
    keyword(of: key).flatMap { keys.slots[Int($0.rawValue)] }
  }

  /// The value of a key, or of one that stands for it.
  func value(of mapping: NodeID, _ keyword: Keyword) -> NodeID? {
    if let value = tree.value(of: mapping, for: keyword.symbol) { return value }
    if corrections.keys.isEmpty { return nil }
    return tree.entries(of: mapping).first { corrections.keys[$0.key] == keyword.symbol }?.value
  }

  /// The first of the alternatives that one of the mapping's keys tells.
  func alternative(of mapping: NodeID, among keys: KeyTable) -> Int? {
    guard keys.alternatives != nil else { return nil }
    var first: Int?
    for (key, _) in tree.entries(of: mapping) {
      guard let verb = slot(of: key, keys)?.verbOf else { continue }
      first = min(first ?? verb, verb)
    }
    return first
  }

  /// Later stages then read the mapping as if the entry weren't there.
  mutating func leaveOut(_ key: NodeID, _ value: NodeID) {
    corrections.refused.append(key)
    unread.append(UnreadPart(key: nil, value: value))
  }

  private mutating func checkCompanions(
    _ companions: [Keyword], of key: NodeID, in mapping: NodeID
  ) {
    if companions.contains(where: { value(of: mapping, $0) != nil }) { return }
    let word = text(key)
    let words = companions.map { "'\($0.spelling)'" }.alternatives
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "'\(word)' needs \(words) beside it", at: tree.range(of: key),
        hint: "add \(words), or delete '\(word)'"))
  }

  private mutating func misplacedKey(
    _ key: NodeID, _ slot: KeyTable.Slot, _ chosen: Int?, in mapping: NodeID, _ keys: KeyTable
  ) {
    let word = text(key)
    let verbs = keys.verbs
    let message: String
    var hint = "delete '\(word)'"
    if let chosen, slot.verbOf != nil {
      message = "'\(verbs[chosen])' and '\(word)' can't be in one mapping"
      hint = "delete one of the two"
      if keys.isAction {
        let both = tree.entries(of: mapping).map { text($0.key) }
          .filter { $0 == verbs[chosen] || $0 == word }
        let list = "[\(both.map { "{ \($0): … }" }.joined(separator: ", "))]"
        hint =
          both == [Keyword.to, .finish].map(\.spelling)
          ? "did you mean 'finished'? If both are to happen, write a list: \(list)"
          : "write several actions as a list: \(list)"
      }
    } else if let chosen {
      message = "'\(word)' does not go with '\(verbs[chosen])'"
      if keys.name == .expectation, verbs[chosen] == Keyword.never.spelling,
        word == Keyword.screen.spelling, let screen = value(of: mapping, .screen)
      {
        hint = "name it under 'never' too: { never: [\(written(screen)), …] }"
      }
    } else {
      let with = verbs.indices.filter { slot.goesWith & (1 << UInt32($0)) != 0 }
      let words = with.map { "'\(verbs[$0])'" }.alternatives
      message = "'\(word)' needs \(words) beside it"
      hint = "add \(words), or delete '\(word)'"
    }
    diagnostics.append(
      Diagnostic(.error, "unknown-key", message, at: tree.range(of: key), hint: hint))
  }

  func text(_ node: NodeID) -> String { symbols.text(of: tree.symbol(of: node)) }
}

extension KeyTable {
  /// Whether one of the alternatives must be told.
  var needsVerb: Bool { alternatives?.isRequired ?? false }

  var isAction: Bool { alternatives?.areActions ?? false }

  /// The keys that tell the alternatives, in their order.
  var verbs: [String] { alternatives?.all.map(\.verb.keyword.spelling) ?? [] }
}

extension [String] {
  /// `a, b or c`
  var alternatives: String { joined(by: "or") }

  /// `a, b and c`
  func joined(by word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension YAMLTree {
  /// The value of a key in a mapping, if it has one.
  func value(of mapping: NodeID, _ keyword: Keyword) -> NodeID? {
    value(of: mapping, for: keyword.symbol)
  }
}

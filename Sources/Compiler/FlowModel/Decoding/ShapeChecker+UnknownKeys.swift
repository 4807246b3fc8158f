import FlowDiagnostics
import FlowSyntax

extension ShapeChecker {
  /// Says where each unknown key of a mapping belongs, or what it was meant to be.
  ///
  /// - Returns: whether all of the mapping can be read, so that a key that is missing is really
  ///   missing.
  mutating func settleUnknownKeys(of mapping: NodeID, _ keys: KeyTable) -> Bool {
    if tree.entries(of: mapping).allSatisfy({ slot(of: $0.key, keys) != nil }) { return true }
    let keyForAll = keyForAll(of: mapping, keys)
    var isRead = true
    var above: Entry?
    var run: [Entry] = []
    for entry in tree.entries(of: mapping) {
      let isKnown = slot(of: entry.key, keys) != nil
      if !isKnown, let above, isMeant(entry, under: above, in: mapping, keys) {
        run.append(entry)
        continue
      }
      settle(run, under: above, keys)
      run = []
      above = isKnown ? entry : nil
      // Where all of them were meant for one key, the first says so.
      if !isKnown, isRead || keyForAll == nil {
        isRead = settleUnknownKey(entry, in: mapping, keys, keyForAll) && isRead
      }
    }
    settle(run, under: above, keys)
    return isRead
  }

  private mutating func settle(_ run: [Entry], under above: Entry?, _ keys: KeyTable) {
    guard let above, !run.isEmpty, let slot = slot(of: above.key, keys) else { return }
    settle(run, under: above, slot.holds)
  }

  /// What an unknown key may be.
  private struct Guess {
    let hint: String
    /// The key that it stands for.
    var keyword: Keyword?
    /// What to write in its place, if no more is to be done.
    var replacement: String?
  }

  /// Whether what the key has can be read all the same.
  private mutating func settleUnknownKey(
    _ entry: Entry, in mapping: NodeID, _ keys: KeyTable, _ keyForAll: String?
  ) -> Bool {
    if isKeyWithoutSpace(entry.key, among: keys) { return leaveUnread(entry) }
    let guess = guess(entry, in: mapping, keys, keyForAll)
    let range = tree.range(of: entry.key)
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "there is no key '\(text(entry.key))' here", at: range,
        hint: guess.hint,
        fixIt: guess.replacement.map { FixIt(replacing: range, with: $0) }))
    guard let keyword = guess.keyword, let slot = keys.slots[Int(keyword.rawValue)],
      value(of: mapping, keyword) == nil, allows(entry.value, slot.holds),
      !keys.isAction || slot.holds.shape.scalar != .text
    else { return leaveUnread(entry) }
    corrections.keys[entry.key] = keyword.symbol
    return true
  }

  private mutating func leaveUnread(_ entry: Entry) -> Bool {
    unread.append(UnreadPart(key: entry.key, value: entry.value))
    return false
  }

  private mutating func guess(
    _ entry: Entry, in mapping: NodeID, _ keys: KeyTable, _ keyForAll: String?
  ) -> Guess {
    let word = text(entry.key)
    if !diagnostics.isFull, let meant = meantWord(by: word, among: keys.spellings) {
      return Guess(
        hint: "did you mean '\(meant)'?", keyword: keys.keyword(meant), replacement: meant)
    }
    if keys.isAction {
      if let guess = guessAction(word, entry.value) { return guess }
    } else if let keyForAll {
      return Guess(hint: hint(for: keyForAll, in: mapping, keys))
    }
    if let place = keys.place(of: word) { return Guess(hint: place) }
    let isEvent =
      keys.name == .transitionEffect
      ? enclosing == .screen : keys.name == .screen && suits(entry.value, .actions)
    return Guess(hint: isEvent ? "events stand under 'transitions'" : keys.help)
  }

  /// The mapping as a list, if that is enough; else with the key that it lacks.
  private func hint(for key: String, in mapping: NodeID, _ keys: KeyTable) -> String {
    let entries = tree.entries(of: mapping)
    let names = entries.prefix(4).map { text($0.key) }
    if keys.name.shape.items != nil, entries.allSatisfy({ tree.isEmpty($0.value) }) {
      return "write a list: [\(names.joined(separator: ", "))]"
    }
    return "write { \(key): { \(names.map { "\($0): …" }.joined(separator: ", ")) } }"
  }

  /// A style or a word in the place of an action's key.
  private func guessAction(_ word: String, _ value: NodeID) -> Guess? {
    if PresentationStyle(rawValue: word) != nil, tree.kind(of: value) == .scalar {
      let target = tree.isEmpty(value) ? "…" : text(value)
      return Guess(hint: "write { to: \(target), style: \(word) }", keyword: .to)
    }
    if Shape.plainVerbs.contains(word) { return Guess(hint: "write the word alone: '\(word)'") }
    return nil
  }

  /// The one key that a mapping must have and lacks, where names of the author stand instead.
  private func keyForAll(of mapping: NodeID, _ keys: KeyTable) -> String? {
    guard keys.alternatives == nil, keys.required.count == 1, let keyword = keys.required.first,
      let slot = keys.slots[Int(keyword.keyword.rawValue)],
      case .named = slot.holds.shape.mapping,
      tree.entries(of: mapping).allSatisfy({ self.slot(of: $0.key, keys) == nil })
    else { return nil }
    return keyword.keyword.spelling
  }
}

extension KeyTable {
  /// The key of this spelling, if it is known here.
  func keyword(_ spelling: String) -> Keyword? {
    Keyword.allCases.first { slots[Int($0.rawValue)] != nil && $0.spelling == spelling }
  }
}

import FlowDiagnostics
import FlowSyntax

extension ShapeChecker {
  /// Says where each unknown key of a mapping belongs, or what it was meant to be.
  ///
  /// - Returns: whether all of the mapping can be read, so that a key that is missing is really
  ///   missing.
  mutating func settleUnknownKeys(of mapping: NodeID, _ keys: KeyTable) -> Bool {
    if tree.entries(of: mapping).allSatisfy({ slot(of: $0.key, keys) != nil }) { return true }
    if reportsUnknownCases(of: mapping, keys) || reportsSequence(mapping, keys) { return false }
    let keyForAll = keyForAll(of: mapping, keys)
    var known = KnownKeys(
      verb: alternative(of: mapping, among: keys),
      haveArguments: value(of: mapping, .with) != nil)
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
        isRead = settleUnknownKey(entry, in: mapping, keys, keyForAll, &known) && isRead
      }
    }
    settle(run, under: above, keys)
    return isRead
  }

  private mutating func settle(_ run: [Entry], under above: Entry?, _ keys: KeyTable) {
    guard let above, !run.isEmpty, let slot = slot(of: above.key, keys) else { return }
    settle(run, under: above, slot.holds)
  }

  /// What the other keys of a mapping tell.
  private struct KnownKeys {
    /// The alternative that they belong to.
    var verb: Int?
    let haveArguments: Bool
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
    _ entry: Entry, in mapping: NodeID, _ keys: KeyTable, _ keyForAll: String?,
    _ known: inout KnownKeys
  ) -> Bool {
    if isKeyWithoutSpace(entry.key, among: keys) { return leaveUnread(entry) }
    if isEntryWithoutColon(entry) { return false }
    // Nobody reads what was meant, and looking for it goes through the whole mapping.
    if diagnostics.isFull {
      diagnostics.append(
        Diagnostic(
          .error, "unknown-key", "there is no key '\(text(entry.key))' here",
          at: tree.range(of: entry.key), hint: "delete it"))
      return leaveUnread(entry)
    }
    if keys.name == .screen, !tree.isInBrackets(mapping), isScreen(entry, among: keys) {
      reportScreen(entry, among: "keys")
      return false
    }
    let guess = guess(entry, in: mapping, keys, keyForAll, known)
    let range = tree.range(of: entry.key)
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "there is no key '\(text(entry.key))' here", at: range,
        hint: guess.hint,
        fixIt: guess.replacement.map { FixIt(replacing: range, with: $0) }))
    guard let keyword = guess.keyword, let slot = keys.slots[Int(keyword.rawValue)],
      value(of: mapping, keyword) == nil, allows(entry.value, slot.holds),
      !keys.isAction || slot.holds.shape.scalar != .text,
      slot.verbOf == nil || [.when, .after, .await].contains(keyword)
        || known.verb.map({ slot.goesWith & (1 << UInt32($0)) != 0 }) ?? true
    else { return leaveUnread(entry) }
    corrections.keys[entry.key] = keyword.symbol
    if let verb = slot.verbOf { known.verb = min(known.verb ?? verb, verb) }
    return true
  }

  /// Whether an unknown key is the name of a screen.
  private mutating func isScreen(_ entry: Entry, among keys: KeyTable) -> Bool {
    if tree.kind(of: entry.value) != .mapping && !tree.isEmpty(entry.value) { return false }
    guard suits(entry.value, .screen) else { return false }
    return meantWord(by: text(entry.key), among: keys.spellings) == nil
  }

  /// Says that the cases of a switch stand beside it, where it has none.
  private mutating func reportsUnknownCases(of mapping: NodeID, _ keys: KeyTable) -> Bool {
    guard keys.name == .screen, value(of: mapping, .switch) != nil,
      value(of: mapping, .cases) == nil
    else { return false }
    let unknown = tree.entries(of: mapping).filter { slot(of: $0.key, keys) == nil }
    guard let first = unknown.first, unknown.allSatisfy({ tree.kind(of: $0.value) == .scalar })
    else { return false }
    let isNear = unknown.contains { meantWord(by: text($0.key), among: keys.spellings) != nil }
    if isNear { return false }
    let names = unknown.prefix(3).map { "'\(text($0.key))'" }.joined(by: "and")
    let cases = unknown.prefix(4).map { "\(text($0.key)): \(written($0.value))" }
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "\(names) must stand under 'cases'", at: tree.range(of: first.key),
        hint: "write 'cases: { \(cases.joined(separator: ", ")) }'"))
    for entry in unknown { leaveUnread(entry) }
    return true
  }

  /// Later stages then read the mapping as if the entry weren't there.
  @discardableResult
  mutating func leaveUnread(_ entry: Entry) -> Bool {
    unread.append(UnreadPart(key: entry.key, value: entry.value))
    corrections.refused.append(entry.key)
    return false
  }

  private mutating func guess(
    _ entry: Entry, in mapping: NodeID, _ keys: KeyTable, _ keyForAll: String?, _ known: KnownKeys
  ) -> Guess {
    let word = text(entry.key)
    if word.contains(where: { "“”„".contains($0) }) {
      return Guess(hint: "put the text in straight quotes")
    }
    if let place = placeAround(entry.key, keys) { return Guess(hint: place) }
    if let hint = hintForWholeValue(entry, in: mapping, keys) { return Guess(hint: hint) }
    if keys.isAction, let guess = guessAction(word, entry.value, in: mapping) { return guess }
    if let meant = meant(by: word, keys, known.verb) {
      return Guess(
        hint: "did you mean '\(meant)'?", keyword: keys.keyword(meant), replacement: meant)
    }
    if isArgument(entry, keys, known) {
      return Guess(
        hint: "an argument stands under 'with': { \(word): \(written(entry.value)) }")
    }
    if let keyForAll { return Guess(hint: hint(for: keyForAll, in: mapping, keys)) }
    let ends: [Keyword?] = [.finished, .cancelled, .dismissed]
    let isEnd = keys.name == .screen && ends.contains(keyword(of: entry.key))
    if !isEnd, let place = keys.place(of: word) { return Guess(hint: place) }
    let isEvent =
      keys.name == .transitionEffect
      ? enclosing == .screen : isEnd || keys.name == .screen && suits(entry.value, .actions)
    return Guess(hint: isEvent ? "events stand under 'transitions'" : keys.help)
  }

  /// What to write instead of a mapping that was meant as a name or a path.
  private func hintForWholeValue(_ entry: Entry, in mapping: NodeID, _ keys: KeyTable) -> String? {
    if keys.name == .deepLink, tree.isEmpty(entry.value), tree.isInBrackets(mapping) {
      return "write a path in quotes: \"/{\(text(entry.key))}\""
    }
    guard let holderKey, keyword(of: holderKey) == .leaving, tree.kind(of: entry.value) == .scalar,
      ["ask", "confirm", "alert", "show", "present", "confirmation"].contains(text(entry.key))
    else { return nil }
    return "write the name of the alert: 'leaving: \(text(entry.value))'"
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

  /// The word that a key was likely meant to be, first among those that go with the others.
  private func meant(by word: String, _ keys: KeyTable, _ verb: Int?) -> String? {
    verb.flatMap { meantWord(by: word, among: keys.spellings(with: $0)) }
      ?? meantWord(by: word, among: keys.spellings)
  }

  /// Where a key of the mapping around belongs.
  private func placeAround(_ key: NodeID, _ keys: KeyTable) -> String? {
    guard let enclosing, let holderKey, let words = KeyTable.words(of: enclosing),
      KeyTable.words(of: keys.name) != words, let around = KeyTable.all[enclosing.rawValue],
      slot(of: key, around) != nil, Synonym.meant(by: text(key), among: keys.spellings) == nil
    else { return nil }
    let word = text(key)
    if keys.spellings.contains(where: { $0.hasPrefix(word) || word.hasPrefix($0) }) { return nil }
    return "'\(word)' is a key of \(words): put it beside '\(text(holderKey))'"
  }

  /// Whether an action has a key that goes with `with`, which it lacks.
  private func takesArguments(_ keys: KeyTable, _ known: KnownKeys) -> Bool {
    guard let slot = keys.slots[Int(Keyword.with.rawValue)], let verb = known.verb else {
      return false
    }
    return slot.goesWith & (1 << UInt32(verb)) != 0 && !known.haveArguments
  }

  /// A style or a word in the place of an action's key.
  private func guessAction(_ word: String, _ value: NodeID, in mapping: NodeID) -> Guess? {
    if PresentationStyle(rawValue: word) != nil, tree.kind(of: value) == .scalar {
      if let target = self.value(of: mapping, .to) {
        return Guess(hint: "write { to: \(written(target)), style: \(word) }")
      }
      let isName = !tree.isEmpty(value) && !["true", "false"].contains(text(value))
      return Guess(
        hint: "write { to: \(isName ? text(value) : "…"), style: \(word) }",
        keyword: isName ? .to : nil)
    }
    guard Shape.plainVerbs.contains(word), tree.kind(of: value) == .scalar,
      tree.isEmpty(value) || ["true", "yes"].contains(text(value))
    else { return nil }
    return Guess(hint: "write the word alone: '\(word)'")
  }

  /// Whether an unknown key of an action is the name of an argument.
  private func isArgument(_ entry: Entry, _ keys: KeyTable, _ known: KnownKeys) -> Bool {
    let word = text(entry.key)
    return keys.isAction && tree.kind(of: entry.value) == .scalar && !tree.isEmpty(entry.value)
      && !Shape.plainVerbs.contains(text(entry.value))
      && !Keyword.allCases.contains { $0.spelling == word } && takesArguments(keys, known)
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

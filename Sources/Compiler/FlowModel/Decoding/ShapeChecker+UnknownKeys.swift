import FlowDiagnostics
import FlowSyntax

extension ShapeChecker {
  /// Says where each unknown key of a mapping belongs, or what it was meant to be.
  ///
  /// - Returns: whether all of the mapping can be read, so that a key that is missing is really
  ///   missing.
  mutating func settleUnknownKeys(of mapping: NodeID, _ keys: KeyTable) -> Bool {
    if tree.entries(of: mapping).allSatisfy({ slot(of: $0.key, keys) != nil }) { return true }
    if reportsUnknownCases(of: mapping, keys) || reportsUnknownEnds(of: mapping, keys)
      || reportsSequence(mapping, keys)
    {
      return false
    }
    let keyForAll = keyForAll(of: mapping, keys)
    var known = KnownKeys(
      verb: alternative(of: mapping, among: keys),
      haveArguments: value(of: mapping, .with) != nil,
      lackButtons: isAlert(mapping) && value(of: mapping, .buttons) == nil)
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

  private func isAlert(_ mapping: NodeID) -> Bool {
    value(of: mapping, .alert) ?? value(of: mapping, .confirmationDialog) != nil
  }

  private mutating func settle(_ run: [Entry], under above: Entry?, _ keys: KeyTable) {
    guard let above, !run.isEmpty, let slot = slot(of: above.key, keys) else { return }
    settle(run, under: above, slot.holds)
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
    guard !unknown.isEmpty, unknown.allSatisfy({ tree.kind(of: $0.value) == .scalar }) else {
      return false
    }
    let isNear = unknown.contains { meantWord(by: text($0.key), among: keys.spellings) != nil }
    if isNear { return false }
    reportCases(unknown)
    return true
  }

  /// Later stages then read the mapping as if the entry weren't there.
  @discardableResult
  mutating func leaveUnread(_ entry: Entry) -> Bool {
    unread.append(UnreadPart(key: entry.key, value: entry.value))
    corrections.refused.append(entry.key)
    return false
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

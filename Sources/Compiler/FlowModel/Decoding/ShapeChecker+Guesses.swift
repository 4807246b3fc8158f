import FlowDiagnostics
import FlowSyntax

/// What an unknown key was likely meant to be.
extension ShapeChecker {
  /// What the other keys of a mapping tell.
  struct KnownKeys {
    /// The alternative that they belong to.
    var verb: Int?
    let haveArguments: Bool
    /// Whether they make an alert without buttons.
    let lackButtons: Bool
  }

  /// What an unknown key may be.
  struct Guess {
    let hint: String
    /// The key that it stands for.
    var keyword: Keyword?
    /// What to write in its place, if no more is to be done.
    var replacement: String?
  }

  mutating func guess(
    _ entry: Entry, in mapping: NodeID, _ keys: KeyTable, _ keyForAll: String?, _ known: KnownKeys
  ) -> Guess {
    let word = text(entry.key)
    if word.contains(where: { "“”„".contains($0) }) {
      return Guess(hint: "put the text in straight quotes")
    }
    if let hint = foreign(entry, in: mapping, keys) { return Guess(hint: hint) }
    if let place = screenToAdd(entry.key, keys) ?? placeAround(entry.key, keys) {
      return Guess(hint: place)
    }
    if let hint = hintForWholeValue(entry, in: mapping, keys) ?? button(entry, known) {
      return Guess(hint: hint)
    }
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

  /// A button beside an alert without any.
  private func button(_ entry: Entry, _ known: KnownKeys) -> String? {
    guard known.lackButtons, tree.kind(of: entry.value) == .scalar,
      text(entry.value) == "none" || ["ok", "cancel", "yes", "no"].contains(text(entry.key))
    else { return nil }
    return "buttons stand under 'buttons': { \(text(entry.key)): \(written(entry.value)) }"
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
    if verb == nil, keys.needsVerb, let verb = Synonym.meant(by: word, among: keys.verbs) {
      return verb
    }
    return verb.flatMap { meantWord(by: word, among: keys.spellings(with: $0)) }
      ?? meantWord(by: word, among: keys.spellings)
  }

  /// What makes a screen, where a screen is named: in a tab or a step.
  private func screenToAdd(_ key: NodeID, _ keys: KeyTable) -> String? {
    guard keys.slots[Int(Keyword.screen.rawValue)] != nil,
      let word = keyword(of: key), Self.keysOfScreens.contains(word)
    else { return nil }
    return "'\(word.spelling)' is a key of a screen: add a screen with it, and name that here"
  }

  private static let keysOfScreens: Set<Keyword> = [
    .embed, .alert, .confirmationDialog, .tabs, .split, .switch, .external, .params, .deepLink,
    .transitions, .returns, .view, .model,
  ]

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
    guard tree.kind(of: value) == .scalar,
      tree.isEmpty(value) || ["true", "yes"].contains(text(value))
    else { return nil }
    let verbs = Shape.plainVerbs
    let meant = verbs.contains(word) ? word : Synonym.meant(by: word, among: verbs)
    return meant.map { Guess(hint: "write the word alone: '\($0)'") }
  }

  /// Whether an unknown key of an action is the name of an argument.
  private func isArgument(_ entry: Entry, _ keys: KeyTable, _ known: KnownKeys) -> Bool {
    let word = text(entry.key)
    return keys.isAction && tree.kind(of: entry.value) == .scalar && !tree.isEmpty(entry.value)
      && !Shape.plainVerbs.contains(text(entry.value))
      && !Keyword.allCases.contains { $0.spelling == word } && takesArguments(keys, known)
  }
}

extension KeyTable {
  /// The key of this spelling, if it is known here.
  func keyword(_ spelling: String) -> Keyword? {
    Keyword.allCases.first { slots[Int($0.rawValue)] != nil && $0.spelling == spelling }
  }
}

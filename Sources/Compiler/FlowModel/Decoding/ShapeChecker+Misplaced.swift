import FlowDiagnostics
import FlowSyntax

/// Entries among names that the author chooses, which are keys or screens of a mapping further out.
extension ShapeChecker {
  /// Whether an entry is none of its mapping; then it says where it belongs.
  mutating func reportsMisplaced(
    _ entry: Entry, under above: Entry?, in mapping: NodeID, _ value: ShapeName
  ) -> Bool {
    if isScreenAmongEvents(entry, in: mapping, value) {
      reportScreen(entry, among: "events")
    } else if let above, isSecondPart(entry, of: above, in: mapping, value) {
      let word = text(entry.key)
      report(
        entry, "'\(word)' stands among the events, and '\(text(above.key))' has one already",
        "delete this '\(word)', or put it in the place of the other one")
    } else if let words = ownerOfKey(entry, value) {
      report(entry, "'\(text(entry.key))' is a key of \(words)", hintForKey(in: mapping))
    } else {
      return false
    }
    return true
  }

  /// Whether a sequence stands among the screens; then it says so.
  mutating func reportsSequence(_ mapping: NodeID, _ keys: KeyTable) -> Bool {
    guard keys.name == .screen, let screenKey, value(of: mapping, .steps) != nil else {
      return false
    }
    let word = text(screenKey)
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "'\(word)' has 'steps', but stands among the screens",
        at: tree.range(of: screenKey),
        hint: "a sequence stands under 'sequences': move '\(word)' there, with all its lines"))
    for entry in tree.entries(of: mapping) { leaveUnread(entry) }
    return true
  }

  /// Says of a screen that its lines are too far to the right.
  mutating func reportScreen(_ entry: Entry, among what: String) {
    let around = screenKey.map { "'\(text($0))'" }
    let lines = tree.isEmpty(entry.value) ? "it" : "all its lines"
    report(
      entry,
      "'\(text(entry.key))' is a screen, but stands among the \(what)"
        + (around.map { " of \($0)" } ?? ""),
      "move \(lines) to the left, as far as \(around ?? "the other screens")")
    check(entry.value, is: .screen)
  }

  private mutating func report(_ entry: Entry, _ message: String, _ hint: String) {
    diagnostics.append(
      Diagnostic(.error, "unknown-key", message, at: tree.range(of: entry.key), hint: hint))
    leaveUnread(entry)
  }

  /// Whether an event has the keys of a screen, and nothing to do.
  private func isScreenAmongEvents(
    _ entry: Entry, in mapping: NodeID, _ value: ShapeName
  ) -> Bool {
    guard value == .actions, tree.kind(of: entry.value) == .mapping, !tree.isInBrackets(mapping),
      let screen = KeyTable.all[ShapeName.screen.rawValue],
      let actions = KeyTable.all[ShapeName.actions.rawValue]
    else { return false }
    var isOfScreen = false
    for (key, _) in tree.entries(of: entry.value) {
      if slot(of: key, screen) == nil { return false }
      let slot = slot(of: key, actions)
      if slot?.verbOf != nil { return false }
      isOfScreen = isOfScreen || slot == nil
    }
    return isOfScreen
  }

  /// Whether a `then` or `else` stands beside an event whose action has one.
  private func isSecondPart(
    _ entry: Entry, of above: Entry, in mapping: NodeID, _ value: ShapeName
  ) -> Bool {
    guard value == .actions, let word = keyword(of: entry.key), [.then, .else].contains(word),
      !tree.isInBrackets(mapping), tree.kind(of: above.value) == .mapping,
      !tree.isInBrackets(above.value)
    else { return false }
    return self.value(of: above.value, word) != nil
  }

  /// What has the key, where that is the mapping around and the value suits only it.
  private mutating func ownerOfKey(_ entry: Entry, _ value: ShapeName) -> String? {
    guard case .keys = value.shape.mapping, let enclosing,
      let words = KeyTable.words(of: enclosing),
      let keys = KeyTable.all[enclosing.rawValue], let slot = slot(of: entry.key, keys),
      !tree.isEmpty(entry.value), !suits(entry.value, value), suits(entry.value, slot.holds)
    else { return nil }
    let isScalar = tree.kind(of: entry.value) == .scalar
    let isName = slot.holds.shape.scalar == .name || slot.holds.shape.scalar == .type
    return value == .actions && isScalar && isName ? nil : words
  }

  private func hintForKey(in mapping: NodeID) -> String {
    guard let holderKey else { return "move it to the left" }
    return tree.isInBrackets(mapping)
      ? "put it beside '\(text(holderKey))'"
      : "move it to the left, as far as '\(text(holderKey))'"
  }
}

/// Actions of buttons, which stand with the event of the same name.
extension ShapeChecker {
  /// Whether a button has actions; then it says so.
  mutating func reportsActions(_ button: Entry) -> Bool {
    guard let keys = KeyTable.all[ShapeName.actions.rawValue] else { return false }
    let action: String
    switch tree.kind(of: button.value) {
    case .scalar: return false
    case .sequence: action = "…"
    case .mapping:
      let entries = tree.entries(of: button.value).map { $0 }
      guard let verb = entries.first(where: { slot(of: $0.key, keys)?.verbOf != nil }) else {
        return false
      }
      let isTarget = keyword(of: verb.key) == .to && entries.count == 1
      action =
        isTarget
        ? written(verb.value)
        : entries.count == 1 ? "{ \(text(verb.key)): \(written(verb.value)) }" : "…"
    }
    let name = text(button.key)
    // A button of an alert that is a screen is an event of the screens that show it.
    let inline = enclosing == .screen ? nil : screenKey
    let owner =
      inline.map { "'\(text($0))'" }
      ?? "the screen that shows \(screenKey.map { "'\(text($0))'" } ?? "the alert")"
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "a button has no actions: its event has",
        at: tree.range(of: button.value),
        hint: "write '\(name): \(name.prefix(1).uppercased() + name.dropFirst())', "
          + "and add '\(name): \(action)' to the 'transitions' of \(owner)"))
    leaveUnread(button)
    return true
  }
}

/// Conditions as other languages combine them.
extension ShapeChecker {
  static let eitherOf =
    "write one alternative for each under 'choose', or declare one guard for all of them"

  /// Checks the states of a condition, each with one value.
  mutating func checkTests(of mapping: NodeID) {
    for (key, value) in tree.entries(of: mapping) {
      guard tree.kind(of: value) == .sequence else {
        check(value, is: .name)
        continue
      }
      let word = text(key)
      let operands = tree.items(of: value).map { written($0) }
      let isAnd = ["and", "all", "allof"].contains(word.lowercased())
      let isWord = isAnd || ["or", "any", "anyof", "either"].contains(word.lowercased())
      diagnostics.append(
        Diagnostic(
          .error, "unexpected-value", "there is no '\(isWord ? word : "or")' in a condition",
          at: tree.range(of: isWord ? key : value),
          hint: isAnd
            ? "write a list: [\(operands.joined(separator: ", "))]" : Self.eitherOf))
      unread.append(UnreadPart(key: key, value: value))
    }
  }
}

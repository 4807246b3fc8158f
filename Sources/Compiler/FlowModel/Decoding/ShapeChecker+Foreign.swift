import FlowDiagnostics
import FlowSyntax

/// Keys of other frameworks that the language has no word for, because it says the same by other means.
extension ShapeChecker {
  func foreign(_ entry: Entry, in mapping: NodeID, _ keys: KeyTable) -> String? {
    let key = text(entry.key)
    let word = key.lowercased()
    if keys.isAction, Shape.plainVerbs.contains(key) { return list(with: key, in: mapping) }
    if word == "unless", keys.slots[Int(Keyword.when.rawValue)] != nil {
      let asked = tree.kind(of: entry.value) == .scalar ? " of '\(text(entry.value))'" : ""
      return "declare a guard that answers the opposite\(asked), and ask it with 'when'"
    }
    if keys.isAction { return foreignAction(word, entry.value, in: mapping) }
    switch keys.name {
    case .screen: return foreignKeyOfScreen(word, entry.value, in: mapping)
    case .step:
      guard word == "then", let when = value(of: mapping, .when) else { return nil }
      return "write { screen: \(written(entry.value)), when: \(written(when)) }"
    case .outcome:
      return value(of: mapping, .ends) == nil ? endsBeside(in: mapping) : nil
    case .tab, .choice: return alone(entry, in: mapping, keys)
    case .expectation:
      guard word == "before", let screen = value(of: mapping, .screen) else { return nil }
      return
        "say it of the later screen: { screen: \(written(entry.value)), after: \(written(screen)) }"
    default: return nil
    }
  }

  /// The one entry of a tab or of an alternative, whose key is a name: `a: { title: A }`, `g: b`.
  private func alone(_ entry: Entry, in mapping: NodeID, _ keys: KeyTable) -> String? {
    guard tree.heads(of: mapping).count == 1,
      meantWord(by: text(entry.key), among: keys.spellings) == nil
    else { return nil }
    if keys.name == .choice {
      return "write { when: \(text(entry.key)), then: \(written(entry.value)) }"
    }
    if tree.isEmpty(entry.value) { return "write '\(text(entry.key))' without ':'" }
    guard tree.kind(of: entry.value) == .mapping else { return nil }
    let entries = tree.entries(of: entry.value).prefix(4).map { key, value in
      "\(text(key)): \(written(value))"
    }
    return "write { \((["screen: \(text(entry.key))"] + entries).joined(separator: ", ")) }"
  }

  /// The ends of an outcome that stand beside its parameters.
  private func endsBeside(in mapping: NodeID) -> String? {
    let ends = tree.entries(of: mapping).filter {
      ![.params, .description].contains(keyword(of: $0.key))
    }
    if value(of: mapping, .params) == nil { return nil }
    let areBare = ends.allSatisfy { tree.isEmpty($0.value) }
    let names = ends.prefix(8).map { text($0.key) + (areBare ? "" : ": \(written($0.value))") }
    let list = names.joined(separator: ", ")
    return "put the ends under 'ends': " + (areBare ? "ends: [\(list)]" : "ends: { \(list) }")
  }

  private func foreignAction(_ word: String, _ value: NodeID, in mapping: NodeID) -> String? {
    let isScalar = tree.kind(of: value) == .scalar
    switch word {
    case "animated" where isScalar && ["true", "false"].contains(text(value)):
      return "delete it: the system animates what comes up"
    case "switch":
      return "write a list of alternatives: "
        + "{ choose: [{ when: { \(written(value)): … }, then: … }, …] }"
    case "external": return "declare a screen with 'external: true', and name it here"
    case "timeout": return "let an event wait: { after: 30s, then: … }"
    case "state", "setstate": return "the app changes its states: call an 'effect' that does"
    default: return nil
    }
  }

  /// Several actions, in the order of their keys: `{ dismiss: true, to: three }`.
  private func list(with word: String, in mapping: NodeID) -> String? {
    guard let keys = KeyTable.all[ShapeName.actions.rawValue] else { return nil }
    let actions = tree.entries(of: mapping).compactMap { key, value -> String? in
      let word = text(key)
      if Shape.plainVerbs.contains(word) {
        guard tree.kind(of: value) == .mapping else { return word }
        let inner = tree.heads(of: value).first.map { "{ \(text($0)): … }" }
        return [word, inner].compactMap { $0 }.joined(separator: ", ")
      }
      return slot(of: key, keys)?.verbOf == nil ? nil : "{ \(word): \(written(value)) }"
    }
    let list = actions.joined(separator: ", ")
    return list == word ? nil : "write several actions as a list: [\(list)]"
  }

  private func foreignKeyOfScreen(
    _ word: String, _ value: NodeID, in mapping: NodeID
  ) -> String? {
    switch word {
    case "type", "kind": return "say what it is by a key, such as 'alert: …' or 'tabs: [ … ]'"
    case "modal": return "write 'style: sheet'"
    case "selected", "selectedtab", "initialtab", "defaulttab":
      if self.value(of: mapping, .tabs) == nil { return nil }
      return "the first tab is selected: put \(quotedOrIt(value)) first"
    case "dismissable", "dismissible", "swipetodismiss", "swipeable":
      return text(value) == "false"
        ? "write 'interactiveDismissDisabled: true'" : "delete it: users can swipe a sheet away"
    default: return nil
    }
  }

  private func quotedOrIt(_ value: NodeID) -> String {
    tree.kind(of: value) == .scalar && !tree.isEmpty(value) ? "'\(text(value))'" : "it"
  }

  /// Whether the ends of an outcome stand beside its 'await', where it has no 'cases'; then it says so.
  mutating func reportsUnknownEnds(of mapping: NodeID, _ keys: KeyTable) -> Bool {
    guard keys.isAction, let outcome = value(of: mapping, .await),
      value(of: mapping, .cases) == nil
    else { return false }
    let unknown = tree.entries(of: mapping).filter { slot(of: $0.key, keys) == nil }
    let ends = ends(ofOutcome: outcome)
    guard unknown.allSatisfy({ ends.contains(text($0.key)) }) else { return false }
    reportCases(unknown)
    return true
  }

  /// Says that the cases of a switch or an outcome must stand together.
  mutating func reportCases(_ unknown: [Entry]) {
    let names = unknown.prefix(3).map { "'\(text($0.key))'" }.joined(by: "and")
    let cases = unknown.prefix(4).map { "\(text($0.key)): \(written($0.value))" }
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "\(names) must stand under 'cases'",
        at: tree.range(of: unknown[0].key),
        hint: "write 'cases: { \(cases.joined(separator: ", ")) }'"))
    for entry in unknown { leaveUnread(entry) }
  }
}

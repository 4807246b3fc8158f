import FlowDiagnostics
import FlowSyntax

/// Values of the wrong kind that say all that is needed, as they should be written.
extension ShapeChecker {
  func rewritten(_ node: NodeID, as shape: Shape) -> String? {
    let holder = holderKey.flatMap { keyword(of: $0) }
    switch tree.kind(of: node) {
    case .scalar:
      if tree.isEmpty(node) || shape.items == nil || shape.scalar != nil { return nil }
      if holder == .states, text(node).lowercased().hasPrefix("bool") {
        return "write a list of names, such as [on, off]; a question with yes or no is a guard"
      }
      if holder == .never {
        return "name the screens that must never be on screen together: [\(text(node)), …]"
      }
      return "write a list: [\(text(node))]"
    case .sequence: return mapping(of: node, as: shape) ?? name(in: node, as: shape)
    case .mapping:
      if holder == .within {
        return "write a whole number, with the screens beside it: { screen: …, within: 3, of: … }"
      }
      return list(of: node, as: shape) ?? name(in: node, as: shape) ?? text(in: node, as: shape)
        ?? guardFor(node)
    }
  }

  /// A text that begins with a parameter, which YAML reads as a mapping: `{name}`.
  private func text(in mapping: NodeID, as shape: Shape) -> String? {
    guard shape.scalar == .text, tree.isInBrackets(mapping), tree.heads(of: mapping).count == 1,
      let first = tree.entries(of: mapping).first(where: { _ in true }), tree.isEmpty(first.value)
    else { return nil }
    return "put the text in quotes: \"{\(text(first.key))}\""
  }

  /// What to ask instead of a state, where only a guard can be asked.
  private func guardFor(_ mapping: NodeID) -> String? {
    guard holderKey.flatMap({ keyword(of: $0) }) == .requires,
      let (state, value) = tree.entries(of: mapping).first(where: { _ in true }),
      tree.kind(of: value) == .scalar, !tree.isEmpty(value)
    else { return nil }
    let words = [text(state), "is", text(value)]
    return "declare a guard that asks the state, and name it: 'requires: \(words.camelCased)'"
  }

  /// The guard to declare where several are to be asked, and only one can be.
  private func guardForAll(of list: NodeID) -> String? {
    let names = tree.heads(of: list)
    guard holderKey.flatMap({ keyword(of: $0) }) == .requires, names.count > 1,
      names.allSatisfy({ tree.kind(of: $0) == .scalar && !tree.isEmpty($0) })
    else { return nil }
    let all = names.prefix(3).map { text($0) }.joined(separator: " and ").split(separator: " ")
    return "declare a guard that asks them all, and name it: "
      + "'requires: \(all.map(String.init).camelCased)'"
  }

  /// The one name in a list, or in an action that only leads to a screen.
  private func name(in node: NodeID, as shape: Shape) -> String? {
    guard shape.scalar == .name, shape.items == nil, shape.mapping == nil,
      let first = tree.heads(of: node).first, tree.kind(of: first) == .scalar
    else { return nil }
    if tree.kind(of: node) == .sequence {
      return guardForAll(of: node) ?? "write one name: \(written(first))"
    }
    let target = tree.value(of: node, Keyword.to)
    return target.flatMap {
      tree.kind(of: $0) == .scalar && !tree.isEmpty($0)
        ? "write the name alone: \(written($0))" : nil
    }
  }

  /// Whether a list of names stands where a flow names its ends; then it says so.
  mutating func reportsListOfEnds(_ list: NodeID) -> Bool {
    let names = tree.heads(of: list)
    if names.count > 1, reportsListOfTypedEnds(list, names) { return true }
    guard names.count > 1,
      names.allSatisfy({ tree.kind(of: $0) == .scalar && !tree.isEmpty($0) })
    else { return false }
    let areNames = names.allSatisfy { text($0).first?.isLowercase ?? false }
    unread.append(UnreadPart(key: nil, value: list))
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "a list of \(areNames ? "names" : "types") is no type",
        at: tree.range(of: list),
        hint: areNames
          ? "write 'returns: \(braces(names.map { "\(text($0)): " }))'"
          : "write one type, or name the ends: 'returns: { one: …, other: … }'"))
    return true
  }

  /// The same where some of the names have types: `[selected: Item, cleared]`.
  private mutating func reportsListOfTypedEnds(_ list: NodeID, _ ends: [NodeID]) -> Bool {
    var written: [String] = []
    for end in ends {
      if tree.kind(of: end) == .scalar, !tree.isEmpty(end) {
        written.append("\(text(end)): ")
      } else if tree.kind(of: end) == .mapping, tree.heads(of: end).count == 1,
        let entry = tree.entries(of: end).first(where: { _ in true })
      {
        written.append("\(text(entry.key)): \(self.written(entry.value))")
      } else {
        return false
      }
    }
    if ends.allSatisfy({ tree.kind(of: $0) == .scalar }) { return false }
    unread.append(UnreadPart(key: nil, value: list))
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "the ends of a flow are no list", at: tree.range(of: list),
        hint: "write 'returns: \(braces(written))'"))
    return true
  }

  /// A list as a mapping.
  private func mapping(of list: NodeID, as shape: Shape) -> String? {
    let items = tree.heads(of: list)
    if items.isEmpty { return nil }
    let areButtons = holderKey.flatMap { keyword(of: $0) } == .buttons
    if items.allSatisfy({ tree.kind(of: $0) == .mapping }) {
      guard shape.mapping != nil else { return nil }
      if areButtons { return "name each button by its event: { ok: OK, cancel: none }" }
      return tree.isInBrackets(list)
        ? "write one mapping, with braces instead of brackets"
        : "delete \(items.count > 1 ? "each" : "the") '- '"
    }
    guard items.allSatisfy({ tree.kind(of: $0) == .scalar && !tree.isEmpty($0) }) else {
      return nil
    }
    switch shape.mapping {
    case .named(let value, _):
      if areButtons { return "write \(braces(items.map { "\(text($0)): none" }))" }
      if let hint = casesOrModules(items) { return hint }
      let isBare = value.shape.mayBeEmpty
      let each = isBare ? "" : ", each with \(value.shape.summary)"
      let mark = isBare ? ":" : ": …"
      if tree.isInBrackets(list) {
        return "write \(braces(items.map { text($0) + (isBare ? ": " : mark) }))" + each
      }
      return "delete each '- ', and write ':' behind the name: '\(text(items[0]))\(mark)'" + each
    case .keys(let keys, _):
      let required = keys.filter(\.isRequired)
      if required.count == 1, required[0].holds.shape.items != nil {
        let names = items.prefix(8).map { text($0) }.joined(separator: ", ")
        return "write { \(required[0].keyword.spelling): [\(names)] }"
      }
      guard let fitting = [required, keys].first(where: { $0.count == items.count }) else {
        return nil
      }
      return "write "
        + braces(zip(fitting, items).map { "\($0.keyword.spelling): \(text($1))" })
    default: return nil
    }
  }

  /// A list of what stands under names that it lacks: screens of a `switch`, folders of modules.
  private func casesOrModules(_ items: [NodeID]) -> String? {
    let texts = items.map { text($0) }
    if holderKey.flatMap({ keyword(of: $0) }) == .cases, enclosing == .screen {
      return "write each screen behind a value of the state: "
        + braces(zip(["one", "two", "three"], texts).map { "\($0): \($1)" })
    }
    guard texts.contains(where: { $0.contains("/") }) else { return nil }
    return "write "
      + braces(
        texts.map { path in
          let last = path.split(separator: "/").last.map(String.init) ?? path
          return "\(last.prefix { $0 != "." }): \(path)"
        })
  }

  /// A mapping as a list, where it is an item of it or has the names of its items.
  private func list(of mapping: NodeID, as shape: Shape) -> String? {
    guard let items = shape.items, shape.mapping == nil,
      let first = tree.heads(of: mapping).first
    else { return nil }
    guard let keys = KeyTable.all[items.rawValue] else {
      let names = tree.heads(of: mapping).prefix(8).map { text($0) }
      return "write a list: [\(names.joined(separator: ", "))]"
    }
    if tree.entries(of: mapping).allSatisfy({ slot(of: $0.key, keys) != nil }) {
      return tree.isInBrackets(mapping)
        ? "put brackets around it"
        : "put '- ' before '\(text(first))', and two spaces before each other line"
    }
    if items == .flow, tree.entries(of: mapping).allSatisfy({ tree.kind(of: $0.value) == .mapping })
    {
      let name = text(first)
      return tree.isInBrackets(mapping)
        ? "write a list, with each name behind 'flow': [{ flow: \(name), … }]"
        : "write '- flow: \(name)' instead of '\(name):', and so for each flow"
    }
    guard items.shape.scalar == .name, keys.slots[Int(Keyword.screen.rawValue)] != nil else {
      return nil
    }
    let written = tree.entries(of: mapping).prefix(4).map { key, value in
      tree.isEmpty(value) ? text(key) : "{ screen: \(text(key)), … }"
    }
    return "write a list: [\(written.joined(separator: ", "))]"
  }

  private func braces(_ entries: [String]) -> String {
    let rest = entries.count > 6 ? ", …" : ""
    return "{ \((entries.prefix(6).joined(separator: ", ") + rest).trimmed) }"
  }

  /// Says where a key has a mapping that holds what belongs beside the key: `alert: { buttons: … }`.
  mutating func reportsNeighbours(
    _ entry: Entry, _ slot: KeyTable.Slot, _ keys: KeyTable
  ) -> Bool {
    let shape = slot.holds.shape
    guard slot.verbOf != nil, shape.mapping == nil, shape.scalar != nil,
      tree.kind(of: entry.value) == .mapping
    else { return false }
    var own: NodeID?
    var others: [String] = []
    for (key, value) in tree.entries(of: entry.value) {
      let isTitle = keyword(of: key) == .title && own == nil
      if !isTitle, let slot = self.slot(of: key, keys), slot.verbOf == nil {
        others.append("\(text(key)): \(written(value))")
      } else if own == nil {
        own = value
      }
    }
    if others.isEmpty { return false }
    let first = "\(text(entry.key)): \(own.map { written($0) } ?? "…")"
    reject(
      entry.value, "a mapping", expecting: shape, hint: "write \(braces([first] + others))")
    return true
  }
}

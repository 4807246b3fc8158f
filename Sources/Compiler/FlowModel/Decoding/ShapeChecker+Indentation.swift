import FlowDiagnostics
import FlowSyntax

/// Lines that are not indented enough: to YAML they belong to the mapping around the one that they
/// were meant for. That one is right above them, and then it is empty or too short.
extension ShapeChecker {
  /// Checks entries with names that the author chooses.
  mutating func checkEntries(of mapping: NodeID, _ value: ShapeName, _ known: [Key]) {
    var above: Entry?
    var run: [Entry] = []
    var empty: Entry?
    for entry in tree.entries(of: mapping) {
      if let above, isMeant(entry, under: above, after: run, in: mapping, value) {
        run.append(entry)
        empty = tree.isEmpty(entry.value) ? entry : nil
        continue
      }
      if let empty, isMeant(entry, underEmpty: empty, value) {
        run.append(entry)
        corrections.holders.append(
          Corrections.Holder(empty.value, from: entry.key, to: entry.value))
        continue
      }
      if reportsMisplaced(entry, under: above, in: mapping, value) { continue }
      checkEntry(above, and: run, value, known)
      run = []
      empty = nil
      above = entry
    }
    checkEntry(above, and: run, value, known)
  }

  private mutating func checkEntry(
    _ entry: Entry?, and run: [Entry], _ value: ShapeName, _ known: [Key]
  ) {
    guard let entry else { return }
    let symbol = tree.symbol(of: entry.key)
    let holds = known.first { $0.keyword.symbol == symbol }?.holds ?? value
    if isEntryWithoutColon(entry) || value == .button && reportsActions(entry) { return }
    let around = screenKey
    defer { screenKey = around }
    if value == .screen { screenKey = entry.key }
    if !run.isEmpty { settle(run, under: entry, holds) }
    if run.isEmpty || !tree.isEmpty(entry.value) { check(entry.value, is: holds) }
  }

  /// Whether an entry that can't be one of its mapping is a key of the entry above it.
  private mutating func isMeant(
    _ entry: Entry, under above: Entry, after run: [Entry], in mapping: NodeID, _ value: ShapeName
  ) -> Bool {
    guard let word = Keyword(tree.symbol(of: entry.key)), !tree.isInBrackets(mapping),
      let held = shape(under: value, of: entry.key), case .keys = value.shape.mapping,
      canHold(above.value), !has(above.value, tree.symbol(of: entry.key)),
      suits(entry.value, held)
    else { return false }
    if !suits(entry.value, value) { return true }
    return value == .actions
      ? isPart(word, of: above, after: run) : tree.isEmpty(entry.value)
  }

  /// Whether an entry that could be an event is what the action above it lacks.
  private func isPart(_ word: Keyword, of above: Entry, after run: [Entry]) -> Bool {
    guard let keys = KeyTable.all[ShapeName.actions.rawValue],
      let slot = keys.slots[Int(word.rawValue)]
    else { return false }
    let isMapping = tree.kind(of: above.value) == .mapping
    let parts = (isMapping ? tree.entries(of: above.value).map { $0 } : []) + run
    let verbs = parts.compactMap { self.slot(of: $0.key, keys)?.verbOf }
    guard let verb = verbs.min() else { return slot.verbOf != nil }
    return [.then, .else].contains(word) && slot.goesWith & (1 << UInt32(verb)) != 0
  }

  /// Whether an entry belongs to a key without a value that is itself too far to the left.
  private mutating func isMeant(
    _ entry: Entry, underEmpty empty: Entry, _ value: ShapeName
  ) -> Bool {
    guard let held = shape(under: value, of: empty.key),
      let inner = shape(under: held, of: entry.key)
    else { return false }
    return !suits(entry.value, value) && suits(entry.value, inner)
  }

  /// Whether an unknown key is one of the known key's above it.
  mutating func isMeant(
    _ entry: Entry, under above: Entry, in mapping: NodeID, _ keys: KeyTable
  ) -> Bool {
    guard !tree.isInBrackets(mapping), canHold(above.value), let slot = slot(of: above.key, keys),
      let held = shape(under: slot.holds, of: entry.key), allows(entry.value, held)
    else { return false }
    let isEmpty = tree.isEmpty(above.value)
    if isEmpty, suits(entry.value, held) { return true }
    let isNear = diagnostics.isFull || meantWord(by: text(entry.key), among: keys.spellings) != nil
    return !isNear && (isEmpty || suits(entry.value, held))
  }

  /// Says that entries must be indented, and reads them as if they were.
  mutating func settle(_ run: [Entry], under above: Entry, _ holds: ShapeName) {
    guard let first = run.first, let last = run.last else { return }
    let neighbour = tree.heads(of: above.value).last.map { text($0) }
    let own = run.filter { shape(under: holds, of: $0.key) != nil }
    let names = own.prefix(own.count > 3 ? 2 : 3).map { "'\(text($0.key))'" }
    let others = own.count > 3 ? ["\(own.count - 2) others"] : []
    let what = own.count > 1 ? "them" : "it"
    let isLong =
      own.count < run.count
      || run.contains { tree.kind(of: $0.value) != .scalar && !tree.isInBrackets($0.value) }
    let lines = isLong ? "all \(own.count > 1 ? "their" : "its") lines" : what
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key",
        "\((names + others).joined(by: "and")) must be indented under '\(text(above.key))'",
        at: tree.range(of: first.key),
        hint: neighbour.map { "move \(lines) to the right, as far as '\($0)'" }
          ?? "move \(lines) two spaces to the right"))
    corrections.holders.append(
      Corrections.Holder(above.value, from: first.key, to: last.value))
    holders.insert(above.value)
    var holder: ShapeName?
    for entry in run {
      if let held = shape(under: holds, of: entry.key) {
        check(entry.value, is: held)
        holder = held
      } else if let inner = holder.flatMap({ shape(under: $0, of: entry.key) }) {
        check(entry.value, is: inner)
      }
    }
  }

  /// Whether a value can go on over the entries after it.
  private func canHold(_ value: NodeID) -> Bool {
    tree.isEmpty(value) || tree.kind(of: value) == .mapping && !tree.isInBrackets(value)
  }

  private func has(_ mapping: NodeID, _ key: Symbol) -> Bool {
    tree.kind(of: mapping) == .mapping && tree.value(of: mapping, for: key) != nil
  }

  /// The shape of what a key has in a mapping of some shape, if it can be there.
  private func shape(under name: ShapeName, of key: NodeID) -> ShapeName? {
    switch name.shape.mapping {
    case .keys:
      return KeyTable.all[name.rawValue].flatMap { slot(of: key, $0)?.holds }
    case .named(let value, let known):
      return known.first { $0.keyword.symbol == tree.symbol(of: key) }?.holds ?? value
    case .keysOrNames, .verbatim, nil: return nil
    }
  }
}

/// What a value can be, looked at from outside.
extension ShapeChecker {
  /// Whether a shape takes values of this kind.
  func allows(_ node: NodeID, _ name: ShapeName) -> Bool {
    let shape = name.shape
    if case .verbatim = shape.mapping, !tree.isEmpty(node) { return true }
    switch tree.kind(of: node) {
    case .scalar: return tree.isEmpty(node) ? shape.mayBeEmpty : shape.scalar != nil
    case .sequence: return shape.items != nil
    case .mapping: return shape.mapping != nil
    }
  }

  /// Whether a value is as a shape has it, without a look at what is deep inside.
  mutating func suits(_ node: NodeID, _ name: ShapeName) -> Bool {
    guard allows(node, name) else { return false }
    switch tree.kind(of: node) {
    case .sequence:
      guard let items = name.shape.items else { return true }
      return tree.items(of: node).allSatisfy { allows($0, items) }
    case .scalar: return tree.isEmpty(node) || name.shape.scalar.map { suits(node, $0) } ?? false
    case .mapping:
      guard let keys = KeyTable.all[name.rawValue] else { return true }
      let slots = tree.entries(of: node).map { slot(of: $0.key, keys) }
      return slots.allSatisfy { $0 != nil }
        && (!keys.needsVerb || slots.contains { $0?.verbOf != nil })
    }
  }

  private mutating func suits(_ node: NodeID, _ scalar: ScalarShape) -> Bool {
    switch scalar {
    case .text, .name, .qualifiedName, .type: return true
    case .boolean: return ["true", "false"].contains(text(node))
    case .wholeNumber: return Int(text(node)) != nil
    case .duration: return milliseconds(text(node)) != nil
    case .oneOf(let words): return words.contains(text(node))
    case .nameOr(let words):
      return words.contains(text(node)) || names().contains(tree.symbol(of: node))
    }
  }

  /// The names of all screens and sequences of the file.
  private mutating func names() -> Set<Symbol> {
    if let screenNames { return screenNames }
    var found: Set<Symbol> = []
    if let root = tree.root.map({ Syntax(tree, $0) }) {
      for flow in [root] + (root[.flows]?.items ?? []) {
        for section in [Keyword.screens, .sequences] {
          found.formUnion((flow[section]?.entries ?? []).map(\.name.symbol))
        }
      }
    }
    screenNames = found
    return found
  }
}

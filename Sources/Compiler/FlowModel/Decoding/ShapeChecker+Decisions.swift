import FlowDiagnostics
import FlowSyntax

/// Actions beside the key that decides about them, instead of under it.
extension ShapeChecker {
  struct ActionBesideDecision {
    /// The number of the decision among the alternatives.
    let decision: Int
    let key: Entry
    /// The action beside it.
    let action: Entry
  }

  /// Where `then` or `cases` belongs, and the action stands beside the decision: `{ when: g, to: b }`.
  func actionBesideDecision(in mapping: NodeID, _ keys: KeyTable) -> ActionBesideDecision? {
    guard keys.isAction else { return nil }
    for (decision, place) in [(Keyword.when, Keyword.then), (.after, .then), (.await, .cases)] {
      guard let value = value(of: mapping, decision), self.value(of: mapping, place) == nil,
        let number = keys.slots[Int(decision.rawValue)]?.verbOf
      else { continue }
      var key: NodeID?
      var action: Entry?
      for entry in tree.entries(of: mapping) {
        if entry.value == value {
          key = entry.key
        } else if action == nil, slot(of: entry.key, keys)?.verbOf != nil {
          action = entry
        }
      }
      if let key, let action {
        return ActionBesideDecision(decision: number, key: (key, value), action: action)
      }
    }
    return nil
  }

  mutating func say(_ parted: ActionBesideDecision, in mapping: NodeID, _ keys: KeyTable) {
    let decision = keys.verbs[parted.decision]
    let word = text(parted.action.key)
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "'\(word)' does not go with '\(decision)'",
        at: tree.range(of: parted.action.key),
        hint: decision == Keyword.await.spelling
          ? hintForCases(parted) : hintForThen(parted, decision, in: mapping)))
  }

  private func hintForThen(
    _ parted: ActionBesideDecision, _ decision: String, in mapping: NodeID
  ) -> String {
    let isTarget = keyword(of: parted.action.key) == .to
    let isMore = tree.heads(of: mapping).count > 2
    let target = written(parted.action.value)
    let action = isTarget && !isMore ? target : "{ \(text(parted.action.key)): \(target) }"
    let what = isTarget ? "the target" : "the action"
    let rest = isMore ? ", with what else belongs to it" : ""
    return "put \(what) under 'then': "
      + "{ \(decision): \(written(parted.key.value)), then: \(action) }" + rest
  }

  private func hintForCases(_ parted: ActionBesideDecision) -> String {
    let isPlain = [.to, .then].contains(keyword(of: parted.action.key))
    let target = written(parted.action.value)
    let action = isPlain ? target : "{ \(text(parted.action.key)): \(target) }"
    let ends = ends(ofOutcome: parted.key.value)
    let rest = ends.dropFirst().map { "\($0): …" }
    let cases = (["\(ends.first ?? "done"): \(action)"] + rest).joined(separator: ", ")
    return "'await' takes 'cases', one for each end: "
      + "{ await: \(written(parted.key.value)), cases: { \(cases) } }"
  }

  /// The first ends of an outcome, if the file declares it.
  func ends(ofOutcome node: NodeID) -> [String] {
    guard !diagnostics.isFull, tree.kind(of: node) == .scalar,
      let root = tree.root.map({ Syntax(tree, $0) })
    else { return [] }
    let all = ([root] + (root[.flows]?.items ?? [])).compactMap { $0[.outcomes] }
    let symbol = tree.symbol(of: node)
    let declared = all.lazy.compactMap { $0.value(named: symbol) }.first
    guard let outcome = declared ?? likelyOutcome(text(node), among: all) else { return [] }
    return (outcome[.ends] ?? outcome).declarations.prefix(4).map {
      symbols.text(of: $0.name.symbol)
    }
  }

  private func likelyOutcome(_ word: String, among all: [Syntax]) -> Syntax? {
    let entries = all.flatMap(\.entries)
    let meant = nearest(to: word, among: entries.map { symbols.text(of: $0.name.symbol) })
    return entries.first { symbols.text(of: $0.name.symbol) == meant }?.value
  }

  /// A value as it can stand in a hint.
  func written(_ node: NodeID) -> String {
    guard tree.kind(of: node) == .scalar, !tree.isEmpty(node) else { return "…" }
    return tree.isPlain(node) ? text(node) : "\"\(text(node))\""
  }
}

import FlowDiagnostics
import FlowSyntax

/// The keys that a mapping must have.
extension ShapeChecker {
  mutating func checkRequired(of mapping: NodeID, _ allowed: UInt32, _ keys: KeyTable) {
    if allowed == 0, keys.needsVerb { missingVerb(in: mapping, keys) }
    for (keyword, goesWith) in keys.required where goesWith == .max || goesWith & allowed != 0 {
      if value(of: mapping, keyword) == nil {
        missingKey(
          "the key '\(keyword.spelling)' is missing", in: mapping, "add '\(keyword.spelling): …'")
      }
    }
  }

  /// Names the verbs that all that stands there goes with, or else all verbs.
  private mutating func missingVerb(in mapping: NodeID, _ keys: KeyTable) {
    let present = tree.entries(of: mapping).compactMap { slot(of: $0.key, keys) }
    let fits = present.reduce(UInt32.max) { $0 & $1.goesWith }
    let all = keys.verbs.map { "'\($0)'" }
    let fitting = all.indices.filter { fits & (1 << UInt32($0)) != 0 }.map { all[$0] }
    let verbs = fitting.isEmpty ? all : fitting
    if let end = finished(in: mapping) {
      return missingKey(
        "the key 'to' is missing", in: mapping, "did you mean { finish: \(end) }?")
    }
    if keys.name == .choice, let then = value(of: mapping, .then) {
      return missingKey(
        "the key 'when' is missing", in: mapping,
        "add 'when: …', or write { else: \(written(then)) } for when nothing else holds")
    }
    let otherwise = keys.isAction && present.count == 1 ? value(of: mapping, .else) : nil
    missingKey(
      verbs.count == 1
        ? "the key \(verbs[0]) is missing" : "one of \(verbs.alternatives) is missing",
      in: mapping,
      otherwise.map { "put all in one mapping: { when: …, then: …, else: \(written($0)) }" }
        ?? (verbs.count == 1 ? "add \(verbs[0].dropLast()): …'" : "add the one that you mean"))
  }

  /// The end that alone stands behind `finished`, where `finish` was meant.
  private func finished(in mapping: NodeID) -> String? {
    guard tree.heads(of: mapping).count == 1,
      let value = tree.value(of: mapping, Keyword.finished), tree.kind(of: value) == .scalar,
      !tree.isEmpty(value), !Shape.plainVerbs.contains(text(value))
    else { return nil }
    return written(value)
  }

  private mutating func missingKey(_ message: String, in mapping: NodeID, _ hint: String) {
    let range = tree.range(of: mapping)
    let firstKey = tree.entries(of: mapping).first { _ in true }.map { tree.range(of: $0.key) }
    diagnostics.append(
      Diagnostic(.error, "missing-key", message, at: firstKey ?? range, hint: hint))
  }
}

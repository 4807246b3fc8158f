/// A stage's result, and everything said on the way to it.
package struct Diagnosed<Value> {
  package let value: Value
  package let diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// The next stage's result, with what this one said kept in front.
  package func then<Next>(_ stage: (Value) -> Diagnosed<Next>) -> Diagnosed<Next> {
    let next = stage(value)
    return Diagnosed<Next>(next.value, diagnostics + next.diagnostics)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Sendable where Value: Sendable {}

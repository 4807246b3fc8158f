import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// A condition, without what something else is made of by its name and value.
  ///
  /// - Parameter negated: what to do where the opposite of a guard is asked.
  mutating func condition(
    _ syntax: Syntax, negated: (String) -> String = declaringOpposite,
    without isTaken: (inout Resolution, Name, Name) -> Bool = { _, _, _ in false }
  ) -> Condition {
    var tests: [ConditionTest] = []
    collectTests(syntax, into: &tests, negated, isTaken)
    return Condition(tests: project.tests.append(contentsOf: tests), range: syntax.range)
  }

  /// Recurses as deep as lists lie in lists, which the reader bounds.
  private mutating func collectTests(
    _ syntax: Syntax, into tests: inout [ConditionTest], _ negated: (String) -> String,
    _ isTaken: (inout Resolution, Name, Name) -> Bool
  ) {
    if let name = syntax.name {
      if saysWhatItIsInstead(name, negated) {
        tests.append(.guard(Reference(name, nil)))
      } else {
        tests.append(.guard(self.guard(name)))
      }
    }
    for (name, value) in syntax.entries {
      guard let value = value.name, !isTaken(&self, name, value) else { continue }
      if isNoState(name, value, negated) {
        tests.append(.guard(Reference(name, nil)))
      } else {
        let state = state(name)
        tests.append(.state(state, value: value, index: index(of: value, in: state)))
      }
    }
    for item in syntax.items { collectTests(item, into: &tests, negated, isTaken) }
  }
}

/// Conditions in the words of other languages.
extension Resolution {
  static func declaringOpposite(_ guarded: String) -> String {
    "declare a guard that answers the opposite of '\(guarded)'"
  }

  static func negatedDecision(_ guarded: String) -> String {
    "put the action under 'else': { when: \(guarded), then: none, else: … }"
  }

  static func negatedChoice(_ guarded: String) -> String {
    "ask '\(guarded)' in an alternative before this one, and write this one with 'else'"
  }

  /// Whether a text that names no guard is a state, or an expression; then it says so.
  private mutating func saysWhatItIsInstead(
    _ name: Name, _ negated: (String) -> String
  ) -> Bool {
    if guards[name.symbol] != nil { return false }
    let word = text(name)
    if let state = states[name.symbol] {
      noteUse(of: word, at: name.range)
      error(
        "unknown-guard", "'\(word)' is a state, not a guard", at: name.range,
        hint: "say which value: { \(word): \(firstValue(of: state)) }")
      return true
    }
    guard let expression = ConditionExpression(word) else { return false }
    for operand in expression.operands { noteUse(of: operand, at: name.range) }
    let asked = expression.operands[0]
    switch expression {
    case .not: noNot(asked, at: name.range, negated)
    case .unequal(_, let value):
      let others = otherValues(of: asked, than: value)
      noNot(
        asked, at: name.range,
        others.isEmpty ? negated : { _ in "ask for the other values: \(others.alternatives)" })
    case .and(let operands):
      error(
        "unknown-guard", "'\(word)' is not the name of a guard", at: name.range,
        hint: "write a list of conditions that must all hold: [\(operands.joined(separator: ", "))]"
      )
    case .equal(_, let value):
      let isState = project.symbols.symbol(for: asked).map { states[$0] != nil } ?? false
      error(
        "unknown-guard", "'\(word)' is not the name of a guard", at: name.range,
        hint: isState || value != "true"
          ? "write a state and its value: { \(asked): \(value) }"
          : "write the guard alone: '\(asked)'")
    }
    return true
  }

  /// Whether the key of a condition is no state, but a guard or a negation; then it says so.
  private mutating func isNoState(
    _ name: Name, _ value: Name, _ negated: (String) -> String
  ) -> Bool {
    if states[name.symbol] != nil { return false }
    if text(name) == "not" {
      noteUse(of: text(value), at: value.range)
      noNot(text(value), at: name.range, negated)
      return true
    }
    guard guards[name.symbol] != nil else { return false }
    noteUse(of: text(name), at: name.range)
    if ["false", "no"].contains(text(value)) {
      noNot(text(name), at: value.range, negated)
    } else {
      error(
        "unknown-state", "'\(text(name))' is a guard, not a state", at: name.range,
        hint: "write the guard alone: '\(text(name))'")
    }
    return true
  }

  private mutating func noNot(
    _ guarded: String, at range: SourceRange, _ negated: (String) -> String
  ) {
    error(
      "unknown-guard", "there is no 'not' in a condition", at: range, hint: negated(guarded))
  }

  private mutating func noteUse(of word: String, at range: SourceRange) {
    project.symbols.symbol(for: word).map { noteUse(of: $0, at: range) }
  }

  /// The tests of a state for all values but one.
  private func otherValues(of state: String, than value: String) -> [String] {
    guard let id = project.symbols.symbol(for: state).flatMap({ states[$0] }) else { return [] }
    return project.stateCases[project.states[id].cases].map { text($0) }
      .filter { $0 != value }.prefix(4).map { "{ \(state): \($0) }" }
  }

  private func firstValue(of state: ID<AppState>) -> String {
    project.stateCases[project.states[state].cases].first.map { text($0) } ?? "…"
  }
}

/// An expression such as Swift has it, in the place of a guard's name.
private enum ConditionExpression {
  case not(String)
  case unequal(String, String)
  case and([String])
  case equal(String, String)

  init?(_ text: String) {
    if let inner = ["!", "not "].first(where: text.hasPrefix).map({ text.dropFirst($0.count) }) {
      self = .not(String(inner).trimmed)
    } else if let sides = text.sides(of: " != ") {
      self = .unequal(sides[0], sides[1])
    } else if let sides = text.sides(of: " && ") ?? text.sides(of: " and ") {
      self = .and(sides)
    } else if let sides = text.sides(of: " == ") ?? text.sides(of: " = ") ?? text.sides(of: " is ")
    {
      self = .equal(sides[0], sides[1])
    } else {
      return nil
    }
    if operands.contains(where: { !isSwiftName($0) }) { return nil }
  }

  var operands: [String] {
    switch self {
    case .not(let name): [name]
    case .and(let names): names
    case .equal(let name, let value), .unequal(let name, let value): [name, value]
    }
  }
}

extension String {
  /// The two texts around an operator, if it is there once.
  fileprivate func sides(of operation: String) -> [String]? {
    let parts = split(separator: operation).map { String($0).trimmed }
    return parts.count == 2 ? parts : nil
  }
}

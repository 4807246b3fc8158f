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
      if reportsOtherCondition(name, negated) {
        tests.append(.guard(Reference(name, nil)))
      } else {
        tests.append(.guard(self.guard(name)))
      }
    }
    for (name, value) in syntax.entries {
      guard let value = value.name, !reportsNegation(value, of: name, negated) else {
        tests.append(.guard(Reference(name, nil)))
        continue
      }
      if isTaken(&self, name, value) { continue }
      if reportsNoState(name, value, negated) {
        tests.append(.guard(Reference(name, nil)))
      } else {
        let state = state(name)
        tests.append(.state(state, value: value, index: index(of: value, in: state)))
      }
    }
    let negatedInList = syntax.items.count > 1 ? Self.declaringOpposite : negated
    for item in syntax.items { collectTests(item, into: &tests, negatedInList, isTaken) }
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
  private mutating func reportsOtherCondition(
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
    if reportsForeignWord(name) || reportsEnd(name) { return true }
    guard let expression = ConditionExpression(word) else { return false }
    if case .called(let name) = expression, !isKnown(name) { return false }
    if case .member(let state, _) = expression, !isKnown(state) { return false }
    say(expression, instead: name, negated)
    return true
  }

  /// Whether a name is a guard's or a state's.
  private func isKnown(_ name: String) -> Bool {
    project.symbols.symbol(for: name).map { guards[$0] != nil || states[$0] != nil } ?? false
  }

  /// Whether a condition is an end of an outcome, as `load.ok`; then it says so.
  private mutating func reportsEnd(_ name: Name) -> Bool {
    let parts = text(name).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let outcome = project.symbols.symbol(for: parts[0]),
      outcomes[outcome] != nil
    else { return false }
    noteUse(of: parts[0], at: name.range)
    error(
      "unknown-guard", "'\(text(name))' is the end of an outcome, not a guard", at: name.range,
      hint: "a promise says { \(parts[0]): \(parts[1]) }; "
        + "an event awaits it: { await: \(parts[0]), cases: { \(parts[1]): … } }")
    return true
  }

  /// Whether a condition is a word that other languages have there; then it says so.
  private mutating func reportsForeignWord(_ name: Name) -> Bool {
    let word = text(name)
    switch word {
    case "or", "and":
      error(
        "unknown-guard", "there is no '\(word)' in a condition", at: name.range,
        hint: word == "and"
          ? "delete it: all conditions of a list must hold" : ShapeChecker.eitherOf)
    case "true", "false":
      error(
        "unknown-guard", "'\(word)' is not the name of a guard", at: name.range,
        hint: word == "true"
          ? "leave the condition out: it always holds" : "leave this out: it never happens")
    case _ where word.hasPrefix("$"):
      error(
        "unknown-guard", "a condition can't ask '\(word)'", at: name.range,
        hint: "declare a guard that the app answers, and ask it by its name")
    default: return false
    }
    return true
  }

  /// Whether a state is asked for anything but a value; then it says so.
  private mutating func reportsNegation(
    _ value: Name, of state: Name, _ negated: (String) -> String
  ) -> Bool {
    guard states[state.symbol] != nil, !isSwiftName(text(value)),
      case .not(let other) = ConditionExpression(text(value))
    else { return false }
    _ = self.state(state)
    let others = otherValues(of: text(state), than: other)
    reportNegation(
      other, at: value.range,
      others.isEmpty ? negated : { _ in "ask for the other values: \(others.alternatives)" })
    return true
  }

  /// Whether the key of a condition is no state, but a guard or a negation; then it says so.
  private mutating func reportsNoState(
    _ name: Name, _ value: Name, _ negated: (String) -> String
  ) -> Bool {
    if states[name.symbol] != nil { return false }
    if text(name) == "not" {
      noteUse(of: text(value), at: value.range)
      reportNegation(text(value), at: name.range, negated)
      return true
    }
    guard guards[name.symbol] != nil else { return false }
    noteUse(of: text(name), at: name.range)
    if ["false", "no"].contains(text(value)) {
      reportNegation(text(name), at: value.range, negated)
    } else {
      error(
        "unknown-state", "'\(text(name))' is a guard, not a state", at: name.range,
        hint: "write the guard alone: '\(text(name))'")
    }
    return true
  }

  mutating func reportNegation(
    _ guarded: String, at range: SourceRange, _ negated: (String) -> String
  ) {
    error(
      "unknown-guard", "there is no 'not' in a condition", at: range, hint: negated(guarded))
  }

  mutating func noteUse(of word: String, at range: SourceRange) {
    project.symbols.symbol(for: word).map { noteUse(of: $0, at: range) }
  }

  /// The tests of a state for all values but one.
  func otherValues(of state: String, than value: String) -> [String] {
    guard let id = project.symbols.symbol(for: state).flatMap({ states[$0] }) else { return [] }
    return project.stateCases[project.states[id].cases].map { text($0) }
      .filter { $0 != value }.prefix(4).map { "{ \(state): \($0) }" }
  }

  private func firstValue(of state: ID<AppState>) -> String {
    project.stateCases[project.states[state].cases].first.map { text($0) } ?? "…"
  }
}

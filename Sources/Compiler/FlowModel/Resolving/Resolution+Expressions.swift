import FlowDiagnostics

extension Resolution {
  /// Says how the language has an expression that stands in the place of a guard's name.
  mutating func say(
    _ expression: ConditionExpression, instead name: Name, _ negated: (String) -> String
  ) {
    let word = text(name)
    for operand in expression.operands { noteUse(of: operand, at: name.range) }
    let asked = expression.operands[0]
    switch expression {
    case .not: reportNegation(asked, at: name.range, negated)
    case .unequal(_, let value):
      let others = otherValues(of: asked, than: value)
      reportNegation(
        asked, at: name.range,
        others.isEmpty ? negated : { _ in "ask for the other values: \(others.alternatives)" })
    case .and(let operands):
      error(
        "unknown-guard", "'\(word)' is not the name of a guard", at: name.range,
        hint: "write a list of conditions that must all hold: [\(operands.joined(separator: ", "))]"
      )
    case .or:
      error(
        "unknown-guard", "there is no 'or' in a condition", at: name.range,
        hint: ShapeChecker.eitherOf)
    case .called:
      error(
        "unknown-guard", "'\(word)' is not the name of a guard", at: name.range,
        hint: "write the name alone: '\(asked)'")
    case .member(_, let value), .equal(_, let value):
      let isState = project.symbols.symbol(for: asked).map { states[$0] != nil } ?? false
      error(
        "unknown-guard", "'\(word)' is not the name of a guard", at: name.range,
        hint: isState || value != "true"
          ? "write a state and its value: { \(asked): \(value) }"
          : "write the guard alone: '\(asked)'")
    }
  }
}

/// An expression such as Swift has it, in the place of a guard's name.
enum ConditionExpression {
  case not(String)
  case unequal(String, String)
  case and([String])
  case equal(String, String)
  case or([String])
  /// `isOnline()`
  case called(String)
  /// `session.signedIn`
  case member(String, String)

  init?(_ text: String) {
    if let inner = ["!", "not "].first(where: text.hasPrefix).map({ text.dropFirst($0.count) }) {
      self = .not(String(inner).trimmed)
    } else if let sides = text.sides(of: " != ") {
      self = .unequal(sides[0], sides[1])
    } else if let sides = text.sides(of: " && ") ?? text.sides(of: " and ")
      ?? text.sides(of: " & ") ?? text.sides(of: ", ")
    {
      self = .and(sides)
    } else if let sides = text.sides(of: " || ") ?? text.sides(of: " or ") {
      self = .or(sides)
    } else if text.hasSuffix("()") {
      self = .called(String(text.dropLast(2)))
    } else if let sides = text.sides(of: ".") {
      self = .member(sides[0], sides[1])
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
    case .not(let name), .called(let name): [name]
    case .and(let names), .or(let names): names
    case .equal(let name, let value), .unequal(let name, let value), .member(let name, let value):
      [name, value]
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

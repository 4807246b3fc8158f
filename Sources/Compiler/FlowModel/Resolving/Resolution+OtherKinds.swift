import FlowDiagnostics
import FlowSyntax

/// Names that stand for something, but not for what is asked for at their place.
extension Resolution {
  /// Says that a name names nothing of a kind, and what else it names, if it does.
  mutating func reportsOtherKind(_ kind: String, _ name: Name) -> Bool {
    guard Self.kindsOfActions.contains(kind), let other = other(than: kind, name) else {
      return false
    }
    noteUse(of: name.symbol, at: name.range)
    let word = "'\(text(name))'"
    error(
      "unknown-\(kind)", "no \(kind) is named \(word)", at: name.range,
      notes: [Note("\(word) is declared here", at: other.declaration.range)],
      hint: "\(word) is \(other.use)")
    return true
  }

  private static let kindsOfActions: Set<String> = [
    "screen", "state", "guard", "effect", "outcome",
  ]

  /// What else is declared by a name, and how it is used.
  private mutating func other(
    than kind: String, _ name: Name
  ) -> (declaration: Name, use: String)? {
    let (word, symbol) = (text(name), name.symbol)
    if let place = effects.declaration(of: symbol) {
      return (place, "an effect: '{ effect: \(word) }' calls it")
    }
    if let place = outcomes.declaration(of: symbol) {
      return (place, "an outcome: '{ await: \(word), cases: { … } }' awaits it")
    }
    if let place = guards.declaration(of: symbol) {
      return (place, "a guard: '{ when: \(word), then: … }' asks it")
    }
    if let place = states.declaration(of: symbol) {
      return (place, "a state: '{ when: { \(word): … }, then: … }' asks for its value")
    }
    if let place = screens.declaration(of: symbol) {
      return (place, "a screen: '{ to: \(word) }' shows it")
    }
    if kind == "guard", let (state, value) = value(symbol) {
      noteUse(of: state.symbol, at: name.range)
      let test = "{ \(text(state)): \(word) }"
      return (value, "a value of '\(text(state))': '{ when: \(test), then: … }' asks for it")
    }
    guard kind == "screen" || kind == "effect", let owner, let event = event(symbol, of: owner)
    else { return nil }
    return (event, "an event of '\(text(owner))': repeat its actions here")
  }

  /// Says that a name names something of another flow, if it does.
  mutating func reportsOtherFlow(_ kind: String, _ name: Name) -> Bool {
    guard let key = Self.declaringKeys[kind], let flowSyntax, !diagnostics.isFull else {
      return false
    }
    for other in flowNames.all where other.syntax.range != flowSyntax.range {
      guard comparisonsLeft > 0 else { return false }
      let declared = other.syntax[key]?.declarations ?? []
      comparisonsLeft -= declared.count
      guard let found = declared.first(where: { $0.name.symbol == name.symbol }) else { continue }
      let word = "'\(text(name))'"
      let mend =
        kind == "screen"
        ? "end this flow, and let '\(text(other.name))' show it"
        : "declare it here too, or in a fragment that both include"
      error(
        "unknown-\(kind)", "no \(kind) is named \(word)", at: name.range,
        notes: [Note("\(word) is declared here", at: found.name.range)],
        hint: "\(word) belongs to '\(text(other.name))', and each flow has its own: \(mend)")
      return true
    }
    return false
  }

  private static let declaringKeys: [String: Keyword] = [
    "screen": .screens, "state": .states, "guard": .guards, "effect": .effects,
    "outcome": .outcomes, "group": .groups,
  ]

  /// A value by its name, and its state.
  private mutating func value(_ symbol: Symbol) -> (state: Name, value: Name)? {
    let values = project.stateCases.elements
    guard comparisonsLeft > 0 else { return nil }
    comparisonsLeft -= values.count
    guard let place = values.firstIndex(where: { $0.symbol == symbol }) else { return nil }
    let state = project.states.elements.first { $0.cases.contains(ID(place)) }
    return state.map { ($0.name, values[place]) }
  }

  /// The event of a screen by its name; in a project that is wrong all over, only at first.
  private mutating func event(_ event: Symbol, of owner: Name) -> Name? {
    guard !diagnostics.isFull, comparisonsLeft > 0, let id = screens[owner.symbol],
      let events = screenSyntax[id]?[.transitions]?.entries
    else { return nil }
    comparisonsLeft -= events.count
    return events.first { $0.name.symbol == event }?.name
  }
}

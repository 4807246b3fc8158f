import FlowDiagnostics
import FlowSyntax

extension Resolution {
  mutating func declareStates(_ parts: [Syntax]) -> IDRange<AppState> {
    let all = parts.flatMap { $0[.states]?.entries ?? [] }
    let resolved = all.map { name, values in
      let names = values.kind == .sequence ? withoutRepetitions(values.names) : []
      for value in names { check(value, is: .member("a value")) }
      return AppState(name: name, flow: flow, cases: project.stateCases.append(contentsOf: names))
    }
    let range = project.states.append(contentsOf: resolved)
    for (id, state) in zip(range, all) {
      let first = firsts.states.first(id, at: state.name.range)
      if first != id { project.states[id].first = first }
      declare(state.name, as: first, in: \.states, .member("a state"))
    }
    return range
  }

  mutating func declareGuards(_ parts: [Syntax]) -> IDRange<Guard> {
    let all = parts.flatMap { $0[.guards]?.declarations ?? [] }
    checkDescriptions(
      all, of: "guard",
      "a guard is always a Bool: write its name alone, or a sentence that says what it asks")
    let resolved = all.map { name, value in
      Guard(
        name: name, flow: flow, description: value?.text ?? value?[.description]?.text,
        isFixed: isTrue(value?[.fixed]))
    }
    let range = project.guards.append(contentsOf: resolved)
    for (id, declared) in zip(range, all) {
      let first = firsts.guards.first(id, at: declared.name.range)
      declare(declared.name, as: first, in: \.guards, .member("a guard"))
    }
    return range
  }

  /// A type or a value in the place of what a guard asks, or an effect does.
  private mutating func checkDescriptions(
    _ declared: [(name: Name, value: Syntax?)], of kind: String, _ hint: String
  ) {
    for (name, value) in declared {
      guard let description = value?.text, Self.typesAndValues.contains(text(description)) else {
        continue
      }
      error(
        "unexpected-value",
        "'\(text(description))' doesn't describe the \(kind) '\(text(name))'",
        at: description.range, hint: hint)
    }
  }

  private static let typesAndValues: Set = [
    "Bool", "bool", "Boolean", "boolean", "true", "false", "Void", "void", "()", "() -> Void",
    "String", "string", "Int", "int", "Double", "Float", "Date", "URL", "UUID", "Any",
  ]

  mutating func declareEffects(_ parts: [Syntax]) -> IDRange<Effect> {
    let all = parts.flatMap { $0[.effects]?.declarations ?? [] }
    checkDescriptions(
      all, of: "effect",
      "an effect has no type: write its name alone, or a sentence that says what the app does; what it "
        + "takes stands under 'params': { params: { id: String } }")
    let resolved = all.map { name, value in
      Effect(
        name: name, flow: flow, description: value?.text ?? value?[.description]?.text,
        parameters: parameters(value?[.params]))
    }
    let range = project.effects.append(contentsOf: resolved)
    for (id, declared) in zip(range, all) {
      declare(declared.name, as: id, in: \.effects, .member("an effect"))
    }
    return range
  }

  mutating func declareOutcomes(_ parts: [Syntax]) -> IDRange<Outcome> {
    let all = parts.flatMap { $0[.outcomes]?.entries ?? [] }
    let resolved = all.map { name, value in
      Outcome(
        name: name, flow: flow, description: value[.description]?.text,
        parameters: parameters(value[.params]), ends: ends(value[.ends] ?? value))
    }
    let range = project.outcomes.append(contentsOf: resolved)
    for (id, declared) in zip(range, all) {
      let first = firsts.outcomes.first(id, at: declared.name.range)
      declare(declared.name, as: first, in: \.outcomes, .member("an outcome"))
    }
    return range
  }

  private mutating func ends(_ syntax: Syntax) -> IDRange<OutcomeEnd> {
    // Where the ends stand beside the keys of the outcome, that has been said.
    let declarations = syntax.declarations.filter { name, _ in
      ![Keyword.params, .description].contains { $0.symbol == name.symbol }
    }
    let names = Set(withoutRepetitions(declarations.map(\.name)).map(\.range))
    let resolved = declarations.filter { names.contains($0.name.range) }.map { name, value in
      check(name, is: .member("an end"))
      return OutcomeEnd(name: name, parameters: parameters(value))
    }
    return project.outcomeEnds.append(contentsOf: resolved)
  }

  /// The names, each once; says of the others that they are there already.
  mutating func withoutRepetitions(_ names: [Name]) -> [Name] {
    var first: [Symbol: Name] = [:]
    return names.filter { name in
      guard let earlier = first[name.symbol] else {
        first[name.symbol] = name
        return true
      }
      error(
        "duplicate-name", "'\(text(name))' is declared twice", at: name.range,
        notes: [Note("it is declared here first", at: earlier.range)],
        hint: "delete one of the two, or give it another name")
      return false
    }
  }

  /// The parameters that a mapping of names to types declares.
  mutating func parameters(_ syntax: Syntax?) -> IDRange<Parameter> {
    let resolved = (syntax?.entries ?? []).compactMap { name, value -> Parameter? in
      check(name, is: .member("a parameter"))
      let parameter = parameter(name, value)
      if parameter == nil { project.untypedParameters.insert(name.symbol) }
      return parameter
    }
    return project.parameters.append(contentsOf: resolved)
  }

  func isTrue(_ syntax: Syntax?) -> Bool { syntax?.name.map { text($0) == "true" } ?? false }
}

/// What was declared first at each place: what a fragment declares is one thing for all flows that
/// include it.
struct FirstDeclarations {
  struct Kind<Entity> {
    private var ids: [SourceRange: ID<Entity>] = [:]

    /// The first that was declared at a place: the given one, if none was.
    mutating func first(_ id: ID<Entity>, at range: SourceRange) -> ID<Entity> {
      if let first = ids[range] { return first }
      ids[range] = id
      return id
    }
  }

  var states = Kind<AppState>()
  var guards = Kind<Guard>()
  var outcomes = Kind<Outcome>()
}

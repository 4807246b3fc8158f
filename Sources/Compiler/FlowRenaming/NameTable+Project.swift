import FlowDiagnostics
import FlowModel
import FlowSyntax

extension NameTable {
  /// Takes in what a project declares, and every place that names any of it.
  mutating func add(_ project: FlowProject) {
    symbols = project.symbols
    declareAll(of: project)
    useDeclarations(of: project)
    useInScreens(of: project)
    useInActions(of: project)
    useInPromises(of: project)
    linkEvents(of: project)
    for flow in project.flows.elements {
      declareWhereUsed(.anchor, flow.anchors, in: flow)
      declareWhereUsed(.transition, flow.customTransitions + flow.usedTransitions, in: flow)
    }
  }

  /// A flow declares these names where it uses them. Places with the same name are linked.
  private mutating func declareWhereUsed(_ kind: NameKind, _ names: [Name], in flow: Flow) {
    var first: [Symbol: Int] = [:]
    for name in names {
      let number = declare(kind, name, in: flow.name)
      link(first[name.symbol, default: number], number)
      first[name.symbol] = first[name.symbol] ?? number
    }
  }

  private mutating func declareAll(of project: FlowProject) {
    for flow in project.flows.elements { declare(.flow, flow.name) }
    for screen in project.screens.elements where project.isWritten(screen.name) {
      declare(.screen, screen.name, in: project.flows[screen.flow].name)
    }
    for state in project.states.elements {
      let flow = project.flows[state.flow].name
      declare(.state, state.name, in: flow)
      for value in project.stateCases[state.cases] { declare(.value, value, in: flow, state.name) }
    }
    for asked in project.guards.elements {
      declare(.guard, asked.name, in: project.flows[asked.flow].name)
    }
    for effect in project.effects.elements {
      declare(.effect, effect.name, in: project.flows[effect.flow].name)
    }
    for outcome in project.outcomes.elements {
      let flow = project.flows[outcome.flow].name
      declare(.outcome, outcome.name, in: flow)
      for end in project.outcomeEnds[outcome.ends] {
        declare(.end, end.name, in: flow, outcome.name)
      }
    }
    for flow in project.flows.elements {
      for group in project.groups[flow.groups] { declare(.group, group.name, in: flow.name) }
      for entry in project.entries[flow.entries] { declare(.entry, entry.name, in: flow.name) }
      for end in project.flowEnds[flow.ends] { declare(.end, end.name, in: flow.name) }
    }
  }

  private mutating func useDeclarations(of project: FlowProject) {
    for use in project.groupUses.elements {
      self.use(use, of: .group, use.id.map { project.groups[$0].name })
    }
    for flow in project.flows.elements {
      if let start = flow.start { useScreen(start, in: project) }
    }
    for test in project.tests.elements { use(test, in: project) }
    for link in project.deepLinks.elements {
      for screen in link.stack { useScreen(screen, in: project) }
    }
  }

  private mutating func useInPromises(of project: FlowProject) {
    for promise in project.expectations.elements {
      for screen in promise.kind.screens { useScreen(screen, in: project) }
      guard case .onlyWhen(_, _, let ends) = promise.kind else { continue }
      for test in ends { use(test, in: project) }
    }
  }

  private mutating func use(_ test: EndTest, in project: FlowProject) {
    use(test.outcome, of: .outcome, test.outcome.id.map { project.outcomes[$0].name })
    if let end = test.id { use(test.end, of: .end, project.outcomeEnds[end].name) }
  }

  mutating func useScreen(_ screen: Reference<Screen>, in project: FlowProject) {
    use(screen, of: .screen, screen.id.map { project.screens[$0].name })
  }

  mutating func use<Entity>(
    _ reference: Reference<Entity>, of kind: NameKind, _ declaration: Name?
  ) {
    if let declaration { use(reference.name, of: kind, declaration) }
  }

  private mutating func use(_ test: ConditionTest, in project: FlowProject) {
    switch test {
    case .guard(let asked): use(asked, of: .guard, asked.id.map { project.guards[$0].name })
    case .state(let state, let value, let index): use(state, value, index, in: project)
    }
  }

  mutating func use(
    _ state: Reference<AppState>, _ value: Name, _ index: Int?, in project: FlowProject
  ) {
    use(state, of: .state, state.id.map { project.states[$0].name })
    use(value, index, of: state, in: project)
  }

  mutating func use(
    _ value: Name, _ index: Int?, of state: Reference<AppState>, in project: FlowProject
  ) {
    guard let id = state.id, let index else { return }
    let values = project.stateCases[project.states[id].cases]
    use(value, of: .value, values[values.startIndex + index])
  }
}

extension FlowProject {
  /// Whether a name stands in its file, and isn't one that flowc has made of others.
  func isWritten(_ name: Name) -> Bool {
    let bytes = files[Int(name.range.file.index)].bytes
    return bytes.word(at: name.range).elementsEqual(text(name).utf8)
  }
}

extension [UInt8] {
  /// The text at a place, without its quotes.
  func word(at range: SourceRange) -> ArraySlice<UInt8> {
    let word = self[Int(range.start)..<Int(range.end)]
    let isQuoted = word.first == UInt8(ascii: "\"") || word.first == UInt8(ascii: "'")
    return isQuoted && word.count > 1 && word.first == word.last
      ? word.dropFirst().dropLast() : word
  }
}

extension Expectation.Kind {
  fileprivate var screens: [Reference<Screen>] {
    switch self {
    case .onlyWhen(let screen, _, _), .fromAnywhere(let screen): [screen]
    case .after(let screen, let earlier): [screen] + earlier
    case .within(let screen, _, let origin, _): [screen, origin]
    case .depth: []
    case .never(let screens): screens
    case .neverAfter(let screen, let earlier): [screen, earlier]
    }
  }
}

import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// Gives every screen and sequence its id, so that all of them can be named.
  mutating func declareScreens(_ parts: [Syntax], _ changes: Syntax?) -> [(ID<Screen>, Syntax)] {
    var declared: [(ID<Screen>, Syntax)] = []
    let screens = parts.flatMap { $0[.screens]?.entries ?? [] }
    let sequences = parts.flatMap { $0[.sequences]?.entries ?? [] }
    for (name, syntax) in varied(screens, sequences, by: changes) {
      let id = project.screens.append(Screen(unresolved: name, in: flow))
      declare(name, as: id, in: \.screens, .member("a screen"))
      checkIsNoVerb(name)
      declared.append((id, syntax))
      screenSyntax[id] = syntax
    }
    return declared
  }

  mutating func resolveScreen(_ id: ID<Screen>, _ syntax: Syntax, _ changes: Syntax?) {
    var screen = project.screens[id]
    owner = screen.name
    defer { owner = nil }
    screen.parameters = parameters(syntax[.params])
    screen.readFacts(syntax, self)
    screen.view = syntax[.view].flatMap { typeInCapitals($0) }
    screen.model = syntax[.model].flatMap { typeInCapitals($0) }
    screen.returns = syntax[.returns].flatMap { type(ofResult: $0) }
    screen.kind = kind(of: syntax)
    refuseKeysWithoutEffect(syntax, screen.kind)
    screen.presentation = presentation(ofScreen: syntax, screen.kind)
    screen.anchor = anchor(syntax, of: syntax, screen.presentation)
    screen.transitions = events(
      syntax[.transitions], of: screen.name,
      instead: changedTransitions(of: screen.name, by: changes), embedding: syntax)
    screen.uses = uses(syntax[.use])
    screen.deepLinks = deepLinks(syntax[.deepLink])
    screen.preview = arguments(syntax[.preview])
    screen.requires = syntax[.requires]?.name.map { self.guard($0) }
    screen.leaving = syntax[.leaving].map { leaving($0) }
    screen.awaits = syntax[.await]?.name.map { name in
      Await(outcome: outcome(name), arguments: arguments(syntax[.with]), ends: .empty)
    }
    if screen.awaits == nil { screen.embedArguments = arguments(syntax[.with]) }
    screen.allowances = allowances(syntax[.allow])
    project.screens[id] = screen
  }

  private mutating func uses(_ syntax: Syntax?) -> IDRange<EventGroup.Use> {
    let resolved = (syntax?.names ?? []).map { group($0) }
    return project.groupUses.append(contentsOf: resolved)
  }

  private mutating func allowances(_ syntax: Syntax?) -> IDRange<Allowance> {
    let resolved = (syntax?.declarations ?? []).map {
      Allowance(rule: $0.name, reason: $0.value?.text)
    }
    return project.allowances.append(contentsOf: resolved)
  }
}

extension Screen {
  init(unresolved name: Name, in flow: ID<Flow>) {
    self.init(
      name: name, flow: flow, kind: .view, parameters: .empty, transitions: .empty, uses: .empty,
      view: nil, model: nil, title: nil, description: nil, owner: nil, presentation: nil,
      anchor: nil,
      deepLinks: .empty, returns: nil, preview: .empty, isTerminal: false, requires: nil,
      leaving: nil, awaits: nil, allowances: .empty)
  }

  fileprivate mutating func readFacts(_ syntax: Syntax, _ resolution: Resolution) {
    title = syntax[.title]?.text
    description = syntax[.description]?.text
    owner = syntax[.owner]?.text
    isTerminal = resolution.isTrue(syntax[.terminal])
  }
}

import FlowModel

extension NameTable {
  mutating func useInScreens(of project: FlowProject) {
    for id in project.screens.ids {
      let screen = project.screens[id]
      useEnds(heardIn: screen.transitions, at: id, in: project)
      if let needed = screen.requires {
        use(needed, of: .guard, needed.id.map { project.guards[$0].name })
      }
      if let wait = screen.awaits { useOutcome(of: wait, in: project) }
      for link in project.deepLinks[screen.deepLinks] {
        if let entry = link.entry { use(entry, ofEntryIn: screen.flow, in: project) }
      }
      useParts(of: screen, in: project)
    }
  }

  private mutating func useParts(of screen: Screen, in project: FlowProject) {
    switch screen.kind {
    case .view, .alert, .confirmationDialog, .external: return
    case .tabs(let tabs):
      for tab in project.tabs[tabs] {
        if let screen = tab.screen { useScreen(screen, in: project) }
      }
    case .split(let columns):
      for column in project.columns[columns] { useScreen(column.screen, in: project) }
    case .switch(let state, let cases):
      use(state, of: .state, state.id.map { project.states[$0].name })
      for shown in project.cases[cases] {
        use(shown.value, shown.index, of: state, in: project)
        useScreen(shown.screen, in: project)
      }
    case .embed(let flow): use(flow, of: .flow, flow.id.map { project.flows[$0].name })
    case .sequence(let sequence):
      for step in project.steps[sequence.steps] { useScreen(step.screen, in: project) }
    }
  }

  mutating func useInActions(of project: FlowProject) {
    for action in project.actions.elements {
      switch action.kind {
      case .show(let show): use(show, in: project)
      case .setRoot(let screen, _), .showInNextColumn(let screen, _), .tab(let screen, _),
        .backTo(let screen, _), .dismissTo(let screen, _):
        useScreen(screen, in: project)
      case .effect(let effect, _):
        use(effect, of: .effect, effect.id.map { project.effects[$0].name })
      case .await(let wait):
        useOutcome(of: wait, in: project)
        useEnds(of: wait, in: project)
      case .finish(_, let end?):
        use(end, of: .end, end.id.map { project.flowEnds[$0].name })
      default: continue
      }
    }
  }

  private mutating func use(_ show: Show, in project: FlowProject) {
    useScreen(show.target, in: project)
    if let target = show.target.id { useEnds(heardIn: show.ends, at: target, in: project) }
    if let from = show.from { useScreen(from, in: project) }
    guard let entry = show.entry, let target = show.target.id,
      case .embed(let flow) = project.screens[target].kind, let flow = flow.id
    else { return }
    use(entry, ofEntryIn: flow, in: project)
  }

  private mutating func use(_ entry: Name, ofEntryIn flow: ID<Flow>, in project: FlowProject) {
    let entries = project.entries[project.flows[flow].entries]
    let declared = entries.first { $0.name.symbol == entry.symbol }
    if let declared { use(entry, of: .entry, declared.name) }
  }

  private mutating func useOutcome(of wait: Await, in project: FlowProject) {
    use(wait.outcome, of: .outcome, wait.outcome.id.map { project.outcomes[$0].name })
  }

  /// `finished` says the ends of an embedded flow by name.
  private mutating func useEnds(
    heardIn transitions: IDRange<Transition>, at screen: ID<Screen>, in project: FlowProject
  ) {
    for event in project.transitions[transitions].map(\.event) {
      guard let end = project.end(toldBy: event.symbol, of: screen) else { continue }
      use(event, of: .end, project.flowEnds[end].name)
    }
  }

  /// The `cases` of an action say the ends by name.
  private mutating func useEnds(of wait: Await, in project: FlowProject) {
    guard let outcome = wait.outcome.id else { return }
    let ends = project.outcomeEnds[project.outcomes[outcome].ends]
    for transition in project.transitions[wait.ends] {
      let end = ends.first { $0.name.symbol == transition.event.symbol }
      if let end { use(transition.event, of: .end, end.name) }
    }
  }
}

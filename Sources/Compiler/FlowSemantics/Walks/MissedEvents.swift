import FlowModel
import FlowSyntax

extension Interpreter {
  /// The events of the flow that happen on none of the walks.
  func missed(on walks: [Walk]) -> [MissedEvent] {
    var seen = HappenedEvents(self)
    for walk in walks {
      seen.add(walk.start.state)
      for step in walk.steps { seen.add(step) }
    }
    return project.flows[flow].screens.flatMap { screen -> [MissedEvent] in
      if !seen.screens.contains(screen) { return [MissedEvent(screen: screen, name: nil)] }
      return declared(by: screen).map { MissedEvent(screen: screen, name: $0) }
        .filter { !seen.events.contains($0) }
    }
  }

  /// The names of a screen's own events and of those of its groups, of the ends of what they await,
  /// and of its buttons, each once.
  private func declared(by id: ID<Screen>) -> [Symbol] {
    let screen = project.screens[id]
    let groups = project.groupUses[screen.uses].compactMap(\.id).map { project.groups[$0] }
    let transitions = [screen.transitions] + groups.map(\.transitions)
    var names: [Symbol] = []
    for transition in transitions.flatMap({ project.transitions[$0] }) {
      names.append(transition.event.symbol)
      for action in project.actions(in: transition.actions, into: .ofOneEvent) {
        guard case .await(let wait) = project.actions[action].kind else { continue }
        names += project.transitions[wait.ends].map(\.event.symbol)
      }
    }
    if let alert = screen.alert { names += project.buttons[alert.buttons].map(\.name.symbol) }
    var seen: Set<Symbol> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// The events of walks, by their screens.
private struct HappenedEvents {
  private let interpreter: Interpreter
  /// The screens that were shown, or stand for something that was.
  private(set) var screens: Set<ID<Screen>> = []
  private(set) var events: Set<MissedEvent> = []

  private var project: FlowProject { interpreter.project }

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  mutating func add(_ state: RunningState) {
    screens.formUnion(state.destinations.values.map(\.screen))
    screens.formUnion(state.runs.values.compactMap(\.host))
  }

  mutating func add(_ step: WalkStep) {
    add(step.after.state)
    for call in step.after.calls {
      guard case .told(let end, .run(_, let host?)) = call else { continue }
      if case .finished(_, let name) = end {
        let heard = project.transition(of: host, after: name)
        add(heard.map { project.transitions[$0].event.symbol } ?? Keyword.finished.symbol, of: host)
      } else {
        add(Keyword.cancelled.symbol, of: host)
      }
    }
    let state = step.before
    switch step.event {
    case .sent(let name, let sender, _):
      guard let page = state.destinations[sender] else { return }
      add(name, of: page.screen)
      for run in state.outward(from: page.run) {
        if let host = state.runs[run]?.host { add(name, of: host) }
      }
    case .button(let name?, _):
      for number in [state.top, state.layers.last?.presenter].compactMap({ $0 }) {
        if let page = state.destinations[number] { add(name, of: page.screen) }
      }
    case .tabTapped(let number, let index): addTab(index, of: state.destinations[number]?.screen)
    case .answered(let waiting, let end, _): addAnswer(end, of: waiting, state)
    default: break
    }
  }

  private mutating func addTab(_ index: Int, of screen: ID<Screen>?) {
    guard let screen, case .tabs(let tabs) = project.screens[screen].kind else { return }
    if let event = project.tabs[ID(tabs.startIndex + index)].event { add(event.symbol, of: screen) }
  }

  private mutating func addAnswer(_ end: Int, of waiting: Waiting, _ state: RunningState) {
    guard let screen = state.destinations[waiting.destination]?.screen,
      let outcome = interpreter.outcome(of: waiting, in: state)
    else { return }
    let ends = project.outcomes[outcome].ends
    add(project.outcomeEnds[ID(ends.startIndex + end)].name.symbol, of: screen)
  }

  private mutating func add(_ name: Symbol, of screen: ID<Screen>) {
    events.insert(MissedEvent(screen: screen, name: name))
  }
}

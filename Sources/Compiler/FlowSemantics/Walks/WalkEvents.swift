import FlowModel
import FlowSyntax

extension Interpreter {
  /// The events that a test can play without doubt of what is meant: of views, of what is topmost,
  /// of the only thing that is waited for. Those that come from outside are not among them.
  func playableEvents(in state: RunningState) -> [Event] {
    if state.end != nil { return [] }
    let execution = Execution(self, state) { _ in false }
    let exits = execution.systemExits()
    let changes = execution.changes(of: declaredStates(in: state))
    let events = execution.userEvents() + exits + execution.answers() + changes
    let topmost = topmost(in: state)
    return events.filter { event in
      switch event {
      case .sent(let name, let sender, _):
        topmost.contains(sender) || view(sending: name, for: sender, in: state) != nil
      case .systemBack: exits.last { $0.isSystemBack } == event
      case .tabTapped(let number, _): exits.last { $0.isTab }?.isTab(of: number) == true
      case .button(let name, _): isOneButton(name, in: state)
      case .answered(let waiting, _, _): isOnlyAnswer(waiting, in: state)
      case .elapsed: state.timers.count == 1
      case .app, .link: false
      case .changed, .swipedAway, .ended: true
      }
    }
  }

  /// The events that no screen sends, and those of links, of the interpreter's own flow; of each flow
  /// inside, the first link, for the way there: its own tests follow all of them.
  func outerEvents(in state: RunningState) -> [Event] {
    if state.end != nil || !isRunning(flow, in: state) { return [] }
    let all = project.links(of: flow) + routes.flows.compactMap { project.links(of: $0).first }
    return project.flows[flow].app.flatMap { events(.app($0), in: state) }
      + all.flatMap { events(.link($0), in: state) }
  }

  /// The view that sends an event of the container that holds it; of several, the topmost.
  package func view(
    sending name: Symbol, for container: Number<Destination>, in state: RunningState
  ) -> Number<Destination>? {
    let execution = Execution(self, state) { _ in false }
    let topmost = topmost(in: state)
    return state.active.last {
      topmost.contains($0) && execution.sends($0, name, for: container)
    }
  }

  /// The visible screens with their own views; for a screen that is shown more than once, the topmost.
  private func topmost(in state: RunningState) -> Set<Number<Destination>> {
    var screens: Set<ID<Screen>> = []
    let topmost = state.active.reversed().filter { number in
      guard let screen = state.destinations[number]?.screen, screens.insert(screen).inserted else {
        return false
      }
      switch project.screens[screen].kind {
      case .view, .external: return true
      default: return false
      }
    }
    return Set(topmost)
  }

  private func isOneButton(_ name: Symbol?, in state: RunningState) -> Bool {
    guard let name, let top = state.top.flatMap({ state.destinations[$0]?.screen }),
      let alert = project.screens[top].alert
    else { return name == nil }
    return project.buttons[alert.buttons].contains { $0.name.symbol == name && $0.rows == nil }
  }

  private func isOnlyAnswer(_ waiting: Waiting, in state: RunningState) -> Bool {
    let outcome = outcome(of: waiting, in: state)
    return state.awaits.keys.filter { self.outcome(of: $0, in: state) == outcome }.count == 1
  }

  /// The states that running flows declare, each once.
  private func declaredStates(in state: RunningState) -> [ID<AppState>] {
    let states = state.runs.values.flatMap { run -> [ID<AppState>] in
      guard case .flow(let flow) = run.kind else { return [] }
      return project.flows[flow].states.map { project.states[$0].first ?? $0 }
    }
    return Set(states).sorted { $0.index < $1.index }
  }

  private func isRunning(_ flow: ID<Flow>, in state: RunningState) -> Bool {
    state.runs.values.contains { $0.kind == .flow(flow) }
  }
}

extension Event {
  fileprivate var isSystemBack: Bool { if case .systemBack = self { true } else { false } }

  fileprivate var isTab: Bool { if case .tabTapped = self { true } else { false } }

  fileprivate func isTab(of number: Number<Destination>) -> Bool {
    if case .tabTapped(number, _) = self { true } else { false }
  }
}

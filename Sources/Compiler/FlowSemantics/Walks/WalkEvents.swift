import FlowModel
import FlowSyntax

extension Interpreter {
  /// The events that a test can play without doubt of what is meant: of views, of what is topmost,
  /// of the only thing that is waited for.
  func playableEvents(in state: RunningState) -> [Event] {
    let events = events(in: state)
    return events.enumerated().filter { index, event in
      switch event {
      case .sent(_, let sender, _): isTopmost(sender, in: state)
      case .systemBack: !events[(index + 1)...].contains { $0.isSystemBack }
      case .tabTapped(let number, _):
        !events[(index + 1)...].contains { $0.isTab(ofOtherThan: number) }
      case .button(let name, _): isOneButton(name, in: state)
      case .answered(let waiting, _, _): isOnlyAnswer(waiting, in: state)
      case .elapsed: state.timers.count == 1
      case .app(let id, _): project.flows[flow].app.contains(id)
      case .link(let id, _): isOwn(id)
      case .changed(let id, _): isRunning(project.states[id].flow, in: state)
      case .swipedAway, .ended: true
      }
    }.map(\.element)
  }

  /// Whether a view of its own sends the event, and no view of the same screen lies over it.
  private func isTopmost(_ sender: Number<Destination>, in state: RunningState) -> Bool {
    guard let screen = state.destinations[sender]?.screen else { return false }
    switch project.screens[screen].kind {
    case .view, .external: break
    default: return false
    }
    return state.active.last { state.destinations[$0]?.screen == screen } == sender
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

  private func isOwn(_ link: ID<DeepLink>) -> Bool {
    project.screens[project.flows[flow].screens].contains { $0.deepLinks.contains(link) }
  }

  private func isRunning(_ flow: ID<Flow>, in state: RunningState) -> Bool {
    state.runs.values.contains { $0.kind == .flow(flow) }
  }
}

extension Event {
  fileprivate var isSystemBack: Bool { if case .systemBack = self { true } else { false } }

  fileprivate func isTab(ofOtherThan number: Number<Destination>) -> Bool {
    if case .tabTapped(let other, _) = self { other != number } else { false }
  }
}

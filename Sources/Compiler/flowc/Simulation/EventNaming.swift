import FlowModel
import FlowSemantics

/// The names of events on the command line.
struct EventNaming {
  let project: FlowProject
  let state: RunningState

  func name(of event: Event) -> String {
    switch event {
    case .sent(let name, _, _): project.symbols.text(of: name)
    case .button(let name, _): name.map { project.symbols.text(of: $0) } ?? "system.ok"
    case .systemBack: "system.back"
    case .swipedAway: "system.swipe"
    case .tabTapped(let container, let index): "tab." + tab(index, of: container)
    case .app(let transition, _): project.text(project.transitions[transition].event)
    case .changed(let state, let value): name(of: state, value)
    case .link(let link, _): project.text(project.deepLinks[link].pattern)
    case .answered(let waiting, let end, _): name(of: waiting, end)
    case .elapsed: "system.time"
    case .ended(let external, let end): name(of: external, end)
    }
  }

  /// The words of `flowc why` and `flowc path` for an event, and short ones.
  func otherNames(of event: Event) -> [String] {
    switch event {
    case .sent, .button(_?, _), .app: []
    case .button(nil, _): ["OK"]
    case .systemBack: ["back button", "back"]
    case .swipedAway: ["swipe down", "swipe"]
    case .tabTapped(let container, let index):
      ["tab " + tab(index, of: container), "tab.\(index)", "tab \(index)"]
        + [self.event(of: index, in: container)].compactMap { $0 }
    case .changed(let state, let value): [name(of: state, value, between: ": ")]
    case .link: ["link " + name(of: event)]
    case .answered(let waiting, let end, _):
      [name(of: waiting, end).split(separator: ".").last.map(String.init) ?? ""]
    case .elapsed: ["time passes"]
    case .ended(_, let end): [end == .cancelled ? "cancelled" : "finished"]
    }
  }

  private func name(
    of state: ID<AppState>, _ value: Int, between sign: String = "="
  ) -> String {
    let cases = project.stateCases[project.states[state].cases]
    return project.text(project.states[state].name) + sign
      + project.text(cases[cases.startIndex + value])
  }

  /// The screen of a tab, or its event if it has no screen.
  private func tab(_ index: Int, of container: Number<Destination>) -> String {
    let tab = tab(at: index, in: container)
    return (tab?.screen?.name ?? tab?.event).map { project.text($0) } ?? "\(index)"
  }

  /// The event of a tab without a screen.
  private func event(of index: Int, in container: Number<Destination>) -> String? {
    guard let tab = tab(at: index, in: container), tab.screen == nil else { return nil }
    return tab.event.map { project.text($0) }
  }

  private func tab(at index: Int, in container: Number<Destination>) -> Tab? {
    guard let screen = state.destinations[container]?.screen,
      case .tabs(let tabs) = project.screens[screen].kind, index < tabs.count
    else { return nil }
    return project.tabs[ID<Tab>(tabs.startIndex + index)]
  }

  private func name(of waiting: Waiting, _ end: Int) -> String {
    guard let outcome = outcome(of: waiting) else { return "system.answer" }
    let ends = project.outcomeEnds[project.outcomes[outcome].ends]
    return project.text(project.outcomes[outcome].name) + "."
      + project.text(ends[ends.startIndex + end].name)
  }

  private func outcome(of waiting: Waiting) -> ID<Outcome>? {
    if let action = waiting.action, case .await(let wait) = project.actions[action].kind {
      return wait.outcome.id
    }
    let screen = state.destinations[waiting.destination]?.screen
    return screen.flatMap { project.screens[$0].awaits?.outcome.id }
  }

  private func name(of external: Number<Destination>, _ end: End) -> String {
    let screen = state.destinations[external].map { project.text(project.screens[$0.screen].name) }
    return (screen ?? "system") + (end == .cancelled ? ".cancelled" : ".finished")
  }
}

import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowSyntax

extension FlowAnalysis {
  /// The way as a tap script: `home · productTapped(id) · buyTapped → fullScreenCover checkout`.
  func script(_ way: Way, to target: String?) -> String {
    let start = project.flows[way.flow].start.map { project.text($0.name) } ?? ""
    let words = [start] + way.events.map(word)
    return words.joined(separator: " · ") + (target.map { " → \($0)" } ?? "")
  }

  /// The way step by step, each where it is written; what the platform does stands with what it
  /// is done to.
  func steps(of way: Way) -> [Note] {
    guard let start = project.flows[way.flow].start else { return [] }
    var steps = [Note("\(quoted(start.name)) is shown first", at: start.name.range)]
    for event in way.events {
      let place = range(of: event) ?? steps[steps.count - 1].range
      steps.append(Note(word(event), at: place))
    }
    return steps
  }

  private func range(of event: StackEvent) -> SourceRange? {
    switch event {
    case .sent(let id), .app(let id), .answered(let id): project.transitions[id].event.range
    case .link(let id): project.deepLinks[id].pattern.range
    case .tab(let screen, _): project.screens[screen].name.range
    case .step, .button, .back, .swipe, .ended: nil
    }
  }

  /// The last event of a way, with how what it shows comes up.
  func target(_ screen: ID<Screen>, of way: Way) -> String {
    let name = project.text(name(screen))
    guard let transition = way.events.last?.transition else { return name }
    var style: PresentationStyle?
    project.forEachAction(in: project.transitions[transition].actions) { action in
      guard case .show(let show) = action.kind, show.target.id == screen else { return }
      style = (show.presentation ?? project.screens[screen].presentation)?.style ?? .push
    }
    return style.map { "\($0.rawValue) \(name)" } ?? name
  }

  private func word(_ event: StackEvent) -> String {
    switch event {
    case .sent(let id), .app(let id), .answered(let id): return call(project.transitions[id])
    case .step(let isSkip): return isSkip ? "skip" : "next"
    case .button(let name): return name.map { project.symbols.text(of: $0) } ?? "OK"
    case .back: return "back button"
    case .swipe: return "swipe down"
    case .tab(let screen, let index):
      guard case .tabs(let tabs) = project.screens[screen].kind else { return "tab" }
      let tab = project.tabs[ID(tabs.startIndex + index)]
      return "tab " + (tab.screen.map { project.text($0.name) } ?? "\(index)")
    case .link(let id): return "link " + project.text(project.deepLinks[id].pattern)
    case .ended(let isFinished): return isFinished ? "finished" : "cancelled"
    }
  }

  private func call(_ transition: Transition) -> String {
    let name = project.text(transition.event)
    let parameters = project.parameters[transition.parameters].map { project.text($0.name) }
    return parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }

  /// Whether the interpreter, played the same way, comes to a situation that satisfies a condition.
  ///
  /// Ways that are too long to play are not confirmed.
  func confirms(_ way: Way, _ isMeant: (Step) -> Bool) -> Bool {
    guard way.events.count <= 64 else { return false }
    return Replay(project, flow: way.flow, isCompact: true).confirms(way.events, isMeant)
  }
}

extension StackEvent {
  var transition: ID<Transition>? {
    switch self {
    case .sent(let id), .app(let id), .answered(let id): id
    default: nil
    }
  }
}

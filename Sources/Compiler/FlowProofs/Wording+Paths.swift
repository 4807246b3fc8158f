import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowStacks
import FlowSyntax

extension Wording {
  /// The way as a tap script: `home · productTapped(id) · buyTapped → fullScreenCover checkout`.
  ///
  /// It begins where the flow does, or at a screen that the way goes on from.
  package func script(_ path: EventPath, from origin: ID<Screen>? = nil, to target: String?)
    -> String
  {
    let project = project
    let start = origin.map { project.screens[$0].name } ?? project.flows[path.flow].start?.name
    let words =
      [start.map { project.text($0) } ?? ""]
      + path.events.filter { !$0.isQuestion }.map { project.word($0) }
    return words.joined(separator: " · ") + (target.map { " → \($0)" } ?? "")
  }

  /// The way step by step, each where it is written; what the platform does stands with what it
  /// is done to. Nobody follows a long one.
  package func steps(of path: EventPath) -> [Note] {
    let project = project
    guard let start = project.flows[path.flow].start, !path.isLong else { return [] }
    var steps = [Note("\(quoted(start.name)) is shown first", at: start.name.range)]
    for event in path.events where !event.isQuestion {
      let place = project.range(of: event) ?? steps[steps.count - 1].range
      steps.append(Note(project.word(event), at: place))
    }
    return steps
  }

  /// The way as a note, at the step that leads to what the finding is about.
  ///
  /// Where the last step is the finding's own event, that is the step before it; of a long way only
  /// its length is said.
  package func note(on path: EventPath, to range: SourceRange, isOwnEventLast: Bool = true) -> Note
  {
    if path.isLong {
      return Note("the shortest path here has \(counted(path.events.count, "event"))", at: range)
    }
    let places = steps(of: path).map(\.range).dropLast(isOwnEventLast ? 1 : 0)
    let place = places.last { !$0.overlaps(range) } ?? range
    return Note("on this path: \(script(path, to: nil))", at: place)
  }

  /// The last event of a way, with how what it shows comes up.
  package func target(_ screen: ID<Screen>, of path: EventPath) -> String {
    let name = project.text(name(screen))
    switch project.screens[screen].kind {
    case .alert: return "alert \(name)"
    case .confirmationDialog: return "confirmationDialog \(name)"
    default: break
    }
    return style(of: screen, shownBy: path).map { "\($0.rawValue) \(name)" } ?? name
  }

  /// How the last event of a way shows a screen, if it does.
  package func style(of screen: ID<Screen>, shownBy path: EventPath) -> PresentationStyle? {
    let last = path.events.last { $0.transition != nil || $0.isTap }
    guard let transition = last?.transition else { return nil }
    var style: PresentationStyle?
    let list = project.transitions[transition].actions
    for id in project.actions(in: list, into: .ofOneEvent, order: .lastActionFirst) {
      guard case .show(let show) = project.actions[id].kind, show.target.id == screen else {
        continue
      }
      style = (show.presentation ?? project.screens[screen].presentation)?.style ?? .push
    }
    return style
  }

  package func word(_ event: StackEvent) -> String { project.word(event) }
}

/// The words of events, for which nobody needs a copy of the project.
extension FlowProject {
  fileprivate func range(of event: StackEvent) -> SourceRange? {
    switch event {
    case .sent(let id), .app(let id), .answered(let id): transitions[id].event.range
    case .link(let id): deepLinks[id].pattern.range
    case .tab(let screen, _), .selected(let screen): screens[screen].name.range
    case .became(let id, _): states[id].name.range
    case .step, .button, .back, .swipe, .ended, .changed, .outcome, .elapsed, .shown: nil
    }
  }

  fileprivate func word(_ event: StackEvent) -> String {
    switch event {
    case .sent(let id): return tab(sending: id).map { "tab " + text($0) } ?? call(transitions[id])
    case .app(let id), .answered(let id): return call(transitions[id])
    case .step(let isSkip): return isSkip ? "skip" : "next"
    case .button(let name): return name.map { symbols.text(of: $0) } ?? "OK"
    case .back: return "back button"
    case .swipe: return "swipe down"
    case .tab(let screen, let index):
      guard case .tabs(let tabs) = screens[screen].kind,
        tabs.indices.contains(tabs.startIndex + index)
      else { return "another tab" }
      let tab = self.tabs[ID(tabs.startIndex + index)]
      return "tab " + (tab.screen.map { text($0.name) } ?? "\(index)")
    case .link(let id): return "link " + text(deepLinks[id].pattern)
    case .ended(let isFinished): return isFinished ? "finished" : "cancelled"
    case .selected(let screen): return "tab " + text(screens[screen].name)
    case .changed: return "another state"
    case .became(let id, let value):
      let cases = states[id].cases
      return text(states[id].name) + ": "
        + text(stateCases[ID(cases.startIndex + value)])
    case .outcome(let name): return symbols.text(of: name)
    case .elapsed: return "time passes"
    case .shown: return ""
    }
  }

  /// The screen of the tab whose event this is; nothing if the tab is only an event.
  private func tab(sending event: ID<Transition>) -> Name? {
    let name = transitions[event].event.symbol
    return tabs.elements.first { tab in
      guard tab.event?.symbol == name, let screen = tab.screen?.id else { return false }
      return hosts[screen, default: []].contains { screens[$0].transitions.contains(event) }
    }?.screen?.name
  }

  private func call(_ transition: Transition) -> String {
    let name = text(transition.event)
    let parameters = parameters[transition.parameters].map { text($0.name) }
    return parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}

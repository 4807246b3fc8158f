import FlowModel
import FlowSemantics

/// What an event is called in a test's title, and in its name.
struct WalkLabel {
  let title: String
  let name: String

  init(_ title: String, named name: String? = nil) {
    self.title = title
    self.name = name ?? title
  }
}

extension WalkWriter {
  func label(of step: WalkStep) -> WalkLabel {
    var label = label(of: step.event, in: step.before)
    if let denied = step.denied {
      let guardName = project.text(project.guards[denied].name)
      label = WalkLabel(
        label.title + " (" + guardName + " says no)",
        named: label.name + "Without" + guardName.prefix(1).uppercased() + guardName.dropFirst())
    }
    if step.isTwice { label = WalkLabel(label.title + " twice", named: label.name + "Twice") }
    return label
  }

  private func label(of event: Event, in state: RunningState) -> WalkLabel {
    switch event {
    case .sent(let name, _, _): return WalkLabel(project.symbols.text(of: name))
    case .button(let name, _): return WalkLabel(name.map { project.symbols.text(of: $0) } ?? "ok")
    case .systemBack: return WalkLabel("back")
    case .swipedAway: return WalkLabel("swipe away", named: "swipeAway")
    case .tabTapped(let number, let index):
      let tab = tab(number, index, state)
      let name = (tab?.screen?.name ?? tab?.event).map { project.text($0) } ?? "tab"
      return WalkLabel(name + " tab", named: name + "Tab")
    case .app(let id, _): return WalkLabel(project.text(project.transitions[id].event))
    case .changed(let id, let value): return label(of: id, value)
    case .link(let id, _):
      let owner = project.screens.elements.first { $0.deepLinks.contains(id) }
      return WalkLabel(
        project.text(project.deepLinks[id].pattern),
        named: (owner.map { project.text($0.name) } ?? "") + "Link")
    case .answered(let waiting, let end, _):
      return WalkLabel(
        self.end(end, of: waiting, state).map { project.text($0.1.name) } ?? "answer")
    case .elapsed(let waiting): return WalkLabel("\(time(of: waiting)) ms later", named: "later")
    case .ended(_, let end): return WalkLabel(end == .cancelled ? "cancel" : "finish")
    }
  }

  private func label(of id: ID<AppState>, _ value: Int) -> WalkLabel {
    let state = project.states[id]
    let name = project.text(state.name)
    let value = project.text(project.stateCases[ID(state.cases.startIndex + value)])
    return WalkLabel(
      name + " is " + value, named: name + value.prefix(1).uppercased() + value.dropFirst())
  }
}

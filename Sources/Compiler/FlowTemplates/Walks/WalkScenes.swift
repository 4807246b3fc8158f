import FlowModel
import FlowSemantics

extension RunningState {
  /// What is on screen, a layer each: its pages from bottom to top, through what holds them.
  var scenes: [(layer: LayerPresentation, pages: [Destination])] {
    layers.map { ($0.presentation, pages(in: $0.stack)) }
  }

  private func pages(in stack: Number<Stack>) -> [Destination] {
    var pages: [Destination] = []
    var waiting = [stack]
    while let next = waiting.popLast() {
      for number in stacks[next]?.destinations ?? [] {
        guard let destination = destinations[number] else { continue }
        switch destination.content {
        case .view: pages.append(destination)
        case .tabs(let stacks, let selected): waiting += stacks[selected].map { [$0] } ?? []
        case .split(let stacks): waiting += stacks.reversed()
        case .region(_, let stack): waiting += stack.map { [$0] } ?? []
        }
      }
    }
    return pages
  }
}

/// What an event has led to, in words that a test's title ends with.
struct WalkPhrase {
  let project: FlowProject

  func phrase(for step: WalkStep) -> String {
    if step.after.state.end != nil { return "ends the flow" }
    let before = step.before.scenes.map { $0.pages.map(name) }
    let after = step.after.state.scenes.map { $0.pages.map(name) }
    let top = after.last?.last ?? ""
    if after == before { return called(by: step) }
    if after.count > before.count, after.starts(with: before) {
      return opens(top, step.after.state.scenes.last?.layer ?? .root)
    }
    if after.count < before.count, before.starts(with: after) {
      return "closes " + (before.last?.last ?? "")
    }
    if after.count == before.count, after.dropLast() == before.dropLast() {
      let (old, new) = (before.last ?? [], after.last ?? [])
      if new.count > old.count, new.starts(with: old) { return "shows " + top }
      if new.count < old.count, old.starts(with: new) { return "goes back to " + top }
    }
    return "leads to " + top
  }

  private func name(_ destination: Destination) -> String {
    project.text(project.screens[destination.screen].name)
  }

  private func opens(_ top: String, _ layer: LayerPresentation) -> String {
    switch layer {
    case .root: "shows \(top)"
    case .sheet: "opens \(top) in a sheet"
    case .fullScreenCover: "opens \(top) over it"
    case .popover: "opens \(top) in a popover"
    case .alert, .confirmationDialog: "asks \(top)"
    }
  }

  private func called(by step: WalkStep) -> String {
    for call in step.after.calls {
      switch call {
      case .effect(let id, _): return "does " + project.text(project.effects[id].name)
      case .began(let id, _, _): return "begins " + project.text(project.outcomes[id].name)
      case .timerStarted, .told, .shownOnce: continue
      }
    }
    return "changes nothing"
  }
}

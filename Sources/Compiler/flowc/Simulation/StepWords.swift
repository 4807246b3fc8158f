import FlowModel
import FlowSemantics

/// What a step has led to, in words.
struct StepWords {
  let project: FlowProject

  /// Nothing for what is seen in the state that the step led to.
  func phrase(for call: Call) -> String? {
    switch call {
    case .effect(let effect, let values):
      "calls " + self.call(project.effects[effect].name, values)
    case .began(let outcome, let values, _):
      "awaits " + self.call(project.outcomes[outcome].name, values)
    case .timerStarted(let milliseconds, _): "waits for \(milliseconds) ms"
    case .told, .shownOnce: nil
    }
  }

  func phrase(for remark: Remark) -> String {
    switch remark.kind {
    case .ignored: "nothing happens on it"
    case .nothingBelow: "there is nothing to go back to"
    case .nothingToDismiss: "there is nothing to dismiss"
    case .absent(let screen): "there is no '\(name(screen))' to go to"
    case .twice(let screen): "'\(name(screen))' is below more than once; the nearest is meant"
    case .inside(let flow):
      "it happens in '\(project.text(project.flows[flow].name))', which is on top"
    case .interrupts: "what was presented is closed for it"
    case .noTabs(let screen): "no tab '\(name(screen))' is shown"
    case .dangling: "a name names nothing"
    case .refused(let screen): "'\(name(screen))' requires what doesn't hold"
    case .nothingLeft: "the last screen stays"
    case .isOver: "that is over already"
    case .endless: "screens follow one another without end"
    }
  }

  private func name(_ screen: ID<Screen>) -> String { project.text(project.screens[screen].name) }

  private func call(_ name: Name, _ values: [Binding]) -> String {
    let list = values.map { "\(project.symbols.text(of: $0.name)): \($0.value)" }
    return "\(project.text(name))(\(list.joined(separator: ", ")))"
  }
}

import FlowModel
import FlowSemantics

/// The result of a step, in words.
struct StepWords {
  let project: FlowProject

  /// Nothing for a call whose result is visible in the state.
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
    case .ignored: "the event has no action here"
    case .nothingBelow: "there is nothing to go back to"
    case .nothingToDismiss: "there is nothing to dismiss"
    case .absent(let screen): "there is no '\(name(screen))' to go to"
    case .twice(let screen): "'\(name(screen))' is below more than once; flowc takes the nearest"
    case .inside(let flow):
      "it acts inside '\(project.text(project.flows[flow].name))', which is on top"
    case .interrupts: "it closes the current presentation first"
    case .noColumns: "it is not in a column of a split"
    case .noTabs(let screen): "no tab '\(name(screen))' is shown"
    case .dangling: "a name is unknown"
    case .refused(let screen):
      remark.action == nil && project.screens[screen].requires == nil
        ? "the link to '\(name(screen))' waits until it can be followed"
        : "'\(name(screen))' requires a guard that doesn't hold"
    case .nothingLeft: "the last screen stays"
    case .isOver: "that has ended already"
    case .endless: "screens open each other without end"
    }
  }

  private func name(_ screen: ID<Screen>) -> String { project.text(project.screens[screen].name) }

  private func call(_ name: Name, _ values: [Binding]) -> String {
    let list = values.map { "\(project.symbols.text(of: $0.name)): \($0.value)" }
    return "\(project.text(name))(\(list.joined(separator: ", ")))"
  }
}

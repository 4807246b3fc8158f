import FlowDiagnostics
import FlowModel

extension ScreenGraphBuilder {
  /// Adds what comes up with a container, or in its course.
  mutating func addContent(of screen: Screen, from node: Int) {
    switch screen.kind {
    case .tabs(let tabs):
      for tab in project.tabs[tabs] { hold(tab.screen, from: node) }
    case .split(let columns):
      for column in project.columns[columns] { hold(column.screen, from: node) }
    case .switch(let state, let cases):
      for shown in project.cases[cases] {
        hold(shown.screen, from: node, test: test(of: state, shown))
      }
    case .embed(let flow): embed(flow, from: node)
    case .sequence(let sequence): addSteps(of: sequence, from: node)
    case .view, .alert, .confirmationDialog, .external: break
    }
  }

  private func test(
    of state: Reference<AppState>, _ shown: SwitchCase
  ) -> (state: ID<AppState>, value: Int)? {
    guard let state = state.id, let value = shown.index else { return nil }
    return (state, value)
  }

  private mutating func hold(
    _ reference: Reference<Screen>?, from node: Int, isAutomatic: Bool = true,
    test: (state: ID<AppState>, value: Int)? = nil
  ) {
    guard let reference, let target = reference.id else { return }
    var move = Move(kind: .content, event: nil, target: target, range: reference.name.range)
    move.isAutomatic = isAutomatic
    move.test = test
    append(move, from: node)
  }

  private mutating func embed(_ flow: Reference<Flow>, from node: Int) {
    guard let id = flow.id, let start = project.flows[id].start?.id else { return }
    var move = Move(kind: .embed, event: nil, target: start, range: flow.name.range)
    move.isAutomatic = true
    append(move, from: node)
  }

  /// Whether the step that it was left at, and all after it, may be left out now.
  private func mayResumeAtItsEnd(_ sequence: ScreenSequence) -> Bool {
    let last = project.steps[sequence.steps].last
    return sequence.resumes != nil && (last?.when != nil || last?.forEach != nil)
  }

  private mutating func addSteps(of sequence: ScreenSequence, from node: Int) {
    var isAutomatic = true
    for step in project.steps[sequence.steps] {
      hold(step.screen, from: node, isAutomatic: isAutomatic || sequence.resumes != nil)
      isAutomatic = isAutomatic && (step.when != nil || step.forEach != nil)
    }
    if let skip = sequence.skip { add(skip, of: nil, from: node, takesPlace: true) }
    if let then = sequence.then {
      add(
        then, of: nil, from: node, takesPlace: true,
        isAutomatic: isAutomatic || sequence.once != nil || mayResumeAtItsEnd(sequence))
    } else {
      insert(.back, at: node)
    }
  }
}

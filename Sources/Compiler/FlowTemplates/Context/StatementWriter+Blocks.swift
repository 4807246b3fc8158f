import FlowModel
import FlowSyntax

/// The blocks of an outcome's ends.
extension StatementWriter {
  /// A wait, and what is done at each end of its outcome.
  mutating func write(
    _ wait: Await, _ depth: Int, transition: (Symbol) -> ID<Transition>?
  ) {
    guard let id = wait.outcome.id else { return }
    usesLogic = true
    let key = nextKey()
    let call = call(wait.outcome, project.outcomes[id].parameters, wait.arguments)
    let opening = statements.count
    block(StatementContext(kind: .wait, depth: depth, call: call, key: key)) { writer in
      for end in writer.project.outcomeEnds[writer.project.outcomes[id].ends] {
        writer.write(end, depth + 1, transition(end.name.symbol))
      }
    }
    let isLone = leaveOutOthers(ofLoneEndingIn: opening + 1, depth + 1)
    add(.endWait, depth)
    statements[opening].isLone = isLone
    statements[statements.count - 1].isLone = isLone
  }

  /// Leaves out the ends at which nothing is done if something is done at one other; returns whether it is so.
  private mutating func leaveOutOthers(ofLoneEndingIn first: Int, _ depth: Int) -> Bool {
    let endings = statements.indices.dropFirst(first).filter {
      statements[$0].kind == .ending && statements[$0].depth == depth
    }
    let empty = endings.filter { statements[$0].isEmpty }
    guard endings.count > 1, empty.count == endings.count - 1 else { return false }
    for ending in empty.reversed() { statements.removeSubrange(ending...ending + 1) }
    statements[first].isLone = true
    let last = statements.count - 1
    (statements[last].isLone, statements[last].step) = (true, statements[first].step)
    return true
  }

  private mutating func write(_ end: OutcomeEnd, _ depth: Int, _ handler: ID<Transition>?) {
    let (outer, outside) = (usedOfEvent, values)
    usedOfEvent = []
    values.bring(naming.parameters(end.parameters))
    let index = statements.count
    statements.append(StatementContext(kind: .ending, depth: depth))
    if let handler { write(project.transitions[handler].actions, depth: depth + 1) }
    makeBrief(index)
    let brought = project.parameters[end.parameters].map { naming.local($0.name) }
    statements[index].pattern = PatternContext(
      naming.value(end.name), binding: brought, using: usedOfEvent)
    statements[index].isEmpty = statements.count == index + 1 && statements[index].step.isEmpty
    add(.afterEnding, depth)
    usedOfEvent = outer.union(usedOfEvent.subtracting(brought))
    values = outside
  }

  /// What is done if the screen of the line above isn't there.
  mutating func write(otherwise list: ActionList, _ depth: Int) {
    if list.isEmpty { return }
    block(StatementContext(kind: .absent, depth: depth)) { $0.write(list, depth: depth + 1) }
    add(.end, depth)
  }

  /// Takes what is done in a block into the line that begins it, if it is one step.
  mutating func makeBrief(_ opening: Int) {
    guard statements.count == opening + 2, statements[opening + 1].isStep else { return }
    statements[opening].step = [statements.removeLast()]
  }
}

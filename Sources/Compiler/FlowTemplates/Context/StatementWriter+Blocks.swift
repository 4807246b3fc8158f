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
    let opening = StatementContext(kind: .wait, depth: depth, call: call, key: key)
    block(opening) { writer in
      for end in writer.project.outcomeEnds[writer.project.outcomes[id].ends] {
        writer.write(end, depth + 1, transition(end.name.symbol))
      }
    }
    add(.endWait, depth)
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

  /// Takes what is done in a block into the line that begins it, if it is one step.
  mutating func makeBrief(_ opening: Int) {
    guard statements.count == opening + 2, statements[opening + 1].isStep else { return }
    statements[opening].step = [statements.removeLast()]
  }
}

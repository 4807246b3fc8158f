import FlowModel
import FlowSyntax

/// What lies in blocks: the ends of an outcome, and what follows the end of what is shown.
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
    let outer = usedOfEvent
    usedOfEvent = []
    let index = statements.count
    statements.append(StatementContext(kind: .ending, depth: depth))
    if let handler { write(project.transitions[handler].actions, depth: depth + 1) }
    let brought = project.parameters[end.parameters].map { naming.value($0.name) }
    statements[index].target = naming.pattern(
      naming.value(end.name), binding: brought, using: usedOfEvent)
    statements[index].isEmpty = statements.count == index + 1
    add(.afterEnding, depth)
    usedOfEvent = outer.union(usedOfEvent.subtracting(brought))
  }

  mutating func write(_ show: Show, _ depth: Int) {
    guard let target = show.target.id else { return }
    let style = naming.style(of: show)
    let lists: [(StatementContext.Kind, ActionList)] = [
      (.finished, show.finished), (.cancelled, show.cancelled), (.dismissed, show.dismissed),
    ].compactMap { kind, list in list.map { (kind, $0) } }
    let destination = destination(show.target, show.arguments)
    statements.append(
      StatementContext(
        kind: .show, depth: depth, destination: destination, style: style,
        isPush: style == ".push", entry: entry(of: show),
        ifShown: show.ifShown == .again ? nil : Code(verbatim: show.ifShown.rawValue),
        isFollowed: !lists.isEmpty))
    for (kind, list) in lists {
      let resultType = kind == .finished ? naming.resultType(of: target) : nil
      writeFollowing(kind, list, depth + 1, resultType)
      statements[statements.count - 1].isFinal = kind == lists.last?.0
    }
  }

  private mutating func writeFollowing(
    _ kind: StatementContext.Kind, _ list: ActionList, _ depth: Int, _ resultType: Code?
  ) {
    let outer = usesResult
    usesResult = false
    let index = statements.count
    block(StatementContext(kind: kind, depth: depth)) { $0.write(list, depth: depth + 1) }
    if usesResult { statements[index].resultType = resultType }
    usesResult = outer
    add(.endFollowing, depth)
  }
}

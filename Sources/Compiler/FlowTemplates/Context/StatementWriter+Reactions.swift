import FlowModel

/// The shown destination, and the actions after its end.
extension StatementWriter {
  mutating func write(_ show: Show, _ id: ID<Action>, _ depth: Int) {
    guard let target = show.target.id else { return }
    let destination = destination(show.target, show.arguments)
    statements.append(
      StatementContext(
        kind: .show, depth: depth, destination: destination,
        presentation: naming.presentation(of: show), entry: entry(of: show),
        ifShown: show.ifShown == .again ? nil : Code(verbatim: show.ifShown.rawValue),
        following: following(show, id, to: target)))
  }

  /// Keeps what follows the end of what is shown for later, with the values that it needs.
  private mutating func following(
    _ show: Show, _ id: ID<Action>, to target: ID<Screen>
  ) -> TargetContext? {
    let lists: [(StatementContext.Kind, ActionList)] = [
      (.finished, show.finished), (.cancelled, show.cancelled), (.dismissed, show.dismissed),
    ].compactMap { kind, list in list.map { (kind, $0) } }
    guard show.hasReactions, let name = naming.followings.names[id] else { return nil }
    var later = keeping
    if !show.ends.isEmpty, let ends = naming.ends(of: target) {
      later.writeReactions(to: show.ends, of: target, ends)
      later.statements[later.statements.count - 1].isFinal = lists.isEmpty
    }
    for (kind, list) in lists {
      later.writeReaction(kind, list, kind == .finished ? naming.resultType(of: target) : nil)
      later.statements[later.statements.count - 1].isFinal = kind == lists.last?.0
    }
    let used = later.usedOfEvent.union(later.usedOfScreen)
    let kept = values.filter { used.contains($0.parameter.name) }
    reactions.append(
      ReactionContext(
        name: name, parameters: kept.map(\.parameter),
        pattern: PatternContext(name, binding: kept.map(\.parameter.name), using: used),
        statements: later.statements))
    reactions += later.reactions
    waitCount = later.waitCount
    usedOfEvent.formUnion(later.usedOfEvent)
    usedOfScreen.formUnion(later.usedOfScreen)
    return TargetContext(flow: naming.followings.flow, name: name, arguments: kept.map(\.kept))
  }

  /// The writer for later statements, which can use only the kept values.
  private var keeping: StatementWriter {
    var later = self
    later.statements = []
    later.reactions = []
    later.usedOfEvent = []
    later.usedOfScreen = []
    for index in later.values.indices { later.values[index].isWrapped = true }
    return later
  }

  /// What follows each named end, in one block.
  private mutating func writeReactions(
    to handled: IDRange<Transition>, of target: ID<Screen>, _ ends: Code
  ) {
    block(StatementContext(kind: .finished, depth: 0, ends: ends)) { writer in
      for id in handled { writer.write(id, of: target, ends) }
    }
    add(.endEnds, 1)
    add(.endFollowing, 0)
  }

  private mutating func write(_ handled: ID<Transition>, of target: ID<Screen>, _ ends: Code) {
    let transition = project.transitions[handled]
    guard let end = project.end(toldBy: transition.event.symbol, of: target) else { return }
    usesResult = false
    let index = statements.count
    block(StatementContext(kind: .ending, depth: 1, ends: ends)) {
      $0.write(transition.actions, depth: 3)
    }
    statements[index].pattern = naming.pattern(of: end, usesResult: usesResult)
    makeBrief(index)
    if !statements[index].isEmpty, statements[index].step.isEmpty { add(.end, 2) }
  }

  private mutating func writeReaction(
    _ kind: StatementContext.Kind, _ list: ActionList, _ resultType: Code?
  ) {
    usesResult = false
    let index = statements.count
    block(StatementContext(kind: kind, depth: 0)) { $0.write(list, depth: 1) }
    if usesResult { statements[index].resultType = resultType } else { makeBrief(index) }
    if statements[index].step.isEmpty { add(.endFollowing, 0) }
  }
}

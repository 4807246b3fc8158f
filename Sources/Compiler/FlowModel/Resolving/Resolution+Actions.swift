import FlowDiagnostics
import FlowSyntax

extension Resolution {
  mutating func forward(_ syntax: Syntax) -> ActionKind? {
    if let target = syntax[.to]?.name { return .show(show(screen(target), syntax)) }
    if let target = syntax[.setRoot]?.name {
      return .setRoot(screen(target), arguments(syntax[.with]))
    }
    if let target = syntax[.show]?.name {
      return .showInNextColumn(screen(target), arguments(syntax[.with]))
    }
    if let target = syntax[.tab]?.name { return .tab(screen(target), arguments(syntax[.with])) }
    if let effect = syntax[.effect]?.name {
      return .effect(self.effect(effect), arguments(syntax[.with]))
    }
    return nil
  }

  private mutating func show(_ target: Reference<Screen>, _ syntax: Syntax) -> Show {
    checkFrom(syntax, of: target.id)
    let written = target.id.flatMap { screenSyntax[$0] }
    let ends = reactions(syntax[.finished], toEndsOf: written, named: target.name)
    let said = presentation(syntax, of: target.id)
    return Show(
      target: target, presentation: said,
      arguments: arguments(syntax[.with]),
      entry: syntax[.at]?.name,
      statedIfShown: ifShown(syntax) ?? ifShown(ofScreen: target),
      from: syntax[.from]?.name.map { screen($0) },
      anchor: anchor(syntax, of: written, said ?? written.flatMap { presentation(ofTarget: $0) }),
      finished: ends == nil ? syntax[.finished].map { actions($0) } : nil,
      ends: project.transitions.append(contentsOf: ends ?? []),
      cancelled: syntax[.cancelled].map { actions($0) },
      dismissed: syntax[.dismissed].map { actions($0) })
  }

  /// A screen to show, with nothing else said.
  func show(_ target: Reference<Screen>) -> Show {
    Show(to: target, ifShown: ifShown(ofScreen: target))
  }

  private func ifShown(ofScreen target: Reference<Screen>) -> IfShown? {
    target.id.flatMap { screenSyntax[$0] }.flatMap { ifShown($0) }
  }

  private func ifShown(_ syntax: Syntax) -> IfShown? {
    syntax[.ifShown]?.name.flatMap { IfShown(rawValue: text($0)) }
  }

  mutating func backward(_ syntax: Syntax, _ event: Name?) -> ActionKind? {
    if let target = syntax[.backTo]?.name {
      let screen = screen(target, orWord: "backToRoot")
      return .backTo(screen, otherwise: otherwise(syntax, event))
    }
    if let target = syntax[.dismissTo]?.name {
      let screen = screen(target, orWord: "dismissAll")
      return .dismissTo(screen, otherwise: otherwise(syntax, event))
    }
    return syntax[.finish].flatMap { finish($0) }
  }

  /// What to go back to; a word such as `root` is no screen, but stands for one.
  private mutating func screen(_ name: Name, orWord word: String) -> Reference<Screen> {
    guard !isScreen(name), !removedScreens.contains(name.symbol),
      Synonym.meant(by: text(name), among: ["backToRoot"]) != nil
    else { return screen(name) }
    error(
      "unknown-screen", "no screen is named '\(text(name))'", at: name.range,
      hint: "write the word alone: '\(word)'")
    return Reference(name, nil)
  }

  private mutating func otherwise(_ syntax: Syntax, _ event: Name?) -> ActionList {
    syntax[.else].map { actions($0, event: event) } ?? .empty
  }

  mutating func decision(_ syntax: Syntax, _ event: Name?) -> ActionKind? {
    if let condition = syntax[.when] {
      return .when(
        self.condition(condition, negated: Self.negatedDecision),
        then: syntax[.then].map { actions($0, event: event) } ?? .empty,
        otherwise: otherwise(syntax, event))
    }
    if let choices = syntax[.choose] {
      let resolved = bounded(choices.items).map { choice($0, event) }
      return .choose(project.choices.append(contentsOf: resolved))
    }
    if let outcome = syntax[.await]?.name { return .await(self.await(outcome, syntax)) }
    guard let time = syntax[.after]?.name, let milliseconds = milliseconds(text(time)) else {
      return nil
    }
    let then = syntax[.then].map { actions($0, event: event) } ?? .empty
    return .after(milliseconds: milliseconds, then)
  }

  private mutating func choice(_ syntax: Syntax, _ event: Name?) -> Choice {
    let then = (syntax[.then] ?? syntax[.else]).map { actions($0, event: event) } ?? .empty
    return Choice(condition: conditionOfChoice(syntax), actions: then)
  }

  /// Without `when` and `else`, which has been said, nobody knows when the choice is taken.
  private mutating func conditionOfChoice(_ syntax: Syntax) -> Condition? {
    if let when = syntax[.when] { return condition(when, negated: Self.negatedChoice) }
    if syntax[.else] != nil { return nil }
    let unknown = Reference<Guard>(Name(Keyword.when.symbol, at: syntax.range), nil)
    let tests = project.tests.append(contentsOf: [.guard(unknown)])
    return Condition(tests: tests, range: syntax.range)
  }

  private mutating func await(_ name: Name, _ syntax: Syntax) -> Await {
    let found = outcome(name)
    // Where the ends are missing, which has been said, nothing more is said of them.
    let outcome = syntax[.cases] == nil ? Reference<Outcome>(name, nil) : found
    if outcome.id == nil { noteUse(of: name.symbol, at: name.range) }
    let ends = transitions(syntax[.cases]?.entries ?? [], of: owner ?? name)
    if let id = outcome.id { checkEnds(ends, of: id) }
    return Await(outcome: outcome, arguments: arguments(syntax[.with]), ends: ends)
  }

  private mutating func checkEnds(_ transitions: IDRange<Transition>, of outcome: ID<Outcome>) {
    let known = project.outcomeEnds[project.outcomes[outcome].ends].map(\.name)
    for id in transitions {
      let event = project.transitions[id].event
      if !known.contains(where: { $0.symbol == event.symbol }) {
        unknown("end", event, among: known)
      }
    }
  }
}

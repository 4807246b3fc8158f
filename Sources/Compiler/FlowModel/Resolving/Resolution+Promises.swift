import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// The promises of a flow; for a variant, only those about its screens.
  mutating func expectations(_ syntax: Syntax?, changes: Syntax?) -> IDRange<Expectation> {
    let removed = Set((changes?[.remove]?.names ?? []).map(\.symbol))
    let resolved = (syntax?.items ?? []).compactMap { item -> Expectation? in
      if item.speaks(of: removed) { return nil }
      return expectation(in: item, without: removed).map {
        Expectation(kind: $0, range: item.range)
      }
    }
    return project.expectations.append(contentsOf: resolved)
  }

  private mutating func expectation(
    in syntax: Syntax, without removed: Set<Symbol>
  ) -> Expectation.Kind? {
    if let never = syntax[.never] {
      if never.kind != .sequence { return nil }
      if never.names.count == 1 {
        refuse(
          never, "one screen alone promises nothing",
          "name the screens that must never be on screen together")
      }
      let left = never.names.filter { !removed.contains($0.symbol) }
      return left.count < min(2, never.names.count) ? nil : .never(left.map { screen($0) })
    }
    if let depth = syntax[.depth], let most = number(depth) {
      if most == 0 {
        refuse(depth, "a stack has at least one screen", "promise a depth of 1 or more")
      }
      return .depth(most)
    }
    guard let name = syntax[.screen]?.name else { return nil }
    return expectation(of: screen(name), in: syntax, without: removed)
  }

  private mutating func expectation(
    of screen: Reference<Screen>, in syntax: Syntax, without removed: Set<Symbol>
  ) -> Expectation.Kind? {
    if let condition = syntax[.onlyWhen] { return onlyWhen(screen, condition) }
    if let before = syntax[.after] {
      let left = before.names.filter { !removed.contains($0.symbol) }
      guard left.isEmpty, let first = before.names.first else {
        return .after(screen, left.map { self.screen($0) })
      }
      error(
        "unknown-screen",
        "'\(text(first))' must come before '\(text(screen.name))', but is removed", at: first.range,
        hint:
          "also name the screen that comes before it in the variant: 'after: [\(text(first)), …]'")
      return nil
    }
    if let taps = number(syntax[.within]), let origin = syntax[.of]?.name {
      return .within(
        screen, taps: taps, of: self.screen(origin), always: isTrue(syntax[.always]))
    }
    if let earlier = syntax[.neverAfter]?.name {
      return .neverAfter(screen, self.screen(earlier))
    }
    if isTrue(syntax[.fromAnywhere]) { return .fromAnywhere(screen) }
    if let word = syntax[.fromAnywhere], word.name.map({ text($0) }) == "false" {
      refuse(
        word, "'fromAnywhere: false' promises nothing", "write 'fromAnywhere: true', or delete it")
    }
    return nil
  }

  /// Says of a promise that it can only be kept, or only be broken.
  private mutating func refuse(_ syntax: Syntax, _ message: String, _ hint: String) {
    error("unexpected-value", message, at: syntax.range, hint: hint)
  }

  private mutating func onlyWhen(
    _ screen: Reference<Screen>, _ syntax: Syntax
  ) -> Expectation.Kind {
    var ends: [EndTest] = []
    let condition = condition(
      syntax,
      without: { resolution, name, value in
        guard resolution.states[name.symbol] == nil, let id = resolution.outcomes[name.symbol]
        else {
          return false
        }
        ends.append(resolution.endTest(Reference(name, id), value))
        return true
      })
    return .onlyWhen(screen, condition, ends)
  }

  private mutating func endTest(_ outcome: Reference<Outcome>, _ end: Name) -> EndTest {
    let ends = outcome.id.map { project.outcomes[$0].ends } ?? .empty
    let id = ends.first { project.outcomeEnds[$0].name.symbol == end.symbol }
    if id == nil { unknown("value", end, among: project.outcomeEnds[ends].map(\.name)) }
    return EndTest(outcome: outcome, end: end, id: id)
  }

  private func number(_ syntax: Syntax?) -> Int? { syntax?.name.flatMap { Int(text($0)) } }

  mutating func variants(_ syntax: Syntax?) -> IDRange<Variant> {
    let resolved = (syntax?.entries ?? []).map { name, _ in
      check(name, is: .member("a variant"))
      return Variant(name: name)
    }
    return project.variants.append(contentsOf: resolved)
  }
}

extension Syntax {
  /// Whether a promise is about one of some screens; of one that names several, the others are left.
  fileprivate func speaks(of screens: Set<Symbol>) -> Bool {
    [self[.screen], self[.neverAfter], self[.of]]
      .contains { $0?.names.contains { screens.contains($0.symbol) } ?? false }
  }
}

import FlowDiagnostics
import FlowSyntax

extension Resolution {
  mutating func expectations(_ syntax: Syntax?) -> IDRange<Expectation> {
    let resolved = (syntax?.items ?? []).flatMap { item in
      expectations(in: item).map { Expectation(kind: $0, range: item.range) }
    }
    return project.expectations.append(contentsOf: resolved)
  }

  private mutating func expectations(in syntax: Syntax) -> [Expectation.Kind] {
    if let never = syntax[.never] { return [.never(never.names.map { screen($0) })] }
    if let depth = number(syntax[.depth]) { return [.depth(depth)] }
    guard let name = syntax[.screen]?.name else { return [] }
    return expectations(of: screen(name), in: syntax)
  }

  /// What one mapping promises of a screen: every key of it is a promise of its own.
  private mutating func expectations(
    of screen: Reference<Screen>, in syntax: Syntax
  ) -> [Expectation.Kind] {
    var kinds: [Expectation.Kind] = []
    if let condition = syntax[.onlyWhen] {
      kinds.append(.onlyWhen(screen, self.condition(condition)))
    }
    if let before = syntax[.after] {
      kinds.append(.after(screen, before.names.map { self.screen($0) }))
    }
    if let taps = number(syntax[.within]), let origin = syntax[.of]?.name {
      kinds.append(.within(screen, taps: taps, of: self.screen(origin)))
    }
    if isTrue(syntax[.fromAnywhere]) { kinds.append(.fromAnywhere(screen)) }
    if let earlier = syntax[.neverAfter]?.name {
      kinds.append(.neverAfter(screen, self.screen(earlier)))
    }
    return kinds
  }

  private func number(_ syntax: Syntax?) -> Int? { syntax?.name.flatMap { Int(text($0)) } }

  mutating func variants(_ syntax: Syntax?) -> IDRange<Variant> {
    let resolved = (syntax?.entries ?? []).map { name, value in
      check(name, is: .member("a variant"))
      return Variant(
        name: name, start: value[.start]?.name.map { screen($0) },
        removedScreens: (value[.remove]?.names ?? []).map { screen($0) },
        retargeted: retargets(value[.screens]))
    }
    return project.variants.append(contentsOf: resolved)
  }

  private mutating func retargets(_ syntax: Syntax?) -> [Variant.Retarget] {
    (syntax?.entries ?? []).map { name, value in
      Variant.Retarget(
        screen: screen(name), transitions: transitions(value[.transitions], of: name))
    }
  }
}

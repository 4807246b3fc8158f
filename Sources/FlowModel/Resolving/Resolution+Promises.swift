import FlowDiagnostics
import FlowSyntax

extension Resolution {
  mutating func expectations(_ syntax: Syntax?) -> IDRange<Expectation> {
    let resolved = (syntax?.items ?? []).compactMap { item in
      expectation(in: item).map { Expectation(kind: $0, range: item.range) }
    }
    return project.expectations.append(contentsOf: resolved)
  }

  private mutating func expectation(in syntax: Syntax) -> Expectation.Kind? {
    if let never = syntax[.never] { return .never(never.names.map { screen($0) }) }
    if let depth = number(syntax[.depth]) { return .depth(depth) }
    guard let name = syntax[.screen]?.name else { return nil }
    return expectation(of: screen(name), in: syntax)
  }

  private mutating func expectation(
    of screen: Reference<Screen>, in syntax: Syntax
  ) -> Expectation.Kind? {
    if let condition = syntax[.onlyWhen] { return .onlyWhen(screen, self.condition(condition)) }
    if let before = syntax[.after] {
      return .after(screen, before.names.map { self.screen($0) })
    }
    if let taps = number(syntax[.within]), let origin = syntax[.of]?.name {
      return .within(screen, taps: taps, of: self.screen(origin))
    }
    if let earlier = syntax[.neverAfter]?.name {
      return .neverAfter(screen, self.screen(earlier))
    }
    return isTrue(syntax[.fromAnywhere]) ? .fromAnywhere(screen) : nil
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

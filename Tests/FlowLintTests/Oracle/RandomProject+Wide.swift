/// The parts of the language in which the stack is not exact, and promises.
extension RandomProject {
  var declarations: String {
    let guards = language.contains(.fixed) ? "{ g: { fixed: true } }" : "[g]"
    var text = "    guards: \(guards)\n"
    if language.contains(.states) { text += "    states: { s: [one, two] }\n" }
    if language.contains(.outcomes) { text += "    outcomes: { o: [yes, no] }\n" }
    return text
  }

  /// A container of some of the screens that come later, now and then.
  mutating func container(_ later: ArraySlice<String>) -> String? {
    guard language.contains(.containers), !later.isEmpty, random.below(4) == 0 else { return nil }
    let inner = Array(later.prefix(2))
    if language.contains(.states), random.below(2) == 0 {
      let cases = zip(["one", "two"], inner).map { "\($0): \($1)" }
      return "switch: s\n        cases: { \(cases.joined(separator: ", ")) }"
    }
    tabRoots += inner
    return "tabs: [\(inner.joined(separator: ", "))]"
  }

  /// What else a screen says of itself.
  mutating func more(_ name: String) -> String {
    var text = ""
    if language.contains(.requirements), random.below(5) == 0 { text += "        requires: g\n" }
    if !language.isDisjoint(with: [.wide, .late]), language.contains(.links), random.below(5) == 0 {
      text += "        deepLink: /\(name)\n"
    }
    return text
  }

  mutating func wideList(_ names: [String]) -> String? {
    if language.contains(.states), random.below(6) == 0 {
      return "{ when: { s: one }, then: \(action(names)), else: \(action(names)) }"
    }
    if !tabRoots.isEmpty, random.below(5) == 0 {
      return "[{ tab: \(tabRoots[random.below(tabRoots.count)]) }, \(action(names))]"
    }
    if language.contains(.outcomes), random.below(6) == 0 {
      return "{ await: o, cases: { yes: \(action(names)), no: none } }"
    }
    return nil
  }

  /// One promise of each kind about screens of the first flow.
  mutating func expectations(of names: [String]) -> [String] {
    func one() -> String { names[random.below(names.count)] }
    return [
      "screen: \(one()), onlyWhen: g", "screen: \(one()), after: \(one())",
      "screen: \(one()), neverAfter: \(one())", "never: [\(one()), \(one())]",
      "depth: \(1 + random.below(4))", "screen: \(one()), fromAnywhere: true",
      "screen: \(one()), within: \(1 + random.below(3)), of: \(one())",
    ].map { "      - { \($0) }\n" }
  }
}

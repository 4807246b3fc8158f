import FlowDiagnostics
import FlowSyntax

/// Transitions that the app brings, by name.
extension Resolution {
  /// The words of the language, and what SwiftUI calls something else than a transition.
  private static let taken: Set = [
    "identity", "opacity", "slide", "scale", "offset", "move", "push", "zoom", "crossDissolve",
    "animation", "asymmetric", "combined", "modifier",
  ]

  mutating func declareTransitions(_ syntax: Syntax?) -> [Name] {
    usedTransitions = []
    customTransitions = withoutRepetitions(syntax?.names ?? [])
    for name in customTransitions {
      check(name, is: .member("a transition"))
      if !Self.taken.contains(text(name)) { continue }
      error(
        "invalid-name", "a custom transition can't be named '\(text(name))'", at: name.range,
        hint: "choose another name, such as '\(text(name))In': SwiftUI uses this one")
    }
    return customTransitions
  }

  /// A transition that the app brings.
  mutating func customTransition(_ name: Name) -> Movement? {
    guard customTransitions.contains(where: { $0.symbol == name.symbol }) else { return nil }
    usedTransitions.append(name)
    return .custom(name.symbol)
  }

  /// Says that a word is no transition, and which one was likely meant.
  mutating func unknownTransition(_ name: Name) {
    let words = Self.taken.subtracting(["animation", "asymmetric", "combined", "modifier"]).sorted()
    let meant = nearest(to: text(name), among: customTransitions.map { text($0) } + words)
    error(
      "unexpected-value", "'\(text(name))' is not a transition", at: name.range,
      hint: meant.map { "did you mean '\($0)'?" } ?? """
        use identity, opacity, slide, scale, scale(0.5), "offset(0, 40)", in points, and move(…) or \
        push(…) with leading, trailing, top or bottom; several at once are a list; or zoom, \
        crossDissolve, or one of the flow's 'customTransitions'
        """,
      fixIt: meant.map { FixIt(replacing: name.range, with: $0) })
  }
}

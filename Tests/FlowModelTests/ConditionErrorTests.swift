import Testing

/// Conditions in the words of other languages.
@Suite struct ConditionErrorTests {
  private static let other =
    "put the action under 'else': { when: g, then: none, else: … }"

  private static let either =
    "write one alternative for each under 'choose', or declare one guard for all of them"

  @Test(arguments: [
    ("\"!g\"", "there is no 'not' in a condition", other),
    ("not g", "there is no 'not' in a condition", other),
    ("{ not: g }", "there is no 'not' in a condition", other),
    ("{ g: false }", "there is no 'not' in a condition", other),
    ("{ g: true }", "'g' is a guard, not a state", "write the guard alone: 'g'"),
    ("s", "'s' is a state, not a guard", "say which value: { s: on }"),
    (
      "s == off", "'s == off' is not the name of a guard", "write a state and its value: { s: off }"
    ),
    ("s != off", "there is no 'not' in a condition", "ask for the other values: { s: on }"),
    ("g == true", "'g == true' is not the name of a guard", "write the guard alone: 'g'"),
    (
      "g && h", "'g && h' is not the name of a guard",
      "write a list of conditions that must all hold: [g, h]"
    ),
    (
      "\"g, h\"", "'g, h' is not the name of a guard",
      "write a list of conditions that must all hold: [g, h]"
    ),
    ("g || h", "there is no 'or' in a condition", either),
    ("[or, g, h]", "there is no 'or' in a condition", either),
    ("{ or: [g, h] }", "there is no 'or' in a condition", either),
    ("{ any: [g, h] }", "there is no 'any' in a condition", either),
    ("{ all: [g, h] }", "there is no 'all' in a condition", "write a list: [g, h]"),
    ("{ s: [on, off] }", "there is no 'or' in a condition", either),
    ("{ s: \"!on\" }", "there is no 'not' in a condition", "ask for the other values: { s: off }"),
    ("{ s: not on }", "there is no 'not' in a condition", "ask for the other values: { s: off }"),
    ("s.on", "'s.on' is not the name of a guard", "write a state and its value: { s: on }"),
    ("g()", "'g()' is not the name of a guard", "write the name alone: 'g'"),
    ("true", "'true' is not the name of a guard", "leave the condition out: it always holds"),
    (
      "$event.flag", "a condition can't ask '$event.flag'",
      "declare a guard that the app answers, and ask it by its name"
    ),
  ])
  func anExpression(condition: String, message: String, hint: String) {
    let found = findings(
      in: "flow: A\nguards: [g, h]\nstates: { s: [on, off] }\nscreens:\n  b:\n"
        + "  a: { transitions: { x: { when: \(condition), then: b } } }\n")
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.hint) == [hint])
  }

  @Test func whereThereIsNoElse() {
    let found = findings(inScreen: "{ tabs: [b, { screen: a, when: not g }] }")
    #expect(found.map(\.hint) == ["declare a guard that answers the opposite of 'g'"])
  }
}

import Testing

/// Conditions in the words of other languages.
@Suite struct ConditionErrorTests {
  private static let other =
    "put the action under 'else': { when: g, then: none, else: … }"

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

extension Rule {
  /// A type that a screen cannot be given.
  static let invalidType = Rule(
    "invalid-type", .error,
    summary: "Types are Swift types whose values can be compared and stored.",
    rationale: """
      Where the user is, is a value: it is compared, restored and sent between tasks. So a parameter has a
      name for its type, with generics, arrays, dictionaries and optionals of such; tuples and functions
      have no place there.

      Declare a struct for what belongs together, and an event or effect for what is to be called.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          params:
            sizes: "(Int, Int)" # error: '(Int, Int)' is not a type that a screen can be given: tuples and functions cannot be compared and stored
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          params:
            sizes: "[Int]"
      """,
    reportedBy: .resolver)
}

extension Rule {
  /// A type that a screen cannot be given.
  static let invalidType = Rule(
    "invalid-type", .error,
    summary: "A parameter has a Swift type whose values can be compared and stored.",
    rationale: """
      The user's position in the app is a value: the code compares it, restores it and sends it
      between tasks. So the type of a parameter is a name, with or without generics, or an array, a
      dictionary or an optional of such types. Tuples and functions don't work.

      Declare a struct for values that belong together, and an event or an effect for a function.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          params:
            sizes: "(Int, Int)" # error: '(Int, Int)' is not a valid type: tuples and functions cannot be compared and stored
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

extension Rule {
  /// A way to end that a call does not have.
  static let unknownEnd = Rule(
    "unknown-end", .error,
    summary: "Every end that is provided for is one of the outcome's.",
    rationale: """
      An outcome ends in the ways that it is declared with and no other. What is said for another end
      never happens, and the end that was meant finds nothing to happen: the user waits on.

      Correct the name, or add the end to the outcome's.
      """,
    flagged: """
      flow: Todos
      start: editor
      outcomes:
        save: [saved, failed]
      screens:
        editor:
          transitions:
            saveTapped:
              await: save
              cases:
                saved: done
                failed: none
                faild: none # error: no end is named 'faild'
        done:
      """,
    accepted: """
      flow: Todos
      start: editor
      outcomes:
        save: [saved, failed]
      screens:
        editor:
          transitions:
            saveTapped:
              await: save
              cases:
                saved: done
                failed: none
        done:
      """,
    reportedBy: .resolver)
}

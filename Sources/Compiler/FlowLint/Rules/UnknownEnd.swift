extension Rule {
  /// A way to end that a call does not have.
  static let unknownEnd = Rule(
    "unknown-end", .error,
    summary: "A handled end is one of the outcome's ends.",
    rationale: """
      An outcome has only its declared ends. Actions for any other end never run, and the end that
      you meant has no actions: the user waits on.

      Correct the name, or add the end to the outcome.
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

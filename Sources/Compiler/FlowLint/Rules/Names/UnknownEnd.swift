extension Rule {
  /// A way to end that a call or a flow does not have.
  static let unknownEnd = Rule(
    "unknown-end", .error,
    summary: "An end is one that the outcome or the flow has.",
    rationale: """
      An outcome has only its declared ends, and a flow only those that it names under 'returns'.
      Actions for any other end never run, and the end that you meant has no actions: the user waits
      on. A flow can't finish with an end that it doesn't have.

      Correct the name, or add the end to the outcome or to 'returns'.
      """,
    flagged: """
      flows:
        - flow: Todos
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
              transitions: { searchTapped: search }
            search:
              embed: Search
              transitions:
                finished:
                  selected: none
                  clear: none # error: no end is named 'clear'
        - flow: Search
          start: field
          returns: { selected: String, cleared: }
          screens:
            field:
              transitions:
                tapped: { params: { text: String }, finish: { selected: $event.text } }
                clearTapped: { finish: cleared }
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

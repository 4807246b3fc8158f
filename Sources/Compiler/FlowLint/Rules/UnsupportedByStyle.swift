extension Rule {
  /// Something that the style's code cannot do.
  static let unsupportedByStyle = Rule(
    "unsupported-by-style", .error,
    summary: "A flow asks only for what the style of its code can express.",
    rationale: """
      A flow means the same in every style of generated code. What a style has no code for it refuses at
      the place that asks for it, before anything is written; its manifest lists what it can express.

      Write the flow without it, take a style that has it, or add it to a style of your own.
      """,
    flagged: """
      flow: Notes
      start: list
      screens:
        list:
          transitions:
            addTapped: { to: editor, style: popover } # error: the style 'names' cannot express the style 'popover': it is an example
        editor:
      # file: names.style.yaml
      style: names
      summary: The names of the screens.
      expresses: { push: {}, sheet: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
      """,
    accepted: """
      flow: Notes
      start: list
      screens:
        list:
          transitions:
            addTapped: { to: editor, style: sheet }
        editor:
      # file: names.style.yaml
      style: names
      summary: The names of the screens.
      expresses: { push: {}, sheet: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
      """,
    reportedBy: .style)
}

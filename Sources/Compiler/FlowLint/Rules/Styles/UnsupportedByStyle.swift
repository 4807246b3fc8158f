extension Rule {
  /// Something that the style's code cannot do.
  static let unsupportedByStyle = Rule(
    "unsupported-by-style", .error,
    summary: "A flow uses only features that the style of its code supports.",
    rationale: """
      A flow means the same in each style of generated code. If a style has no code for a feature,
      flowc refuses the flow at the place that needs it, before it writes anything. The manifest of
      a style lists its features.

      Write the flow without the feature, choose a style that has it, or add it to a style of your
      own.
      """,
    flagged: """
      flow: Notes
      start: list
      screens:
        list:
          transitions:
            addTapped: { to: editor, style: popover } # error: the style 'names' does not support the style 'popover': it is an example
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
      style: sheet
      screens:
        list:
          transitions:
            addTapped: editor
        editor:
      # file: names.style.yaml
      style: names
      summary: The names of the screens.
      expresses: { sheet: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
      """,
    reportedBy: .style)
}

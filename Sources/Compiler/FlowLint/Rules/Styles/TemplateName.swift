extension Rule {
  /// A name in a template that stands for nothing.
  static let templateName = Rule(
    "template-name", .error,
    summary: "A template uses only known names, each in the right way.",
    rationale: """
      A wrong name would leave a gap in the code, and you would notice it only when the code is
      compiled. So flowc looks up every name when it reads the template. A text stands alone; a
      flag, a list and an optional text need a section.

      The README of the styles lists all names.
      """,
    flagged: """
      # file: names.style.yaml
      style: names
      summary: The names of the screens.
      expresses: { push: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}}
      {{flw}} # error: unknown name 'flw'
      {{screens}} # error: 'screens' is a list, not a text
      {{/flows}}
      """,
    accepted: """
      # file: names.style.yaml
      style: names
      summary: The names of the screens.
      expresses: { push: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}}
      {{flow}}
      {{#screens}}
      {{screen}}
      {{/screens}}
      {{/flows}}
      """,
    reportedBy: .style)
}

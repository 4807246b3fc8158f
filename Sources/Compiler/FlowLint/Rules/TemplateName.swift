extension Rule {
  /// A name in a template that stands for nothing.
  static let templateName = Rule(
    "template-name", .error,
    summary: "A template names only what there is, and uses it as what it is.",
    rationale: """
      A mistyped name would leave a gap in the code, which shows only when the code is compiled. So every
      name is looked up when the template is read: a text is written, a flag, a list and a text that may
      be absent need a section.

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

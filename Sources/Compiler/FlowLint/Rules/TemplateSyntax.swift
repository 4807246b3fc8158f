extension Rule {
  /// A template whose tags cannot be made out.
  static let templateSyntax = Rule(
    "template-syntax", .error,
    summary: "The tags of a template are closed, and its sections end in order.",
    rationale: """
      Templates are written in Mustache: '{{name}}' writes a text, '{{#name}} … {{/name}}' is a section,
      '{{^name}} … {{/name}}' stands where there is nothing, '{{> Name}}' takes another template in, and
      '{{! … }}' is a comment. Delimiters stay as they are.

      Look for the end that is missing, or for one too many.
      """,
    flagged: """
      # file: names.style.yaml
      style: names
      summary: The names of the flows.
      expresses: { push: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}} # error: section 'flows' is not closed
      {{flow}}
      """,
    accepted: """
      # file: names.style.yaml
      style: names
      summary: The names of the flows.
      expresses: { push: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}}
      {{flow}}
      {{/flows}}
      """,
    reportedBy: .style)
}

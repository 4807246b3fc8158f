extension Rule {
  /// A template whose tags cannot be made out.
  static let templateSyntax = Rule(
    "template-syntax", .error,
    summary: "A template closes its tags, and its sections in order.",
    rationale: """
      Templates use Mustache: '{{name}}' writes a text, '{{#name}} … {{/name}}' is a section,
      '{{^name}} … {{/name}}' appears if there is nothing, '{{> Name}}' includes another template,
      and '{{! … }}' is a comment. The delimiters can't change.

      Look for a missing end, or for one too many.
      """,
    flagged: """
      # file: names.style.yaml
      style: names
      summary: The names of the flows.
      expresses: { push: {}, others: { not: it is an example } }
      templates: { flow: Names.txt.mustache }
      # file: Names.txt.mustache
      {{#flows}} # error: the section 'flows' is not closed
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

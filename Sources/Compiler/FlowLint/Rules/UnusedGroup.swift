import FlowDiagnostics

extension Rule {
  /// Shared events that no screen has.
  static let unusedGroup = Rule(
    "unused-group", .warning,
    summary: "Every group of events is used by a screen.",
    rationale: """
      A group says once what several screens have in common. One that no screen names with 'use' does
      nothing: the buttons that its events stand for are dead, or are said once more elsewhere.

      Name it under 'use' of the screens that have its events, or delete it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      groups:
        toolbar: { helpTapped: help } # warning: no screen uses the group 'toolbar'
      screens:
        catalog: { transitions: { questionTapped: help } }
        help:
      """,
    accepted: """
      flow: Shop
      start: catalog
      groups:
        toolbar: { helpTapped: help }
      screens:
        catalog: { use: toolbar }
        help:
      """
  ) { analysis in
    analysis.unused(analysis.project.groups, \.name, by: analysis.usedGroups)
      .map { Finding("no screen uses the group \(analysis.quoted($0))", at: $0.range) }
  }
}

import FlowDiagnostics
import FlowProofs

extension Rule {
  /// Shared events that no screen has.
  static let unusedGroup = Rule(
    "unused-group", .warning,
    summary: "A screen uses each group of events.",
    rationale: """
      A group has the events that several screens share. If no screen names it under 'use', the
      group has no effect: the buttons of its events do nothing, or another place repeats the
      events.

      Name it under 'use' of the screens that need its events, or delete it.
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
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.unused(analysis.project.groups, \.name, by: analysis.usedGroups)
      .map {
        Finding(
          "no screen uses the group \(analysis.quoted($0))", at: $0.range,
          hint: "name it under 'use' of a screen, or delete it")
      }
  }
}

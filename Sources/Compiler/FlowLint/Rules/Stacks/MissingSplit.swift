import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A screen that is to be shown in a column where there are none.
  static let missingSplit = Rule(
    "missing-split", .warning,
    summary: "An event that shows a screen in the next column is inside a column, on every path.",
    rationale: """
      '{ show: X }' shows X in the next column of the split around the screen. If the screen also
      appears outside the split, such as in a sheet, the tap does nothing there. The note shows the
      shortest path to it.

      Push X where there is no split, with an event of its own. In a sheet, do 'dismiss' first:
      '[dismiss, { show: X }]'. An event of 'anywhere', of a group or of the app may do nothing on some
      of its screens; flowc does not report that.
      """,
    flagged: """
      flow: Notes
      start: main
      screens:
        main: { split: { sidebar: folders, detail: empty } }
        folders: { transitions: { searchTapped: { to: search, style: sheet } } }
        empty:
        search:
          transitions:
            noteTapped: { show: note } # warning: 'search' is never in a column of a split
        note:
      """,
    accepted: """
      flow: Notes
      start: main
      screens:
        main: { split: { sidebar: folders, detail: empty } }
        folders: { transitions: { searchTapped: { to: search, style: sheet } } }
        empty:
        search: { transitions: { noteTapped: [dismiss, { show: note }] } }
        note:
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    analysis.proofs.confirmedRemarks { $0 == .noColumns }.map { confirmed in
      var to = "to"
      if case .showInNextColumn(let target, _) = analysis.project.actions[confirmed.action].kind {
        to = "to: \(analysis.project.text(target.name))"
      }
      return analysis.finding(
        "\(analysis.quoted(confirmed.screen)) is \(confirmed.isConstant ? "never" : "not always") "
          + "in a column of a split", confirmed,
        hint: confirmed.mend(insteadOf: to))
    }
  }
}

extension ConfirmedRemark {
  fileprivate func mend(insteadOf to: String) -> String {
    if !isConstant {
      return "do 'dismissAll' first if it is in a sheet, or use '{ \(to) }' outside of the split"
    }
    return isInLayer ? "do 'dismissAll' first, or use '{ \(to) }'" : "use '{ \(to) }'"
  }
}

import FlowDiagnostics

extension Rule {
  /// A screen that the user cannot leave.
  static let deadEnd = Rule(
    "dead-end", .warning,
    summary: "A screen that comes up without a way back has a way out.",
    rationale: """
      A pushed screen has its back button, a sheet is swiped away, an alert has its buttons. A full
      screen cover, a plain or animated screen and a sheet that cannot be swiped away have nothing
      of the kind: without an event that leaves it, the user must close the app to get on.
      The rule speaks of a screen that no event leaves on any path; 'inescapable-path' of one whose
      events leave it on some paths only. Where a 'switch' shows what the app's state says, a screen
      that awaits something may leave its end to the app: 'ok: none'.

      Add an event ('closeTapped: dismiss'), another style, or 'terminal: true' to a screen that is
      meant to be the last.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            termsTapped: { to: terms, style: fullScreenCover }
            helpTapped: { to: help, style: sheet }
        terms: # warning: nothing leads out of 'terms'
        help:
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            termsTapped: { to: terms, style: fullScreenCover }
            helpTapped: { to: help, style: sheet }
            eraseTapped: { to: erased, style: fullScreenCover }
        terms: { transitions: { closeTapped: dismiss } }
        help:
        erased: { terminal: true }
      """
  ) { analysis in
    analysis.confinement.cells.filter(\.isDeadEnd).map { cell in
      Finding(
        "nothing leads out of \(analysis.quoted(cell.screens))",
        at: analysis.name(cell.screens[0]).range, on: cell.screens[0],
        notes: analysis.notes(of: cell))
    }
  }
}

extension FlowAnalysis {
  /// How the user gets into a cell.
  func notes(of cell: Confinement.Cell) -> [Note] {
    cell.entry.map { entry in
      [Note("\(quoted(entry.target)) comes up here without a way back", at: entry.range)]
    } ?? []
  }
}

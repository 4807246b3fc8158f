import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A screen that the user cannot leave.
  static let deadEnd = Rule(
    "dead-end", .warning,
    summary: "A screen without a way back has an event that leaves it.",
    rationale: """
      A pushed screen has a back button, the user can swipe a sheet away, and an alert has buttons.
      A full screen cover, a plain or animated screen, and a sheet that can't be swiped away have
      none of these. Without an event that leaves it, the user must close the app. This rule reports
      a screen that no event leaves on any path; 'inescapable-path' reports a screen that its events
      leave only on some paths. If a 'switch' shows the screen for a state of the app, the screen
      can leave the end of an 'await' to the app: 'ok: none'. An event of 'app' leads out if it only
      goes back, and not past the screen below: 'loaded: dismiss' does, 'loggedOut: { setRoot: login }'
      does not.

      Add an event ('closeTapped: dismiss'), use another style, or add 'terminal: true' if the user
      is meant to stay.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            termsTapped: { to: terms, style: fullScreenCover }
            helpTapped: { to: help, style: sheet }
        terms: # warning: no event leads out of 'terms'
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
      """,
    needs: .traps, judgesBrokenFlows: true
  ) { analysis in
    analysis.confinement.cells.filter(\.isDeadEnd).map { cell in
      Finding(
        "no event leads out of \(analysis.quoted(cell.screens))",
        at: analysis.name(cell.screens[0]).range, on: cell.screens[0],
        notes: analysis.notes(of: cell),
        hint: analysis.mend(of: cell))
    }
  }
}

extension FlowAnalysis {
  /// An event that would leave a screen, by how it appears.
  fileprivate func mend(of cell: Confinement.Cell) -> String {
    let event =
      switch cell.entry?.kind {
      case .show(.plain), .show(.animated): " such as 'closeTapped: back'"
      case .show(.sheet), .show(.fullScreenCover), .show(.popover):
        " such as 'closeTapped: dismiss'"
      default: " that leads on"
      }
    return "add an event\(event), or 'terminal: true' if the user is meant to stay"
  }

  /// How the user gets into a cell.
  func notes(of cell: Confinement.Cell) -> [Note] {
    cell.entry.map { entry in
      [Note("\(quoted(entry.target)) appears here without a way back", at: entry.range)]
    } ?? []
  }
}

import FlowDiagnostics
import FlowModel

extension Rule {
  /// A tab that there isn't.
  static let unknownTab = Rule(
    "unknown-tab", .error,
    summary: "What is selected as a tab is a tab.",
    rationale: """
      '{ tab: X }' selects the tab whose first screen is X. If no 'tabs' screen has such a tab, there
      is nothing to select, and the tap does nothing.

      Name the first screen of a tab. To show another screen there, do one after the other:
      '[{ tab: account }, { to: order }]'.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, account] }
        catalog:
          transitions:
            ordersTapped: { tab: orders } # error: 'orders' is not a tab
        account: { transitions: { ordersTapped: orders } }
        orders:
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, account] }
        catalog:
          transitions:
            ordersTapped: [{ tab: account }, { to: orders }]
        account: { transitions: { ordersTapped: orders } }
        orders:
      """
  ) { analysis in
    let project = analysis.project
    let tabs = project.tabRoots
    return project.actions.elements.compactMap { action in
      guard case .tab(let target) = action.kind, let id = target.id, !tabs.contains(id) else {
        return nil
      }
      return Finding("\(analysis.quoted(target.name)) is not a tab", at: target.name.range)
    }
  }
}

extension FlowProject {
  /// The first screens of all tabs.
  var tabRoots: Set<ID<Screen>> { Set(tabs.elements.compactMap { $0.screen?.id }) }
}

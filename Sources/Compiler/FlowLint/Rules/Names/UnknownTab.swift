import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A tab that there isn't.
  static let unknownTab = Rule(
    "unknown-tab", .error,
    summary: "A selected tab is a tab.",
    rationale: """
      '{ tab: X }' selects the tab with the root X. If no screen has such a tab, the tap does
      nothing.

      Name the root of a tab. To show another screen there, do both in order: '[{ tab: account }, {
      to: order }]'.
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
            ordersTapped: [{ tab: account }, { to: orders, ifShown: return }]
        account: { transitions: { ordersTapped: orders } }
        orders:
      """
  ) { analysis in
    let project = analysis.project
    let tabs = project.tabRoots
    return project.actions.elements.compactMap { action in
      guard case .tab(let target, _) = action.kind, let id = target.id, !tabs.contains(id) else {
        return nil
      }
      return Finding(
        "\(analysis.quoted(target.name)) is not a tab", at: target.name.range,
        hint: analysis.tabsHint(tabs))
    }
  }
}

extension FlowAnalysis {
  fileprivate func tabsHint(_ tabs: Set<ID<Screen>>) -> String {
    tabs.isEmpty
      ? "no screen has 'tabs'; show the screen with 'to'"
      : "the tabs are \(quoted(tabs.sorted()))"
  }
}

extension FlowProject {
  /// The first screens of all tabs.
  var tabRoots: Set<ID<Screen>> { Set(tabs.elements.compactMap { $0.screen?.id }) }
}

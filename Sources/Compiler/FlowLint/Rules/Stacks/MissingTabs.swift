import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

extension Rule {
  /// A tab that is selected where its tabs aren't.
  static let missingTabs = Rule(
    "missing-tabs", .warning,
    summary: "An event that selects a tab is inside its tabs, on every path.",
    rationale: """
      '{ tab: X }' selects a tab of the nearest tabs around the screen or under its layer. If a
      screen appears both inside and outside the tabs, such as a help screen before and after
      sign-in, the tap does nothing outside. Each of the two paths looks right. The note shows the
      shortest path outside the tabs.

      Give each place its own event, or make the tabs the root first: '[{ setRoot: home }, { tab: X
      }]'. An event of 'anywhere', of a group or of the app may do nothing on some of its screens;
      flowc does not report that.
      """,
    flagged: """
      flow: Account
      start: welcome
      screens:
        welcome: { transitions: { signedIn: { setRoot: home }, helpTapped: help } }
        home: { tabs: [catalog, orders] }
        catalog: { transitions: { helpTapped: help } }
        orders:
        help:
          transitions:
            ordersTapped: { tab: orders } # warning: 'help' is not always inside the tabs with 'orders'
      """,
    accepted: """
      flow: Account
      start: welcome
      screens:
        welcome: { transitions: { signedIn: { setRoot: home }, helpTapped: help } }
        home: { tabs: [catalog, orders] }
        catalog: { transitions: { helpTapped: orderHelp } }
        orders:
        help:
        orderHelp: { transitions: { ordersTapped: { tab: orders } } }
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    let tabs = analysis.project.tabRoots
    return analysis.proofs.confirmedRemarks { $0.tab.map(tabs.contains) ?? false }.compactMap {
      confirmed in
      guard let tab = confirmed.kind.tab else { return nil }
      let names = (analysis.quoted(tab), analysis.quoted(confirmed.screen))
      let holder = analysis.project.hosts[tab]?.first { analysis.project.hasTabs($0) }
      let root = holder.map { "{ setRoot: \(analysis.project.text(analysis.name($0))) }" }
      // Tabs that a switch shows are there while the state says so.
      let state = holder.flatMap { analysis.project.state(showing: $0) }
      let first =
        state.map { "ask with 'when' whether \(analysis.quoted($0)) shows them" }
        ?? "do '\(root ?? "setRoot")' first"
      return analysis.finding(
        "\(names.1) is \(confirmed.isConstant ? "never" : "not always") inside the tabs with "
          + names.0, confirmed,
        hint: first
          + (confirmed.isConstant ? "" : ", or give each place an event of its own"))
    }
  }
}

extension FlowProject {
  /// The state of the switch that shows a screen as one of its cases.
  fileprivate func state(showing screen: ID<Screen>) -> Name? {
    for holder in hosts[screen] ?? [] {
      if case .switch(let state, _) = screens[holder].kind { return state.name }
    }
    return nil
  }

  fileprivate func hasTabs(_ screen: ID<Screen>) -> Bool {
    if case .tabs = screens[screen].kind { true } else { false }
  }
}

extension StackRemark.Kind {
  fileprivate var tab: ID<Screen>? {
    if case .noTabs(let screen) = self { screen } else { nil }
  }
}

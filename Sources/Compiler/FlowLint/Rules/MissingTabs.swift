import FlowDiagnostics
import FlowModel

extension Rule {
  /// A tab that is selected where its tabs aren't.
  static let missingTabs = Rule(
    "missing-tabs", .warning,
    summary: "Where a tab is selected, its tabs are there, whoever led here.",
    rationale: """
      '{ tab: X }' selects a tab of the nearest tabs around the screen or under its layer. A screen
      that is shown both inside the tabs and outside of them, as help is before and after signing in,
      has none to select on one of these paths: the tap does nothing there. Each of the two paths
      looks right by itself. The note is the shortest one without the tabs.

      Give each place its own event, or make the tabs the root first: '[{ setRoot: home }, { tab: X }]'.
      Events that 'anywhere', a group or the app gives to many screens are meant to do nothing on some.
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
            ordersTapped: { tab: orders } # warning: there are no tabs with 'orders' around 'help'
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
      """
  ) { analysis in
    let tabs = analysis.project.tabRoots
    return analysis.mishaps { $0.tab.map(tabs.contains) ?? false }.compactMap { mishap in
      guard let tab = mishap.kind.tab else { return nil }
      let names = (analysis.quoted(tab), analysis.quoted(mishap.screen))
      return analysis.finding("there are no tabs with \(names.0) around \(names.1)", mishap)
    }
  }
}

extension Misstep.Kind {
  fileprivate var tab: ID<Screen>? {
    if case .noTabs(let screen) = self { screen } else { nil }
  }
}

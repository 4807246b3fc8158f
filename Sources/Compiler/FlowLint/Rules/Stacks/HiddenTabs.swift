import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// Tabs that may all be hidden.
  static let hiddenTabs = Rule(
    "hidden-tabs", .error,
    summary: "Tabs always show at least one screen.",
    rationale: """
      A tab with 'when' is there only while its condition holds. If each tab with a screen has a
      condition, none of them may hold, and the user is left with an empty page.

      Leave one tab without 'when'. If the whole bar depends on a state, choose the screen with a
      'switch' over that state.
      """,
    flagged: """
      flow: Shop
      start: home
      states: { session: [signedOut, signedIn] }
      guards: [isOnline]
      screens:
        home: # error: all tabs of 'home' can be hidden at once
          tabs:
            - { screen: orders, when: { session: signedIn } }
            - { screen: news, when: isOnline }
            - { event: helpTapped, title: Help }
          transitions: { helpTapped: none }
        orders: { transitions: { orderTapped: order } }
        order:
        news: { transitions: { articleTapped: article } }
        article:
      """,
    accepted: """
      flow: Shop
      start: home
      states: { session: [signedOut, signedIn] }
      screens:
        home:
          tabs:
            - catalog
            - { screen: orders, when: { session: signedIn } }
        catalog: { transitions: { productTapped: product } }
        product:
        orders: { transitions: { orderTapped: order } }
        order:
      """
  ) { analysis in
    analysis.project.screens.ids.compactMap { id in
      guard case .tabs(let tabs) = analysis.project.screens[id].kind else { return nil }
      // Where there is no tab at all, the reader has said so.
      if tabs.isEmpty { return nil }
      let shown = analysis.project.tabs[tabs].filter { $0.screen != nil }
      if shown.isEmpty {
        return Finding(
          "no tab of \(analysis.quoted(id)) has a screen", at: analysis.name(id).range, on: id,
          hint: "add the screen of a tab; a tab with only an event shows nothing itself")
      }
      if !shown.allSatisfy(\.mayBeHidden) { return nil }
      return Finding(
        "all tabs of \(analysis.quoted(id)) can be hidden at once",
        at: analysis.project.screens[id].name.range, on: id,
        hint: "leave one tab without 'when' and 'for', or choose the screen with a 'switch'")
    }
  }
}

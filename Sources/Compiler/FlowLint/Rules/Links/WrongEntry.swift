import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A link whose entry shows other screens than its own.
  static let wrongEntry = Rule(
    "wrong-entry", .warning,
    summary: "The entry of a link shows the screen that has the link.",
    rationale: """
      An 'entry' replaces the path that a link would open. If the entry never shows the screen that
      has the link, users who tap the link see another screen, and nothing says why. This happens if
      you copy a link, or shorten an entry that a link uses.

      Let the entry show the screen last, or put the link on the screen that the entry shows.
      """,
    flagged: """
      flow: Shop
      start: account
      entries: { history: [orders] }
      screens:
        account: { transitions: { ordersTapped: orders } }
        orders: { transitions: { orderTapped: order } }
        order:
          deepLink: { path: /order, entry: history } # warning: the entry 'history' doesn't show 'order'
      """,
    accepted: """
      flow: Shop
      start: account
      entries: { history: [orders, order] }
      screens:
        account: { transitions: { ordersTapped: orders } }
        orders: { transitions: { orderTapped: order } }
        order:
          deepLink: { path: /order, entry: history }
      """
  ) { analysis in
    analysis.project.screens.ids.flatMap { screen in
      analysis.project.deepLinks[analysis.project.screens[screen].deepLinks].compactMap {
        analysis.wrongEntry(of: $0, to: screen)
      }
    }
  }
}

extension FlowAnalysis {
  fileprivate func wrongEntry(of link: DeepLink, to screen: ID<Screen>) -> Finding? {
    let flow = project.screens[screen].flow
    guard let name = link.entry, let entry = project.entry(name.symbol, of: flow) else {
      return nil
    }
    let holders = Set(project.holders(of: screen))
    let actions = project.actions(in: entry.actions, into: .all).map { project.actions[$0].kind }
    let targets = actions.compactMap(\.target).map(\.id)
    // Without a target, the flow shows its start.
    let shown = targets.isEmpty ? [project.flows[flow].start?.id] : targets
    if shown.contains(where: { $0.map(holders.contains) ?? true }) { return nil }
    return Finding(
      "the entry \(quoted(name)) doesn't show \(quoted(screen))", at: name.range, on: screen,
      notes: [Note("\(quoted(name)) shows its screens here", at: entry.name.range)],
      hint: "end the entry with \(quoted(screen)), or move the link to the screen that it shows")
  }
}

extension ActionKind {
  /// The screen that is on screen afterwards, if the action names it.
  fileprivate var target: Reference<Screen>? {
    switch self {
    case .show(let show): show.target
    case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _): target
    case .backTo(let target, _), .dismissTo(let target, _): target
    default: nil
    }
  }
}

import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// An embedded flow whose links can't open it.
  static let cutOffLinks = Rule(
    "cut-off-links", .warning,
    summary: "Links of an embedded flow can open the screen that embeds it.",
    rationale: """
      A link of an embedded flow first opens the screen that embeds the flow, on the shortest path
      from the start. The screens on this path take their parameters from the link, by name and type.
      If the link does not bring one that has no default, or if no event leads to the screen, the
      link works only while the flow already runs. At any other time the app refuses the URL.

      Name the parameter as the link does, give it a default, or let another screen embed the flow
      too. If a link is only meant for the running flow, allow the rule for the screen.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: list
          screens:
            list: { transitions: { itemTapped: item } }
            item: # warning: the link '/items/{id}/reviews' can't open 'item': it has no 'number'
              params: { number: Item.ID }
              embed: Product
              with: { id: $screen.number }
        - flow: Product
          start: page
          screens:
            page: { params: { id: Item.ID }, transitions: { reviewsTapped: reviews } }
            reviews: { params: { id: Item.ID }, deepLink: "/items/{id}/reviews" }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: list
          screens:
            list: { transitions: { itemTapped: item, accountTapped: account } }
            item: { embed: Product }
            account: { embed: Account }
        - flow: Product
          start: page
          screens:
            page: { params: { id: Item.ID }, transitions: { reviewsTapped: reviews } }
            reviews: { params: { id: Item.ID }, deepLink: "/items/{id}/reviews" }
        - flow: Account
          start: overview
          screens:
            overview: { transitions: { ordersTapped: orders } }
            orders: { deepLink: /orders }
      """,
    judgesBrokenFlows: false
  ) { analysis in
    analysis.project.flows.elements.flatMap { $0.closedEntrances }.compactMap {
      analysis.cutOff(by: $0)
    }
  }
}

extension FlowAnalysis {
  fileprivate func cutOff(by entrance: ClosedEntrance) -> Finding? {
    guard isReachable(entrance.host), let flow = project.flow(embeddedBy: entrance.host) else {
      return nil
    }
    let host = quoted(entrance.host)
    let link = entrance.link.map { project.deepLinks[$0].pattern }
    let links =
      link.map { "the link \(quoted($0))" } ?? "links inside \(quoted(project.flows[flow].name))"
    let note = link.map { [Note("the link is declared here", at: $0.range)] } ?? []
    guard let missing = entrance.missing else {
      let start =
        project.flows[project.screens[entrance.host].flow].start.map { quoted($0.name) }
        ?? "the start"
      return Finding(
        "\(links) can't open \(host): \(link == nil ? "they follow" : "it follows") none of the paths there",
        at: name(entrance.host).range, on: entrance.host, notes: note,
        hint: "lead to \(host) from \(start) by events that push or present one screen each: "
          + "links follow no 'setRoot', no answers and no sequences")
    }
    return Finding(
      "\(links) can't open \(host): \(link == nil ? "they have" : "it has") no \(quoted(missing.name))",
      at: name(entrance.host).range, on: entrance.host,
      notes: note + [Note("\(quoted(missing.name)) has no default", at: missing.name.range)],
      hint: "name it as the link does, give it a default, or let another screen embed the flow too")
  }
}

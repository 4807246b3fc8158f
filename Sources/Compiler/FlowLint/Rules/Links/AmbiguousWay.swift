import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A link that could open its screen by several ways.
  static let ambiguousWay = Rule(
    "ambiguous-way", .warning, isOptional: true,
    summary: "A link says which of several equal paths it opens.",
    rationale: """
      A link opens the screens on the shortest path to its screen, and 'back' goes through them. If
      two paths have the same length, flowc takes the first one in the file. A new event on an
      earlier screen can change that, and then the link opens another tab.

      Name the screens below with 'stack', or use an 'entry' that builds them. If two screens embed a
      flow with links, declare the one first that the links are to open. The rule is off by default,
      because the first path is often the intended one.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, search] }
        catalog: { transitions: { productTapped: product } }
        search: { transitions: { hitTapped: product } }
        product:
          params: { id: Product.ID }
          deepLink: "/products/{id}" # warning: the link opens 'product' on top of 'catalog'; the way through 'search' is as short
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, search] }
        catalog: { transitions: { productTapped: product } }
        search: { transitions: { hitTapped: product } }
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [catalog] }
      """
  ) { analysis in
    let project = analysis.project
    let links = project.screens.ids.flatMap { id -> [Finding] in
      project.deepLinks[project.screens[id].deepLinks].compactMap { link -> Finding? in
        guard let (taken, other) = link.fork else { return nil }
        let names = (analysis.quoted(id), analysis.quoted(taken), analysis.quoted(other))
        return Finding(
          "the link opens \(names.0) on top of \(names.1); the way through \(names.2) is as short",
          at: link.pattern.range, on: id,
          hint: "name the screens below: 'stack: [\(project.text(analysis.name(taken)))]'")
      }
    }
    return links
      + project.flows.elements.flatMap { $0.linkEntrances }.compactMap { analysis.fork(at: $0) }
  }
}

extension FlowAnalysis {
  /// Another screen that embeds the same flow and is as near.
  fileprivate func fork(at entrance: LinkEntrance) -> Finding? {
    entrance.fork.map { other in
      let flow = quoted(project.flows[entrance.flow].name)
      return Finding(
        "links of \(flow) open it through \(quoted(entrance.host)); \(quoted(other)) is as near",
        at: name(entrance.host).range, on: entrance.host,
        notes: [Note("\(quoted(other)) embeds \(flow) too", at: name(other).range)],
        hint: "declare the screen first that the links are to open")
    }
  }
}

import FlowDiagnostics
import FlowModel

extension Rule {
  /// A link that could open its screen by several ways.
  static let ambiguousWay = Rule(
    "ambiguous-way", .warning, isOptional: true,
    summary: "A link says which of several ways it opens.",
    rationale: """
      A link opens the screens on the shortest way to its own, and 'back' leads through them. Where two ways
      are equally short, the one that stands first is taken. A new event further up may change which one
      that is, and the user comes out in another tab.

      Say the screens below with 'stack', or an 'entry' that builds them. The rule is off unless it is asked
      for, since the way that is taken is often the one that is meant.
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
          deepLink: "/products/{id}" # warning: the link opens 'product' over 'catalog'; from 'search' the way is as short
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
    return project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].compactMap { link in
        guard let (taken, other) = link.fork else { return nil }
        let names = (analysis.quoted(id), analysis.quoted(taken), analysis.quoted(other))
        return Finding(
          "the link opens \(names.0) over \(names.1); from \(names.2) the way is as short",
          at: link.pattern.range, on: id,
          hint: "say the screens below: 'stack: [\(project.text(analysis.name(taken)))]'")
      }
    }
  }
}

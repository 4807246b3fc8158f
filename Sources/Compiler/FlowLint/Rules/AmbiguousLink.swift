import FlowDiagnostics
import FlowModel

extension Rule {
  /// Two links that one URL fits.
  static let ambiguousLink = Rule(
    "ambiguous-link", .warning,
    summary: "A URL leads to one screen.",
    rationale: """
      Links are tried in the order in which they stand, and the first that fits is followed. Where two
      patterns fit one URL, the second is hidden: for some URLs, or for all. Nobody notices until a
      campaign is out whose links open the wrong screen. The message shows such a URL.

      Put the narrower pattern first ('/users/me' before '/users/{id}', '/help/faq' before
      '/help/{path...}'), or give one of them a segment of its own. A parameter that is a number takes
      only numbers. What a query says of a parameter with a default may be missing, so it tells no two
      links apart.

      The links of a flow inside another come after those of the flow around it.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { categoryTapped: category, offersTapped: offers, newTapped: arrivals } }
        category:
          params: { name: String }
          deepLink: "/categories/{name}/all"
        offers:
          params: { page: String }
          deepLink: "/categories/women/{page}" # warning: '/categories/women/all' leads to 'category', which comes first
        arrivals:
          deepLink: /categories/new/all # warning: '/categories/new/all' leads to 'category', which comes first
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { arrivalsTapped: arrivals, categoryTapped: category, pageTapped: page } }
        arrivals:
          deepLink: /categories/new/all
        category:
          params: { name: String }
          deepLink: "/categories/{name}/all"
        page:
          params: { name: String, number: Int }
          deepLink: "/categories/{name}/{number}"
      """
  ) { analysis in
    analysis.project.flows.elements.flatMap { analysis.ambiguousLinks(of: $0) }
      + analysis.linksTakenByOtherFlows
  }
}

extension FlowAnalysis {
  fileprivate func ambiguousLinks(of flow: Flow) -> [Finding] {
    var earlier = LinkTree()
    var findings: [Finding] = []
    for screen in flow.screens {
      for link in project.deepLinks[project.screens[screen].deepLinks] {
        guard let path = link.path else { continue }
        let form = LinkForm(path, of: screen, in: project)
        if let overlap = earlier.overlap(with: form) {
          findings.append(finding(overlap, link, of: screen))
        }
        earlier.insert(form, at: link.pattern.range)
      }
    }
    return findings
  }

  private func finding(
    _ overlap: LinkTree.Overlap, _ link: DeepLink, of screen: ID<Screen>
  ) -> Finding {
    Finding(
      "'\(overlap.url)' leads to \(quoted(overlap.screen)), which comes first",
      at: link.pattern.range, on: screen,
      notes: [Note("by this link, which is tried before", at: overlap.range)])
  }

  /// Links that a flow has which runs at the same time and is asked first.
  fileprivate var linksTakenByOtherFlows: [Finding] {
    if project.deepLinks.elements.isEmpty { return [] }
    var trees: [ID<Flow>: LinkTree] = [:]
    return project.flowsAtOnce.flatMap { first, second in
      let tree = trees[first] ?? project.links(of: first)
      trees[first] = tree
      return taken(from: second, by: tree)
    }
  }

  private func taken(from flow: ID<Flow>, by earlier: LinkTree) -> [Finding] {
    project.flows[flow].screens.flatMap { screen in
      project.deepLinks[project.screens[screen].deepLinks].compactMap { link -> Finding? in
        let form = link.path.map { LinkForm($0, of: screen, in: project) }
        guard let overlap = form.flatMap({ earlier.overlap(with: $0) }) else { return nil }
        if project.embeds(flow, in: overlap.screen) { return nil }
        let other = project.flows[project.screens[overlap.screen].flow].name
        return Finding(
          "'\(overlap.url)' leads to \(quoted(overlap.screen)) of \(quoted(other)), which runs at the same time and comes first",
          at: link.pattern.range, on: screen,
          notes: [Note("by this link, which is tried before", at: overlap.range)])
      }
    }
  }
}

extension FlowProject {
  fileprivate func links(of flow: ID<Flow>) -> LinkTree {
    var tree = LinkTree()
    for screen in flows[flow].screens {
      for link in deepLinks[screens[screen].deepLinks] {
        guard let path = link.path else { continue }
        tree.insert(LinkForm(path, of: screen, in: self), at: link.pattern.range)
      }
    }
    return tree
  }
}

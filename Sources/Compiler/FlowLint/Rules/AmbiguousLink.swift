import FlowDiagnostics
import FlowModel

extension Rule {
  /// Two links that one URL fits.
  static let ambiguousLink = Rule(
    "ambiguous-link", .warning,
    summary: "A URL opens one screen.",
    rationale: """
      Generated code tries links in the order of the file, and follows the first link that fits. If
      two patterns fit one URL, the first one hides the second, for some URLs or for all. You may
      notice only after a campaign is out whose links open the wrong screen. The message shows such
      a URL. Links of an embedded flow come after the links of the flow around it.

      Put the narrower pattern first ('/users/me' before '/users/{id}', '/help/faq' before
      '/help/{path...}'), or give one of the two a segment of its own. A parameter of a number type
      takes only numbers. A query item can be missing if its parameter has a default, so it does not
      tell two links apart.
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
          deepLink: "/categories/women/{page}" # warning: '/categories/women/all' opens 'category', not 'offers'
        arrivals:
          deepLink: /categories/new/all # warning: '/categories/new/all' opens 'category', not 'arrivals'
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
    let message =
      overlap.screen == screen
      ? "'\(overlap.url)' follows an earlier link of \(quoted(screen))"
      : "'\(overlap.url)' opens \(quoted(overlap.screen)), not \(quoted(screen))"
    return Finding(
      message, at: link.pattern.range, on: screen,
      notes: [Note("flowc tries this link first", at: overlap.range)],
      hint: "put the narrower pattern first, or give one of the two a segment of its own")
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
          "'\(overlap.url)' opens \(quoted(overlap.screen)) of \(quoted(other)), which runs at the same time",
          at: link.pattern.range, on: screen,
          notes: [Note("the app tries this link first", at: overlap.range)],
          hint: "give one of the two a segment of its own")
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

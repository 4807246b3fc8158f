import FlowDiagnostics
import FlowModel
import FlowProofs

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
          deepLink: /categories/women/new # warning: '/categories/women/new' opens 'offers', not 'arrivals'
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
        guard let form = LinkForm(link, of: screen, in: project) else { continue }
        let (overlap, isComplete) = earlier.overlap(with: form)
        if let overlap { findings.append(finding(overlap, link, of: screen)) }
        if overlap == nil, !isComplete { findings.append(doubt(about: link, of: screen)) }
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
      hint: overlap.isEqual
        ? "give one of the two a segment of its own, or delete it"
        : "put the narrower pattern first, or give one of the two a segment of its own",
      cause: Finding.Cause(
        summary: "links come after this one, which takes some of their URLs", range: overlap.range))
  }

  /// Where there are more links than were compared.
  private func doubt(about link: DeepLink, of screen: ID<Screen>) -> Finding {
    Finding(
      "an earlier link takes some URLs of this one", at: link.pattern.range, on: screen,
      hint: "give the links of \(quoted(screen)) a segment of their own",
      cause: Finding.Cause(
        summary: "links of \(quoted(screen)) follow others, which take some of their URLs",
        range: name(screen).range), isDoubtful: true)
  }

  /// Links that a flow has which runs at the same time and is asked first.
  fileprivate var linksTakenByOtherFlows: [Finding] {
    if project.deepLinks.elements.isEmpty { return [] }
    var trees: [ID<Flow>: LinkTree] = [:]
    let (pairs, last) = project.flowsAtOnce
    let atOnce = pairs.flatMap { first, second in
      let tree = trees[first] ?? project.links(of: first)
      trees[first] = tree
      return taken(from: second, by: tree, "which runs at the same time")
    }
    return atOnce + takenByNearerFlows(besides: Set(atOnce.map(\.range))) + last.map(doubt)
  }

  /// A URL that fits links of two flows inside another opens the nearer one.
  private func takenByNearerFlows(besides known: Set<SourceRange>) -> [Finding] {
    var seen = known
    return project.flowFamilies.flatMap { family in
      var earlier = LinkTree()
      return family.flatMap { flow in
        let found = taken(from: flow, by: earlier, "which is nearer")
        project.insertLinks(of: flow, into: &earlier)
        return found.filter { seen.insert($0.range).inserted }
      }
    }
  }

  /// Where there are more flows than were compared.
  private func doubt(about flow: ID<Flow>) -> Finding {
    Finding(
      "another flow, which runs at the same time, takes some links of \(quoted(project.flows[flow].name))",
      at: project.flows[flow].name.range,
      hint: "let the links of each flow begin with a segment of their own", isDoubtful: true)
  }

  private func taken(
    from flow: ID<Flow>, by earlier: LinkTree, _ reason: String
  ) -> [Finding] {
    project.flows[flow].screens.flatMap { screen in
      project.deepLinks[project.screens[screen].deepLinks].compactMap { link -> Finding? in
        let form = LinkForm(link, of: screen, in: project)
        guard let overlap = form.flatMap({ earlier.overlap(with: $0).found }) else { return nil }
        if project.embeds(flow, in: overlap.screen) { return nil }
        let other = project.flows[project.screens[overlap.screen].flow].name
        return Finding(
          "'\(overlap.url)' opens \(quoted(overlap.screen)) of \(quoted(other)), \(reason)",
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
    insertLinks(of: flow, into: &tree)
    return tree
  }

  fileprivate func insertLinks(of flow: ID<Flow>, into tree: inout LinkTree) {
    for screen in flows[flow].screens {
      for link in deepLinks[screens[screen].deepLinks] {
        guard let form = LinkForm(link, of: screen, in: self) else { continue }
        tree.insert(form, at: link.pattern.range)
      }
    }
  }
}

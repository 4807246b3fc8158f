import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A link that builds what nobody can come to by tapping.
  static let impossibleStack = Rule(
    "impossible-stack", .warning,
    summary: "A link opens a stack that the user could build with taps.",
    rationale: """
      A link shows its screen and the screens below it, so that 'back' works. If no event of a lower
      screen leads to the next one, the user goes back to a place where they could not have been,
      and the app has no state for it. If taps lead to the screen only after another screen took the
      place of the start, as after a login, the link knows no way from the start: it puts the screen on
      whatever is the root. If every event says that it shows the screen as a sheet, the link doesn't know
      that: it pushes the screen.

      Name the screens in 'stack' in the order of the user's taps, or use 'onTop' to open the screen
      on top of everything.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { offersTapped: offers, ordersTapped: orders } }
        offers: { transitions: { productTapped: product } }
        orders:
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [orders] } # warning: the link puts 'product' on 'orders', but no event of 'orders' leads to it
          transitions: { reviewsTapped: { to: reviews, style: sheet } }
        reviews: { deepLink: "/reviews/{id}" } # warning: the link pushes 'reviews', but every event presents it
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { transitions: { offersTapped: offers, ordersTapped: orders } }
        offers: { transitions: { productTapped: product } }
        orders:
        product:
          params: { id: Product.ID }
          deepLink: { path: "/products/{id}", stack: [offers] }
      """,
    judgesBrokenFlows: false, dependsOnEmbedding: true
  ) { analysis in
    let project = analysis.project
    let links = project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].map { (screen: id, link: $0) }
    }
    let pushed = analysis.pushedByLinks(links.map { ($0.link, $0.screen) })
    let stacked = links.filter { !$0.link.stack.isEmpty }
    let wayless = links.filter { analysis.hasNoWay($0.link, to: $0.screen) }
    if stacked.isEmpty, wayless.isEmpty { return pushed }
    let pairs = StackedPairs(of: project)
    let found = pushed + stacked.compactMap { analysis.gap(in: $0.link, to: $0.screen, pairs) }
    if wayless.isEmpty { return found }
    let ways = RootedWays(of: analysis)
    var aboveStarts: [ID<Screen>: Set<ID<Screen>>] = [:]
    return found
      + wayless.compactMap { screen, link in
        guard let start = project.flows[project.screens[screen].flow].start?.id else { return nil }
        let above = aboveStarts[start] ?? pairs.screens(above: start, in: project)
        aboveStarts[start] = above
        return above.contains(screen) ? nil : analysis.lostLink(link, to: screen, from: start, ways)
      }
  }
}

extension FlowAnalysis {
  /// The screens that a link pushes, although every event that shows them says 'style: sheet' or the like.
  fileprivate func pushedByLinks(_ links: [(link: DeepLink, screen: ID<Screen>)]) -> [Finding] {
    var styles: [ID<Screen>: Set<PresentationStyle>] = [:]
    for action in actions {
      guard case .show(let show) = project.actions[action.id].kind, let target = show.target.id
      else {
        continue
      }
      styles[target, default: []].insert(project.style(of: show))
    }
    let modal: Set<PresentationStyle> = [.sheet, .fullScreenCover, .popover]
    return links.compactMap { link, screen in
      guard project.screens[screen].presentation == nil, link.entry == nil, link.way.count > 1,
        project.hosts[screen] == nil, project.screens[screen].alert == nil,
        let said = styles[screen], said.isSubset(of: modal),
        let style = said.min(by: { $0.rawValue < $1.rawValue })
      else { return nil }
      return Finding(
        "the link pushes \(quoted(screen)), but every event presents it", at: link.pattern.range,
        on: screen,
        hint: "write 'style: \(style.rawValue)' beside \(quoted(screen)) under 'screens'")
    }
  }

  /// The first two screens of a link's stack that nothing brings above one another.
  fileprivate func gap(in link: DeepLink, to screen: ID<Screen>, _ pairs: StackedPairs) -> Finding?
  {
    let stack = link.stack.compactMap(\.id)
    if stack.count < link.stack.count { return nil }
    let above = Array(stack.dropFirst()) + [screen]
    let gap = zip(stack, above).first { !pairs.mayLie($1, above: $0, in: project) }
    return gap.map { lower, upper in
      Finding(
        "the link puts \(quoted(upper)) on \(quoted(lower)), but no event of \(quoted(lower)) leads to it",
        at: link.pattern.range, on: screen,
        hint: "name the screens in 'stack' in the order of the user's taps, or use 'onTop'")
    }
  }
}

extension FlowAnalysis {
  /// Whether a link looks for its way from the start of its flow and finds none.
  fileprivate func hasNoWay(_ link: DeepLink, to screen: ID<Screen>) -> Bool {
    !link.isOnTop && link.entry == nil && link.stack.isEmpty && link.way == [screen]
      && project.flows[project.screens[screen].flow].start?.id != screen
  }

  /// Whether an action shows a screen in a column of a split.
  private func comesInColumn(_ screen: ID<Screen>) -> Bool {
    actions.contains {
      if case .showInNextColumn(let target, _) = project.actions[$0.id].kind {
        target.id == screen
      } else {
        false
      }
    }
  }

  /// A link to a screen that taps lead to, but not from the start on.
  fileprivate func lostLink(
    _ link: DeepLink, to screen: ID<Screen>, from start: ID<Screen>, _ ways: RootedWays
  ) -> Finding? {
    guard let way = ways.way(to: screen), let root = way.first, !ways.liesOnOthers(root)
    else { return nil }
    let names = way.dropLast().map { project.text(name($0)) }.joined(separator: ", ")
    let isInColumn = root == screen && comesInColumn(screen)
    let truth =
      root == screen
      ? "show it only in place of \(isInColumn ? "what the column holds" : "another screen")"
      : "lead to it only from \(quoted(root)) on"
    return Finding(
      "the link puts \(quoted(screen)) on \(quoted(start)), but taps \(truth)",
      at: link.pattern.range, on: screen,
      hint: names.isEmpty
        ? "name an 'entry' with '{ \(isInColumn ? "show" : "setRoot"): \(project.text(name(screen))) }', "
          + "or use 'onTop'"
        : "say what lies below it: 'stack: [\(names)]', or use 'onTop'",
      cause: Finding.Cause(
        summary: "links put screens on \(quoted(start)), but taps lead there only from others on",
        range: name(start).range,
        hint: "name the screens below in 'stack' or an 'entry', or use 'onTop'"))
  }
}

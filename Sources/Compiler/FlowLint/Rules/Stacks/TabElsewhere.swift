import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// The root of a tab that stands in a second place as well.
  static let tabElsewhere = Rule(
    "tab-elsewhere", .warning,
    summary: "The root of a tab appears only in its tab.",
    rationale: """
      If a screen is the root of a tab and an event also pushes it inside the tabs, it exists twice,
      with two stacks and two states. What the user did in one copy is missing in the other, and the
      tab bar shows the wrong tab. Tests miss it, because each copy looks right. If an event sets it as
      the root, the tab bar is gone.

      Select the tab: '{ tab: orders }'. You can push a screen with parameters, because it shows
      something else each time, and you can show any screen in a sheet.
      """,
    flagged: """
      flow: Shop
      start: home
      app:
        orderShipped: orders
      screens:
        home:
          tabs:
            - catalog
            - orders # warning: 3 events push 'orders', the root of a tab
            - { screen: catalog, title: More } # warning: 'catalog' is the root of two tabs
        catalog: { transitions: { ordersTapped: orders } }
        orders: { transitions: { helpTapped: { to: help, style: sheet } } }
        help:
          transitions:
            ordersTapped: [dismissAll, orders]
            catalogTapped: [{ tab: orders }, catalog] # warning: 'catalog' is the root of a tab, but is pushed here too
            homeTapped: { setRoot: catalog } # warning: this shows 'catalog' without 'home', of which it is a tab
      """,
    accepted: """
      flow: Shop
      start: home
      app: { orderShipped: { tab: orders } }
      screens:
        home: { tabs: [catalog, orders] }
        catalog: { transitions: { ordersTapped: { tab: orders } } }
        orders: { transitions: { helpTapped: { to: help, style: sheet } } }
        help: { transitions: { ordersTapped: [dismissAll, { tab: orders }] } }
      """,
    dependsOnEmbedding: true
  ) { analysis in
    let twice = analysis.project.screens.ids.flatMap { id -> [Finding] in
      guard case .tabs(let tabs) = analysis.project.screens[id].kind else { return [] }
      return analysis.rootsOfTwo(tabs, id)
    }
    return twice + analysis.pushedRoots + analysis.rootsPushedInLists + analysis.rootsWithoutTabs
  }
}

extension FlowAnalysis {
  /// The roots of tabs that an event sets as the root of their flow.
  fileprivate var rootsWithoutTabs: [Finding] {
    var tabs: [ID<Screen>: ID<Screen>] = [:]
    for id in project.screens.ids {
      guard case .tabs(let all) = project.screens[id].kind else { continue }
      for root in project.tabs[all].compactMap({ $0.screen?.id }) { tabs[root] = id }
    }
    if tabs.isEmpty { return [] }
    let starts = Set(project.flows.elements.compactMap { $0.start?.id })
    return actions.compactMap { action in
      guard case .setRoot(let target, _) = project.actions[action.id].kind, let root = target.id,
        let holder = tabs[root], !starts.contains(root), project.screens[root].parameters.isEmpty
      else { return nil }
      return Finding(
        "this shows \(quoted(root)) without \(quoted(holder)), of which it is a tab",
        at: project.actions[action.id].range, on: action.screen,
        hint:
          "write '{ setRoot: \(project.text(name(holder))) }', or select the tab where the tabs are: "
          + "'{ tab: \(project.text(name(root))) }'")
    }
  }

  fileprivate func rootsOfTwo(_ tabs: IDRange<Tab>, _ screen: ID<Screen>) -> [Finding] {
    var seen: Set<ID<Screen>> = []
    return project.tabs[tabs].compactMap { tab in
      guard let root = tab.screen, let id = root.id, !seen.insert(id).inserted else { return nil }
      return Finding(
        "\(quoted(id)) is the root of two tabs", at: root.name.range, on: screen,
        hint: "give each tab a screen of its own")
    }
  }

  /// The roots of tabs that take nothing and are pushed on the stack of another of the same tabs, or
  /// over all of them.
  ///
  /// Where a way round leads back to a root on its own stack, `cyclic-route` says so.
  fileprivate var pushedRoots: [Finding] {
    let interiors = TabInteriors(of: self)
    if interiors.isEmpty { return [] }
    let graph = screens.graph
    let rounds = graph.stronglyConnectedComponents(
      over: screens.edges { $0.staysInLayer && [nil, .again].contains($0.statedIfShown) })
    return graph.edges.indices.compactMap { edge in
      let (source, target) = (Int(graph.edges[edge].from), Int(graph.edges[edge].to))
      guard let move = screens.move(over: edge), move.isPush,
        interiors.isRoot(target, ofTabs: source), !rounds.contain(graph.edges[edge]),
        project.screens[move.target].parameters.isEmpty
      else { return nil }
      return Finding(
        "\(quoted(move.target)) is the root of a tab, but is pushed here too",
        at: move.range, on: screens.screen(at: graph.edges[edge].from),
        hint: selecting(move.target), cause: cause(move.target, interiors))
    }
  }
}

extension FlowAnalysis {
  /// The same after other actions of a list have led into the tabs, and by an event from outside.
  fileprivate var rootsPushedInLists: [Finding] {
    let interiors = TabInteriors(of: self)
    if interiors.isEmpty { return [] }
    var findings: [Finding] = []
    for id in project.flows.ids {
      for transition in project.transitions[project.flows[id].app] {
        findings += pushedRoots(
          by: transition.actions, TabSearch(place: .anywhere), in: interiors, on: nil)
      }
    }
    for id in project.screens.ids {
      let own = TabSearch(
        place: interiors.tabs(around: id).map { .inside($0) } ?? .elsewhere,
        below: interiors.tabs(below: id))
      for transition in project.transitions[project.screens[id].transitions] {
        findings += pushedRoots(by: transition.actions, own, in: interiors, on: id)
      }
    }
    return findings
  }

  private func selecting(_ root: ID<Screen>) -> String {
    "select the tab instead: '{ tab: \(project.text(name(root))) }'"
  }

  private func cause(_ root: ID<Screen>, _ interiors: TabInteriors) -> Finding.Cause? {
    guard let tabs = interiors.tabs(withRoot: root),
      case .tabs(let all) = project.screens[tabs].kind,
      let tab = project.tabs[all].first(where: { $0.screen?.id == root })
    else { return nil }
    return Finding.Cause(
      summary: "events push \(quoted(root)), the root of a tab",
      range: tab.screen?.name.range ?? tab.range)
  }

  private func pushedRoots(
    by list: ActionList, _ start: TabSearch, in interiors: TabInteriors, on screen: ID<Screen>?
  ) -> [Finding] {
    var findings: [Finding] = []
    project.walk(list, into: .all, from: start) { id, search in
      let action = project.actions[id]
      if case .show(let show) = action.kind, let target = show.target.id,
        search.isFound(target, interiors), project.style(of: show).staysInStack,
        show.statedIfShown != .again,
        project.screens[target].parameters.isEmpty
      {
        findings.append(
          Finding(
            "\(quoted(target)) is the root of a tab, but is pushed here too",
            at: action.range, on: screen, hint: selecting(target), cause: cause(target, interiors)))
      }
      search.go(on: action.kind, interiors, project)
    } enter: { list, _, search in
      list.role.isFollowing ? start : search
    }
    return findings
  }
}

/// Where the actions of a list happen, as far as that is in tabs.
private struct TabSearch {
  enum Place: Equatable {
    case inside(ID<Screen>)
    /// On top of whatever is there.
    case anywhere
    case elsewhere
  }

  var place: Place
  /// The tabs that are on screen once all that is presented over them has gone.
  private let below: ID<Screen>?
  private var hasMoved = false

  init(place: Place, below: ID<Screen>? = nil) {
    self.place = place
    self.below = below
  }

  /// Whether a screen would come up here that is the root of a tab; where nothing has moved before,
  /// the graph of screens has told of it.
  func isFound(_ target: ID<Screen>, _ interiors: TabInteriors) -> Bool {
    guard let tabs = interiors.tabs(withRoot: target) else { return false }
    return place == .anywhere || hasMoved && place == .inside(tabs)
  }

  mutating func go(on action: ActionKind, _ interiors: TabInteriors, _ project: FlowProject) {
    if !action.moves { return }
    hasMoved = true
    switch action {
    case .tab(let target, _):
      place = target.id.flatMap { interiors.tabs(withRoot: $0) }.map { .inside($0) } ?? .elsewhere
    case .backTo(let target, _), .dismissTo(let target, _):
      place = target.id.flatMap { interiors.tabs(around: $0) }.map { .inside($0) } ?? .elsewhere
    case .setRoot(let target, _): place = project.tabs(at: target).map { .inside($0) } ?? .elsewhere
    case .show(let show):
      if !project.style(of: show).staysInStack { place = .elsewhere }
    case .dismissAll, .backToRoot:
      if place == .elsewhere, let below { place = .inside(below) }
    default: return
    }
  }
}

extension PresentationStyle {
  fileprivate var staysInStack: Bool {
    switch self {
    case .push, .plain, .animated: true
    case .sheet, .fullScreenCover, .popover, .replace: false
    }
  }
}

extension FlowProject {
  fileprivate func tabs(at target: Reference<Screen>) -> ID<Screen>? {
    guard let id = target.id, case .tabs = screens[id].kind else { return nil }
    return id
  }
}

extension Move {
  fileprivate var isPush: Bool {
    switch kind {
    case .show(.push), .show(.plain), .show(.animated):
      statedIfShown != .again && before == .nothing
    default: false
    }
  }
}

import FlowModel
import FlowSyntax

/// What is asked of a project before its stacks are worked out, once for all flows.
package struct StackFacts: Sendable {
  package let project: FlowProject
  /// The screens of which it matters whether they lie below, each with a bit of its own.
  private(set) var lookedFor: [ID<Screen>: UInt64] = [:]
  /// The first one without a bit, for each flow that has more than there are bits.
  package private(set) var firstUnfollowed: [ID<Screen>] = []
  /// Whether promises speak of more runs than there are bits.
  private let hasManyPromisedHosts: Bool
  /// For every screen that is a tab the screens that have it as one.
  let tabHolders: [ID<Screen>: [ID<Screen>]]
  /// Of those of each flow the ones that layers are dismissed to.
  private(set) var dismissTargets: [ID<Flow>: UInt64] = [:]
  /// The screens that stand for runs of which promises speak, each with a bit of its own.
  let promisedHosts: [ID<Screen>: UInt64]
  /// Whether anything is done when something that was opened goes.
  let tellsEnds: Bool
  /// Whether a list may hide a screen that users see first when what lies on it goes.
  let hidesScreens: Bool
  private let askedVariables: AskedVariables
  /// The flows that each flow embeds.
  private let embedded: [ID<Flow>: [ID<Flow>]]
  package let hasSwitches: Bool
  /// Whether any screen or action waits: for an outcome of the app, or that time passes.
  let hasWaits: Bool
  /// How many screens and events of each flow do.
  let waits: [ID<Flow>: Int]
  /// How many screens each flow has.
  let screenCounts: [ID<Flow>: Int]
  /// The links of each flow that has any.
  let links: [ID<Flow>: FlowLinks]
  let flowsWithAppEvents: [ID<Flow>]
  let retries: Retries

  init(_ project: FlowProject) {
    self.project = project
    let hosts = project.promisedHosts
    promisedHosts = Dictionary(
      uniqueKeysWithValues: hosts.prefix(64).enumerated().map { ($1, 1 << UInt64($0)) })
    hasManyPromisedHosts = hosts.count > 64
    tellsEnds = project.tellsEnds
    hidesScreens = project.hidesScreens
    askedVariables = AskedVariables(in: project)
    embedded = project.embeddedFlows
    hasSwitches = project.screens.elements.contains {
      if case .switch = $0.kind { true } else { false }
    }
    hasWaits =
      project.screens.elements.contains { $0.awaits != nil }
      || project.actions.elements.contains(where: \.kind.isWait)
    waits = hasWaits ? project.waitsOfFlows : [:]
    screenCounts = project.screens.elements.reduce(into: [:]) { $0[$1.flow, default: 0] += 1 }
    retries = Retries(in: project)
    links = project.linksOfFlows
    flowsWithAppEvents = project.flowsWithAppEvents
    tabHolders = project.tabHolders
    for action in project.actions.elements {
      for target in action.kind.lookups where lookedFor[target] == nil { lookFor(target) }
      if case .tab(let target, _) = action.kind, let id = target.id {
        for holder in tabHolders[id] ?? [] where lookedFor[holder] == nil { lookFor(holder) }
      }
      if case .dismissTo(let target, _) = action.kind, let id = target.id {
        dismissTargets[project.screens[id].flow, default: 0] |= lookedFor[id] ?? 0
      }
    }
  }

  private mutating func lookFor(_ target: ID<Screen>) {
    let flow = project.screens[target].flow
    let count = counts[flow, default: 0]
    if count > Self.mostLookedFor { return }
    counts[flow] = count + 1
    if count == Self.mostLookedFor {
      firstUnfollowed.append(target)
    } else {
      lookedFor[target] = 1 << UInt64(count)
    }
  }

  /// Some flows, and all that they embed, however deep.
  func closure(_ flows: some Sequence<ID<Flow>>) -> Set<ID<Flow>> {
    var found = Set(flows)
    var waiting = Array(found)
    while let flow = waiting.popLast() {
      waiting += (embedded[flow] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// The flows that another one embeds.
  var embeddedFlows: Set<ID<Flow>> { Set(embedded.values.joined()) }

  /// What the stack of a flow remembers of the app.
  func variables(of flow: ID<Flow>, _ remembered: StackDetail.Remembered) -> Variables {
    Variables(of: closure([flow]), from: askedVariables, in: project, remembered)
  }

  /// Whether there is more to look for than there are bits.
  var isCut: Bool { hasManyPromisedHosts || !firstUnfollowed.isEmpty }

  /// How many screens of a flow are looked for: one for each bit.
  package static let mostLookedFor = 64

  /// So large may an automaton become before what lies below is no longer told apart.
  ///
  /// It grows with the project, but not with the actions alone: flows with an action for each pair of
  /// screens would take minutes.
  package var limit: Int {
    let screens = project.screens.ids.count
    return min(50_000 + 100 * (screens + project.actions.ids.count), 300_000 + 10 * screens)
  }

  /// So large where waits may be handed on, which makes many edges: dense small flows soon do without.
  func limit(handsOn: Bool) -> Int { handsOn ? limit - 48_000 : limit }

  /// The bits are given out flow by flow: what lies below is of the same frame.
  private var counts: [ID<Flow>: Int] = [:]
}

/// The links of a flow.
struct FlowLinks: Sendable {
  /// Those that put the same on top of whatever is there.
  private(set) var onTop: [ID<DeepLink>] = []
  /// Those that do what an entry says on top of whatever is there.
  private(set) var entriesOnTop: [ID<DeepLink>] = []
  private(set) var fromRoot: [ID<DeepLink>] = []
  /// Those that do what an entry says on the root.
  private(set) var entriesFromRoot: [ID<DeepLink>] = []

  var leadFromRoot: Bool { !fromRoot.isEmpty || !entriesFromRoot.isEmpty }
  var all: [ID<DeepLink>] { onTop + entriesOnTop + fromRoot + entriesFromRoot }

  fileprivate mutating func add(_ id: ID<DeepLink>, _ link: DeepLink) {
    switch (link.isOnTop, link.entry != nil) {
    case (true, false): onTop.append(id)
    case (true, true): entriesOnTop.append(id)
    case (false, false): fromRoot.append(id)
    case (false, true): entriesFromRoot.append(id)
    }
  }
}

extension ActionKind {
  /// The screens of which it matters whether they lie below.
  var lookups: [ID<Screen>] {
    switch self {
    case .show(let show):
      [show.from?.id, show.ifShown == .again ? nil : show.target.id].compactMap { $0 }
    case .backTo(let target, _), .dismissTo(let target, _): target.id.map { [$0] } ?? []
    default: []
    }
  }
}

extension FlowProject {
  fileprivate var embeddedFlows: [ID<Flow>: [ID<Flow>]] {
    var flows: [ID<Flow>: [ID<Flow>]] = [:]
    for screen in screens.elements {
      if case .embed(let flow) = screen.kind, let id = flow.id {
        flows[screen.flow, default: []].append(id)
      }
    }
    return flows
  }

  fileprivate var tabHolders: [ID<Screen>: [ID<Screen>]] {
    var holders: [ID<Screen>: [ID<Screen>]] = [:]
    for id in screens.ids {
      guard case .tabs(let tabs) = screens[id].kind else { continue }
      for screen in self.tabs[tabs].compactMap({ $0.screen?.id }) {
        holders[screen, default: []].append(id)
      }
    }
    return holders
  }

  /// The embedded flows and sequences among the screens that promises speak of.
  fileprivate var promisedHosts: [ID<Screen>] {
    let all = expectations.elements.flatMap { expectation -> [Reference<Screen>] in
      switch expectation.kind {
      case .onlyWhen(let screen, _, _), .fromAnywhere(let screen): [screen]
      case .after(let screen, let earlier): [screen] + earlier
      case .within(let screen, _, let origin, _): [screen, origin]
      case .never(let screens): screens
      case .neverAfter(let screen, let earlier): [screen, earlier]
      case .depth: []
      }
    }
    return Set(all.compactMap(\.id)).filter { screens[$0].kind.beginsFrame }.sorted()
  }

  fileprivate var flowsWithAppEvents: [ID<Flow>] {
    flows.ids.filter { !flows[$0].app.isEmpty }
  }

  fileprivate var linksOfFlows: [ID<Flow>: FlowLinks] {
    var all: [ID<Flow>: FlowLinks] = [:]
    for screen in screens.elements {
      for id in screen.deepLinks { all[screen.flow, default: FlowLinks()].add(id, deepLinks[id]) }
    }
    return all
  }

  /// Whether some list may put something on what it has shown just before.
  fileprivate var hidesScreens: Bool {
    var lists: [ActionList] = transitions.elements.map(\.actions)
    lists += entries.elements.map(\.actions)
    lists += screens.elements.compactMap(\.leaving)
    for case .sequence(let sequence) in screens.elements.map(\.kind) {
      lists += [sequence.then, sequence.skip].compactMap(\.self)
    }
    for action in actions.elements {
      lists += self.lists(within: action.kind, .all).map(\.actions)
    }
    return lists.contains { list in
      list.dropFirst().contains { id in
        if case .show = actions[id].kind { return true }
        return !self.lists(within: actions[id].kind, .all).isEmpty
      }
    }
  }

  /// Whether some list follows when something that was opened goes by itself.
  fileprivate var tellsEnds: Bool {
    actions.elements.contains { action in
      guard case .show(let show) = action.kind else { return false }
      return show.cancelled != nil || show.dismissed != nil
    }
      || screens.elements.contains {
        transition(in: $0.transitions, on: Keyword.cancelled.symbol) != nil
      }
  }
}

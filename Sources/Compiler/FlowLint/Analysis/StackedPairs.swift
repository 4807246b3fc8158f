import FlowModel

/// Which screens can come to lie directly above which others.
struct StackedPairs {
  private struct Pair: Hashable {
    let lower: ID<Screen>
    let upper: ID<Screen>
  }

  private var pairs: Set<Pair> = []
  private var ofGroups: [ID<EventGroup>: Set<ID<Screen>>] = [:]
  private var anywhere: [ID<Flow>: Set<ID<Screen>>] = [:]
  /// Those that come up above whatever is there.
  private var overAnything: Set<ID<Screen>> = []
  /// Those that take the place of another, so that they lie above what that lay above.
  private var inPlace: Set<ID<Screen>> = []

  init(of project: FlowProject) {
    for id in project.screens.ids { add(id, project) }
    for id in project.groups.ids {
      ofGroups[id] = shown(by: project.groups[id].transitions, project)
    }
    for id in project.flows.ids {
      let flow = project.flows[id]
      anywhere[id] = shown(by: flow.anywhere, project)
      overAnything.formUnion(shown(by: flow.app, project))
      for entry in project.entries[flow.entries] {
        overAnything.formUnion(follow(entry.actions, from: nil, project))
      }
    }
  }

  func mayLie(_ upper: ID<Screen>, above lower: ID<Screen>, in project: FlowProject) -> Bool {
    if pairs.contains(Pair(lower: lower, upper: upper)) || overAnything.contains(upper)
      || inPlace.contains(upper)
    {
      return true
    }
    let screen = project.screens[lower]
    if anywhere[screen.flow]?.contains(upper) == true { return true }
    return project.groupUses[screen.uses].contains { use in
      use.id.map { ofGroups[$0]?.contains(upper) == true } ?? false
    }
  }

  /// The screens that can come up above one, or above one of these.
  func screens(above lowest: ID<Screen>, in project: FlowProject) -> Set<ID<Screen>> {
    let uppers = Dictionary(grouping: pairs, by: \.lower)
    var found: Set<ID<Screen>> = [lowest]
    var waiting = [lowest]
    while let lower = waiting.popLast() {
      let screen = project.screens[lower]
      let shared = project.groupUses[screen.uses].compactMap { $0.id.flatMap { ofGroups[$0] } }
      let above = uppers[lower, default: []].map(\.upper) + (anywhere[screen.flow] ?? [])
      for next in above + shared.joined() where found.insert(next).inserted { waiting.append(next) }
    }
    return found.union(overAnything)
  }

  private mutating func add(_ id: ID<Screen>, _ project: FlowProject) {
    let screen = project.screens[id]
    var lists = project.transitions[screen.transitions].map(\.actions)
    lists += project.transitions[screen.awaits?.ends ?? .empty].map(\.actions)
    if let leaving = screen.leaving { lists.append(leaving) }
    for list in lists {
      for upper in follow(list, from: id, project) { pairs.insert(Pair(lower: id, upper: upper)) }
    }
    for held in contents(of: screen, project) { pairs.insert(Pair(lower: id, upper: held)) }
  }

  private mutating func contents(of screen: Screen, _ project: FlowProject) -> [ID<Screen>] {
    switch screen.kind {
    case .tabs(let tabs): return project.tabs[tabs].compactMap { $0.screen?.id }
    case .split(let columns): return project.columns[columns].compactMap(\.screen.id)
    case .switch(_, let cases): return project.cases[cases].compactMap(\.screen.id)
    case .sequence(let sequence):
      // What follows a sequence takes its place, above whatever that was.
      for list in [sequence.then, sequence.skip].compactMap({ $0 }) {
        inPlace.formUnion(follow(list, from: nil, project))
      }
      let steps = project.steps[sequence.steps].compactMap(\.screen.id)
      for (one, next) in zip(steps, steps.dropFirst()) {
        pairs.insert(Pair(lower: one, upper: next))
      }
      return steps
    case .view, .alert, .confirmationDialog, .embed, .external: return []
    }
  }

  private mutating func shown(
    by transitions: IDRange<Transition>, _ project: FlowProject
  ) -> Set<ID<Screen>> {
    project.transitions[transitions].reduce(into: []) { shown, transition in
      shown.formUnion(follow(transition.actions, from: nil, project))
    }
  }

  /// What a list shows above its source; of what comes after, the pairs are noted.
  private mutating func follow(
    _ list: ActionList, from source: ID<Screen>?, _ project: FlowProject
  ) -> [ID<Screen>] {
    var above: [ID<Screen>] = []
    project.walk(list, into: .all, from: Top.source) { action, top in
      let kind = project.actions[action].kind
      guard case .show(let show) = kind, let upper = show.target.id else {
        top = kind.moves ? kind.landing.map(Top.screen) ?? .unknown : top
        return
      }
      if project.style(of: show) == .replace {
        inPlace.insert(upper)
        top = .screen(upper)
        return
      }
      switch top {
      case .source: above.append(upper)
      case .screen(let lower): pairs.insert(Pair(lower: lower, upper: upper))
      case .unknown: overAnything.insert(upper)
      }
      if project.screens[upper].alert == nil { top = .screen(upper) }
    } enter: { list, _, top in
      list.role.isBranch ? top : .source
    }
    return above
  }

  private enum Top {
    case source
    case screen(ID<Screen>)
    case unknown
  }
}

extension ActionKind {
  /// The screen that is then on top, where it says one.
  fileprivate var landing: ID<Screen>? {
    switch self {
    case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _): target.id
    case .backTo(let target, let otherwise): otherwise.isEmpty ? target.id : nil
    default: nil
    }
  }
}

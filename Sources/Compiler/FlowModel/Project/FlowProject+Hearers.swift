import FlowSyntax

extension FlowProject {
  /// Makes known what hears the views of each screen: what holds the screen, and what holds a screen
  /// whose place it takes.
  mutating func indexHearers() {
    if hosts.isEmpty { return }
    let places = Replacements(in: self)
    var left = Self.mostPlaces
    for host in screens.ids {
      var waiting = held(by: host)
      if waiting.isEmpty { continue }
      waiting += places.steps[host] ?? []
      var seen: Set<ID<Screen>> = []
      var seenFlows: Set<ID<Flow>> = []
      while let screen = waiting.popLast() {
        guard seen.insert(screen).inserted else { continue }
        left -= 1
        if left < 0, hosts[screen]?.contains(host) != true { continue }
        if screens[screen].alert == nil { hearers[screen, default: []].append(host) }
        waiting += places.of(screen)
        if screens[host].isSplit { waiting += places.columns[screen] ?? [] }
        let flow = screens[screen].flow
        if seenFlows.insert(flow).inserted { waiting += places.anywhere[flow] ?? [] }
      }
    }
  }

  /// The places that screens take are followed up to this number.
  private static var mostPlaces: Int { 1 << 20 }
}

/// The screens that can take the place of others.
private struct Replacements {
  /// Those that replace a screen on one of its events, or at its end.
  private var events: [ID<Screen>: [ID<Screen>]] = [:]
  /// Those that replace a step on an event of its sequence.
  private(set) var steps: [ID<Screen>: [ID<Screen>]] = [:]
  /// Those that replace a screen which the action names.
  private var named: [ID<Screen>: [ID<Screen>]] = [:]
  /// Those that replace any screen of a flow.
  private(set) var anywhere: [ID<Flow>: [ID<Screen>]] = [:]
  /// Those that a screen shows in the next column.
  private(set) var columns: [ID<Screen>: [ID<Screen>]] = [:]

  init(in project: FlowProject) {
    for action in project.actions.elements {
      if case .show(let show) = action.kind, let replaced = show.from?.id, let id = show.target.id {
        named[replaced, default: []].append(id)
      }
    }
    for (id, screen) in zip(project.screens.ids, project.screens.elements) {
      for list in project.listsOfEvents(of: screen) {
        for transition in list {
          let transition = project.transitions[transition]
          if screen.isRun, project.ends.contains(transition.event.symbol) {
            add(transition.actions, .all, to: id, project)
          } else if screen.isSequence {
            steps[id, default: []] += project.targets(of: transition.actions, .replacing)
          } else {
            add(transition.actions, .replacing, to: id, project)
          }
        }
      }
      if let leaving = screen.leaving { add(leaving, .replacing, to: id, project) }
      if case .sequence(let sequence) = screen.kind {
        for list in [sequence.then, sequence.skip].compactMap({ $0 }) {
          add(list, .all, to: id, project)
        }
      }
    }
    for (id, flow) in zip(project.flows.ids, project.flows.elements) {
      let lists = flow.anywhere.map { project.transitions[$0].actions }
      let all = Set(lists.flatMap { project.targets(of: $0, .replacing) })
      if !all.isEmpty { anywhere[id] = all.sorted() }
    }
  }

  func of(_ screen: ID<Screen>) -> [ID<Screen>] { (events[screen] ?? []) + (named[screen] ?? []) }

  private mutating func add(
    _ list: ActionList, _ kind: Targets, to screen: ID<Screen>, _ project: FlowProject
  ) {
    let replacing = project.targets(of: list, kind)
    if !replacing.isEmpty { events[screen, default: []] += replacing }
    let shown = project.targets(of: list, .inNextColumn)
    if !shown.isEmpty { columns[screen, default: []] += shown }
  }
}

extension PresentationStyle {
  fileprivate var beginsLayer: Bool { [.sheet, .fullScreenCover, .popover].contains(self) }
}

/// Which targets of actions are meant.
private enum Targets {
  /// Those that replace the source.
  case replacing
  /// All on its stack, because the source has ended and makes room.
  case all
  case inNextColumn
}

extension FlowProject {
  fileprivate func targets(of list: ActionList, _ kind: Targets) -> [ID<Screen>] {
    actions(in: list, into: .all).flatMap { id -> [ID<Screen>] in
      switch actions[id].kind {
      case .show(let show): targets(of: show, kind)
      case .showInNextColumn(let target, _):
        kind == .inNextColumn ? target.id.map { [$0] } ?? [] : []
      default: []
      }
    }
  }

  private func targets(of show: Show, _ kind: Targets) -> [ID<Screen>] {
    guard let target = show.target.id else { return [] }
    // The events of an alert act from its presenter, in whose place it is looked at.
    if screens[target].alert != nil { return kind == .inNextColumn ? [] : [target] }
    let said = show.presentation ?? screens[target].presentation
    let styles = said.map { [$0.style] + ($0.compactStyle.map { [$0] } ?? []) } ?? [.push]
    switch kind {
    case .all: return styles.contains { !$0.beginsLayer } ? [target] : []
    case .replacing: return styles.contains(.replace) && show.from == nil ? [target] : []
    case .inNextColumn: return []
    }
  }
}

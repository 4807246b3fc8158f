import FlowSyntax

/// An event that the views of a screen send for what holds the screen, or for the sequence whose step it is.
package struct HeldEvent {
  package let transition: ID<Transition>
  package let host: ID<Screen>

  package init(transition: ID<Transition>, host: ID<Screen>) {
    self.transition = transition
    self.host = host
  }
}

extension FlowProject {
  /// The events of what holds a screen, the nearest first, and of the sequences of which it is a step.
  ///
  /// What a tab bar sends by itself is not among them.
  package func heldEvents(of screen: ID<Screen>) -> [HeldEvent] {
    hostsThatHear(screen).flatMap { host in
      ownEvents(of: host).map { HeldEvent(transition: $0, host: host) }
    }
  }

  /// Those of them that its views send: the first of each name, where the screen has none of that name.
  package func heldEvents(sentFrom screen: ID<Screen>) -> [HeldEvent] {
    guard case .view = screens[screen].kind, hosts[screen] != nil else { return [] }
    let held = heldEvents(of: screen)
    var taken = Set(ownEvents(of: screen).map { transitions[$0].event.symbol })
    return held.filter { taken.insert(transitions[$0.transition].event.symbol).inserted }
  }

  /// The events of a screen and of its groups that a view can send.
  package func ownEvents(of screen: ID<Screen>) -> [ID<Transition>] {
    let unsent = unsentEvents(of: screen)
    return listsOfEvents(of: screens[screen]).joined().filter {
      !unsent.contains(transitions[$0].event.symbol)
    }
  }

  /// The events that the tab bar of a screen sends by itself.
  package func eventsOfTabs(of screen: ID<Screen>) -> [ID<Transition>] {
    guard case .tabs(let tabs) = screens[screen].kind else { return [] }
    return self.tabs[tabs].compactMap(\.event).compactMap {
      transition(in: screens[screen].transitions, on: $0.symbol)
    }
  }

  /// The events of a sequence that its steps send; no other screen has any.
  package func stepEvents(of screen: ID<Screen>) -> Set<ID<Transition>> {
    screens[screen].isSequence ? Set(ownEvents(of: screen)) : []
  }

  /// The sequences that the views of a screen continue: the screen is a step, or what holds it is.
  package func sequences(withStep screen: ID<Screen>) -> [ScreenSequence] {
    hostsThatHear(screen).compactMap { host in
      if case .sequence(let sequence) = screens[host].kind { sequence } else { nil }
    }
  }

  /// The sequences of a flow by the screens whose views continue them.
  package func sequencesByStep(of flow: Flow) -> [ID<Screen>: [ScreenSequence]] {
    var sequences: [ID<Screen>: [ScreenSequence]] = [:]
    if hosts.isEmpty { return sequences }
    for id in flow.screens {
      let continued = self.sequences(withStep: id)
      if !continued.isEmpty { sequences[id] = continued }
    }
    return sequences
  }

  /// What hears the views of a screen: the containers around it, and the sequence of the outermost.
  private func hostsThatHear(_ screen: ID<Screen>) -> [ID<Screen>] {
    var found = hosts[screen] ?? []
    var seen = Set(found)
    var next = 0
    while next < found.count {
      let host = found[next]
      next += 1
      if screens[host].isSequence { continue }
      found += (hosts[host] ?? []).filter { seen.insert($0).inserted }
    }
    return found
  }

  /// A screen, and all that holds it, the nearest first.
  package func holders(of screen: ID<Screen>) -> [ID<Screen>] {
    var found = [screen]
    var seen: Set = [screen]
    var next = 0
    while next < found.count {
      found += (hosts[found[next]] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return found
  }

  /// Makes known what holds each screen, also in the place of a screen that it replaces there.
  mutating func indexHosts() {
    for id in screens.ids {
      for screen in held(by: id) where hosts[screen]?.last != id {
        hosts[screen, default: []].append(id)
      }
    }
    if hosts.isEmpty { return }
    let replacements = replacementsByName()
    var waiting = Array(screens.ids.filter { hosts[$0] != nil })
    while let next = waiting.popLast() {
      for screen in (replacements[next] ?? []) + screensThatReplace(next) {
        let known = hosts[screen] ?? []
        let all = Set(known).union(hosts[next] ?? [])
        if all.count == known.count { continue }
        hosts[screen] = all.sorted()
        waiting.append(screen)
      }
    }
  }

  private func listsOfEvents(of screen: Screen) -> [IDRange<Transition>] {
    [screen.transitions] + groupUses[screen.uses].compactMap(\.id).map { groups[$0].transitions }
  }

  private func held(by id: ID<Screen>) -> [ID<Screen>] {
    switch screens[id].kind {
    case .tabs(let tabs): self.tabs[tabs].compactMap { $0.screen?.id }
    case .split(let columns): self.columns[columns].compactMap(\.screen.id)
    case .switch(_, let cases): self.cases[cases].compactMap(\.screen.id)
    case .sequence(let sequence): steps[sequence.steps].compactMap(\.screen.id)
    case .view, .alert, .confirmationDialog, .embed, .external: []
    }
  }

  /// The screens that replace a screen that is named: by `from`, or as the column that `show` changes.
  private func replacementsByName() -> [ID<Screen>: [ID<Screen>]] {
    let splits = Dictionary(grouping: screens.ids.filter { screens[$0].isSplit }) {
      screens[$0].flow
    }
    var found: [ID<Screen>: [ID<Screen>]] = [:]
    for action in actions.elements {
      switch action.kind {
      case .show(let show):
        guard let replaced = show.from?.id, let screen = show.target.id else { continue }
        found[replaced, default: []].append(screen)
      case .showInNextColumn(let target, _):
        guard let screen = target.id else { continue }
        for column in (splits[screens[screen].flow] ?? []).flatMap({ held(by: $0) }) {
          found[column, default: []].append(screen)
        }
      default: continue
      }
    }
    return found
  }

  /// The screens that take a screen's place on one of its events, or on one of its sequences.
  private func screensThatReplace(_ id: ID<Screen>) -> [ID<Screen>] {
    let screen = screens[id]
    let sequences = (hosts[id] ?? []).map { screens[$0] }.filter(\.isSequence).map(\.transitions)
    let all = listsOfEvents(of: screen) + sequences + [flows[screen.flow].anywhere]
    var lists = all.flatMap { transitions[$0].map(\.actions) }
    lists += screen.leaving.map { [$0] } ?? []
    return lists.flatMap { screensThatReplaceTheSource(of: $0, isAlerts: false) }
  }

  private func screensThatReplaceTheSource(of list: ActionList, isAlerts: Bool) -> [ID<Screen>] {
    actions(in: list, into: .all).flatMap { id -> [ID<Screen>] in
      guard case .show(let show) = actions[id].kind, let target = show.target.id else { return [] }
      if screens[target].alert != nil, !isAlerts {
        // An alert's own events act from its presenter.
        return transitions[screens[target].transitions].flatMap {
          screensThatReplaceTheSource(of: $0.actions, isAlerts: true)
        }
      }
      let said = show.presentation ?? screens[target].presentation
      let replaces = [said?.style, said?.compactStyle].contains(.replace)
      return replaces && show.from == nil ? [target] : []
    }
  }
}

extension Screen {
  fileprivate var isSequence: Bool { if case .sequence = kind { true } else { false } }

  fileprivate var isSplit: Bool { if case .split = kind { true } else { false } }
}

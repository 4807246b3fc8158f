import FlowSyntax

/// An event that the views of a screen send for what holds the screen, or for the sequence whose step it is.
package struct HeldEvent {
  package let transition: ID<Transition>
  package let host: ID<Screen>
}

extension FlowProject {
  /// The events of what hears the views of a screen, the nearest first.
  ///
  /// What a tab bar sends by itself is not among them.
  package func heldEvents(of screen: ID<Screen>) -> [HeldEvent] {
    hostsThatHear(screen).flatMap { host in
      ownEvents(of: host).map { HeldEvent(transition: $0, host: host) }
    }
  }

  /// Those of them that its views send: the first of each name, where the screen has none of that name.
  package func heldEvents(sentFrom screen: ID<Screen>) -> [HeldEvent] {
    guard case .view = screens[screen].kind, hearers[screen] != nil else { return [] }
    var taken = unsentEvents(of: screen)
    taken.formUnion(ownEvents(of: screen).map { transitions[$0].event.symbol })
    return heldEvents(of: screen).filter {
      taken.insert(transitions[$0.transition].event.symbol).inserted
    }
  }

  /// The one of a name.
  package func heldEvent(sentFrom screen: ID<Screen>, named name: Symbol) -> HeldEvent? {
    guard case .view = screens[screen].kind, hearers[screen] != nil, !hasEvent(name, screen) else {
      return nil
    }
    for host in hostsThatHear(screen) {
      let event = listsOfEvents(of: screens[host]).lazy.compactMap { transition(in: $0, on: name) }
      if let event = event.first, !unsentEvents(of: host).contains(name) {
        return HeldEvent(transition: event, host: host)
      }
    }
    return nil
  }

  /// Whether a screen has an event itself, or by a group, whoever sends it.
  package func hasEvent(_ name: Symbol, _ screen: ID<Screen>) -> Bool {
    unsentEvents(of: screen).contains(name)
      || listsOfEvents(of: screens[screen]).contains { transition(in: $0, on: name) != nil }
  }

  /// The events of a screen and of its groups that a view can send.
  package func ownEvents(of screen: ID<Screen>) -> [ID<Transition>] {
    let unsent = unsentEvents(of: screen)
    return listsOfEvents(of: screens[screen]).joined().filter {
      !unsent.contains(transitions[$0].event.symbol)
    }
  }

  func listsOfEvents(of screen: Screen) -> [IDRange<Transition>] {
    [screen.transitions] + groupUses[screen.uses].compactMap(\.id).map { groups[$0].transitions }
  }

  /// The events that the tab bar of a screen sends by itself.
  package func eventsOfTabs(of screen: ID<Screen>) -> [ID<Transition>] {
    guard case .tabs(let tabs) = screens[screen].kind else { return [] }
    return self.tabs[tabs].compactMap(\.event).compactMap {
      transition(in: screens[screen].transitions, on: $0.symbol)
    }
  }

  /// The events of a sequence that its steps hear; no other screen has any.
  package func stepEvents(of screen: ID<Screen>) -> Set<ID<Transition>> {
    guard screens[screen].isSequence else { return [] }
    return Set(
      screens[screen].transitions.filter { !ends.contains(transitions[$0].event.symbol) })
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
    if hearers.isEmpty { return sequences }
    for id in flow.screens {
      let continued = self.sequences(withStep: id)
      if !continued.isEmpty { sequences[id] = continued }
    }
    return sequences
  }

  /// What hears the views of a screen: the containers around it, and the sequence of the outermost.
  package func hostsThatHear(_ screen: ID<Screen>) -> [ID<Screen>] {
    var found: [ID<Screen>] = []
    var seen: Set<ID<Screen>> = []
    func add(around screen: ID<Screen>) {
      found += (hosts[screen] ?? []).filter { seen.insert($0).inserted }
      if found.count >= Self.mostHearers { return }
      let others = (hearers[screen] ?? []).prefix(Self.mostHearers)
      found += others.filter { seen.insert($0).inserted }
    }
    add(around: screen)
    var next = 0
    while next < found.count {
      if !screens[found[next]].isSequence { add(around: found[next]) }
      next += 1
    }
    return found
  }

  /// Of so many places that a screen takes its views send the events.
  private static var mostHearers: Int { 64 }

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

  /// Makes known what holds each screen.
  mutating func indexHosts() {
    for id in screens.ids {
      for screen in held(by: id) where hosts[screen]?.last != id {
        hosts[screen, default: []].append(id)
      }
    }
  }

  func held(by id: ID<Screen>) -> [ID<Screen>] {
    switch screens[id].kind {
    case .tabs(let tabs): self.tabs[tabs].compactMap { $0.screen?.id }
    case .split(let columns): self.columns[columns].compactMap(\.screen.id)
    case .switch(_, let cases): self.cases[cases].compactMap(\.screen.id)
    case .sequence(let sequence): steps[sequence.steps].compactMap(\.screen.id)
    case .view, .alert, .confirmationDialog, .embed, .external: []
    }
  }
}

extension Screen {
  var isSequence: Bool { if case .sequence = kind { true } else { false } }

  var isSplit: Bool { if case .split = kind { true } else { false } }
}

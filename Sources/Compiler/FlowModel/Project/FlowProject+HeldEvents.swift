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

  /// The first of these events with a name.
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

  /// The views of a screen send the events of at most so many places that it takes.
  private static var mostHearers: Int { 64 }
}

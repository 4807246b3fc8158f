import FlowSyntax

/// An event that the views of a screen send for what holds the screen, or for the sequence whose step it is.
package struct HeldEvent: Hashable, Sendable {
  package let transition: ID<Transition>
  package let host: ID<Screen>

  package init(transition: ID<Transition>, host: ID<Screen>) {
    self.transition = transition
    self.host = host
  }
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

  /// Those of them that its views can send, the events of one name next to each other.
  package func heldEvents(sentFrom screen: ID<Screen>) -> [HeldEvent] {
    guard case .view = screens[screen].kind, hearers[screen] != nil else { return [] }
    var taken = unsentEvents(of: screen)
    taken.formUnion(ownEvents(of: screen).map { transitions[$0].event.symbol })
    let all = heldEvents(of: screen).filter {
      !taken.contains(transitions[$0.transition].event.symbol)
    }
    let counts = Dictionary(
      all.map { (transitions[$0.transition].event.symbol, 1) }, uniquingKeysWith: +)
    return all.flatMap { event -> [HeldEvent] in
      let name = transitions[event.transition].event.symbol
      if counts[name] == 1 { return [event] }
      return taken.insert(name).inserted ? heldEvents(sentFrom: screen, named: name) : []
    }
  }

  /// Those of one name, the nearest first: the view sends one event, to what holds it at that time.
  ///
  /// An event that brings other values than the first is left out, and so is what is around a host with
  /// such an event.
  package func heldEvents(sentFrom screen: ID<Screen>, named name: Symbol) -> [HeldEvent] {
    guard case .view = screens[screen].kind, hearers[screen] != nil, !hasEvent(name, screen) else {
      return []
    }
    var events: [HeldEvent] = []
    _ = hosts(thatHear: screen) { host in
      guard let event = ownEvent(of: host, named: name), !unsentEvents(of: host).contains(name)
      else { return true }
      events.append(HeldEvent(transition: event, host: host))
      return false
    }
    return events.filter { bringSame($0.transition, events[0].transition) }
  }

  /// The event of `anywhere` that its views send under a name, where nothing that holds them has one.
  package func eventElsewhere(of screen: ID<Screen>, named name: Symbol) -> ID<Transition>? {
    guard !hasEvent(name, screen),
      let event = transition(in: flows[screens[screen].flow].anywhere, on: name)
    else { return nil }
    let held = heldEvents(sentFrom: screen, named: name).first
    return held.map { bringSame($0.transition, event) } == false ? nil : event
  }

  /// The names of shared events that the views of a screen never send, because they bring other values
  /// by that name.
  package func namesOfOthers(
    sentFrom screen: ID<Screen>, than shared: IDRange<Transition>
  ) -> [Symbol] {
    if hearers[screen] == nil { return [] }
    return shared.map { transitions[$0].event.symbol }.filter {
      eventElsewhere(of: screen, named: $0) == nil
    }
  }

  /// Whether two events bring the same values by the same names.
  package func bringSame(_ one: ID<Transition>, _ other: ID<Transition>) -> Bool {
    let (one, other) = (transitions[one].parameters, transitions[other].parameters)
    return parameters[one].elementsEqual(parameters[other]) {
      $0.name.symbol == $1.name.symbol && $0.type == $1.type
    }
  }

  /// Whether a screen has an event itself, or by a group, whoever sends it.
  package func hasEvent(_ name: Symbol, _ screen: ID<Screen>) -> Bool {
    unsentEvents(of: screen).contains(name)
      || ownEvent(of: screen, named: name) != nil
  }

  /// The events of a screen and of its groups that a view can send.
  package func ownEvents(of screen: ID<Screen>) -> [ID<Transition>] {
    let unsent = unsentEvents(of: screen)
    return listsOfEvents(of: screens[screen]).joined().filter {
      !unsent.contains(transitions[$0].event.symbol)
    }
  }

  package func listsOfEvents(of screen: Screen) -> [IDRange<Transition>] {
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
    sequenceHosts(withStep: screen).compactMap { host in
      if case .sequence(let sequence) = screens[host].kind { sequence } else { nil }
    }
  }

  /// The same, by the screens that stand for them.
  package func sequenceHosts(withStep screen: ID<Screen>) -> [ID<Screen>] {
    hostsThatHear(screen).filter { if case .sequence = screens[$0].kind { true } else { false } }
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
    hosts(thatHear: screen) { _ in true }
  }

  /// - Parameter goesOn: Whether what is around a host is looked at, too.
  private func hosts(
    thatHear screen: ID<Screen>, goesOn: (ID<Screen>) -> Bool
  ) -> [ID<Screen>] {
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
      if goesOn(found[next]), !screens[found[next]].isSequence { add(around: found[next]) }
      next += 1
    }
    return found
  }

  /// The views of a screen send the events of at most so many places that it takes.
  private static var mostHearers: Int { 64 }
}

import FlowSyntax

/// What an event does that a screen gets from elsewhere: from the button of an alert, or from what it holds.
package enum EventResponse: Hashable, Sendable {
  /// An event of the screen, or of its groups.
  case own(ID<Transition>)
  /// An event of what holds the screen.
  case held(HeldEvent)
  /// A sequence goes on whose step the screen is, or what holds it.
  case next
  case skip
  /// An event of `anywhere`.
  case shared(ID<Transition>)

  package var transition: ID<Transition>? {
    switch self {
    case .own(let id), .shared(let id): id
    case .held(let event): event.transition
    case .next, .skip: nil
    }
  }
}

extension FlowProject {
  /// What the event of a button can do at a presenter: that of the nearest that holds it at the time.
  package func responses(of screen: ID<Screen>, toButton name: Symbol) -> [EventResponse] {
    if let event = ownEvent(of: screen, named: name) { return [.own(event)] }
    let hosts =
      if case .view = screens[screen].kind { hostsThatHear(screen) } else {
        sequences(heardBy: screen)
      }
    let shared = transition(in: flows[screens[screen].flow].anywhere, on: name)
    return responses(ofHosts: hosts, toButton: name) + (shared.map { [.shared($0)] } ?? [])
  }

  /// What some hosts can do on a button's event, whichever of them holds the presenter.
  package func responses(ofHosts hosts: [ID<Screen>], toButton name: Symbol) -> [EventResponse] {
    var seen: Set<EventResponse> = []
    return hosts.compactMap { response(of: $0, to: name) }
      .filter { seen.insert($0).inserted }
  }

  /// What a host does on an event of a name for what it holds: a container, or a sequence for its steps.
  package func response(of host: ID<Screen>, to name: Symbol) -> EventResponse? {
    if let event = ownEvent(of: host, named: name) {
      return .held(HeldEvent(transition: event, host: host))
    }
    guard case .sequence(let content) = screens[host].kind else { return nil }
    if name == Keyword.next.symbol { return .next }
    return name == Keyword.skip.symbol && content.skip != nil ? .skip : nil
  }

  /// An event of a screen or of its groups, whoever sends it.
  package func ownEvent(of screen: ID<Screen>, named name: Symbol) -> ID<Transition>? {
    listsOfEvents(of: screens[screen]).lazy.compactMap { transition(in: $0, on: name) }.first
  }

  /// The sequences whose step a screen is.
  func sequences(heardBy screen: ID<Screen>) -> [ID<Screen>] {
    (hearers[screen] ?? []).filter { screens[$0].isSequence }
  }
}

extension Screen {
  /// Whether it holds other screens, each on a stack of its own.
  package var isContainer: Bool {
    switch kind {
    case .tabs, .split, .switch: true
    default: false
    }
  }
}

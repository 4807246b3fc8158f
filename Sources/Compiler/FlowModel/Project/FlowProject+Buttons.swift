import FlowSyntax

/// What a button's event does at a screen that presents the button's alert.
package enum ButtonResponse: Hashable, Sendable {
  /// An event of the screen, or of its groups.
  case own(ID<Transition>)
  /// An event of a sequence whose step the screen is.
  case ofSequence(ID<Transition>, ID<Screen>)
  /// Such a sequence goes on.
  case next
  case skip
  /// An event of `anywhere`.
  case shared(ID<Transition>)

  package var transition: ID<Transition>? {
    switch self {
    case .own(let id), .ofSequence(let id, _), .shared(let id): id
    case .next, .skip: nil
    }
  }
}

extension FlowProject {
  /// What the event of a button can do at a presenter: the first that there is at the time.
  package func responses(of screen: ID<Screen>, toButton name: Symbol) -> [ButtonResponse] {
    let event = transition(of: screen, on: name)
    let isShared = event.map(flows[screens[screen].flow].anywhere.contains) == true
    if let event, !isShared { return [.own(event)] }
    let all = sequences(heardBy: screen).compactMap { response(of: $0, toButton: name) }
    var seen: Set<ButtonResponse> = []
    let held = all.filter { seen.insert($0).inserted }
    return held + (event.map { [.shared($0)] } ?? [])
  }

  private func response(of sequence: ID<Screen>, toButton name: Symbol) -> ButtonResponse? {
    if let event = transition(in: screens[sequence].transitions, on: name) {
      return .ofSequence(event, sequence)
    }
    guard case .sequence(let content) = screens[sequence].kind else { return nil }
    if name == Keyword.next.symbol { return .next }
    return name == Keyword.skip.symbol && content.skip != nil ? .skip : nil
  }

  /// The sequences whose step a screen is.
  package func sequences(heardBy screen: ID<Screen>) -> [ID<Screen>] {
    (hearers[screen] ?? []).filter { screens[$0].isSequence }
  }
}

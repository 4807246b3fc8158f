import FlowSyntax

extension FlowProject {
  /// How a destination comes up: as the action says, or its target, or else pushed.
  package func style(of show: Show) -> PresentationStyle {
    let target = show.target.id.flatMap { screens[$0].presentation }
    return (show.presentation ?? target)?.style ?? .push
  }

  /// The title of a button, or else its name as words.
  package func title(of button: AlertButton) -> String {
    if let title = button.title { return text(title) }
    return text(button.name).asTitle
  }

  /// The transition of a screen's event: its own, else its groups', else the flow's.
  package func transition(of screen: ID<Screen>, on event: Symbol) -> ID<Transition>? {
    let declared = screens[screen]
    if let own = transition(in: declared.transitions, on: event) { return own }
    for use in groupUses[declared.uses] {
      guard let group = use.id else { continue }
      if let shared = transition(in: groups[group].transitions, on: event) { return shared }
    }
    return transition(in: flows[declared.flow].anywhere, on: event)
  }

  package func transition(
    in transitions: IDRange<Transition>, on event: Symbol
  ) -> ID<Transition>? {
    if transitions.count > Self.scannable, let known = eventIndex[transitions.startIndex] {
      return known[event]
    }
    return transitions.first { self.transitions[$0].event.symbol == event }
  }

  /// The length up to which a list is read from the front. An empty list starts where the next does.
  private static let scannable = 16

  /// Makes the events of long lists known by their names.
  mutating func indexEvents() {
    let all =
      screens.elements.map(\.transitions) + groups.elements.map(\.transitions)
      + flows.elements.map(\.anywhere)
    for list in all where list.count > Self.scannable {
      eventIndex[list.startIndex] = Dictionary(
        list.map { (transitions[$0].event.symbol, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension String {
  /// A name as words: `keepWriting` is `Keep writing`, and `openURL` is `Open URL`.
  fileprivate var asTitle: String {
    if self == "ok" { return "OK" }
    var title = prefix(1).uppercased()
    for (index, letter) in zip(indices, self).dropFirst() {
      let beginsWord = letter.isUppercase && !self[self.index(before: index)].isUppercase
      let next = self.index(after: index)
      let isInitial = next == endIndex || self[next].isUppercase
      if beginsWord { title += " " }
      title += beginsWord && !isInitial ? letter.lowercased() : String(letter)
    }
    return title
  }
}

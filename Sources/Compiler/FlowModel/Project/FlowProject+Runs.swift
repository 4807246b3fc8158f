import FlowSyntax

extension Screen {
  /// Whether showing it is a run of one screen: it returns something, or the app ends it.
  package var isRunOfOne: Bool {
    if case .external = kind { return true }
    return returns != nil
  }

  /// Whether showing it is a run of its own, which tells its end.
  package var isRun: Bool {
    switch kind {
    case .embed, .sequence: true
    default: isRunOfOne
    }
  }
}

extension FlowProject {
  /// The events by which a run tells the screen that stands for it how it ended.
  package static let ends: Set = [
    Keyword.finished.symbol, Keyword.cancelled.symbol, Keyword.dismissed.symbol,
  ]

  /// The events of a screen that none of its views sends: the ends of what it awaits and of its own
  /// run, and what its tab bar sends.
  package func unsentEvents(of id: ID<Screen>) -> Set<Symbol> {
    let screen = screens[id]
    var names = screen.isRun ? Self.ends : []
    if let outcome = screen.awaits?.outcome.id {
      names.formUnion(outcomeEnds[outcomes[outcome].ends].map(\.name.symbol))
    }
    if case .tabs(let tabs) = screen.kind {
      names.formUnion(self.tabs[tabs].compactMap(\.event?.symbol))
    }
    return names
  }
}

import FlowDiagnostics
import FlowModel
import FlowSyntax

extension Rule {
  /// An event that others of the same name hide wherever it could come.
  static let unreachableTransition = Rule(
    "unreachable-transition", .warning,
    summary: "An event that screens share comes on one of them.",
    rationale: """
      What a screen declares itself wins over the groups that it uses, the first group over the second,
      and all of them over 'anywhere'. An event that is hidden on every screen that could have it does
      nothing at all, and one that two groups of a screen have does only what the first says, which
      nobody sees by looking at the second.

      Take the event out where it is hidden, or give one of the two another name.
      """,
    flagged: """
      flow: Mail
      start: inbox
      groups:
        writing: { newTapped: draft, helpTapped: help }
        support: { helpTapped: { to: help, style: sheet } }
      anywhere:
        searchTapped: search # warning: every screen has a 'searchTapped' of its own
      screens:
        inbox:
          use: [writing, support] # warning: 'helpTapped' of 'support' never comes: 'writing' has it too
          transitions: { searchTapped: { to: search, style: sheet } }
        draft: { transitions: { searchTapped: none } }
        help: { use: support, transitions: { searchTapped: none, helpTapped: none } }
        search: { transitions: { searchTapped: none } }
      """,
    accepted: """
      flow: Mail
      start: inbox
      groups:
        writing: { newTapped: draft }
        support: { helpTapped: { to: help, style: sheet } }
      anywhere:
        searchTapped: search
      screens:
        inbox:
          use: [writing, support]
          transitions: { searchTapped: { to: search, style: sheet } }
        draft:
        help: { transitions: { searchTapped: none } }
        search: { transitions: { searchTapped: none } }
      """
  ) { analysis in
    analysis.hiddenInGroups + analysis.hiddenEverywhere
  }
}

extension FlowAnalysis {
  /// Events of a used group that an earlier group of the same screen has too.
  fileprivate var hiddenInGroups: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      let screen = project.screens[id]
      if screen.uses.count < 2 { return [] }
      var known: [Symbol: Name] = [:]
      return project.groupUses[screen.uses].flatMap { use -> [Finding] in
        guard let group = use.id else { return [] }
        return project.transitions[project.groups[group].transitions].compactMap { transition in
          guard let first = known[transition.event.symbol] else {
            known[transition.event.symbol] = use.name
            return nil
          }
          if first.symbol == use.name.symbol { return nil }
          return Finding(
            "\(quoted(transition.event)) of \(quoted(use.name)) never comes: \(quoted(first)) has it too",
            at: use.name.range, on: id, notes: [Note("it stands here", at: transition.event.range)])
        }
      }
    }
  }

  /// Events of `anywhere` that every screen hides which could have them.
  fileprivate var hiddenEverywhere: [Finding] {
    project.flows.elements.flatMap { flow -> [Finding] in
      let takers = flow.screens.filter { project.screens[$0].kind.hasSharedEvents }
      let events = project.transitions[flow.anywhere].map(\.event)
      if events.isEmpty || takers.isEmpty { return [] }
      let hidden = declarations(on: takers, of: Set(events.map(\.symbol)))
      return events.filter { hidden[$0.symbol] == takers.count }.map {
        Finding("every screen has a \(quoted($0)) of its own", at: $0.range)
      }
    }
  }

  /// How many of some screens have each of some events, by themselves or by a group.
  private func declarations(
    on screens: [ID<Screen>], of events: Set<Symbol>
  ) -> [Symbol: Int] {
    let groups = project.groups.elements.map { group in
      project.transitions[group.transitions].map(\.event.symbol).filter(events.contains)
    }
    return screens.reduce(into: [:]) { counts, id in
      let screen = project.screens[id]
      let own = project.transitions[screen.transitions].map(\.event.symbol).filter(events.contains)
      let used = project.groupUses[screen.uses].compactMap { $0.id.map { groups[Int($0.index)] } }
      for event in Set(own + used.joined()) { counts[event, default: 0] += 1 }
    }
  }
}

extension ScreenKind {
  fileprivate var hasSharedEvents: Bool {
    switch self {
    case .alert, .confirmationDialog, .external: false
    case .view, .tabs, .split, .switch, .embed, .sequence: true
    }
  }
}

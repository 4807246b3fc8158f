import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// An event that others of the same name hide wherever it could come.
  static let unreachableTransition = Rule(
    "unreachable-transition", .warning,
    summary: "A shared event happens on at least one screen.",
    rationale: """
      A screen's own event hides an event of the same name in its groups, the first group hides the
      second, and all of them hide 'anywhere'. An event that every possible screen hides never
      happens. If two groups of a screen have an event, only the one in the first group happens, and
      you don't see this if you look at the second.

      Delete the hidden event, or give one of the two another name.
      """,
    flagged: """
      flow: Mail
      start: inbox
      groups:
        writing: { newTapped: draft, helpTapped: help }
        support: { helpTapped: { to: help, style: sheet } }
      anywhere:
        searchTapped: search # warning: 'searchTapped' never happens: every screen has an event of this name
      screens:
        inbox:
          use: [writing, support] # warning: 'helpTapped' of 'support' never happens: 'writing' has it too
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
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.hiddenInGroups + analysis.hiddenEverywhere
  }
}

extension FlowAnalysis {
  /// Events of a used group that an earlier group of the same screen has too.
  fileprivate var hiddenInGroups: [Finding] {
    var known: [[ID<EventGroup>]: [HiddenEvent]] = [:]
    return project.screens.ids.flatMap { id -> [Finding] in
      let uses = project.groupUses[project.screens[id].uses].filter { $0.id != nil }
      if uses.count < 2 { return [] }
      let groups = uses.compactMap(\.id)
      let hidden = known[groups] ?? hiddenEvents(in: groups)
      known[groups] = hidden
      return hidden.map { event in
        let (first, use) = (uses[uses.startIndex + event.first], uses[uses.startIndex + event.use])
        return Finding(
          "\(quoted(event.name)) of \(quoted(use.name)) never happens: \(quoted(first.name)) has it too",
          at: use.name.range, on: id, notes: [Note("it is declared here", at: event.name.range)],
          hint: "give one of the two another name, or delete the one in \(quoted(use.name))",
          cause: cause(use, behind: first))
      }
    }
  }

  /// Where screens use two groups, all that one hides of the other has one cause.
  private func cause(
    _ use: EventGroup.Use, behind first: EventGroup.Use
  ) -> Finding.Cause? {
    guard let group = use.id else { return nil }
    return Finding.Cause(
      summary:
        "events of \(quoted(use.name)) never happen: \(quoted(first.name)) has them too",
      range: project.groups[group].name.range)
  }

  private func hiddenEvents(in groups: [ID<EventGroup>]) -> [HiddenEvent] {
    var first: [Symbol: Int] = [:]
    return groups.enumerated().flatMap { number, group in
      project.transitions[project.groups[group].transitions].map(\.event).compactMap { event in
        let earlier = first[event.symbol] ?? number
        first[event.symbol] = earlier
        return groups[earlier] == group
          ? nil : HiddenEvent(name: event, first: earlier, use: number)
      }
    }
  }

  /// Events of `anywhere` that every screen hides which could have them.
  fileprivate var hiddenEverywhere: [Finding] {
    project.flows.elements.flatMap { flow -> [Finding] in
      let takers = flow.screens.filter { project.screens[$0].kind.hasSharedEvents }
      let events = project.transitions[flow.anywhere].map(\.event)
      if events.isEmpty || takers.isEmpty { return [] }
      let hidden = hidden(Set(events.map(\.symbol)), on: takers)
      return events.filter { hidden.contains($0.symbol) }.map {
        Finding(
          "\(quoted($0)) never happens: every screen has an event of this name", at: $0.range,
          hint: "delete it here, or on the screens that should use this one",
          cause: Finding.Cause(
            summary:
              "events of 'anywhere' never happen: every screen of \(quoted(flow.name)) has its own",
            range: flow.name.range))
      }
    }
  }

  /// Those of some events that each of some screens has by itself or by a group; none are told
  /// where that would take millions of looks.
  private func hidden(_ events: Set<Symbol>, on takers: [ID<Screen>]) -> Set<Symbol> {
    var hidden = events
    var looks = 0
    for taker in takers {
      looks += hidden.count
      if hidden.isEmpty || looks > 2_000_000 { return [] }
      hidden = hidden.filter { has(taker, $0) }
    }
    return hidden
  }

  private func has(_ screen: ID<Screen>, _ event: Symbol) -> Bool {
    let declared = project.screens[screen]
    if project.transition(in: declared.transitions, on: event) != nil { return true }
    return project.groupUses[declared.uses].contains { use in
      use.id.map { project.transition(in: project.groups[$0].transitions, on: event) != nil }
        ?? false
    }
  }
}

/// An event of a group that another group hides, by their places among those that a screen uses.
private struct HiddenEvent {
  let name: Name
  let first: Int
  let use: Int
}

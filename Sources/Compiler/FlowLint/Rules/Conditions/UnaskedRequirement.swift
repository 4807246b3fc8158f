import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A screen that requires something and comes up without being asked for it.
  static let unaskedRequirement = Rule(
    "unasked-requirement", .warning,
    summary: "A screen with 'requires' appears only where flowc can ask its guard.",
    rationale: """
      'requires' asks the guard when the user goes to the screen; if the guard says no, the user
      stays where they are. The start of a flow, the first tab, a column and a case of a switch
      appear without such a step, and the user can't stay anywhere. So nobody asks the guard, and
      everyone sees the screen.

      Choose the screen with a 'switch' over a state, or begin with a screen that requires nothing
      and leads on. For any other tab, the guard is asked when the user taps it.
      """,
    flagged: """
      flow: Bank
      start: home
      guards: [isUnlocked]
      screens:
        home:
          tabs:
            - accounts # warning: 'accounts' appears without asking 'isUnlocked': it is the first tab of 'home'
            - cards
        accounts: { requires: isUnlocked }
        cards: { requires: isUnlocked, transitions: { mailTapped: mail } }
        mail: { split: { sidebar: folders, detail: letter } } # warning: 'letter' appears without asking 'isUnlocked': it is a column of 'mail'
        folders:
        letter: { requires: isUnlocked }
      """,
    accepted: """
      flow: Bank
      start: home
      guards: [isUnlocked]
      screens:
        home: { tabs: [offers, accounts] }
        offers:
        accounts: { requires: isUnlocked, transitions: { mailTapped: mail } }
        mail: { requires: isUnlocked, split: { sidebar: folders, detail: letter } }
        folders:
        letter:
      """
  ) { analysis in
    analysis.unaskedStarts + analysis.unaskedContents
  }
}

extension FlowAnalysis {
  fileprivate var unaskedStarts: [Finding] {
    // A flow that runs inside another one is asked for its start.
    let inner = Set(
      project.screens.elements.compactMap { screen -> ID<Flow>? in
        if case .embed(let flow) = screen.kind { flow.id } else { nil }
      })
    return project.flows.ids.filter { !inner.contains($0) }.compactMap { id in
      let flow = project.flows[id]
      return flow.start.flatMap { unasked($0, "the start of \(quoted(flow.name))") }
    }
  }

  fileprivate var unaskedContents: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      let name = quoted(id)
      switch project.screens[id].kind {
      case .tabs(let tabs):
        return project.tabs[tabs].first { $0.screen != nil && !$0.mayBeHidden }
          .flatMap { $0.screen }.flatMap { unasked($0, "the first tab of \(name)") }.map { [$0] }
          ?? []
      case .split(let columns):
        return project.columns[columns].compactMap { unasked($0.screen, "a column of \(name)") }
      case .switch(_, let cases):
        return project.cases[cases].compactMap { unasked($0.screen, "a case of \(name)") }
      default: return []
      }
    }
  }

  private func unasked(_ shown: Reference<Screen>, _ place: String) -> Finding? {
    var screen = shown.id
    var seen: Set<ID<Screen>> = []
    while let id = screen, seen.insert(id).inserted {
      if let required = project.screens[id].requires {
        return Finding(
          "\(quoted(id)) appears without asking \(quoted(required.name)): it is \(place)",
          at: shown.name.range, on: id,
          notes: [Note("\(quoted(id)) requires it here", at: required.name.range)],
          hint:
            "choose the screen with a 'switch' over a state, or begin with one without 'requires'",
          cause: Finding.Cause(
            summary: "places show \(quoted(id)) without asking \(quoted(required.name))",
            range: required.name.range))
      }
      guard case .embed(let flow) = project.screens[id].kind, let flow = flow.id else { return nil }
      screen = project.flows[flow].start?.id
    }
    return nil
  }
}

import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// An event that selects a tab which may not be there.
  static let unaskedTab = Rule(
    "unasked-tab", .warning,
    summary: "An event that selects a tab with a condition asks this condition.",
    rationale: """
      A tab with 'when' is there only while its condition holds. If an event selects it at another
      time, nothing happens: the button is dead. If the list goes on, its next action happens in the
      tab that is shown instead.

      Ask the condition with 'when', and say with 'else' what happens otherwise.
      """,
    flagged: """
      flow: Health
      start: home
      states: { plan: [free, premium] }
      screens:
        home: { tabs: [today, { screen: trends, when: { plan: premium } }] }
        today: { transitions: { trendsTapped: { tab: trends } } } # warning: the tab 'trends' is there only while 'plan' is 'premium', and this doesn't ask it
        trends:
      """,
    accepted: """
      flow: Health
      start: home
      states: { plan: [free, premium] }
      screens:
        home: { tabs: [today, { screen: trends, when: { plan: premium } }] }
        today:
          transitions:
            trendsTapped: { when: { plan: premium }, then: { tab: trends }, else: { to: offer, style: sheet } }
        trends:
        offer:
      """
  ) { analysis in
    let search = UnaskedTabSearch(analysis)
    return search.hidden.isEmpty ? [] : search.findings
  }
}

/// A walk over all lists with what was asked before each action.
private struct UnaskedTabSearch {
  private struct Known {
    var states: Certainty
    var guards: Set<ID<Guard>> = []
  }

  private let analysis: FlowAnalysis
  /// The condition of each screen that is the root of a tab and of none without a condition.
  let hidden: [ID<Screen>: Condition]

  private var project: FlowProject { analysis.project }

  init(_ analysis: FlowAnalysis) {
    self.analysis = analysis
    var hidden: [ID<Screen>: Condition] = [:]
    var shown: Set<ID<Screen>> = []
    for tab in analysis.project.tabs.elements {
      guard let screen = tab.screen?.id else { continue }
      if let condition = tab.when { hidden[screen] = condition } else { shown.insert(screen) }
    }
    self.hidden = hidden.filter { !shown.contains($0.key) }
  }

  /// Whether every path to a screen leads through a tab, so that the screen is there only with it.
  private func isOnly(_ screen: ID<Screen>, in tab: ID<Screen>) -> Bool {
    let screens = analysis.screens
    let root = Int(tab.index)
    var others = Set(screens.outside)
    var waiting = Array(others)
    while let node = waiting.popLast() {
      for edge in screens.graph.edges(from: node) where screens.isWayIn(edge) {
        let target = Int(screens.graph.edges[edge].to)
        if target != root, others.insert(target).inserted { waiting.append(target) }
      }
    }
    return !others.contains(Int(screen.index))
  }

  var findings: [Finding] {
    project.screens.ids.filter(analysis.isReachable).flatMap { id in
      project.listsOfEvents(of: project.screens[id]).prefix(1).joined().flatMap {
        findings(in: project.transitions[$0].actions, on: id)
      }
    }
      + sharedLists.flatMap { findings(in: $0, on: nil) }
  }

  private var sharedLists: [ActionList] {
    let shared =
      project.groups.elements.map(\.transitions)
      + project.flows.elements.flatMap { [$0.anywhere, $0.app] }
    return shared.joined().map { project.transitions[$0].actions }
  }

  private func findings(in list: ActionList, on screen: ID<Screen>?) -> [Finding] {
    var found: [Finding] = []
    project.walk(list, into: .all, from: Known(states: Certainty(on: screen))) { action, known in
      guard case .tab(let target, _) = project.actions[action].kind, let tab = target.id,
        let condition = hidden[tab],
        let unasked = project.tests[condition.tests].first(where: { !isAsked($0, known) })
      else { return }
      if let screen, isOnly(screen, in: tab) { return }
      found.append(finding(on: tab, unasked, at: action, on: screen))
    } enter: { list, _, known in
      switch list.role {
      case .otherwise, .absent: return known
      case .then, .choice:
        guard let condition = list.role.condition else { return known }
        let before = known
        exclude(condition, &known)
        return assuming(condition, before)
      case .later, .answer, .finished, .end, .cancelled, .dismissed:
        return Known(states: Certainty(on: screen))
      }
    }
    return found
  }

  private func isAsked(_ test: ConditionTest, _ known: Known) -> Bool {
    if case .guard(let name) = test { return name.id.map(known.guards.contains) ?? true }
    return known.states.mustHold(test, analysis)
  }

  private func assuming(_ condition: Condition, _ known: Known) -> Known {
    var known = known
    for test in project.tests[condition.tests] {
      known.states.assume(test, analysis)
      if case .guard(let name) = test, let id = name.id { known.guards.insert(id) }
    }
    return known
  }

  private func exclude(_ condition: Condition, _ known: inout Known) {
    let tests = project.tests[condition.tests]
    if tests.count == 1, let test = tests.first { known.states.exclude(test, analysis) }
  }

  private func finding(
    on tab: ID<Screen>, _ test: ConditionTest, at action: ID<Action>, on screen: ID<Screen>?
  ) -> Finding {
    let (words, asked) =
      switch test {
      case .guard(let name): (analysis.quoted(name.name) + " holds", project.text(name.name))
      case .state(let state, let value, _):
        (
          "\(analysis.quoted(state.name)) is \(analysis.quoted(value))",
          "{ \(project.text(state.name)): \(project.text(value)) }"
        )
      }
    return Finding(
      "the tab \(analysis.quoted(tab)) is there only while \(words), and this doesn't ask it",
      at: project.actions[action].range, on: screen,
      hint: "ask it: { when: \(asked), then: …, else: … }",
      cause: Finding.Cause(
        summary: "actions select the tab \(analysis.quoted(tab)) and don't ask its condition",
        range: analysis.name(tab).range))
  }
}

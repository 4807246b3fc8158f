import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A condition whose answer is known before it is asked.
  static let constantCondition = Rule(
    "constant-condition", .warning,
    summary: "A condition is sometimes true and sometimes false.",
    rationale: """
      A state has one value at a time, and a 'switch' removes the screen of a value when the state
      changes. So a condition that needs two values of a state at once is never true. A condition
      that repeats what the 'switch' around it already tested is always true. In both cases one
      branch is dead: a screen that never appears, or a check that checks nothing. A guard that stands
      twice in one condition checks nothing the second time.

      Delete the condition and keep the branch that runs, or test what you meant. To test for one of
      several values, use 'choose'.
      """,
    flagged: """
      flow: Shop
      start: main
      states: { session: [signedOut, signedIn] }
      screens:
        main: { switch: session, cases: { signedOut: signIn, signedIn: account } }
        signIn: { transitions: { helpTapped: help } }
        account:
          transitions:
            ordersTapped:
              when: { session: signedIn } # warning: 'session' is always 'signedIn' here
              then: orders
              else: help
            offersTapped:
              when: [{ session: signedIn }, { session: signedOut }] # warning: 'session' is never 'signedOut' here
              then: offers
        orders:
        offers:
        help:
      """,
    accepted: """
      flow: Shop
      start: main
      states: { session: [signedOut, signedIn] }
      screens:
        main: { switch: session, cases: { signedOut: catalog, signedIn: catalog } }
        catalog:
          transitions:
            ordersTapped: { when: { session: signedIn }, then: orders, else: help }
        orders:
        help:
      """
  ) { analysis in
    var search = ConstantConditionSearch(analysis)
    search.visitAll()
    return search.findings
  }
}

/// A walk over all decisions with what is known at each.
private struct ConstantConditionSearch {
  private let analysis: FlowAnalysis
  private(set) var findings: [Finding] = []

  private var project: FlowProject { analysis.project }

  init(_ analysis: FlowAnalysis) { self.analysis = analysis }

  mutating func visitAll() {
    // An argument, because a walk changes `self`: reading the project from there would need a copy
    // of it.
    let project = project
    for id in project.screens.ids where analysis.isReachable(id) {
      let screen = project.screens[id]
      var lists = project.transitions[screen.transitions].map(\.actions)
      lists += project.transitions[screen.awaits?.ends ?? .empty].map(\.actions)
      if let leaving = screen.leaving { lists.append(leaving) }
      if case .sequence(let sequence) = screen.kind {
        lists += [sequence.then, sequence.skip].compactMap { $0 }
      }
      for list in lists { visit(list, Certainty(on: id), of: project) }
    }
    let shared = project.groups.elements.map(\.transitions)
    for flow in project.flows.elements {
      for entry in project.entries[flow.entries] {
        visit(entry.actions, Certainty(on: nil), of: project)
      }
      _ = flow.links.when.map { judge($0, Certainty(on: nil)) }
    }
    let lists = shared + project.flows.elements.flatMap { [$0.anywhere, $0.app] }
    for transition in lists.flatMap({ project.transitions[$0] }) {
      visit(transition.actions, Certainty(on: nil), of: project)
    }
  }

  private mutating func visit(
    _ list: ActionList, _ known: Certainty, of project: FlowProject
  ) {
    project.walk(list, into: .all, from: known) { _, _ in
    } enter: { list, _, known in
      switch list.role {
      case .then(let condition):
        let (yes, no) = judge(condition, known)
        known = no
        return yes
      case .otherwise, .absent: return known
      case .choice(let condition): return condition.map { judge($0, known).yes } ?? known
      // What was known may have changed by then.
      case .later, .answer, .finished, .end, .cancelled, .dismissed:
        return Certainty(on: known.screen)
      }
    }
  }

  /// What is known where a condition holds, and where it doesn't.
  @discardableResult
  private mutating func judge(
    _ condition: Condition, _ known: Certainty
  ) -> (yes: Certainty, no: Certainty) {
    var (yes, no) = (known, known)
    var certain: [(verdict: Certainty.Verdict, test: ConditionTest)] = []
    var asked: Set<ID<Guard>> = []
    let tests = project.tests[condition.tests]
    for test in tests {
      if case .guard(let name) = test, let id = name.id, !asked.insert(id).inserted {
        findings.append(repetition(of: name.name, known))
      }
      if let verdict = yes.verdict(on: test, analysis) { certain.append((verdict, test)) }
      if tests.count == 1 { no.exclude(test, analysis) }
      yes.assume(test, analysis)
    }
    guard let worst = certain.first(where: { !$0.verdict.holds }) ?? certain.first else {
      return (yes, no)
    }
    findings.append(finding(worst.verdict, worst.test, condition, known))
    // Below it the same would be said again.
    return (Certainty(on: known.screen), Certainty(on: known.screen))
  }

  private func repetition(of name: Name, _ known: Certainty) -> Finding {
    Finding(
      "\(analysis.quoted(name)) is in this condition already", at: name.range, on: known.screen,
      hint: "delete it here, or ask what you meant")
  }

  private func finding(
    _ verdict: Certainty.Verdict, _ test: ConditionTest, _ condition: Condition, _ known: Certainty
  ) -> Finding {
    let adverb = verdict.holds ? "always" : "never"
    let words =
      switch test {
      case .guard(let asked): "\(analysis.quoted(asked.name)) \(adverb) holds here"
      case .state(let asked, let value, _):
        "\(analysis.quoted(asked.name)) is \(adverb) \(analysis.quoted(value)) here"
      }
    let range: SourceRange =
      switch test {
      case .guard(let asked): asked.name.range
      case .state(_, let value, _): value.range
      }
    return Finding(
      words, at: range, on: known.screen, notes: known.notes(on: test, analysis),
      hint: "delete the condition and keep one branch, or test what you meant")
  }
}

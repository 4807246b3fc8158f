import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

extension Rule {
  /// A screen that no user will ever see.
  static let unreachableScreen = Rule(
    "unreachable-screen", .warning,
    summary: "The user can reach each screen.",
    rationale: """
      A screen that nothing leads to is dead code, or the button that should open it does something
      else. The start, deep links, entries and app events lead into a flow; events, tabs, columns,
      cases, steps and embedded flows lead on. Screens that lead only to each other are an island.
      One way in is enough for all of them, so flowc reports an island once. If flowc can analyse a
      whole project path by path, it also finds a screen whose only way in is on no path. On no
      path does the same fixed guard answer both yes and no. Of more than four fixed guards, flowc
      follows the answers of those that are asked at the most places.

      Lead to it from another screen, or delete it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
        wishList: # warning: 'wishList' is never shown: only 'sharing' leads to it
          transitions: { shareTapped: sharing }
        sharing: { transitions: { doneTapped: { to: wishList, ifShown: return } } }
        imprint: # warning: 'imprint' is never shown: nothing leads to it
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product, wishesTapped: wishList } }
        product:
        wishList:
          transitions: { shareTapped: sharing }
        sharing: { transitions: { doneTapped: { to: wishList, ifShown: return } } }
        imprint: { deepLink: /imprint }
      """,
    needs: .stacks, judgesBrokenFlows: true
  ) { analysis in
    let islands = Islands(of: analysis).all.map { island in
      let first = island.screens[0]
      let from = island.sources
      let back = from.isEmpty ? island.returning : []
      let none =
        back.isEmpty
        ? "nothing leads" : "\(analysis.quoted(back)) only \(back.count == 1 ? "goes" : "go") back"
      let why = from.isEmpty ? none : "only \(analysis.quoted(from)) leads"
      return Finding(
        "\(analysis.quoted(first)) is never shown: \(why) to it",
        at: analysis.name(first).range, on: first,
        notes: island.screens.dropFirst().prefix(20).map { screen in
          Note(
            "\(analysis.quoted(screen)) is never shown either: nothing else leads to it",
            at: analysis.name(screen).range)
        },
        hint: "lead to it from a screen, a link or an app event, or delete it"
          + (analysis.project.variants.elements.isEmpty ? "" : "; in a variant, with 'remove'"))
    }
    let hidden = analysis.neverPossible
    let contradictions = analysis.stacks.contradictions(on: hidden)
    return islands + hidden.map { analysis.finding(on: $0, hiddenBy: contradictions[$0]) }
  }
}

extension FlowAnalysis {
  /// That a screen is never shown, though events lead to it.
  fileprivate func finding(
    on screen: ID<Screen>, hiddenBy contradiction: Stacks.Contradiction?
  ) -> Finding {
    switch contradiction {
    case .fixedGuard?:
      return Finding(
        "\(quoted(screen)) is never shown: on every path to it, a fixed guard answers yes once and no "
          + "once", at: name(screen).range, on: screen,
        hint: "a fixed guard answers the same every time: ask it once, or ask one that isn't fixed")
    case .state?:
      return Finding(
        "\(quoted(screen)) is never shown: on every path to it, a state has two values at once",
        at: name(screen).range, on: screen,
        hint: "test the value that the state has there, or lead to the screen from elsewhere")
    case nil: break
    }
    let exit = exit(before: screen)
    return Finding(
      "\(quoted(screen)) is never shown: no path of the app leads to it", at: name(screen).range,
      on: screen, notes: exit.map { [$0.note] } ?? [],
      hint: exit.map(\.hint)
        ?? "check the events that lead to it: they never happen, or lead on at once",
      cause: exit.map {
        Finding.Cause(
          summary: "screens are never shown: \($0.reason)", range: $0.event, hint: $0.hint)
      })
  }

  /// The first `next` of a step itself that keeps a sequence from going on to a screen.
  private func exit(before screen: ID<Screen>) -> StepExit? {
    let flow = project.flows[project.screens[screen].flow]
    return flow.screens.lazy.compactMap { host -> StepExit? in
      guard case .sequence(let sequence) = project.screens[host].kind else { return nil }
      let steps = project.steps[sequence.steps].compactMap(\.screen.id)
      let isGoal = sequence.then.map { leads($0, to: screen) } ?? false
      guard let place = isGoal ? steps.endIndex : steps.firstIndex(of: screen) else { return nil }
      return steps[..<place].lazy.compactMap { step -> StepExit? in
        let own = project.screens[step].transitions
        return project.transition(in: own, on: Keyword.next.symbol).map {
          StepExit(
            event: project.transitions[$0].event.range,
            reason: "\(quoted(step)) doesn't go on in \(quoted(host))")
        }
      }.first
    }.first
  }

  private func leads(_ list: ActionList, to screen: ID<Screen>) -> Bool {
    project.actions(in: list, into: .ofOneEvent).contains { id in
      guard case .show(let show) = project.actions[id].kind else { return false }
      return show.target.id == screen
    }
  }

  /// The screens that some event leads to, but on no path of the app.
  fileprivate var neverPossible: [ID<Screen>] {
    // A flow that never comes to rest shows nothing, and another rule says why.
    if hasUnknownTargets || hasUnknownParts || stacks.all.contains(where: \.heads.isEmpty) {
      return []
    }
    let shown = (Array(stacks.shown.keys) + targetsOfNoOps).map { name($0).range }
    let perhapsShown = project.screens.ids
      .filter { !stacks.hasAllScreens(of: project.screens[$0].flow) }.map { name($0).range }
    let excluded = Set(shown + perhapsShown)
    return project.screens.ids.filter { screen in
      isReachable(screen) && !excluded.contains(name(screen).range)
        && project.screens[screen].kind.isShownItself
        && project.flows[project.screens[screen].flow].start?.id != nil
    }
  }
}

extension FlowAnalysis {
  /// The screens that an action would show which never does anything, or whose event never happens, as
  /// another rule says.
  var targetsOfNoOps: [ID<Screen>] {
    let unsent = Set(
      unsentHeldEvents.flatMap(\.transitions).map { project.transitions[$0].event.range })
    return actions.compactMap { declared in
      guard let screen = declared.screen else { return nil }
      let kind = project.actions[declared.id].kind
      if let event = declared.event, unsent.contains(event.range), case .show(let show) = kind {
        return show.target.id
      }
      if case .embed = project.screens[screen].kind, let event = declared.event,
        !project.ends.contains(event.symbol), case .show(let show) = kind
      {
        return show.target.id
      }
      guard let target = kind.targetIfSomethingIsThere,
        stacks.neverActs(declared.id, on: screen)
      else { return nil }
      return target
    }
  }
}

extension ActionKind {
  /// What is shown only where a screen lies below, or in a column.
  fileprivate var targetIfSomethingIsThere: ID<Screen>? {
    switch self {
    case .show(let show): show.from == nil ? nil : show.target.id
    case .showInNextColumn(let target, _): target.id
    default: nil
    }
  }
}

/// A step's own `next`, which takes the place of the sequence's.
private struct StepExit {
  let event: SourceRange
  let reason: String
  let hint = "rename this 'next', or delete it: the sequence has one that goes on"

  var note: Note { Note("\(reason): this 'next' is the step's own", at: event) }
}

extension ScreenKind {
  /// Whether it lies on a stack: an embedded flow and a sequence show others in their place.
  fileprivate var isShownItself: Bool {
    switch self {
    case .embed, .sequence: false
    default: true
    }
  }
}

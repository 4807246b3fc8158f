import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Something that is still to come up in a place.
  private struct PendingScreen {
    var screen: ID<Screen>
    var placement: Placement
    var surroundings: Interned<Surroundings>
    var opener: StackOpener?
    var step: Int32
    var before: [Addition]
    var label = PushdownLabel.none
    /// Whether a list goes on at what comes up.
    var listGoesOn = false
    var chain: Set<ID<Screen>> = []
  }

  /// What comes up with a screen, bottom to top, in every way that it can. Of tabs and columns one is followed
  /// at a time, of a switch one case: that at which a list goes on, or another one after that.
  mutating func opened(
    _ screen: ID<Screen>, _ placement: Placement, _ surroundings: Interned<Surroundings>,
    _ opener: StackOpener?, step: Int32 = -1, then rest: Interned<Continuation> = .nothing
  ) -> [[Addition]] {
    var found: [[Addition]] = []
    var waiting = [
      PendingScreen(
        screen: screen, placement: placement, surroundings: surroundings, opener: opener,
        step: step, before: [], listGoesOn: rest != .nothing)
    ]
    while var pending = waiting.popLast() {
      if !pending.chain.insert(pending.screen).inserted { continue }
      noteLate(&pending)
      switch project.screens[pending.screen].kind {
      case .embed(let flow): if let inner = embedded(flow, pending) { waiting.append(inner) }
      case .sequence(let sequence): waiting += firstSteps(of: sequence, pending).reversed()
      default:
        let inside = contents(of: pending)
        if inside.isEmpty || mayBeEmpty(pending.screen) {
          found.append(pending.before + [addition(pending)])
        }
        waiting += inside.reversed()
      }
    }
    return found
  }

  /// A run, a container, and what lies on another run get no wait from below.
  private mutating func noteLate(_ pending: inout PendingScreen) {
    var surroundings = surroundingsTable[pending.surroundings]
    let kind = project.screens[pending.screen].kind
    let isSame = !surroundings.liesOnOtherRun && !kind.beginsFrame && !kind.isContainer
    guard let late = surroundings.late, !isSame else { return }
    noteMissing(late)
    surroundings.late = nil
    pending.surroundings = surroundingsTable.number(of: surroundings)
  }

  private mutating func addition(_ pending: PendingScreen) -> Addition {
    let screen = project.screens[pending.screen]
    var placement = pending.placement
    if screen.isScreenRun {
      placement.runs.append(
        StackRun(
          kind: .screen, host: pending.screen, opener: pending.opener, outer: pending.surroundings,
          step: pending.step))
    } else if let opener = pending.opener, opener.action != nil || opener.presenter != nil {
      placement.opener = opener
    }
    let surroundings = surroundingsTable[pending.surroundings]
    if let list = screen.leaving, surroundings.canSwipe || surroundings.container != nil {
      note(.leaving)
      if project.screens[pending.screen].kind.isContainer { note(.partOfList) }
      noteLate(list)
    }
    if screen.awaits != nil { placement.waits.insert(StackWait(cause: .screen(pending.screen))) }
    let symbol = number(
      StackSymbol(
        screen: pending.screen, step: pending.step, placement: placements.number(of: placement),
        surroundings: pending.surroundings))
    noteMissingWaits(at: symbol, listGoesOn: pending.listGoesOn)
    return Addition(symbol: symbol, label: pending.label)
  }

  private mutating func embedded(_ flow: Reference<Flow>, _ pending: PendingScreen)
    -> PendingScreen?
  {
    guard let flow = flow.id, let start = project.flows[flow].start?.id else { return nil }
    return inside(.flow(flow), start, pending) { $0.flow = flow }
  }

  /// The first screen of a run.
  private mutating func inside(
    _ kind: StackRun.Kind, _ first: ID<Screen>, _ pending: PendingScreen,
    _ change: (inout Surroundings) -> Void
  ) -> PendingScreen? {
    if pending.placement.runs.count(where: { $0.host == pending.screen }) == Self.deepest {
      // What takes its own place again and again would make runs in runs without end.
      note(.tooLarge)
      return nil
    }
    var inner = pending
    let outer = surroundingsTable[pending.surroundings]
    var surroundings = Surroundings(
      flow: outer.flow, sequence: nil, isMain: false, canSwipe: outer.canSwipe,
      container: outer.container, part: outer.part, switched: outer.switched,
      hosts: outer.hosts | (promisedHosts[pending.screen] ?? 0))
    change(&surroundings)
    inner.surroundings = surroundingsTable.number(of: surroundings)
    inner.placement.runs.append(
      StackRun(
        kind: kind, host: pending.screen, opener: pending.opener, outer: pending.surroundings,
        step: pending.step))
    inner.opener = nil
    inner.step = -1
    inner.screen = first
    return inner
  }

  private mutating func firstSteps(of sequence: ScreenSequence, _ pending: PendingScreen)
    -> [PendingScreen]
  {
    if sequence.once != nil || sequence.resumes != nil { note(.keptProgress) }
    if !sequence.allowsBack, opensFrames(in: sequence) { note(.sequence) }
    let steps = candidates(in: sequence, from: 0, resuming: sequence.resumes != nil)
    noteAsking(stepsOf: sequence)
    let isShown = steps.contains {
      project.steps[sequence.steps][sequence.steps.startIndex + $0.index].when == nil
        && !passage(to: $0.screen).isAsked
    }
    if !isShown { note(.partOfList) }
    return steps.compactMap { index, screen in
      var first = inside(.sequence(pending.screen), screen, pending) {
        $0.sequence = pending.screen
      }
      first?.step = Int32(index)
      return first
    }
  }

  /// The steps that may be the next one: up to the first that has no condition, or all where the
  /// sequence goes on wherever it was left.
  func candidates(
    in sequence: ScreenSequence, from index: Int, resuming: Bool = false
  ) -> [(index: Int, screen: ID<Screen>)] {
    var found: [(Int, ID<Screen>)] = []
    for (index, step) in project.steps[sequence.steps].enumerated().dropFirst(index) {
      guard let screen = step.screen.id else { continue }
      let passage = passage(to: screen)
      if !passage.isPossible || step.when.map({ refutes($0) }) == true { continue }
      found.append((index, screen))
      if step.when == nil, !passage.isAsked, !resuming { break }
    }
    return found
  }

  /// The first tab that is shown is selected. Where tabs don't turn later, the others can be selected at once; while a
  /// list goes on, the first one can be selected again after it.
  private mutating func contents(
    of tabs: IDRange<Tab>, _ pending: PendingScreen
  ) -> [PendingScreen] {
    noteTabs(tabs, listGoesOn: pending.listGoesOn)
    var found: [PendingScreen] = []
    var mayBeFirst = true
    for (index, tab) in project.tabs[tabs].enumerated() {
      noteAsking(tab.when)
      guard let screen = tab.screen?.id, mayShow(tab) else { continue }
      var labels: [PushdownLabel] = mayBeFirst ? [.none] : []
      noteAsking(project.guards(onTheWayTo: screen))
      let isOther = premise.turning == .nothing && (!found.isEmpty || pending.listGoesOn)
      if isOther, passage(to: screen).isPossible {
        labels.append(label(.tab(pending.screen, index: index)))
      }
      found += labels.map { root(screen, in: pending, part: index, label: $0) }
      if !tab.mayBeHidden { mayBeFirst = false }
    }
    return found
  }

  /// What comes up in a container; nothing for what is none.
  private mutating func contents(of pending: PendingScreen) -> [PendingScreen] {
    switch project.screens[pending.screen].kind {
    case .tabs(let tabs): return contents(of: tabs, pending)
    case .split(let columns):
      noteColumns()
      return project.columns[columns].enumerated().compactMap { index, column in
        column.screen.id.map { root($0, in: pending, part: index) }
      }
    case .switch(let state, let cases):
      let isRemembered = switchedPlace(of: pending.screen) != nil
      if !isRemembered { note(.container) }
      let labels =
        pending.listGoesOn && !isRemembered ? [.none, label(.changed)] : [PushdownLabel.none]
      return project.cases[cases].enumerated().flatMap { index, shown -> [PendingScreen] in
        guard let screen = shown.screen.id, mayShow(shown, of: state.id) else { return [] }
        return labels.map { root(screen, in: pending, part: index, label: $0) }
      }
    default: return []
    }
  }

  private mutating func root(
    _ screen: ID<Screen>, in pending: PendingScreen, part: Int, label: PushdownLabel = .none
  ) -> PendingScreen {
    var pending = pending
    var surroundings = surroundingsTable[pending.surroundings]
    if let holder = surroundings.container, isNested(pending.screen, in: holder) {
      // Containers in themselves would make symbols without end, and deep ones too many.
      note(.tooLarge)
      surroundings.leaveContainer()
      pending.surroundings = surroundingsTable.number(of: surroundings)
      for run in pending.placement.runs.indices {
        var outer = surroundingsTable[pending.placement.runs[run].outer]
        outer.leaveContainer()
        pending.placement.runs[run].outer = surroundingsTable.number(of: outer)
      }
    }
    let container = addition(pending)
    add(lookedFor[pending.screen] ?? 0, to: &surroundings)
    surroundings.container = container.symbol
    surroundings.part = Int32(part)
    surroundings.enter(switchedPlace(of: pending.screen))
    return PendingScreen(
      screen: screen, placement: Placement(arrival: .root, base: .container),
      surroundings: surroundingsTable.number(of: surroundings), opener: nil, step: -1,
      before: pending.before + [container],
      label: label, listGoesOn: pending.listGoesOn && label == .none, chain: pending.chain)
  }

  private static let deepest = 3

  private func isNested(_ screen: ID<Screen>, in container: PushdownSymbol) -> Bool {
    let holders = withContainers(container)
    return holders.count >= Self.deepest || holders.contains { symbol($0).screen == screen }
  }

  /// What the stack can begin with.
  mutating func start() -> [[Addition]] {
    guard let start = project.flows[flow].start?.id else { return [] }
    if passage(to: start).isAsked { note(.requires) }
    noteAsking(project.guards(onTheWayTo: start))
    let surroundings = surroundingsTable.number(of: Surroundings(flow: flow, isMain: true))
    return opened(start, Placement(arrival: .root, base: .root), surroundings, nil)
  }
}

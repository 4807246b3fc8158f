/// Whose steps follow when something is taken away that somebody opened.
enum FlowReactionPolicy {
  /// Nobody's: the place of the opener is gone, or it makes room itself.
  case never
  /// Those of openers that stay: a screen that is leaving ignores what it is told.
  case ifStaying
  /// Also of openers that had gone before: the user left by the platform's own way.
  case always
}

/// What goes.
extension FlowNavigator {
  /// Takes pages away, with what they hold and the layers presented from them.
  ///
  /// Layers close from the top, each telling its end exactly once, before the stack below changes.
  func remove(
    _ pages: Set<FlowPage.ID>, reacting: FlowReactionPolicy = .ifStaying,
    keepingLayersAfter last: Int = .max
  ) {
    let leaving = closure(of: pages, last)
    if leaving.isEmpty { return }
    handOver(from: leaving, since: last)
    let reactions = tellEnds(of: leaving, reacting)
    delete(leaving)
    pending += reactions.reversed()
  }

  func closeLayers(from index: Int, reacting: FlowReactionPolicy = .ifStaying) {
    let closing = state.layers.dropFirst(index).map(\.stack)
    remove(Set(state.pages(in: closing, inside: \.stacks)), reacting: reacting)
  }

  private func closure(of pages: Set<FlowPage.ID>, _ last: Int) -> Set<FlowPage.ID> {
    var leaving = pages.filter { state.pages[$0] != nil }
    for number in state.all where leaving.contains(number) {
      let stacks = state.pages[number]?.content.stacks ?? []
      leaving.formUnion(stacks.flatMap { state.stacks[$0]?.pages ?? [] })
    }
    let old = state.layers.filter { $0.id.number <= last }
    let lowest = old.firstIndex { $0.presenter.map(leaving.contains) ?? false }
    guard let lowest else { return leaving }
    return leaving.union(state.pages(in: old[lowest...].map(\.stack), inside: \.stacks))
  }

  /// If a presenter or opener leaves before what it opened, the page below takes its place.
  private func handOver(from leaving: Set<FlowPage.ID>, since last: Int) {
    for index in state.layers.indices where state.layers[index].id.number > last {
      let layer = state.layers[index]
      let (presenter, opener) = (
        heir(of: layer.presenter, leaving), heir(of: layer.opener?.page, leaving)
      )
      state.layers[index].presenter = presenter
      state.layers[index].opener?.page = opener
    }
    for (number, run) in state.runs where number.number > last {
      let opener = heir(of: run.opener?.page, leaving)
      state.runs[number]?.opener?.page = opener
    }
  }

  private func heir(of page: FlowPage.ID?, _ leaving: Set<FlowPage.ID>) -> FlowPage.ID? {
    guard let page, leaving.contains(page) else { return page }
    return state.downward(from: page).first { !leaving.contains($0) }
  }

  private func delete(_ leaving: Set<FlowPage.ID>) {
    let touched = Set(leaving.compactMap { state.pages[$0]?.stack })
    for stack in touched {
      state.stacks[stack]?.pages.removeAll(where: leaving.contains)
      // What came to the bottom of a stack has no implicit way back any more.
      if let first = state.stacks[stack]?.pages.first { state.pages[first]?.arrival = .root }
    }
    cancelTasks(of: leaving)
    for number in leaving {
      for stack in state.pages[number]?.content.stacks ?? [] { state.stacks[stack] = nil }
      state.pages[number] = nil
    }
    forgetRuns()
    dropEmptyLayers()
  }

  /// Forgets the runs that show nothing any more; what follows the end of one may still be to come.
  func forgetRuns() {
    var living: Set<FlowRun.ID> = [state.main]
    for page in state.pages.values { living.formUnion(state.enclosingRuns(of: page.run)) }
    for (number, run) in state.runs where !living.contains(number) {
      endedRuns[number] = run
      state.runs[number] = nil
    }
  }

  /// Layers that show nothing are gone; what presented them is on top again.
  func dropEmptyLayers() {
    for layer in state.layers.dropFirst()
    where state.stacks[layer.stack]?.pages.isEmpty ?? true {
      state.layers.removeAll { $0.id == layer.id }
      state.stacks[layer.stack] = nil
    }
  }
}

/// How runs end, and who is told.
extension FlowNavigator {
  /// Ends a run: what follows it is done.
  ///
  /// The run's pages stay until that is done, and are then removed if they are still there. The flow
  /// that runs by itself has nobody to follow: it stays as it is, over.
  func end(_ number: FlowRun.ID, _ end: FlowEnd, then job: Job? = nil) {
    guard let run = state.runs[number], run.end == nil else { return }
    state.runs[number]?.end = end
    reportEnd(of: number, end)
    if run.kind == .flow { cancelTasks(of: Set(state.members(of: number))) }
    if case .finished = end { mayResume = true }
    if number == state.main { return }
    pending.append(.clear(number, since: state.count))
    if let follows = job ?? reaction(to: end, of: number, run) ?? nextStep(after: end, of: run) {
      pending.append(follows)
    }
  }

  /// A step that is itself a run goes on to the next when it finishes.
  private func nextStep(after end: FlowEnd, of run: FlowRun) -> Job? {
    guard case .finished = end, let parent = run.parent, let step = run.step else { return nil }
    return .advance(parent, after: step)
  }

  /// Takes away what a run that has ended still shows.
  ///
  /// A root, a tab, a column and a region always show something: where nothing else would be left
  /// in one, the last page stays. What was presented meanwhile stays too.
  func clear(_ number: FlowRun.ID, since last: Int) {
    guard state.runs[number] != nil else { return }
    remove(leaving(with: number), keepingLayersAfter: last)
    if state.members(of: number).isEmpty {
      endedRuns[number] = state.runs[number]
      state.runs[number] = nil
    }
  }

  /// What goes with a run that has ended: all that it shows, but for the last of a stack that can't be
  /// empty.
  func leaving(with number: FlowRun.ID) -> Set<FlowPage.ID> {
    let members = Set(state.members(of: number))
    return members.subtracting(leavingNothing(members))
  }

  /// The last pages of the stacks that would be left empty and can't be.
  private func leavingNothing(_ leaving: Set<FlowPage.ID>) -> Set<FlowPage.ID> {
    var kept: Set<FlowPage.ID> = []
    for number in leaving {
      guard let stack = state.pages[number]?.stack, needsContent(stack, leaving),
        let pages = state.stacks[stack]?.pages, let last = pages.last,
        pages.allSatisfy(leaving.contains)
      else { continue }
      kept.insert(last)
      let inside = state.pages[last]?.content.stacks ?? []
      kept.formUnion(state.pages(in: inside, inside: \.stacks))
    }
    return kept
  }

  private func needsContent(_ stack: FlowStack.ID, _ leaving: Set<FlowPage.ID>) -> Bool {
    if let container = state.stacks[stack]?.container { return !leaving.contains(container) }
    return state.layers.first?.stack == stack
  }

  /// Tells the ends of the runs and layers that are leaving as a whole, from the top; returns what
  /// follows.
  private func tellEnds(of leaving: Set<FlowPage.ID>, _ reacting: FlowReactionPolicy) -> [Job] {
    var remaining = endings(of: leaving)
    var jobs: [Job] = []
    for number in state.all.reversed() where leaving.contains(number) {
      guard let page = state.pages[number] else { continue }
      for run in state.enclosingRuns(of: page.run) {
        guard let count = remaining[run] else { continue }
        remaining[run] = count - 1
        if count == 1 { jobs += tellCancelled(run, leaving, reacting) }
      }
      jobs += tellDismissed(page, leaving, reacting)
    }
    return jobs
  }

  /// How many pages each run has, of those that are leaving as a whole and not over.
  private func endings(of leaving: Set<FlowPage.ID>) -> [FlowRun.ID: Int] {
    var counts: [FlowRun.ID: Int] = [:]
    var staying: Set<FlowRun.ID> = [state.main]
    for number in state.all {
      guard let page = state.pages[number] else { continue }
      let runs = state.enclosingRuns(of: page.run)
      if leaving.contains(number) {
        for run in runs where state.runs[run]?.end == nil { counts[run, default: 0] += 1 }
      } else {
        staying.formUnion(runs)
      }
    }
    return counts.filter { !staying.contains($0.key) }
  }
}

/// What belongs to which run.
extension FlowState {
  /// The run and those that it is in, the innermost first.
  package func enclosingRuns(of run: FlowRun.ID) -> [FlowRun.ID] {
    Array(sequence(first: run) { runs[$0]?.parent })
  }

  /// The nearest run, from this one outward, at whose first page `back` stops.
  func frame(of run: FlowRun.ID) -> FlowRun.ID {
    enclosingRuns(of: run).first { runs[$0]?.isFrame == true } ?? main
  }

  /// The nearest run of a flow, from this one outward.
  package func flowRun(of run: FlowRun.ID) -> FlowRun.ID {
    enclosingRuns(of: run).first { runs[$0]?.kind == .flow } ?? main
  }

  func isMember(_ page: FlowPage.ID, of run: FlowRun.ID) -> Bool {
    pages[page].map { enclosingRuns(of: $0.run).contains(run) } ?? false
  }

  /// Everything that a run shows, with what the runs inside it show, bottom to top.
  func members(of run: FlowRun.ID) -> [FlowPage.ID] { all.filter { isMember($0, of: run) } }

  /// What a run shows in the stack that it began in, bottom to top.
  func segment(of run: FlowRun.ID) -> [FlowPage.ID] {
    let members = members(of: run)
    let stack = members.first.flatMap { pages[$0]?.stack }
    return members.filter { pages[$0]?.stack == stack }
  }

  /// The pages that stand for a screen in a frame: the screen's own, or all of its run's.
  func places(
    of screen: FlowScreen, among candidates: [FlowPage.ID], in frame: FlowRun.ID
  ) -> [FlowPage.ID] {
    candidates.filter { number in
      guard let page = pages[number], isMember(number, of: frame) else { return false }
      if page.destination.anyScreen == screen, self.frame(of: page.run) == frame { return true }
      return enclosingRuns(of: page.run).prefix { $0 != frame }
        .contains { runs[$0]?.host?.anyScreen == screen }
    }
  }

  /// Of a run that stands for a screen, the first page.
  func firstOfRun(_ number: FlowPage.ID, standingFor screen: FlowScreen) -> FlowPage.ID {
    guard let page = pages[number], page.destination.anyScreen != screen else { return number }
    let run = enclosingRuns(of: page.run).first { runs[$0]?.host?.anyScreen == screen }
    return run.flatMap { segment(of: $0).first } ?? number
  }

  /// Where in a stack something of a run goes: on top of what the run shows there, so that the run
  /// stays in one piece; of a stack where it shows nothing, on top.
  func top(of stack: FlowStack.ID, for run: FlowRun.ID) -> Int {
    let pages = stacks[stack]?.pages ?? []
    return pages.lastIndex { isMember($0, of: run) }.map { $0 + 1 } ?? pages.count
  }
}

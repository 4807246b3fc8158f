/// What pages wait for.
extension FlowNavigator {
  /// A double tap begins once. A second event of the app, or a second link, begins again: the first answer is dropped.
  func wait(
    _ name: String, _ body: @escaping @MainActor () async -> FlowAnswer, _ context: FlowContext
  ) {
    guard let page = waiter(context) else { return }
    let waiting = Waiting(name: name, page: page, isAppearance: context.isAppearance)
    if tasks[waiting] != nil {
      guard context.isFromApp else { return }
      cancel(waiting)
    }
    report(.awaiting(name, of: state.pages[page]))
    wait(waiting, body, context)
  }

  /// The time runs anew when it is begun again.
  func wait(
    milliseconds: Int, _ name: String, _ plan: @escaping @MainActor () -> [FlowAction],
    _ context: FlowContext
  ) {
    guard let page = waiter(context) else { return }
    let waiting = Waiting(name: name, page: page, isAppearance: context.isAppearance)
    tasks.removeValue(forKey: waiting)?.cancel()
    times[waiting] = milliseconds
    let body: @MainActor () async -> FlowAnswer = { [sleep] in
      await sleep(milliseconds)
      return FlowAnswer(plan: plan)
    }
    wait(waiting, body, context)
  }

  private func wait(
    _ waiting: Waiting, _ body: @escaping @MainActor () async -> FlowAnswer, _ context: FlowContext
  ) {
    var context = context
    context.source = .page(waiting.page)
    changes(waiting)
    tasks[waiting] = Task { [weak self, context] in
      let answer = await body()
      guard let self, !Task.isCancelled, tasks.removeValue(forKey: waiting) != nil else { return }
      let time = times.removeValue(forKey: waiting)
      self.event {
        if time == nil { self.changes(waiting) }
        self.reportEnd(of: waiting, after: time, answer.end)
        self.pending.append(.plan(answer.plan, context))
      }
    }
  }

  private func reportEnd(of waiting: Waiting, after milliseconds: Int?, _ end: String) {
    let page = state.pages[waiting.page]
    if let milliseconds {
      report(.elapsed(milliseconds: milliseconds, of: page))
    } else {
      report(.answered(waiting.name, of: page, end))
    }
  }

  /// The page that waits: the one that stands for the source, or what is left under it where that goes
  /// with a run that has ended.
  private func waiter(_ context: FlowContext) -> FlowPage.ID? {
    guard let anchor = anchor(context), let run = state.pages[anchor]?.run,
      let ended = state.enclosingRuns(of: run).last(where: { state.runs[$0]?.end != nil })
    else { return self.anchor(context) }
    let leaving = leaving(with: ended)
    return state.downward(from: anchor).first { !leaving.contains($0) } ?? anchor
  }

  /// Does something later; nothing is kept alive for it.
  package func later(_ milliseconds: Int, _ body: @escaping @MainActor (FlowNavigator) -> Void) {
    Task { [weak self, sleep] in
      await sleep(milliseconds)
      if let self { body(self) }
    }
  }

  /// What pages wait for is given up.
  func cancelTasks(of pages: Set<FlowPage.ID>) {
    for waiting in waitingInOrder where pages.contains(waiting.page) { cancel(waiting) }
  }

  private func cancel(_ waiting: Waiting) {
    tasks.removeValue(forKey: waiting)?.cancel()
    changes(waiting)
    if times.removeValue(forKey: waiting) == nil {
      report(.abandoned(waiting.name, of: state.pages[waiting.page]))
    }
  }

  private func changes(_ waiting: Waiting) {
    if times[waiting] == nil { state.pages[waiting.page]?.changes += 1 }
  }

  /// What pages wait for, the lowest page first.
  var waitingInOrder: [Waiting] {
    tasks.keys.sorted { ($0.page.number, $0.name) < ($1.page.number, $1.name) }
  }

  /// What begins once for each page, when it is first on top of its stack; the first page begins first.
  func beginAppearances(of pages: [FlowPage.ID]) {
    guard !state.isOver else { return }
    for number in pages.reversed() {
      guard let page = state.pages[number], !page.hasBegun else { continue }
      state.pages[number]?.hasBegun = true
      let actions = definition(of: page.run)?.appearancePlan(of: page.destination) ?? []
      if actions.isEmpty { continue }
      let context = FlowContext(source: .page(number), run: page.run, isAppearance: true)
      pending.append(.actions(actions[...], context))
    }
  }
}

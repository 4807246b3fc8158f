/// What follows the end of what was opened.
extension FlowNavigator {
  func tellCancelled(
    _ number: FlowRun.ID, _ leaving: Set<FlowPage.ID>, _ reacting: FlowReactionPolicy
  )
    -> [Job]
  {
    guard let run = state.runs[number] else { return [] }
    state.runs[number]?.end = .cancelled
    reportEnd(of: number, .cancelled)
    guard let opener = run.opener, reacts(opener, leaving, reacting) else { return [] }
    return reaction(to: .cancelled, of: number, run).map { [$0] } ?? []
  }

  /// The layer that begins with a page is told of as dismissed, if it is nobody's run.
  func tellDismissed(_ page: FlowPage, _ leaving: Set<FlowPage.ID>, _ reacting: FlowReactionPolicy)
    -> [Job]
  {
    guard state.index(of: page.id) == 0,
      let layer = state.layers.first(where: { $0.stack == page.stack }),
      state.stacks[layer.stack]?.pages.allSatisfy(leaving.contains) == true,
      let opener = layer.opener, reacts(opener, leaving, reacting),
      let steps = reaction(of: opener, to: .dismissed)
    else { return [] }
    return [.plan({ steps(nil) }, context(of: opener, or: .onTop))]
  }

  private func reacts(
    _ opener: FlowOpener, _ leaving: Set<FlowPage.ID>, _ reacting: FlowReactionPolicy
  ) -> Bool {
    let isThere = opener.page.map { state.pages[$0] != nil } ?? false
    switch reacting {
    case .never: return false
    case .always where !isThere: return true
    case .always, .ifStaying: return isThere && !(opener.page.map(leaving.contains) ?? true)
    }
  }

  /// What follows the end of a run: what its opener says, and else its embedding screen.
  ///
  /// The opener is the source of what it says, the embedding screen of what that says; where the
  /// opener has gone, what it opened stands in its place.
  func reaction(to end: FlowEnd, of number: FlowRun.ID, _ run: FlowRun) -> Job? {
    if let opener = run.opener, let steps = reaction(of: opener, to: end) {
      return .plan({ steps(end.result) }, context(of: opener, or: .run(number)))
    }
    guard let host = run.host, let parent = run.parent,
      let plan = definition(of: parent)?.plan(after: end, of: host)
    else { return nil }
    return .plan(plan, FlowContext(source: .run(number), run: parent))
  }

  /// What was said where something was opened, made anew by whose flow it was said in.
  private func reaction(of opener: FlowOpener, to end: FlowEnd) -> FlowReaction? {
    guard let following = opener.following else { return nil }
    var run: FlowRun.ID? = opener.context.run
    while let number = run {
      if let model = definitions[number]?.definition { return model.reaction(to: end, following) }
      run = (state.runs[number] ?? endedRuns[number])?.parent
    }
    return nil
  }

  private func context(
    of opener: FlowOpener, or source: FlowContext.Source
  ) -> FlowContext {
    var context = opener.context
    // Users end a screen, even one that an event of the app opened.
    context.isFromApp = false
    let isThere = opener.page.map { state.pages[$0] != nil } ?? false
    context.source = isThere ? opener.page.map { .page($0) } ?? source : source
    return context
  }
}

extension FlowDefinition {
  /// What was cancelled was also dismissed, if only that is spoken of.
  fileprivate func reaction(to end: FlowEnd, _ following: any FlowFollowing) -> FlowReaction? {
    guard let following = following as? FlowFollowed else { return nil }
    let reactions = reactions(to: following)
    switch end {
    case .finished(let result):
      return reactions.finished
        ?? reactions.ends?(result).map { FlowPlan<Destination>.reaction($0) }
    case .cancelled: return reactions.cancelled ?? reactions.dismissed
    case .dismissed: return reactions.dismissed
    }
  }
}

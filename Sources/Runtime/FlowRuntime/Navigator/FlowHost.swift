/// What holds a page: tabs, columns or a switch of which it is a first page, or the sequence of which it is a
/// step.
struct FlowHost {
  let screen: FlowScreen
  let isSequence: Bool
  /// The page from which the actions of its events go out: its own, or the step.
  let page: FlowPage.ID
  let source: any FlowDestination
}

extension FlowNavigator {
  /// What holds a page, the nearest first.
  func hosts(of number: FlowPage.ID) -> [FlowHost] {
    var hosts = sequence(around: number).map { [$0] } ?? []
    var inside = number
    while let page = state.pages[inside], state.stacks[page.stack]?.pages.first == inside,
      let container = state.stacks[page.stack]?.container.flatMap({ state.pages[$0] })
    {
      hosts.append(
        FlowHost(
          screen: container.destination.anyScreen, isSequence: false, page: container.id,
          source: container.destination))
      hosts += sequence(around: container.id).map { [$0] } ?? []
      inside = container.id
    }
    return hosts
  }

  private func sequence(around number: FlowPage.ID) -> FlowHost? {
    guard let (run, _) = place(inSequence: number), let sequence = state.runs[run]?.host,
      let step = state.pages[number]
    else { return nil }
    return FlowHost(
      screen: sequence.anyScreen, isSequence: true, page: number, source: step.destination)
  }
}

/// What one column brings into another.
extension FlowNavigator {
  /// What lies above the split closes, then the column after the source's holds the destination alone;
  /// the last column takes its own content's place.
  func showInNextColumn(_ destination: any FlowDestination, _ context: FlowContext) {
    let frame = state.frame(of: context.run)
    guard let start = anchor(context), let (split, column) = nextColumn(to: start, in: frame)
    else { return }
    if !mayCome(to: destination, context, for: .showInNextColumn(destination)) { return }
    uncover(split)
    let old = state.stacks[column]?.pages ?? []
    let opening = FlowOpening(
      destination: destination, run: frame, stack: column, index: 0, arrival: .root)
    if open(opening) != .nothing { remove(Set(old), reacting: .never) }
  }

  /// Of the nearest split of the frame around a page.
  private func nextColumn(
    to start: FlowPage.ID, in frame: FlowRun.ID
  ) -> (split: FlowPage.ID, column: FlowStack.ID)? {
    var inside = state.pages[start]
    while let page = inside, let container = state.stacks[page.stack]?.container {
      inside = state.pages[container]
      guard let holder = inside, case .split(let columns, _) = holder.content,
        let index = columns.firstIndex(of: page.stack), state.frame(of: holder.run) == frame
      else { continue }
      return (container, columns[min(index + 1, columns.count - 1)])
    }
    return nil
  }
}

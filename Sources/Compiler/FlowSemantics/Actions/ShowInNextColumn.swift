import FlowModel

extension Execution {
  /// `{ show: X }`: what lies above the split closes, then the column after the source's becomes [X],
  /// or the source's own column where it is the last.
  mutating func showInNextColumn(
    _ target: Reference<Screen>, _ given: IDRange<Argument>, _ context: Context
  ) {
    guard let screen = target.id else { return remark(.dangling) }
    let frame = state.frame(of: context.run)
    guard let start = anchor(context), let (split, column) = nextColumn(to: start, in: frame)
    else { return remark(.noColumns) }
    if !mayCome(to: screen, context) { return }
    uncover(split)
    let old = state.stacks[column]?.destinations ?? []
    let opening = Opening(
      screen: screen,
      arguments: values(for: project.screens[screen].parameters, given: given, context.scope),
      run: frame, stack: column, index: 0, arrival: .root)
    if open(opening) == .nothing { return remark(.nothingLeft) }
    remove(Set(old), reacting: .never)
  }

  /// Of the nearest split of the frame around a destination.
  private func nextColumn(
    to start: Number<Destination>, in frame: Number<Run>
  ) -> (split: Number<Destination>, column: Number<Stack>)? {
    var inside = state.destinations[start]
    while let destination = inside, let container = state.stacks[destination.stack]?.container {
      inside = state.destinations[container]
      guard let holder = inside, case .split(let columns) = holder.content,
        let index = columns.firstIndex(of: destination.stack),
        state.frame(of: holder.run) == frame
      else { continue }
      return (container, columns[min(index + 1, columns.count - 1)])
    }
    return nil
  }
}

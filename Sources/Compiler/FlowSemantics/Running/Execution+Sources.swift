import FlowModel

extension Execution {
  /// The destination that stands for the source: where the source has left, the one on top; of a
  /// run, its topmost in the stack that it began in.
  func anchor(_ context: Context) -> Number<Destination>? {
    switch context.source {
    case .onTop: state.top
    case .destination(let number): state.destinations[number] == nil ? state.top : number
    case .run(let run): segment(of: run).last ?? state.top
    case .stack(let stack): state.stacks[stack]?.destinations.last ?? holder(of: stack)
    }
  }

  /// The first destination of the source's place; nothing if the source has left.
  func place(_ context: Context) -> Number<Destination>? {
    switch context.source {
    case .onTop: state.top
    case .stack: nil
    case .destination(let number): state.destinations[number] == nil ? nil : number
    case .run(let run): segment(of: run).first
    }
  }

  /// The stack that holds the source.
  func stack(_ context: Context) -> Number<Stack>? {
    if case .stack(let stack) = context.source, state.stacks[stack] != nil { return stack }
    return anchor(context).flatMap { state.destinations[$0]?.stack } ?? state.layers.first?.stack
  }

  /// The pages of a run in the stack in which it started, from bottom to top.
  func segment(of run: Number<Run>) -> [Number<Destination>] {
    let members = state.members(of: run)
    guard let stack = members.first.flatMap({ state.destinations[$0]?.stack }) else { return [] }
    return members.filter { state.destinations[$0]?.stack == stack }
  }

  private func holder(of stack: Number<Stack>) -> Number<Destination>? {
    if let container = state.stacks[stack]?.container { return container }
    return state.layers.first { $0.stack == stack }?.presenter
  }

  /// The index in a stack for a new page of a run: above the run's other pages, so that the run stays
  /// in one piece; without other pages, the top.
  func top(of stack: Number<Stack>, for run: Number<Run>) -> Int {
    let destinations = state.stacks[stack]?.destinations ?? []
    let last = destinations.lastIndex { state.isMember($0, of: run) }
    return last.map { $0 + 1 } ?? destinations.count
  }
}

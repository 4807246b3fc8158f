import FlowModel

extension RunningState {
  /// The same situation under numbers that follow from it alone, so that equal situations are equal
  /// however they came about.
  ///
  /// Destinations and stacks are numbered bottom to top, layers and runs as they come, the flow's
  /// own run first. An event of the one state is none of the other.
  package var canonical: RunningState {
    let numbering = Numbering(self)
    var state = RunningState(values: values)
    state.layers = layers.map { numbering.new($0) }
    for (number, stack) in stacks {
      guard let new = numbering.stacks[number] else { continue }
      state.stacks[new] = Stack(
        destinations: stack.destinations.compactMap { numbering.destinations[$0] },
        container: stack.container.flatMap { numbering.destinations[$0] })
    }
    for (number, destination) in destinations {
      if let new = numbering.destinations[number] {
        state.destinations[new] = numbering.new(destination)
      }
    }
    for (number, run) in runs {
      if let new = numbering.runs[number] { state.runs[new] = numbering.new(run) }
    }
    state.awaits = numbering.new(awaits)
    state.timers = numbering.new(timers)
    state.intent = intent.map { numbering.new($0) }
    state.main = numbering.new(main)
    state.fixedAnswers = fixedAnswers
    state.shownOnce = shownOnce
    state.resumed = resumed
    state.count = numbering.count
    return state
  }
}

/// The new numbers of a state's old ones; what is gone has none.
private struct Numbering {
  var destinations: [Number<Destination>: Number<Destination>] = [:]
  var stacks: [Number<Stack>: Number<Stack>] = [:]
  var layers: [Number<Layer>: Number<Layer>] = [:]
  var runs: [Number<Run>: Number<Run>] = [:]
  var count = 0

  init(_ state: RunningState) {
    add(state.main, to: \.runs)
    for layer in state.layers {
      add(layer.number, to: \.layers)
      add(layer.stack, to: \.stacks)
    }
    for number in state.all {
      add(number, to: \.destinations)
      guard let destination = state.destinations[number] else { continue }
      for stack in destination.content.stacks { add(stack, to: \.stacks) }
      for run in state.outward(from: destination.run).reversed() { add(run, to: \.runs) }
    }
  }

  private mutating func add<Entity>(
    _ number: Number<Entity>,
    to table: WritableKeyPath<Numbering, [Number<Entity>: Number<Entity>]>
  ) {
    guard self[keyPath: table][number] == nil else { return }
    count += 1
    self[keyPath: table][number] = Number(count)
  }

  func new(_ run: Number<Run>) -> Number<Run> { runs[run] ?? Number(0) }

  func new(_ layer: Layer) -> Layer {
    Layer(
      number: layers[layer.number] ?? layer.number, presentation: layer.presentation,
      stack: stacks[layer.stack] ?? layer.stack,
      presenter: layer.presenter.flatMap { destinations[$0] }, opener: layer.opener.map { new($0) },
      isInteractivelyDismissible: layer.isInteractivelyDismissible)
  }

  func new(_ destination: Destination) -> Destination {
    var new = Destination(
      screen: destination.screen, arguments: destination.arguments, run: new(destination.run),
      stack: stacks[destination.stack] ?? destination.stack, arrival: destination.arrival,
      step: destination.step)
    new.hasBegun = destination.hasBegun
    new.content = self.new(destination.content)
    return new
  }

  private func new(_ content: Content) -> Content {
    switch content {
    case .view: .view
    case .tabs(let all, let selected):
      .tabs(all.map { $0.flatMap { stacks[$0] } }, selected: selected)
    case .split(let all): .split(all.compactMap { stacks[$0] })
    case .region(let value, let stack): .region(value: value, stack.flatMap { stacks[$0] })
    }
  }

  func new(_ run: Run) -> Run {
    Run(
      kind: run.kind, host: run.host, arguments: run.arguments, parent: run.parent.map { new($0) },
      opener: run.opener.map { new($0) }, step: run.step, end: run.end)
  }

  private func new(_ opener: Opener) -> Opener {
    Opener(
      destination: opener.destination.flatMap { destinations[$0] }, action: opener.action,
      context: new(opener.context))
  }

  private func new(_ context: Context) -> Context {
    var context = context
    context.run = new(context.run)
    switch context.source {
    case .onTop: break
    case .destination(let number):
      context.source = destinations[number].map { .destination($0) } ?? .onTop
    case .run(let run): context.source = runs[run].map { .run($0) } ?? .onTop
    case .stack(let stack): context.source = stacks[stack].map { .stack($0) } ?? .onTop
    }
    return context
  }

  func new(_ waiting: [Waiting: Context]) -> [Waiting: Context] {
    var all: [Waiting: Context] = [:]
    for (key, context) in waiting {
      guard let destination = destinations[key.destination] else { continue }
      all[Waiting(destination: destination, action: key.action)] = new(context)
    }
    return all
  }

  func new(_ intent: Intent) -> Intent {
    switch intent {
    case .action(let action, let context): .action(action, new(context))
    case .tab(let number, let index): .tab(destinations[number] ?? Number(0), index: index)
    case .link: intent
    }
  }
}

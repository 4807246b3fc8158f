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
    state.stacks = numbering.renumbered(stacks) { numbering.new($0) }
    state.destinations = numbering.renumbered(destinations) { numbering.new($0) }
    state.runs = numbering.renumbered(runs) { numbering.new($0) }
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
  /// By the old number, whatever it is a number of; zero for what has none.
  private var numbers: [Int]
  private(set) var count = 0

  init(_ state: RunningState) {
    numbers = Array(repeating: 0, count: state.count + 1)
    add(state.main)
    for layer in state.layers {
      add(layer.number)
      add(layer.stack)
    }
    for number in state.all {
      add(number)
      guard let destination = state.destinations[number] else { continue }
      for stack in destination.content.stacks { add(stack) }
      for run in state.outward(from: destination.run).reversed() { add(run) }
    }
  }

  private mutating func add<Entity>(_ number: Number<Entity>) {
    guard numbers[number.value] == 0 else { return }
    count += 1
    numbers[number.value] = count
  }

  private func known<Entity>(_ number: Number<Entity>) -> Number<Entity>? {
    let new = numbers[number.value]
    return new == 0 ? nil : Number(new)
  }

  func renumbered<Entity>(
    _ table: Table<Entity>, _ new: (Entity) -> Entity
  ) -> Table<Entity> {
    Table(table.compactMap { number, entity in known(number).map { ($0, new(entity)) } })
  }

  func new(_ stack: Stack) -> Stack {
    Stack(
      destinations: stack.destinations.compactMap { known($0) },
      container: stack.container.flatMap { known($0) })
  }

  func new(_ run: Number<Run>) -> Number<Run> { known(run) ?? Number(0) }

  func new(_ layer: Layer) -> Layer {
    Layer(
      number: known(layer.number) ?? layer.number, presentation: layer.presentation,
      stack: known(layer.stack) ?? layer.stack,
      presenter: layer.presenter.flatMap { known($0) }, opener: layer.opener.map { new($0) },
      isInteractivelyDismissible: layer.isInteractivelyDismissible)
  }

  func new(_ destination: Destination) -> Destination {
    var new = Destination(
      screen: destination.screen, arguments: destination.arguments, run: new(destination.run),
      stack: known(destination.stack) ?? destination.stack, arrival: destination.arrival,
      step: destination.step)
    new.hasBegun = destination.hasBegun
    new.hiddenTabs = destination.hiddenTabs
    new.content = self.new(destination.content)
    return new
  }

  private func new(_ content: Content) -> Content {
    switch content {
    case .view: .view
    case .tabs(let all, let selected):
      .tabs(all.map { $0.flatMap { known($0) } }, selected: selected)
    case .split(let all): .split(all.compactMap { known($0) })
    case .region(let value, let stack): .region(value: value, stack.flatMap { known($0) })
    }
  }

  func new(_ run: Run) -> Run {
    Run(
      kind: run.kind, host: run.host, arguments: run.arguments, parent: run.parent.map { new($0) },
      opener: run.opener.map { new($0) }, step: run.step, end: run.end)
  }

  private func new(_ opener: Opener) -> Opener {
    Opener(
      destination: opener.destination.flatMap { known($0) }, action: opener.action,
      context: new(opener.context))
  }

  private func new(_ context: Context) -> Context {
    var context = context
    context.run = new(context.run)
    switch context.source {
    case .onTop: break
    case .destination(let number):
      context.source = known(number).map { .destination($0) } ?? .onTop
    case .run(let run): context.source = known(run).map { .run($0) } ?? .onTop
    case .stack(let stack): context.source = known(stack).map { .stack($0) } ?? .onTop
    }
    return context
  }

  func new(_ waiting: [Waiting: Context]) -> [Waiting: Context] {
    var all: [Waiting: Context] = [:]
    for (key, context) in waiting {
      guard let destination = known(key.destination) else { continue }
      all[Waiting(destination: destination, action: key.action)] = new(context)
    }
    return all
  }

  func new(_ intent: Intent) -> Intent {
    switch intent {
    case .action(let action, let context): .action(action, new(context))
    case .tab(let number, let index): .tab(known(number) ?? Number(0), index: index)
    case .link: intent
    }
  }
}

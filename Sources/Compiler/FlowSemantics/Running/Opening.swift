import FlowModel
import FlowSyntax

/// A screen that is about to be opened, and where.
struct Opening {
  let screen: ID<Screen>
  let arguments: [Value]
  /// The run that it will belong to, or that its own run will lie in.
  let run: Number<Run>
  var stack: Number<Stack>
  var index: Int
  var arrival: Arrival
  var opener: Opener?
  var step: Int?
  /// The entry by which an embedded flow is gone into.
  var entry: Symbol?
  /// The screens whose opening led here without anything shown between.
  var chain: Set<ID<Screen>> = []
}

/// Whether opening a screen showed something.
enum Opened {
  case shown, nothing
  /// A list is on the agenda that shows something else in its place.
  case otherwise
}

extension Execution {
  /// Opens a screen: an instance, with the first screens of the stacks it holds, or a run.
  @discardableResult
  mutating func open(_ opening: Opening) -> Opened {
    var result = Opened.nothing
    var waiting = [opening]
    while let next = waiting.popLast(), mayGoOn() {
      if next.chain.contains(next.screen) {
        remark(.endless)
        continue
      }
      switch project.screens[next.screen].kind {
      case .embed(let flow): waiting += embedding(flow, next)
      case .sequence(let sequence):
        let first = firstStep(of: sequence, next)
        if first.isEmpty, result == .nothing { result = .otherwise }
        waiting += first
      default:
        result = .shown
        waiting += instance(next).reversed()
      }
    }
    return result
  }

  /// A new instance; returns what its stacks open with.
  private mutating func instance(_ opening: Opening) -> [Opening] {
    let number: Number<Destination> = state.number()
    let screen = project.screens[opening.screen]
    var run = opening.run
    if screen.isRunOfOne {
      run = begin(.screen(opening.screen), opening)
    }
    state.destinations[number] = Destination(
      screen: opening.screen, arguments: opening.arguments, run: run, stack: opening.stack,
      arrival: opening.index == 0 ? .root : opening.arrival, step: opening.step)
    state.stacks[opening.stack]?.destinations.insert(number, at: opening.index)
    return content(of: number, screen.kind, opening)
  }

  mutating func begin(_ kind: RunKind, _ opening: Opening) -> Number<Run> {
    let number: Number<Run> = state.number()
    state.runs[number] = Run(
      kind: kind, host: opening.screen, arguments: opening.arguments, parent: opening.run,
      opener: opening.opener, step: opening.step)
    return number
  }

  /// A flow runs in the screen's place, and shows its start.
  private mutating func embedding(_ flow: Reference<Flow>, _ opening: Opening) -> [Opening] {
    guard let flow = flow.id, let start = project.flows[flow].start?.id else {
      remark(.dangling)
      return []
    }
    let run = begin(.flow(flow), opening)
    let screen = project.screens[opening.screen]
    let handed = bindings(of: screen.parameters, opening.arguments)
    if let entry = opening.entry { goIn(by: entry, run, handed) }
    return [
      Opening(
        screen: start, arguments: startArguments(start, in: opening.screen, handed),
        run: run, stack: opening.stack, index: opening.index, arrival: opening.arrival,
        chain: opening.chain.union([opening.screen]))
    ]
  }
}

extension Execution {
  /// Runs an entry's actions in a flow that shows its start, with those of the values that it takes.
  mutating func goIn(
    by name: Symbol, _ run: Number<Run>, _ values: [Binding], isFromApp: Bool = false
  ) {
    guard case .flow(let flow)? = state.runs[run]?.kind else { return }
    guard let entry = project.entry(name, of: flow) else { return remark(.dangling) }
    let taken = project.parameters[entry.parameters].compactMap { parameter -> Binding? in
      let name = parameter.name.symbol
      let literal = parameter.defaultValue.map { Value($0, in: project) }
      return (values.value(of: name) ?? literal).map { Binding(name, $0) }
    }
    let context = Context(
      source: .onTop, run: run, scope: Scope(event: taken), isFlowWide: true,
      isFromApp: isFromApp)
    agenda.append(.list(entry.actions, context))
  }
}

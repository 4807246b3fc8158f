import FlowModel

/// Situations of a flow, and how they follow from one another: as many as show all that it can do.
///
/// Situations that look alike (the same on top, the same below that, the same waited for) are gone
/// on from once, from the one that is nearest to the start.
struct WalkMap {
  struct Edge {
    let step: WalkStep
    let from: Int
    let to: Int
    let goals: [WalkGoal]
  }

  private(set) var nodes: [RunningState]
  /// The edges from each node, in the order of events; none from a node that isn't gone on from.
  private(set) var edges: [[Edge]] = [[]]
  /// The edge by which each node was found first.
  private(set) var arrivals: [Edge?] = [nil]
  private let interpreter: Interpreter
  private var numbers: [RunningState: Int]

  /// More situations than any flow that a person has written needs.
  private static let limit = 4_096

  init(_ interpreter: Interpreter, start: Step) {
    self.interpreter = interpreter
    nodes = [start.state.canonical]
    numbers = [nodes[0]: 0]
    var seen: Set<Looks> = []
    var next = 0
    while next < nodes.count, next < Self.limit {
      if seen.insert(Looks(nodes[next], interpreter)).inserted { explore(next) }
      next += 1
    }
  }

  private mutating func explore(_ node: Int) {
    var denials: [WalkStep] = []
    for event in interpreter.playableEvents(in: nodes[node]) {
      let (step, asked) = walk(event, from: node, denied: nil)
      add(step, from: node)
      denials += asked.map { walk(event, from: node, denied: $0).step }
    }
    for step in denials { add(step, from: node) }
  }

  /// What an event leads to, and which guards were asked.
  private func walk(
    _ event: Event, from node: Int, denied: ID<Guard>?
  ) -> (step: WalkStep, asked: [ID<Guard>]) {
    let asked = AskedGuards()
    let step = interpreter.step(nodes[node], event) { id in
      asked.add(id)
      return id != denied
    }
    let after = Step(state: step.state.canonical, calls: step.calls, remarks: step.remarks)
    return (
      WalkStep(event: event, denied: denied, before: nodes[node], after: after), asked.all
    )
  }

  private mutating func add(_ step: WalkStep, from node: Int) {
    let number = numbers[step.after.state] ?? nodes.count
    let edge = Edge(step: step, from: node, to: number, goals: interpreter.goals(of: step))
    if number == nodes.count {
      nodes.append(step.after.state)
      numbers[step.after.state] = number
      edges.append([])
      arrivals.append(edge)
    }
    edges[node].append(edge)
  }
}

/// The guards that a step asks, each once, in order.
private final class AskedGuards {
  private(set) var all: [ID<Guard>] = []

  func add(_ id: ID<Guard>) {
    if !all.contains(id) { all.append(id) }
  }
}

/// What a situation looks like to the user and the app, whatever lies further below.
private struct Looks: Hashable {
  struct Page: Hashable {
    let screen: ID<Screen>
    let canGoBack: Bool
    let selected: Int?
  }

  private var pages: [Page] = []
  private var below: [ID<Screen>?] = []
  private var layers: [LayerPresentation]
  private let values: [Int]
  private let awaited: Set<ID<Outcome>?>
  private let timers: Set<ID<Action>?>
  private let denied: [ID<Guard>: Bool]
  private let shownOnce: Set<ID<Screen>>
  private let resumed: [ID<Screen>: ID<Screen>]
  private let isHeld: Bool

  init(_ state: RunningState, _ interpreter: Interpreter) {
    for number in state.active {
      guard let destination = state.destinations[number] else { continue }
      let selected: Int? = if case .tabs(_, let tab) = destination.content { tab } else { nil }
      pages.append(
        Page(
          screen: destination.screen, canGoBack: destination.arrival == .push, selected: selected))
      let stack = state.stacks[destination.stack]?.destinations ?? []
      below.append(stack.dropLast().last.flatMap { state.destinations[$0]?.screen })
    }
    layers = state.layers.suffix(2).map(\.presentation)
    let presenter = state.layers.last?.presenter
    below.append(presenter.flatMap { state.destinations[$0]?.screen })
    values = state.values
    awaited = Set(state.awaits.keys.map { interpreter.outcome(of: $0, in: state) })
    timers = Set(state.timers.keys.map(\.action))
    denied = state.fixedAnswers
    shownOnce = state.shownOnce
    resumed = state.resumed
    isHeld = state.intent != nil
  }
}

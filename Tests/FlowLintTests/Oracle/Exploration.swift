import FlowModel
import FlowSemantics

/// The situations of a flow that the interpreter comes to, up to a bound, and what leads from one to
/// the next.
struct Exploration {
  struct Edge {
    let from: Int
    let to: Int
    /// Whether the user does it, or it answers to what the user did.
    let isUsers: Bool
    let isTap: Bool
  }

  private(set) var states: [RunningState] = []
  private(set) var edges: [[Edge]] = []
  private(set) var beginnings: [Int] = []
  private(set) var isComplete = true

  init(_ project: FlowProject, flow: ID<Flow>, states limit: Int, refusing refused: Bool = false) {
    let interpreter = Interpreter(project: project, flow: flow)
    var places: [RunningState: Int] = [:]
    for values in project.states.elements.isEmpty ? [0] : [0, 1] {
      for answer in refused ? [false] : [true, false] {
        let start = interpreter.start(values: [ID(0): values]) { _ in answer }
        let place = add(start.state, &places)
        if !beginnings.contains(place) { beginnings.append(place) }
      }
    }
    var next = 0
    while next < states.count {
      if states.count > limit {
        isComplete = false
        return
      }
      for event in interpreter.events(in: states[next]) {
        for step in refused
          ? [interpreter.step(states[next], event) { _ in false }]
          : interpreter.steps(states[next], event)
        {
          let to = add(step.state, &places)
          edges[next].append(
            Edge(from: next, to: to, isUsers: event.isUsers, isTap: event.isTap))
        }
      }
      next += 1
    }
  }

  private mutating func add(_ state: RunningState, _ places: inout [RunningState: Int]) -> Int {
    let canonical = state.canonical
    if let place = places[canonical] { return place }
    places[canonical] = states.count
    states.append(canonical)
    edges.append([])
    return states.count - 1
  }

  /// What can be come to from some situations.
  func reached(from sources: [Int], where isAllowed: (Int) -> Bool = { _ in true }) -> Set<Int> {
    var found = Set(sources.filter(isAllowed))
    var waiting = Array(found)
    while let next = waiting.popLast() {
      for edge in edges[next] where isAllowed(edge.to) && found.insert(edge.to).inserted {
        waiting.append(edge.to)
      }
    }
    return found
  }
}

extension Event {
  fileprivate var isTap: Bool {
    switch self {
    case .app, .link, .answered, .elapsed, .changed: false
    default: true
    }
  }

  fileprivate var isUsers: Bool {
    switch self {
    case .app, .link: false
    default: true
    }
  }
}

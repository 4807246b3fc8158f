import FlowModel
import FlowSemantics

/// The situations of a flow that the interpreter comes to, up to a bound, and what leads from one to
/// the next.
struct Exploration {
  struct Edge {
    let from: Int
    let to: Int
    let event: Event

    /// Whether the user does it, or it answers to what the user did.
    var isUsers: Bool { event.isUsers }
    var isTap: Bool { event.isTap }
    var isChange: Bool {
      if case .changed = event { true } else { false }
    }
  }

  struct StackRemark: Hashable {
    let kind: FlowSemantics.Remark.Kind
    let action: ID<Action>
  }

  private(set) var states: [RunningState] = []
  private(set) var edges: [[Edge]] = []
  /// After how many events, at least, each situation is come to; changes of states that change nothing else
  /// don't count.
  private(set) var distances: [Int] = []
  /// Longer distances than this may be shorter.
  private(set) var surest = 0
  /// What the interpreter remarked on.
  private(set) var remarks: Set<StackRemark> = []
  /// The remarks on events in which no guard refused anything: after a refusal, a remark is no mistake.
  private(set) var mistakes: Set<StackRemark> = []
  private(set) var beginnings: [Int] = []
  private(set) var isComplete = true

  init(
    _ project: FlowProject, flow: ID<Flow>, states limit: Int, refusing refused: Set<ID<Guard>> = []
  ) {
    let interpreter = Interpreter(project: project, flow: flow)
    var places: [RunningState: Int] = [:]
    for values in project.allValues {
      for answer in [true, false] {
        let start = interpreter.start(values: values) { answer && !refused.contains($0) }
        let place = add(start.state, after: 0, &places)
        if !beginnings.contains(place) { beginnings.append(place) }
      }
    }
    var level = beginnings
    while !level.isEmpty {
      var next: [Int] = []
      var place = 0
      while place < level.count {
        if states.count > limit {
          isComplete = false
          return
        }
        explore(level[place], project, interpreter, refused, &places, &level, &next)
        if !isComplete { return }
        place += 1
      }
      level = next
      surest += 1
    }
    surest = .max
  }

  private mutating func explore(
    _ place: Int, _ project: FlowProject, _ interpreter: Interpreter, _ refused: Set<ID<Guard>>,
    _ places: inout [RunningState: Int], _ level: inout [Int], _ next: inout [Int]
  ) {
    if !edges[place].isEmpty || distances[place] < surest { return }
    for event in interpreter.events(in: states[place]) {
      for step in interpreter.steps(states[place], event, refusing: refused) {
        // The interpreter gave up somewhere; what it shows then says nothing.
        if step.remarks.contains(where: { $0.kind == .endless }) {
          isComplete = false
          return
        }
        let isSame = step.state.canonical.destinations == states[place].destinations
        let cost = isSame && project.isFree(event) ? 0 : 1
        let count = states.count
        let to = add(step.state, after: surest + cost, &places)
        if to == count || distances[to] > surest + cost {
          distances[to] = surest + cost
          if cost == 0 { level.append(to) } else { next.append(to) }
        }
        note(step.remarks)
        edges[place].append(Edge(from: place, to: to, event: event))
      }
    }
  }

  private mutating func note(_ all: [FlowSemantics.Remark]) {
    let isRefused = all.contains { if case .refused = $0.kind { true } else { false } }
    for remark in all {
      guard let action = remark.action else { continue }
      let remark = StackRemark(kind: remark.kind, action: action)
      remarks.insert(remark)
      if !isRefused { mistakes.insert(remark) }
    }
  }

  private mutating func add(
    _ state: RunningState, after steps: Int, _ places: inout [RunningState: Int]
  ) -> Int {
    let canonical = state.canonical
    if let place = places[canonical] { return place }
    places[canonical] = states.count
    states.append(canonical)
    edges.append([])
    distances.append(steps)
    return states.count - 1
  }

  /// For every screen that is on top at some time how many events it takes at least.
  var shown: [ID<Screen>: Int] {
    var shown: [ID<Screen>: Int] = [:]
    for (state, distance) in zip(states, distances) where state.end == nil {
      for number in state.active {
        guard let screen = state.destinations[number]?.screen, shown[screen] == nil else {
          continue
        }
        shown[screen] = distance
      }
    }
    return shown
  }

  /// Whether a cost is that of a situation after some steps, as far as that is sure.
  func isDistance(_ cost: Int?, of steps: Int) -> Bool {
    guard let cost else { return false }
    return cost == steps || cost < steps && steps > surest
  }

  /// Whether a state changes under a layer and takes the layer away, for which nobody can be told to wait.
  func closesLayers(_ edge: Edge) -> Bool {
    edge.isChange && states[edge.to].layers.count < states[edge.from].layers.count
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

extension FlowProject {
  /// Whether it is a change of a state that has no switch.
  fileprivate func isFree(_ event: Event) -> Bool {
    guard case .changed(let state, _) = event else { return false }
    return !screens.elements.contains { screen in
      if case .switch(let switched, _) = screen.kind { switched.id == state } else { false }
    }
  }

  /// All that the states can be in the beginning.
  fileprivate var allValues: [[ID<AppState>: Int]] {
    states.ids.filter { states[$0].first == nil }.reduce([[:]]) { all, state in
      (0..<states[state].cases.count).flatMap { value in
        all.map { $0.merging([state: value]) { $1 } }
      }
    }
  }
}

extension Interpreter {
  /// What an event leads to for all answers of the first guards that it asks; the further ones hold.
  func steps(
    _ state: RunningState, _ event: Event, refusing refused: Set<ID<Guard>> = []
  ) -> [Step] {
    var all: [Step] = []
    var waiting: [[Bool]] = [[]]
    while let answers = waiting.popLast() {
      var asked = 0
      let step = step(state, event) {
        if refused.contains($0) { return false }
        defer { asked += 1 }
        return asked < answers.count ? answers[asked] : true
      }
      if !all.contains(step) { all.append(step) }
      for count in answers.count..<max(answers.count, min(asked, 4)) {
        waiting.append(answers + Array(repeating: true, count: count - answers.count) + [false])
      }
    }
    return all
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

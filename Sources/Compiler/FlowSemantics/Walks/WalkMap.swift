import FlowModel

/// Situations of a flow, and how they follow from one another: as many as show all that it can do.
struct WalkMap {
  struct Edge {
    let event: Event
    let deed: WalkDeed
    let denied: ID<Guard>?
    let isTwice: Bool
    let from: Int
    /// The view of the situation that it leads to.
    let looks: Int
    /// The covered events, by number.
    let goals: [Int]
  }

  struct Node {
    let state: RunningState
    /// The edge by which it was found, on a shortest way from the start.
    let arrival: Int?
    /// How many events it is from the start.
    let depth: Int
    /// The edges that begin here.
    fileprivate(set) var edges: Range<Int>
  }

  private(set) var nodes: [Node]
  private(set) var edges: [Edge] = []
  /// The edge that shows each goal first.
  private(set) var firstEdges: [Int] = []
  private(set) var looks = WalkLooks()
  private(set) var isExhaustive = true
  /// What was on top where it ended before everything was played.
  private(set) var end: ID<Screen>?
  private var goals: [WalkGoal: Int] = [:]
  private var seen: Set<WalkTrait> = []
  /// On what occasions everything has come from outside that can, and which changes there were.
  private var occasions: Set<WalkOccasion> = []
  private var changes: [WalkOccasion: Set<WalkDeed>] = [:]
  private var tappedTwice: Set<ID<Screen>> = []
  /// How many more events may be played, of situations that are no deeper than usual.
  private var budget: Int
  private static let depth = 8
  /// Nobody reads the test of a longer walk, which says all that is on the stack after each event.
  private static let mostEvents = 48
  let interpreter: Interpreter
  let observer: WalkObserver
  let outerEvents: [Event]

  /// - Parameter budget: how many events may be played.
  init(_ interpreter: Interpreter, start: Step, budget: Int) {
    self.interpreter = interpreter
    self.budget = budget
    observer = WalkObserver(interpreter)
    outerEvents = interpreter.outerEvents(in: start.state)
    nodes = [Node(state: start.state.canonical, arrival: nil, depth: 0, edges: 0..<0)]
    seen = Set(observer.traits(of: start.state))
    var next = 0
    // The nodes come in the order of their depth.
    while next < nodes.count, isExhaustive {
      if nodes[next].depth < Self.mostEvents { explore(next) } else { stop(at: nodes[next].state) }
      next += 1
    }
  }

  func number(of goal: WalkGoal) -> Int? { goals[goal] }

  /// The edges that lead to a node from the start, in order.
  func way(to node: Int) -> [Edge] {
    var way: [Edge] = []
    var here = node
    while let edge = nodes[here].arrival.map({ edges[$0] }) {
      way.append(edge)
      here = edge.from
    }
    return way.reversed()
  }

  private mutating func stop(at state: RunningState) {
    isExhaustive = false
    end = state.top.flatMap { state.destinations[$0]?.screen }
  }

  private mutating func explore(_ node: Int) {
    let state = nodes[node].state
    let first = edges.count
    looks.add(observer.looks(of: state), node: node)
    var denials: [(event: Event, denied: ID<Guard>)] = []
    let isNewOccasion = occasions.insert(observer.occasion(in: state)).inserted
    for event in interpreter.playableEvents(in: state) + (isNewOccasion ? outerEvents : []) {
      guard let deed = interpreter.deed(of: event, in: state), isDue(deed, in: state) else {
        continue
      }
      let asked = play(event, deed, from: node, denied: nil)
      denials += asked.map { (event, $0) }
    }
    for (event, denied) in denials {
      guard let deed = interpreter.deed(of: event, in: state) else { continue }
      _ = play(event, deed, from: node, denied: denied)
    }
    nodes[node].edges = first..<edges.count
  }

  /// Whether a change of state, which can happen anywhere, may lead elsewhere than it has.
  private mutating func isDue(_ deed: WalkDeed, in state: RunningState) -> Bool {
    guard case .changed(let id, _, _) = deed.kind else { return true }
    let occasion = observer.occasion(ofChanging: id, in: state)
    return changes[occasion, default: []].insert(deed).inserted
  }

  /// Plays an event, and returns which guards were asked.
  private mutating func play(
    _ event: Event, _ deed: WalkDeed, from node: Int, denied: ID<Guard>?
  ) -> [ID<Guard>] {
    let state = nodes[node].state
    if isExhaustive, budget <= 0 { stop(at: state) }
    if !isExhaustive { return [] }
    let asked = AskedGuards()
    // What lies deep takes longer to play.
    budget -= 1 + state.destinations.count / Self.depth
    let after = interpreter.step(state, event) { id in
      asked.add(id)
      return id != denied
    }
    let step = WalkStep(
      event: event, denied: denied, isTwice: false, before: state, after: after)
    add(step, deed, from: node)
    if let twice = interpreter.doubleTap(of: step), let place = deed.place,
      interpreter.isOwn(place), tappedTwice.insert(place).inserted
    {
      add(twice, deed, from: node)
    }
    return asked.all
  }

  private mutating func add(_ step: WalkStep, _ deed: WalkDeed, from node: Int) {
    let state = step.after.state
    let numbers = interpreter.goals(of: step).map { goal in
      if let known = goals[goal] { return known }
      goals[goal] = goals.count
      firstEdges.append(edges.count)
      return goals.count - 1
    }
    edges.append(
      Edge(
        event: step.event, deed: deed, denied: step.denied, isTwice: step.isTwice, from: node,
        looks: looks.number(of: observer.looks(of: state)), goals: numbers))
    let new = observer.traits(of: state).filter { seen.insert($0).inserted }
    if new.isEmpty { return }
    nodes.append(
      Node(
        state: state.canonical, arrival: edges.count - 1, depth: nodes[node].depth + 1,
        edges: 0..<0))
  }
}

/// The guards that a step asks, each once, in order.
private final class AskedGuards {
  private(set) var all: [ID<Guard>] = []

  func add(_ id: ID<Guard>) {
    if !all.contains(id) { all.append(id) }
  }
}

extension Interpreter {
  /// The same event sent twice, if a view sends it to open something, and it does nothing when it is
  /// sent again.
  func doubleTap(of step: WalkStep) -> WalkStep? {
    guard case .sent = step.event, step.denied == nil,
      step.after.state.all.count > step.before.all.count
    else { return nil }
    let second = self.step(step.after.state, step.event, answering: { _ in true })
    guard second.state == step.after.state, second.calls.isEmpty else { return nil }
    return WalkStep(
      event: step.event, denied: nil, isTwice: true, before: step.before, after: step.after)
  }
}

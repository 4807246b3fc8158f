import FlowModel
import FlowSemantics
import FlowStacks
import FlowSyntax

/// Plays a way found on the stack on the interpreter, which is right.
///
/// The way says which events come; what guards answer, which values the app's states have and what
/// comes of what is awaited is found by trying.
package struct Replay {
  let interpreter: Interpreter
  let effort: Effort
  /// Whether it matters which value a state of the app has.
  var asksForStates = true
  /// What never holds on the way.
  var premise = Premise.none
  /// The screens that are not shown on the way.
  var avoided: [ID<Screen>] = []
  /// A screen that is shown on the way, and has gone before what is meant: nothing comes after it
  /// that is only beside it.
  var left: ID<Screen>?
  /// Whether something was left out that may lead to what is meant.
  let cut = Cut()
  /// The path before this one, if that was played under the same conditions.
  var last: PlayedPath?

  /// How many situations are kept at once, and how many answers are tried.
  static let width = 128
  /// Of so many guards that one event asks both answers are tried.
  private static let mostAnswers = 8
  /// Events that lead to more than this are not played to their end.
  private static let patience = 512

  /// The remark that there was too much to try everything.
  final class Cut {
    fileprivate(set) var isMade = false

    func make(if isCut: Bool = true) { isMade = isMade || isCut }
  }

  /// The result of a replay.
  package enum Outcome {
    case came([StackEvent])
    case failed
    /// It did not get there, but there was too much to try everything.
    case gaveUp
  }

  /// A situation, and what happened until then.
  struct Played {
    let step: Step
    var events: [StackEvent]
    var phase = Phase.before
  }

  /// Where a way is that leads by a screen which then has to go.
  enum Phase {
    case before, at, beyond
  }

  private struct Place: Hashable {
    let state: RunningState
    let phase: Phase
  }

  init(_ project: FlowProject, flow: ID<Flow>, isCompact: Bool, _ effort: Effort = Effort()) {
    self.effort = effort
    interpreter = Interpreter(
      project: project, flow: flow, isCompact: isCompact, patience: Self.patience)
  }

  var project: FlowProject { interpreter.project }

  /// The events that lead to a situation that satisfies a condition, with what had to happen
  /// between them: first without a state of the app that changes, then with.
  func play(_ events: [StackEvent], _ isMeant: (Step) -> Bool) -> [StackEvent]? {
    guard case .came(let played) = outcome(of: events, { isMeant($0.step) }) else { return nil }
    return played
  }

  /// The same, where what happened until then counts as well; ways that are too long are not
  /// played.
  func outcome(of events: [StackEvent], _ isMeant: (Played) -> Bool) -> Outcome {
    if events.count > EventPath.longest { return .gaveUp }
    if let played = play(events, changing: false, isMeant) { return .came(played) }
    if asksForStates, !project.states.ids.isEmpty,
      let played = play(events, changing: true, isMeant)
    {
      return .came(played)
    }
    return cut.isMade ? .gaveUp : .failed
  }

  private func play(
    _ events: [StackEvent], changing: Bool, _ isMeant: (Played) -> Bool
  ) -> [StackEvent]? {
    let last = changing ? nil : last
    var (count, states) = beginning(of: events, changing: changing, after: last)
    for (index, event) in events.enumerated().dropFirst(count) {
      let isLast = index == events.count - 1
      if case .shown(let screen) = event {
        states = states.filter { $0.step.state.shows(screen) }
        for place in states.indices {
          states[place].events.append(event)
          states[place].phase = .at
        }
        last?.append(PlayedPath.Situation(all: states, isCut: cut.isMade))
        continue
      }
      var found: [Played] = []
      var best: [StackEvent]?
      var places: [Place: Int] = [:]
      for (number, played) in states.enumerated() {
        for next in steps(from: played, on: event, changing: changing) {
          if isLast, hasLeft(next), isMeant(next), next.events.count < best?.count ?? .max {
            best = next.events
          }
          keep(next, &found, &places)
        }
        if found.count > Self.width {
          cut.make(if: number < states.count - 1)
          break
        }
      }
      if isLast || found.isEmpty { return best }
      states = found
      last?.append(PlayedPath.Situation(all: states, isCut: cut.isMade))
    }
    return states.first { hasLeft($0) && isMeant($0) }?.events
  }

  /// Where a path begins to be played, after as many events.
  private func beginning(
    of events: [StackEvent], changing: Bool, after last: PlayedPath?
  ) -> (count: Int, [Played]) {
    if let (count, known) = last?.beginning(of: events) {
      cut.make(if: known.isCut)
      return (count, known.all)
    }
    let first = beginnings(with: changing ? startValues : [firstValues])
    last?.append(PlayedPath.Situation(all: first, isCut: cut.isMade))
    return (0, first)
  }

  private func hasLeft(_ played: Played) -> Bool { left == nil || played.phase == .beyond }

  /// Where a way is after a step.
  func phase(after played: Played, _ step: Step) -> Phase {
    guard played.phase == .at, let left, !step.state.shows(left) else { return played.phase }
    return .beyond
  }

  /// Of equal situations the one that took the least.
  private func keep(
    _ played: Played, _ found: inout [Played], _ places: inout [Place: Int]
  ) {
    let state = Place(state: played.step.state.canonical, phase: played.phase)
    if let place = places[state] {
      if played.events.count < found[place].events.count { found[place] = played }
    } else {
      places[state] = found.count
      found.append(played)
    }
  }

  /// The flow as it begins, with each answer of the guards that it asks.
  var beginnings: [Played] { beginnings(with: [firstValues]) }

  /// The flow as it begins, with values of its states.
  private func beginnings(with values: [[ID<AppState>: Int]]) -> [Played] {
    variations { answering in
      values.map { values in
        let changed = values.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        return Played(
          step: interpreter.start(values: values, answering: answering),
          events: changed.map { .became($0.key, $0.value) })
      }
    }.filter(isAllowed)
  }

  /// The first value that each state may have, where that isn't its first of all.
  private var firstValues: [ID<AppState>: Int] {
    var values: [ID<AppState>: Int] = [:]
    for id in premise.excluded.keys {
      let first = project.states[id].cases.indices.lazy.map {
        $0 - project.states[id].cases.startIndex
      }
      .first { !premise.excludes(id, $0) }
      if let first, first > 0 { values[id] = first }
    }
    return values
  }

  /// The first values of the states, each with one state changed, as a switch may need it.
  private var startValues: [[ID<AppState>: Int]] {
    let first = firstValues
    var all = [first]
    for id in project.states.ids where all.count < Self.width {
      let others = (0..<project.states[id].cases.count).filter {
        $0 != first[id] ?? 0 && !premise.excludes(id, $0)
      }
      all += others.flatMap { value in all.map { $0.merging([id: value]) { $1 } } }
    }
    cut.make(if: all.count > 4 * Self.width)
    return Array(all.prefix(4 * Self.width))
  }

  func isAllowed(_ played: Played) -> Bool {
    !avoided.contains { played.step.state.shows($0) }
  }

  /// All that comes of every way in which the guards can answer, up to a bound; what would go on
  /// without end takes long to play, and is given up soon.
  func variations(_ body: (@escaping (ID<Guard>) -> Bool) -> [Played]) -> [Played] {
    var found: [Played] = []
    var waiting: [[Bool]] = [[]]
    var endless = 0
    while found.count < 2 * Self.width, endless < 8, !effort.isSpent,
      let answers = waiting.popLast()
    {
      let asked = Answers(answers)
      let played = body { premise.refused.contains($0) ? false : asked.next() }
      if played.contains(where: \.step.isEndless) { endless += 1 }
      found += played
      effort.spend(played.count)
      cut.make(if: asked.count > Self.mostAnswers)
      for position in answers.count..<max(answers.count, min(asked.count, Self.mostAnswers)) {
        waiting.append(
          answers + Array(repeating: true, count: position - answers.count) + [false])
      }
    }
    cut.make(if: !waiting.isEmpty)
    return found
  }
}

/// Answers to guards in the order of their asking: those given, and then yes.
private final class Answers {
  private let given: [Bool]
  private(set) var count = 0

  init(_ given: [Bool]) { self.given = given }

  func next() -> Bool {
    defer { count += 1 }
    return count < given.count ? given[count] : true
  }
}

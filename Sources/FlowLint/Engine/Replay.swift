import FlowModel
import FlowSemantics
import FlowSyntax

/// Plays a way found on the stack on the interpreter, which is right.
///
/// The way says which events come; what guards answer and which values the app's states have is
/// found by trying.
struct Replay {
  let interpreter: Interpreter
  private let next: Symbol

  /// How many situations are kept at once, and how many answers are tried.
  private static let width = 48

  init(_ project: FlowProject, flow: ID<Flow>, isCompact: Bool) {
    interpreter = Interpreter(project: project, flow: flow, isCompact: isCompact)
    next = interpreter.project.symbols.symbol(for: "next") ?? Keyword.skip.symbol
  }

  private var project: FlowProject { interpreter.project }

  /// Whether the events lead to a situation that satisfies a condition.
  func confirms(_ events: [StackEvent], _ isMeant: (Step) -> Bool) -> Bool {
    var states: [Step] = variations { answering in
      startValues.map { interpreter.start(values: $0, answering: answering) }
    }
    for (index, event) in events.enumerated() {
      let isLast = index == events.count - 1
      var found: [Step] = []
      var seen: Set<RunningState> = []
      for step in states {
        for next in steps(from: step.state, on: event) {
          if isLast, isMeant(next) { return true }
          if seen.insert(next.state.canonical).inserted { found.append(next) }
        }
        if found.count > Self.width { break }
      }
      if found.isEmpty { return false }
      states = found
    }
    return events.isEmpty && states.contains(where: isMeant)
  }

  /// The first values of the states, each with one state changed, as a switch may need it.
  private var startValues: [[ID<AppState>: Int]] {
    var all: [[ID<AppState>: Int]] = [[:]]
    for id in project.states.ids where all.count < Self.width {
      all += project.states[id].cases.indices.dropFirst().flatMap { value in
        all.map { $0.merging([id: value - project.states[id].cases.startIndex]) { $1 } }
      }
    }
    return Array(all.prefix(4 * Self.width))
  }

  /// What an event leads to; a state of the app may change before, an answer may come after.
  private func steps(from state: RunningState, on event: StackEvent) -> [Step] {
    var found = [state].flatMap { taking(event, in: $0) }
    for change in interpreter.events(in: state) where change.isChange {
      found += variations { [interpreter.step(state, change, answering: $0)] }
        .flatMap { taking(event, in: $0.state) }
    }
    return found + found.prefix(Self.width).flatMap { answered($0.state) }
  }

  private func taking(_ event: StackEvent, in state: RunningState) -> [Step] {
    interpreter.events(in: state).filter { means($0, event, in: state) }.flatMap { candidate in
      variations { [interpreter.step(state, candidate, answering: $0)] }
    }
  }

  private func answered(_ state: RunningState) -> [Step] {
    interpreter.events(in: state).filter(\.isAnswer).flatMap { answer in
      variations { [interpreter.step(state, answer, answering: $0)] }
    }
  }

  private func means(_ event: Event, _ meant: StackEvent, in state: RunningState) -> Bool {
    switch (event, meant) {
    case (.sent(let name, _, _), .sent(let id)): return project.transitions[id].event.symbol == name
    case (.sent(let name, _, _), .step(let isSkip)):
      return name == (isSkip ? Keyword.skip.symbol : next)
    case (.button(let name, _), .button(let meant)): return name == meant
    case (.systemBack, .back), (.swipedAway, .swipe), (.answered, .answered): return true
    case (.tabTapped(let number, let index), .tab(let screen, let meant)):
      return state.destinations[number]?.screen == screen && index == meant
    case (.app(let id, _), .app(let meant)): return id == meant
    case (.link(let id, _), .link(let meant)): return id == meant
    case (.ended(_, .finished), .ended(isFinished: true)): return true
    case (.ended(_, .cancelled), .ended(isFinished: false)): return true
    default: return false
    }
  }

  /// All that comes of every way in which the guards can answer, up to a bound.
  private func variations(_ body: (@escaping (ID<Guard>) -> Bool) -> [Step]) -> [Step] {
    var found: [Step] = []
    var waiting: [[Bool]] = [[]]
    while let answers = waiting.popLast(), found.count < 2 * Self.width {
      let asked = Answers(answers)
      found += body { _ in asked.next() }
      for position in answers.count..<max(answers.count, min(asked.count, 8)) {
        waiting.append(
          answers + Array(repeating: true, count: position - answers.count) + [false])
      }
    }
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

extension Event {
  fileprivate var isChange: Bool { if case .changed = self { true } else { false } }

  fileprivate var isAnswer: Bool {
    switch self {
    case .answered, .elapsed: true
    default: false
    }
  }
}

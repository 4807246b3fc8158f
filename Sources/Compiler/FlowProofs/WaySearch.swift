import FlowModel
import FlowSemantics
import FlowStacks
import FlowSyntax

extension Proofs {
  /// A short way from a flow's start to a screen, by another screen if one is given, found by trying
  /// everything on the interpreter; nothing where that is too much.
  package func way(
    in flow: ID<Flow>, from origin: ID<Screen>?, to target: ID<Screen>
  ) -> [StackEvent]? {
    let effort = Effort(8 * Effort.ofAll)
    return WaySearch(
      replay: Replay(stacks.facts.project, flow: flow, isCompact: true, effort)
    )
    .way(from: origin, to: target)
  }
}

/// Breadth-first search on the interpreter, for ways that the stacks only have approximately.
struct WaySearch {
  let replay: Replay
  /// How many situations are looked at.
  var limit = 4_096

  /// What may happen beside the user's own events and answers: at best nothing.
  private static let allowances: [Set<Outsider>] = [[], [.state], [.state, .link, .app]]

  enum Outsider { case state, link, app }

  private struct Found {
    let state: RunningState
    /// The place of the situation before this one, and the event between them.
    let before: Int?
    let event: StackEvent?
  }

  private var interpreter: Interpreter { replay.interpreter }
  private var project: FlowProject { replay.project }

  func way(from origin: ID<Screen>?, to target: ID<Screen>) -> [StackEvent]? {
    let starts = replay.beginnings.map(\.step.state)
    for allowed in Self.allowances {
      guard let origin else {
        if let way = way(from: starts, allowed, until: { $0.shows(target) }) { return way.events }
        continue
      }
      guard let first = way(from: starts, allowed, until: { $0.shows(origin) }),
        let rest = way(from: first.states.suffix(1), allowed, until: { $0.shows(target) })
      else { continue }
      return first.events + [.shown(origin)] + rest.events
    }
    return nil
  }

  /// The situations on a shortest way to one that is meant, and the events between them.
  func way(
    from starts: [RunningState], _ allowed: Set<Outsider>, until isMeant: (RunningState) -> Bool
  ) -> (states: [RunningState], events: [StackEvent])? {
    var seen = Set(starts.map(\.canonical))
    var found = starts.map { Found(state: $0, before: nil, event: nil) }
    var next = 0
    while next < found.count, found.count < limit, !replay.effort.isSpent {
      let before = found[next].state
      if isMeant(before) { return way(to: next, in: found) }
      for event in interpreter.events(in: before) where counts(event, allowed) {
        guard let word = replay.word(for: event, in: before) else { continue }
        for step in replay.steps(of: event, in: before) where !step.isEndless {
          if seen.insert(step.state.canonical).inserted {
            found.append(Found(state: step.state, before: next, event: word))
          }
        }
      }
      next += 1
    }
    return nil
  }

  private func way(
    to place: Int, in found: [Found]
  ) -> (states: [RunningState], events: [StackEvent]) {
    let places = Array(sequence(first: place) { found[$0].before }.reversed())
    return (places.map { found[$0].state }, places.compactMap { found[$0].event })
  }

  private func counts(_ event: Event, _ allowed: Set<Outsider>) -> Bool {
    switch event {
    case .sent, .button, .systemBack, .swipedAway, .tabTapped, .answered, .elapsed, .ended: true
    case .changed: allowed.contains(.state)
    case .link: allowed.contains(.link)
    case .app: allowed.contains(.app)
    }
  }
}

extension Replay {
  /// An event of the interpreter as one of the stacks.
  fileprivate func word(for event: Event, in state: RunningState) -> StackEvent? {
    switch event {
    case .sent(let name, let sender, _):
      if let id = interpreter.transition(on: name, of: sender, in: state) { return .sent(id) }
      return .step(isSkip: name == Keyword.skip.symbol)
    case .button(let name, _): return .button(name)
    case .systemBack: return .back
    case .swipedAway: return .swipe
    case .tabTapped(let number, let index):
      return state.destinations[number].map { .tab($0.screen, index: index) }
    case .app(let id, _): return .app(id)
    case .link(let id, _): return .link(id)
    case .changed(let id, let value): return .became(id, value)
    case .answered(let waiting, let end, _):
      return self.end(end, of: waiting, in: state).map {
        .outcome(project.outcomeEnds[$0].name.symbol)
      }
    case .elapsed: return .elapsed
    case .ended(_, let end): return .ended(isFinished: end != .cancelled)
    }
  }
}

import FlowModel
import FlowSemantics

/// Whether the user can get out of where he is, found by trying everything on the interpreter.
struct Captivity {
  enum Verdict { case free, held, unknown }

  let replay: Replay
  /// How many situations are looked at.
  var limit = 256
  /// Whether states of the app change at any time, or only where something that the user does may be
  /// why.
  var changesFreely = true

  private var interpreter: Interpreter { replay.interpreter }

  /// He is free once what lies directly under the place is on screen again or has gone, once the flow
  /// has ended, or where a screen is shown that is meant to be the last.
  func verdict(from state: RunningState) -> Verdict {
    guard let top = state.top, let below = state.downward(from: top).dropFirst().first else {
      return .free
    }
    return verdict(from: state) { isFree($0, from: below) }
  }

  /// He is free once he comes to a situation that is meant.
  func verdict(from state: RunningState, _ isFree: (RunningState) -> Bool) -> Verdict {
    var seen: Set<RunningState> = [state.canonical]
    var waiting = [state]
    var next = 0
    while next < waiting.count {
      if seen.count > limit { return .unknown }
      for event in interpreter.events(in: waiting[next]) where event.isUsers {
        if event.isChange, !changesFreely, !mayChange(waiting[next]) { continue }
        for step in steps(of: event, in: waiting[next]) {
          if step.isEndless { return .unknown }
          let after = step.state
          if isFree(after) { return .free }
          if seen.insert(after.canonical).inserted { waiting.append(after) }
        }
      }
      next += 1
    }
    return .held
  }

  /// The events as they are played to a screen that the user can't get out of; where there is too much
  /// to try, the stack has to be certain.
  func way(_ events: [StackEvent], to screen: ID<Screen>?, isCertain: Bool) -> [StackEvent]? {
    guard events.count <= Replay.longest else { return nil }
    var verdicts: [RunningState: Verdict] = [:]
    var isTooMuch = false
    return replay.play(events) { step in
      let state = step.state.canonical
      guard !isTooMuch, let top = state.top, state.destinations[top]?.screen == screen else {
        return false
      }
      let verdict = verdicts[state] ?? verdict(from: state)
      verdicts[state] = verdict
      isTooMuch = verdict == .unknown && !isCertain
      return verdict == .held || verdict == .unknown && isCertain
    }
  }

  private func steps(of event: Event, in state: RunningState) -> [Step] {
    replay.variations { answering in
      [Replay.Played(step: interpreter.step(state, event, answering: answering), events: [])]
    }.map(\.step)
  }

  /// Whether a screen that gets events has one that the app answers with more than going somewhere.
  private func mayChange(_ state: RunningState) -> Bool {
    state.active.contains { number in
      state.destinations[number].map { interpreter.project.mayChangeStates(on: $0.screen) } ?? false
    }
  }

  private func isFree(_ state: RunningState, from below: Number<Destination>) -> Bool {
    guard state.end == nil, let top = state.top else { return true }
    if state.active.contains(below) || !state.downward(from: top).contains(below) { return true }
    return state.active.contains { number in
      state.destinations[number].map { interpreter.project.screens[$0.screen].isTerminal } ?? false
    }
  }
}

extension FlowProject {
  /// Whether a state of the app may change by what a screen tells the app.
  fileprivate func mayChangeStates(on id: ID<Screen>) -> Bool {
    let screen = screens[id]
    if case .external = screen.kind { return true }
    let shared = groupUses[screen.uses].compactMap { $0.id.map { groups[$0].transitions } }
    let all = [screen.transitions, flows[screen.flow].anywhere] + shared
    return all.joined().contains { isForTheApp(transitions[$0].actions) }
  }

  private func isForTheApp(_ list: ActionList) -> Bool {
    list.isEmpty
      || allIDs(in: list).contains { id in
        switch actions[id].kind {
        case .none, .effect, .await: true
        default: false
        }
      }
  }
}

extension Event {
  fileprivate var isChange: Bool { if case .changed = self { true } else { false } }

  /// Whether the user does it, or it follows by itself from what the user did.
  fileprivate var isUsers: Bool {
    switch self {
    case .app, .link: false
    case .sent, .button, .systemBack, .swipedAway, .tabTapped, .changed, .answered, .elapsed,
      .ended:
      true
    }
  }
}

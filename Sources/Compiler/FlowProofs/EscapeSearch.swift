import FlowModel
import FlowSemantics
import FlowStacks
import FlowSyntax

/// Whether the user can get out of where he is, found by trying everything on the interpreter.
struct EscapeSearch {
  enum Verdict { case free, held, unknown }

  let replay: Replay
  /// How many situations are looked at.
  var limit = 256
  /// What the app does by itself.
  var app = AppConduct.changesStates

  /// What counts as a way out besides the user's own events. Answers, and times that are over, always
  /// do.
  enum AppConduct {
    /// An event of the app that closes the place.
    case expected
    /// A change of a state at any time, if it doesn't take away what is presented.
    case changesStates
    /// An event of the app that closes the place; and once something that was done told the app more
    /// than where to go, all its events and changes of its states.
    case answers
  }

  private struct Situation: Hashable {
    let state: RunningState
    let isTold: Bool
  }

  private var interpreter: Interpreter { replay.interpreter }

  /// He is free once what lies directly under the place is on screen again or has gone, once the
  /// flow has ended, or where a screen is shown that is meant to be the last.
  func verdict(from state: RunningState, isTold: Bool = false) -> Verdict {
    // What holds the place is on screen together with it.
    guard state.end == nil, let top = state.top,
      let below = state.downward(from: top).first(where: { !state.active.contains($0) })
    else { return .free }
    if app != .changesStates, isClosedByApp(state, showing: below) { return .free }
    return verdict(from: state, isTold: isTold) { isFree($0, from: below) }
  }

  /// Whether an event of the app does nothing but go back to what is directly below.
  private func isClosedByApp(_ state: RunningState, showing below: Number<Destination>) -> Bool {
    interpreter.events(in: state).contains { event in
      guard case .app(let id, _) = event, replay.project.onlyGoesBack(id) else { return false }
      return replay.steps(of: event, in: state).contains { step in
        step.state.end == nil && step.state.active.contains(below)
      }
    }
  }

  /// He is free once he comes to a situation that is meant.
  func verdict(
    from state: RunningState, isTold: Bool = false, _ isFree: (RunningState) -> Bool
  ) -> Verdict {
    var isTold = isTold
    var seen: Set<RunningState> = [state.canonical]
    var waiting = [state]
    var next = 0
    while next < waiting.count {
      if seen.count > limit { return .unknown }
      let before = waiting[next]
      next += 1
      for event in interpreter.events(in: before) where counts(event, isTold: isTold) {
        let steps = replay.steps(of: event, in: before)
        if replay.effort.isSpent { return .unknown }
        for step in steps {
          if step.isEndless { return .unknown }
          if closesLayers(event, step.state, in: before) { continue }
          if isFree(step.state) { return .free }
          if seen.insert(step.state.canonical).inserted { waiting.append(step.state) }
          if app == .answers, !isTold, tells(event, step, in: before) {
            // The app may act now wherever he has been.
            isTold = true
            next = 0
          }
        }
      }
    }
    return .held
  }

  /// The same with so many taps at most.
  func verdict(
    from state: RunningState, within taps: Int?, _ isFree: (RunningState) -> Bool
  ) -> Verdict {
    guard let taps else { return verdict(from: state, isFree) }
    var seen: Set<RunningState> = []
    var front = [state]
    for _ in 0...taps {
      var beyond: [RunningState] = []
      while let before = front.popLast() {
        guard seen.insert(before.canonical).inserted else { continue }
        if isFree(before) { return .free }
        if seen.count > limit { return .unknown }
        for event in interpreter.events(in: before) where counts(event, isTold: false) {
          let steps = replay.steps(of: event, in: before)
          if replay.effort.isSpent || steps.contains(where: \.isEndless) { return .unknown }
          let states = steps.map(\.state).filter { !closesLayers(event, $0, in: before) }
          if event.isTap { beyond += states } else { front += states }
        }
      }
      front = beyond
    }
    return .held
  }

  /// The events as they are played to a screen that the user can't get out of; where there is too
  /// much to try, the stack has to be certain.
  func path(
    _ events: [StackEvent], to screen: ID<Screen>?, isCertain: Bool
  ) -> Replay.Outcome {
    var verdicts: [Situation: Verdict] = [:]
    var isTooMuch = false
    let isTold = screen.map(replay.project.mayNotifyApp) ?? true
    let outcome = replay.outcome(of: events) { played in
      let state = played.step.state.canonical
      guard !isTooMuch, let top = state.top, state.destinations[top]?.screen == screen else {
        return false
      }
      let isTold = isTold || played.notifiesApp
      let situation = Situation(state: state, isTold: isTold)
      let verdict = verdicts[situation] ?? verdict(from: state, isTold: isTold)
      verdicts[situation] = verdict
      isTooMuch = verdict == .unknown && !isCertain
      return verdict == .held || verdict == .unknown && isCertain
    }
    if case .failed = outcome, isTooMuch { return .gaveUp }
    return outcome
  }

  private func counts(_ event: Event, isTold: Bool) -> Bool {
    switch event {
    case .sent, .button, .systemBack, .swipedAway, .tabTapped, .answered, .elapsed, .ended: true
    case .changed: app == .changesStates || app == .answers && isTold
    case .app: app == .answers && isTold
    case .link: false
    }
  }

  /// Whether a state changes under what is presented and takes it away. Nobody can be told to wait for such a change.
  private func closesLayers(
    _ event: Event, _ after: RunningState, in before: RunningState
  ) -> Bool {
    guard case .changed = event, app == .changesStates else { return false }
    return after.layers.count < before.layers.count
  }

  /// Whether the app learns more by an event than where to go.
  private func tells(_ event: Event, _ step: Step, in state: RunningState) -> Bool {
    if step.calls.contains(where: \.tells) { return true }
    switch event {
    case .answered, .ended: return true
    case .sent(let name, let sender, _): return isForTheApp(name, of: sender, in: state) ?? true
    case .button(let name?, _):
      let presenter = state.top.flatMap { state.downward(from: $0).dropFirst().first }
      return presenter.flatMap { isForTheApp(name, of: $0, in: state) } ?? false
    default: return false
    }
  }

  /// Whether an event says that nothing is shown; nothing where not the sender's own screen answers
  /// it.
  private func isForTheApp(
    _ name: Symbol, of sender: Number<Destination>, in state: RunningState
  ) -> Bool? {
    let project = interpreter.project
    guard let screen = state.destinations[sender]?.screen,
      let id = project.transition(of: screen, on: name)
    else { return nil }
    return project.isForTheApp(project.transitions[id].actions)
  }

  private func isFree(_ state: RunningState, from below: Number<Destination>) -> Bool {
    guard state.end == nil, let top = state.top else { return true }
    if state.active.contains(below) || !state.downward(from: top).contains(below) { return true }
    return state.active.contains { number in
      state.destinations[number].map { interpreter.project.screens[$0.screen].isTerminal } ?? false
    }
  }
}

extension Event {
  /// Whether the user does it, and it does not come by itself.
  fileprivate var isTap: Bool {
    switch self {
    case .sent, .button, .systemBack, .swipedAway, .tabTapped, .ended: true
    case .answered, .elapsed, .changed, .app, .link: false
    }
  }
}

extension FlowProject {
  /// Whether an event leads nowhere but to what lies below.
  fileprivate func onlyGoesBack(_ event: ID<Transition>) -> Bool {
    actions(in: transitions[event].actions, into: .all).allSatisfy { id in
      switch actions[id].kind {
      case .back, .backTo, .backToRoot, .dismiss, .dismissTo, .dismissAll: true
      case let other: !other.moves
      }
    }
  }
}

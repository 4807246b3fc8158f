import FlowModel
import FlowProofs
import FlowSemantics
import FlowStacks

extension FlowAnalysis {
  /// A shortest way to a screen from where its flow begins, as a tap script.
  package func why(_ screen: ID<Screen>) -> Answer {
    if isNeverShown(screen) { return .never }
    guard let path = stacks.path(to: screen) else { return .unknown }
    let isExact = stacks.shown[screen].map { stacks.all[$0].isExact } ?? false
    return answer(path, from: nil, to: screen, isExact: isExact)
  }

  /// A way to a screen from where another is shown, as a tap script: one with the fewest taps, and
  /// of those one that begins nearest.
  ///
  /// Links and app events are on it only where there is none without.
  package func path(from origin: ID<Screen>, to target: ID<Screen>) -> Answer {
    if isNeverShown(target) { return .never }
    let beginnings = stacks.all.filter { $0.head(of: origin) != nil }
    if beginnings.isEmpty { return isNeverShown(origin) ? .never : .unknown }
    var isComplete = true
    for measure in [PhasedStack.Measure.effort, .events] {
      for base in beginnings {
        let phased = PhasedAnalysis(
          of: base, .past(origin, measure), limit: stacks.facts.limit)
        isComplete = isComplete && phased.isComplete
        guard let path = phased.path(in: .after, where: { $0.shows(target, $1) }) else { continue }
        return answer(path, from: origin, to: target, isExact: base.hasOnlyRealEvents)
      }
    }
    let isCertain = isComplete && stacks.hasAllStacks(of: project.screens[origin].flow)
    return isCertain ? .never : .unknown
  }

  /// Whether no user ever sees a screen.
  private func isNeverShown(_ screen: ID<Screen>) -> Bool {
    if !isReachable(screen) { return true }
    // What embeds a flow, and a sequence, is shown with what it stands for.
    return stacks.shown[screen] == nil && stacks.hasAllScreens(of: project.screens[screen].flow)
      && stacks.path(to: screen) == nil
  }

  private func answer(
    _ path: EventPath, from origin: ID<Screen>?, to target: ID<Screen>, isExact: Bool
  ) -> Answer {
    func words(_ path: EventPath) -> String {
      script(
        origin.map { path.part(from: $0) } ?? path, from: origin, to: self.target(target, of: path))
    }
    let outcome = proofs.outcome(of: path) { $0.state.shows(target) }
    if case .came(let events) = outcome {
      return .way(words(EventPath(flow: path.flow, events: events)))
    }
    if case .gaveUp = outcome, isExact { return .way(words(path)) }
    if origin != target, let events = proofs.way(in: path.flow, from: origin, to: target) {
      return .way(words(EventPath(flow: path.flow, events: events)))
    }
    if case .gaveUp = outcome { return .untried(words(path)) }
    return .unconfirmed(words(path))
  }

  /// What is known of a way.
  package enum Answer: Equatable, Sendable {
    /// One that the interpreter has gone.
    case way(String)
    /// One that the stacks have, but the interpreter has not gone.
    case unconfirmed(String)
    /// A finding of the stacks that was too much for the interpreter to try.
    case untried(String)
    /// There is none, on any path.
    case never
    /// None was found; not all of the project could be looked at path by path.
    case unknown
  }
}

extension EventPath {
  /// What happens after a screen is shown that the way was asked from.
  fileprivate func part(from origin: ID<Screen>) -> EventPath {
    guard let place = events.lastIndex(of: .shown(origin)) else { return self }
    return EventPath(flow: flow, events: Array(events[(place + 1)...]))
  }
}

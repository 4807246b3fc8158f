import FlowModel
import FlowSemantics
import FlowStacks
import FlowSyntax

extension Proofs {
  /// Loops that the stacks don't have: an event selects another tab and puts a screen there, and users come back to the
  /// event by the first tab. They are found by playing, as long as there is not too much to play.
  func loopsThroughTabs(
    in analysis: StackAnalysis, _ question: GrowthQuestion
  ) -> (loops: [GrowthLoop], isCut: Bool) {
    let effort = Effort(Effort.ofAll)
    var seen: Set<ID<Transition>> = []
    let loops = project.screens.ids.flatMap { screen -> [GrowthLoop] in
      let events = project.listsOfEvents(of: project.screens[screen]).joined().filter {
        project.screenInOtherTab(of: $0, question) != nil && seen.insert($0).inserted
      }
      guard !events.isEmpty, let path = analysis.path(to: screen),
        let head = analysis.head(of: screen)
      else { return [] }
      return events.compactMap { event in
        guard let added = project.screenInOtherTab(of: event, question) else { return nil }
        let replay = Replay(
          project, flow: analysis.stack.flow, isCompact: analysis.stack.isCompact, effort)
        let growth = TabGrowth(replay: replay, event: event, added: added)
        return growth.round(after: path.events).map {
          GrowthLoop(head: head, steps: $0, change: $0.count - 1, addedToTab: added)
        }
      }
    }
    return (loops, effort.isSpent)
  }
}

extension FlowProject {
  /// The screen that an event puts on another tab, each time another one: the author doesn't say what happens if it is
  /// there already, and it takes no value that differs each time.
  fileprivate func screenInOtherTab(
    of event: ID<Transition>, _ question: GrowthQuestion
  ) -> ID<Screen>? {
    let all = actions(in: transitions[event].actions, into: .ofOneEvent)
    let place = all.firstIndex { if case .tab = actions[$0].kind { true } else { false } }
    guard let place else { return nil }
    return all[place...].lazy.compactMap { action -> ID<Screen>? in
      guard case .show(let show) = actions[action].kind, show.statedIfShown == nil,
        !question.meant.contains(action), !question.own.contains(action)
      else { return nil }
      return show.target.id
    }.first
  }
}

/// Plays an event again and again.
private struct TabGrowth {
  let replay: Replay
  let event: ID<Transition>
  /// The screen that each round adds.
  let added: ID<Screen>

  private static let roundsPlayed = 3

  /// What users do from one time when the event happens to the next, if each time one screen more is there.
  func round(after opening: [StackEvent]) -> [GrowthStep]? {
    var first: RunningState?
    _ = replay.play(opening + [.sent(event)]) { step in
      if first == nil, count(in: step.state) > 0 { first = step.state }
      return first != nil
    }
    guard var state = first else { return nil }
    var round: [GrowthStep] = []
    for _ in 0..<Self.roundsPlayed {
      guard let way = wayBack(from: state),
        let next = way.nexts.first(where: { count(in: $0) > count(in: state) })
      else { return nil }
      round = way.steps
      state = next
    }
    return round
  }

  private func count(in state: RunningState) -> Int {
    state.all.count { state.destinations[$0]?.screen == added }
  }

  /// How users come to the event without taking away what it has added, and what the event then leads to.
  private func wayBack(
    from state: RunningState
  ) -> (steps: [GrowthStep], nexts: [RunningState])? {
    let search = WaySearch(replay: replay, limit: 64)
    let way = search.way(from: [state], []) { found in
      count(in: found) >= count(in: state) && sending(in: found) != nil
    }
    guard let way, let sent = sending(in: way.states[way.states.count - 1]) else { return nil }
    let last = way.states[way.states.count - 1]
    let steps = zip(way.states, way.events + [.sent(event)]).compactMap { state, event in
      state.top.flatMap { state.destinations[$0]?.screen }.map { screen in
        GrowthStep(screen: screen, event: event, shown: event == .sent(self.event) ? [added] : [])
      }
    }
    return (steps, replay.steps(of: sent, in: last).map(\.state))
  }

  private func sending(in state: RunningState) -> Event? {
    replay.interpreter.events(in: state).first { sent in
      guard case .sent(let name, let sender, _) = sent else { return false }
      return replay.interpreter.transition(on: name, of: sender, in: state) == event
    }
  }
}

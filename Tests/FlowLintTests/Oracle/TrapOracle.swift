import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// Holds the traps of an exact stack against every situation that the interpreter comes to.
struct TrapOracle {
  let project: FlowProject
  let analysis: StackAnalysis
  let all: Exploration

  func compare(_ comparison: inout Comparison) {
    guard let search = TrapSearch(of: analysis, limit: .max) else { return }
    var caught: Set<ID<Screen>> = []
    for head in search.caught {
      let screen = analysis.stack.symbol(head.symbol).screen
      caught.insert(screen)
      comparison.note("inescapable-path proposed", spurious(screen, at: head))
    }
    for screen in caughtBySearch.sorted() {
      comparison.note(
        "inescapable-path found",
        caught.contains(screen)
          ? nil : "the user can't leave \(name(screen)), but the stack says so nowhere")
    }
  }

  private func name(_ screen: ID<Screen>) -> String { project.text(project.screens[screen].name) }

  private func spurious(_ screen: ID<Screen>, at head: PushdownHead) -> String? {
    guard let events = analysis.events(to: head), !events.isEmpty else { return nil }
    // The stacks have no step by which an answer takes away what lies on its screen; who plays finds it.
    if analysis.stack.approximations.contains(.answerInTurn) { return nil }
    // The search counts events of the app that close a screen, if it doesn't count changes of states.
    let haveAppEvents = project.flows.elements.contains { !$0.app.isEmpty }
    // What a switch shows is not left by a change of its state, and what was refused is perhaps never tried again.
    let areChangesExpected = !analysis.stack.hasSwitches && !analysis.stack.hasRetries
    if !areChangesExpected, haveAppEvents { return nil }
    let replay = Replay(project, flow: ID(0), isCompact: true)
    let escapeSearch = EscapeSearch(
      replay: replay, limit: 64, app: areChangesExpected ? .changesStates : .expected)
    var known: [RunningState: Bool] = [:]
    let isCaught = replay.play(events) { step in
      let state = step.state.canonical
      guard let top = state.top, state.destinations[top]?.screen == screen else { return false }
      let isCaught = known[state] ?? (escapeSearch.verdict(from: state) != .free)
      known[state] = isCaught
      return isCaught
    }
    return isCaught == nil ? "the user can leave \(name(screen)) after \(events)" : nil
  }

  /// The screens on top where no situation that follows has fewer destinations. In one event that goes
  /// back and opens something there may be as many as before, so that is left out.
  private var caughtBySearch: Set<ID<Screen>> {
    guard all.isComplete, project.doesOneThingAtATime else { return [] }
    var caught: Set<ID<Screen>> = []
    for (place, state) in all.states.enumerated() where state.holdsTop && state.end == nil {
      guard let top = state.top, let screen = state.destinations[top]?.screen,
        !project.screens[screen].isTerminal
      else { continue }
      if !all.isLeft(from: place, in: project) { caught.insert(screen) }
    }
    return caught
  }
}

extension Exploration {
  /// Whether the user comes from a situation to one with fewer destinations, or to an end.
  func isLeft(from place: Int, in project: FlowProject) -> Bool {
    let height = states[place].height
    return reachedByUser(from: place).contains {
      states[$0].end != nil || states[$0].height < height || states[$0].showsTheLast(of: project)
    }
  }

  private func reachedByUser(from place: Int) -> Set<Int> {
    var found: Set<Int> = [place]
    var waiting = [place]
    while let next = waiting.popLast() {
      // A state that changes below may take something away, which the user can't do; it may also give what the
      // user was refused.
      for edge in edges[next]
      where edge.isUsers && (!edge.isChange || removesNothing(edge) || resumes(edge)) {
        if found.insert(edge.to).inserted { waiting.append(edge.to) }
      }
    }
    return found
  }
}

extension Exploration {
  /// Whether the app does what was refused before.
  private func resumes(_ edge: Edge) -> Bool {
    states[edge.from].intent != nil && states[edge.to].intent != states[edge.from].intent
  }

  private func removesNothing(_ edge: Edge) -> Bool {
    states[edge.from].destinations == states[edge.to].destinations
  }
}

extension FlowProject {
  fileprivate var doesOneThingAtATime: Bool {
    let tellsEnds = actions.elements.contains { action in
      guard case .show(let show) = action.kind else { return false }
      return show.hasReactions
    }
    var lists = transitions.elements.map(\.actions)
    for case .sequence(let sequence) in screens.elements.map(\.kind) {
      lists += [sequence.then, sequence.skip].compactMap(\.self)
    }
    lists += actions.elements.flatMap { self.lists(within: $0.kind, .all) }.map(\.actions)
    return !tellsEnds && lists.allSatisfy { $0.count < 2 }
      && screens.elements.allSatisfy { screen in
        if case .embed = screen.kind { screen.transitions.isEmpty } else { true }
      }
  }
}

extension RunningState {
  /// How many destinations lie on one another, without those that hold others.
  fileprivate var height: Int {
    let all = top.map(downward(from:)) ?? []
    return all.count { destinations[$0]?.content.stacks.isEmpty == true }
  }

  /// Whether a screen is shown that is meant to lead nowhere.
  fileprivate func showsTheLast(of project: FlowProject) -> Bool {
    active.contains { number in
      destinations[number].map { project.screens[$0.screen].isTerminal } ?? false
    }
  }

  /// Whether what is on top has neither a back button nor a swipe that closes it.
  var holdsTop: Bool {
    guard let top, let destination = destinations[top], let layer = layers.last else {
      return false
    }
    if layers.count > 1, layer.isInteractivelyDismissible { return false }
    var holder = destination
    while holder.arrival == .root,
      let outer = stacks[holder.stack]?.container.flatMap({ destinations[$0] })
    {
      holder = outer
    }
    switch holder.arrival {
    case .plain, .animated: return true
    case .push: return false
    case .root: return [.sheet, .fullScreenCover, .popover].contains(layer.presentation)
    }
  }
}

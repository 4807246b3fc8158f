import FlowModel
import FlowSemantics
import FlowStacks
import GraphAlgorithms

/// Loops by which the stacks grow at every round.
package struct Growth: Sendable {
  package fileprivate(set) var loops: [GrowthLoop] = []
  /// Loops of stacks that are not exact, with too much to try.
  package fileprivate(set) var doubtful: [GrowthLoop] = []
  /// The flows of which not all loops were looked at.
  package fileprivate(set) var cut: [ID<Flow>] = []
}

extension Proofs {
  /// The loops of what users do that make a stack grow, unless the author says that they mean it.
  ///
  /// First come those on which every round is like the one before. On the others, views send values of
  /// their own, and each round may show something else; where it shows what something has ended
  /// with, it does.
  var grown: Growth {
    var growth = Growth()
    let growing = stacks.all.filter { !$0.isBounded }
    let inTabs = stacks.all.filter { $0.stack.approximations.contains(.tabs) }
    if growing.isEmpty, inTabs.isEmpty { return growth }
    let question = GrowthQuestion(of: project)
    for analysis in growing {
      let (loops, isCut) = loops(in: analysis, question)
      let played = loops.prefix(analysis.hasOnlyRealEvents ? 0 : Self.mostPlayed)
      if analysis.hasOnlyRealEvents { growth.loops += loops }
      let effort = Effort(Effort.ofAll)
      for loop in played {
        switch grows(loop, in: analysis, within: effort) {
        case true?: growth.loops.append(loop)
        case false?: continue
        case nil: growth.doubtful.append(loop)
        }
      }
      if isCut || !analysis.hasOnlyRealEvents && played.count < loops.count || !analysis.isComplete
      {
        growth.cut.append(analysis.stack.flow)
      }
    }
    let known = Set(growth.loops.map { $0.steps[$0.change].event })
    for analysis in inTabs {
      let (loops, isCut) = loopsThroughTabs(in: analysis, question)
      growth.loops += loops.filter { !known.contains($0.steps[$0.change].event) }
      if isCut { growth.cut.append(analysis.stack.flow) }
    }
    return growth
  }

  /// The loops that a flow's stack has.
  func loops(
    in analysis: StackAnalysis, _ question: GrowthQuestion
  ) -> (loops: [GrowthLoop], isCut: Bool) {
    var search = GrowthSearch(of: analysis, shared: question.shared, limit: stacks.facts.limit)
    search.search(without: question.meant, last: question.own)
    return (search.loops, search.isCut)
  }

  /// So many loops of a flow are played.
  private static let mostPlayed = 256

  /// Whether the interpreter has one more destination, at least, after each of some rounds; nothing
  /// where there is too much to try.
  func grows(
    _ loop: GrowthLoop, in analysis: StackAnalysis, within effort: Effort? = nil
  ) -> Bool? {
    if !loop.isWhole { return nil }
    guard let first = loop.steps.first, let events = analysis.events(to: loop.head) else {
      return false
    }
    var before = Int.max
    let opening = EventPath(flow: analysis.stack.flow, events: events)
    _ = outcome(of: opening, within: effort) { step in
      if step.state.shows(first.screen) { before = min(before, step.state.destinations.count) }
      return false
    }
    let rounds = Array(repeating: loop.steps.map(\.event), count: Self.roundsPlayed).joined()
    let path = EventPath(flow: analysis.stack.flow, events: events + rounds)
    let outcome = outcome(of: path, within: effort) {
      before != .max && $0.state.destinations.count >= before + Self.roundsPlayed
    }
    switch outcome {
    case .came: return true
    case .failed: return false
    case .gaveUp: return nil
    }
  }

  private static let roundsPlayed = 3
}

/// Which of a project's actions may make a stack grow, and which are meant to.
struct GrowthQuestion {
  /// The actions of which the author says that they add, and those that show what something has ended
  /// with.
  let meant: Set<ID<Action>>
  /// The actions that show what a view sends.
  let own: Set<ID<Action>>
  /// The events that several screens share.
  let shared: Set<ID<Transition>>

  init(of project: FlowProject) {
    let brought = project.broughtValues
    let stated = project.actions.ids.filter { id in
      guard case .show(let show) = project.actions[id].kind else { return false }
      return show.statedIfShown == .again
    }
    meant = Set(stated + brought.filter { $0.value == .ofEnd }.map(\.key))
    own = Set(brought.filter { $0.value == .ofEvent }.map(\.key))
    let groups = project.groups.elements.map(\.transitions)
    shared = Set((groups + project.flows.elements.map(\.anywhere)).joined())
  }
}

import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowStacks
import GraphAlgorithms

/// Holds the promises of one flow against all that its stacks can be.
///
/// A promise speaks of one run of its own flow. It is broken where the interpreter has confirmed a
/// way that breaks it, and kept where the stacks have no such way. What the stacks propose and the
/// interpreter doesn't confirm is open.
struct Prover: Wording {
  let proofs: Proofs
  let base: StackAnalysis
  let memory: ProofMemory

  var project: FlowProject { proofs.project }
  var names: ProjectNames { proofs.names }
  var facts: StackFacts { proofs.stacks.facts }
  var flow: ID<Flow> { base.stack.flow }

  /// All verdicts on the promises of a project.
  static func verdicts(in proofs: Proofs) -> [Verdict] {
    proofs.project.flows.ids.flatMap { flow -> [Verdict] in
      if proofs.project.flows[flow].expectations.isEmpty { return [] }
      let known = proofs.stacks.all.first { $0.stack.flow == flow }
      let facts = proofs.stacks.facts
      guard let base = known ?? StackAnalysis(of: facts, flow: flow) else { return [] }
      let prover = Prover(proofs: proofs, base: base, memory: ProofMemory(limit: facts.limit))
      return prover.verdicts(on: proofs.project.flows[flow].expectations)
    }
  }

  private init(proofs: Proofs, base: StackAnalysis, memory: ProofMemory) {
    self.proofs = proofs
    self.base = base
    self.memory = memory
  }

  /// The verdicts in source order. Promises that need the same stacks are proved one after another.
  private func verdicts(on promises: IDRange<Expectation>) -> [Verdict] {
    var groups: [[ID<Expectation>]] = []
    var places: [ProofMemory.Question: Int] = [:]
    for id in promises {
      let question = project.question(of: project.expectations[id].kind)
      if let question, let place = places[question] {
        groups[place].append(id)
      } else {
        if let question { places[question] = groups.count }
        groups.append([id])
      }
    }
    let all = groups.joined().map { ($0, verdict(on: project.expectations[$0])) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func verdict(on expectation: Expectation) -> Verdict {
    var outcome = outcome(of: expectation)
    var assumptions: [String] = []
    if case .kept = outcome { assumptions = base.assumptions(for: expectation.kind) }
    if !assumptions.isEmpty, case .broken(let message, let notes) = searched(expectation) {
      (outcome, assumptions) = (.broken(message, notes), [])
    }
    return Verdict(
      range: expectation.range, outcome: outcome, mend: mend(for: expectation.kind),
      assumptions: assumptions)
  }

  private func outcome(of expectation: Expectation) -> Verdict.Outcome {
    if !base.isComplete { return .open("the flow has too many possible stacks") }
    if memory.isSpent {
      return .open("the promises before it took all the steps that flowc tries for a flow")
    }
    let range = expectation.range
    switch expectation.kind {
    case .onlyWhen(let screen, let condition, let ends):
      return onlyWhen(screen, condition, ends, range)
    case .after(let screen, let earlier): return after(screen, earlier.compactMap(\.id), range)
    case .within(let screen, let taps, let origin, always: false):
      return restingOnAbsence(within(screen, taps, origin, range), isSure: base.hasAllEvents)
    case .within(let screen, let taps, let origin, always: true):
      return alwaysWithin(screen, taps, origin, range)
    case .fromAnywhere(let screen): return fromAnywhere(screen, range)
    case .depth(let most): return depth(most, range)
    case .never(let screens): return never(screens.compactMap(\.id), range)
    case .neverAfter(let screen, let earlier): return neverAfter(screen, earlier, range)
    }
  }

  /// That there is no way, or none that is shorter, is certain only where nothing was left out.
  private func restingOnAbsence(_ outcome: Verdict.Outcome, isSure: Bool) -> Verdict.Outcome {
    guard case .broken(let message, let notes) = outcome, !isSure else { return outcome }
    return .open("in a simplified model of the flow, \(message)", notes)
  }

  /// The way as a note, at what happens last.
  func note(_ path: EventPath, to target: ID<Screen>?, _ range: SourceRange) -> Note {
    let end = target.map { self.target($0, of: path) }
    let last = path.events.last?.transition.map { project.transitions[$0].event.range }
    return Note("on this path: \(script(path, to: end))", at: last ?? range)
  }

  var replay: Replay {
    var replay = Replay(
      base.stack.project, flow: flow, isCompact: base.stack.isCompact,
      Effort(Effort.ofSearch, of: memory.effort))
    replay.asksForStates = base.asksForStates
    return replay
  }

  /// Broken if the interpreter comes to the same by the same way; else nobody knows.
  func broken(
    _ message: String, by path: EventPath, to target: ID<Screen>?, _ range: SourceRange,
    given premise: Premise = .none, avoiding avoided: [ID<Screen>] = [],
    leaving left: ID<Screen>? = nil, _ isMeant: (RunningState) -> Bool
  ) -> Verdict.Outcome {
    var replay = replay
    replay.premise = premise
    replay.avoided = avoided
    replay.left = left
    switch outcome(of: path, on: replay, isMeant) {
    case .came(let events):
      return .broken(message, [note(EventPath(flow: flow, events: events), to: target, range)])
    case .failed:
      return .open(
        "there is a path that breaks it, but perhaps no user can take this path",
        [note(path, to: target, range)])
    case .gaveUp where path.isLong:
      let length = counted(path.events.count, "event")
      return .open(
        "a path of \(length) may break it, and flowc tries paths of at most \(EventPath.longest)")
    case .gaveUp:
      return .open(
        "there is a path that may break it, with too many guards and states to try everything",
        [note(path, to: target, range)])
    }
  }

  /// What comes of a path on the interpreter.
  func outcome(
    of path: EventPath, on replay: Replay? = nil, _ isMeant: (RunningState) -> Bool
  ) -> Replay.Outcome {
    memory.spend(ProofMemory.costOfAnEvent * min(path.events.count, EventPath.longest))
    return (replay ?? self.replay).outcome(of: path.events) {
      $0.step.state.end == nil && isMeant($0.step.state)
    }
  }
}

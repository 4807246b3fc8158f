import FlowDiagnostics
import FlowModel
import FlowSemantics

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// Holds promises against every situation that the interpreter comes to.
struct ExpectationOracle {
  let project: FlowProject
  let all: Exploration
  /// For each guard that a promise asks for, the world in which it never holds.
  let refused: [ID<Guard>: Exploration]

  init(_ project: FlowProject, states limit: Int) {
    self.project = project
    all = Exploration(project, flow: ID(0), states: limit)
    var refused: [ID<Guard>: Exploration] = [:]
    for promise in project.expectations.elements {
      guard case .onlyWhen(_, let condition, _) = promise.kind else { continue }
      for id in project.guards(of: condition) where refused[id] == nil {
        refused[id] = Exploration(project, flow: ID(0), states: limit, refusing: [id])
      }
    }
    self.refused = refused
  }

  /// Whether a promise is broken; nothing where the bound doesn't let it be said.
  func isBroken(_ kind: Expectation.Kind) -> Bool? {
    switch kind {
    case .onlyWhen(let screen, let condition, _):
      let worlds = project.guards(of: condition).compactMap { refused[$0] }
      if worlds.isEmpty { return nil }
      let broken = worlds.map {
        found($0, $0.reached(from: $0.beginnings), shows(screen, in: $0))
      }
      return broken.contains(true) ? true : broken.contains(nil) ? nil : false
    case .after(let screen, let earlier):
      let shown = earlier.map { shows($0, in: all) }
      let free = all.reached(from: all.beginnings) { state in !shown.contains { $0(state) } }
      return found(all, free, shows(screen, in: all))
    case .neverAfter(let screen, let earlier):
      let isShown = shows(earlier, in: all)
      let shown = all.states.indices.filter(isShown)
      if screen.id == earlier.id { return nil }
      let next = shown.flatMap { all.edges[$0].map(\.to) }.filter { !isShown($0) }
      return found(all, all.reached(from: next), shows(screen, in: all))
    case .never(let screens):
      let pairs = screens.compactMap(\.id)
      if Set(pairs).count < 2 { return nil }
      return found(all, Set(all.states.indices)) { place in
        pairs.allSatisfy { all.states[place].isVisible($0) }
      }
    case .depth(let most):
      return found(all, Set(all.states.indices)) { all.states[$0].greatestDepth > most }
    case .fromAnywhere(let screen): return isStuck(from: screen)
    case .within(let screen, let taps, let origin, always: false):
      return isFar(screen, taps, from: origin)
    case .within(let screen, let taps, let origin, always: true):
      return isFarSomewhere(screen, taps, from: origin)
    }
  }

  /// Whether more taps are needed than promised, whenever the origin comes up.
  private func isFar(
    _ screen: Reference<Screen>, _ taps: Int, from origin: Reference<Screen>
  ) -> Bool? {
    if screen.id == origin.id { return nil }
    let isMeant = shows(screen, in: all)
    let isOrigin = shows(origin, in: all)
    let comings = all.edges.joined().filter { !isOrigin($0.from) }.map(\.to) + all.beginnings
    let origins = Set(comings).filter { all.states[$0].end == nil && isOrigin($0) }
    if origins.isEmpty { return all.isComplete ? false : nil }
    var reached: Set<Int> = []
    var front = Array(origins)
    for _ in 0...taps {
      var beyond: [Int] = []
      while let next = front.popLast() {
        guard reached.insert(next).inserted else { continue }
        if all.states[next].end == nil, isMeant(next) { return false }
        for edge in all.edges[next] where edge.isUsers {
          if edge.isTap { beyond.append(edge.to) } else { front.append(edge.to) }
        }
      }
      front = beyond
    }
    return all.isComplete ? true : nil
  }

  /// Whether more taps are needed than promised anywhere where the origin is shown.
  private func isFarSomewhere(
    _ screen: Reference<Screen>, _ taps: Int, from origin: Reference<Screen>
  ) -> Bool? {
    if screen.id == origin.id || !all.isComplete { return nil }
    let isMeant = shows(screen, in: all)
    let isOrigin = shows(origin, in: all)
    var back: [[(from: Int, isTap: Bool)]] = Array(repeating: [], count: all.states.count)
    for edge in all.edges.joined() where edge.isUsers && !all.closesLayers(edge) {
      back[edge.to].append((edge.from, edge.isTap))
    }
    var near: Set<Int> = []
    var front = all.states.indices.filter { all.states[$0].end == nil && isMeant($0) }
    for _ in 0...taps {
      var before: [Int] = []
      while let next = front.popLast() {
        guard near.insert(next).inserted else { continue }
        for (from, isTap) in back[next] {
          if isTap { before.append(from) } else { front.append(from) }
        }
      }
      front = before
    }
    return all.states.indices.contains {
      all.states[$0].end == nil && isOrigin($0) && !near.contains($0)
    }
  }

  private func shows(
    _ screen: Reference<Screen>, in exploration: Exploration
  ) -> (Int) -> Bool {
    { place in screen.id.map { exploration.states[place].shows($0) } ?? false }
  }

  private func found(
    _ exploration: Exploration, _ reached: Set<Int>, _ isMeant: (Int) -> Bool
  ) -> Bool? {
    if reached.contains(where: { exploration.states[$0].end == nil && isMeant($0) }) { return true }
    return exploration.isComplete ? false : nil
  }

  /// Whether there is a situation from which the user never comes to a screen.
  private func isStuck(from screen: Reference<Screen>) -> Bool? {
    if !all.isComplete { return nil }
    var back: [[Int]] = Array(repeating: [], count: all.states.count)
    for edge in all.edges.joined() where edge.isUsers && !all.closesLayers(edge) {
      back[edge.to].append(edge.from)
    }
    let isShown = shows(screen, in: all)
    var good = Set(all.states.indices.filter { all.states[$0].end == nil && isShown($0) })
    var waiting = Array(good)
    while let next = waiting.popLast() {
      for place in back[next] where good.insert(place).inserted { waiting.append(place) }
    }
    return all.states.indices.contains { all.states[$0].end == nil && !good.contains($0) }
  }

  /// Holds what the prover says of each promise against that.
  ///
  /// Of an exact stack nothing is open but what has too many stacks, which has no way to show. Where
  /// nothing but tabs is in a simpler form, more is held against the prover than it claims, besides `fromAnywhere`.
  func compare(
    _ analysis: FlowAnalysis, _ stack: StackAnalysis, _ comparison: inout Comparison
  ) {
    let hasSameEvents = stack.hasAllEvents && stack.hasOnlyRealEvents
    let isPlain = stack.stack.approximations.isSubset(of: [.tabsAgain, .tabs])
    for (id, verdict) in zip(project.flows[ID(0)].expectations, analysis.proofs.verdicts) {
      let kind = project.expectations[id].kind
      guard let isBroken = isBroken(kind) else { continue }
      let question = "\(kind.word) \(isBroken ? "broken" : "kept")"
      switch verdict.outcome {
      case .kept:
        let isHeld = isPlain && !kind.asksForWays || verdict.assumptions.isEmpty
        if isBroken, !isHeld { continue }
        comparison.note(question, isBroken ? "\(id) is broken, but said to be kept" : nil)
      case .broken(let message, _):
        // Taps are counted with other tabs at their first screens.
        if case .within(_, _, _, always: false) = kind,
          stack.stack.approximations.contains(.tabsAgain)
        {
          continue
        }
        comparison.note(question, isBroken ? nil : "\(id) is kept, but said: \(message)")
      case .open(_, let notes):
        if stack.isExact, hasSameEvents || !kind.asksForWays, !notes.isEmpty {
          comparison.note(question, "\(id) is open in an exact stack, broken: \(isBroken)")
        }
      }
    }
  }
}

extension Expectation.Kind {
  /// Whether it speaks of what leads from one stack to another.
  fileprivate var asksForWays: Bool {
    switch self {
    case .neverAfter, .within, .fromAnywhere: true
    case .onlyWhen, .after, .depth, .never: false
    }
  }

  /// The word that stands in the flow file.
  fileprivate var word: String {
    switch self {
    case .onlyWhen: "onlyWhen"
    case .after: "after"
    case .neverAfter: "neverAfter"
    case .never: "never"
    case .depth: "depth"
    case .fromAnywhere: "fromAnywhere"
    case .within(_, _, _, let always): always ? "always within" : "within"
    }
  }
}

extension FlowProject {
  fileprivate func guards(of condition: Condition) -> [ID<Guard>] {
    tests[condition.tests].compactMap { test in
      if case .guard(let reference) = test { reference.id } else { nil }
    }
  }
}

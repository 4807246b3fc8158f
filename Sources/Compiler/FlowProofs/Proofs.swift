import FlowModel
import FlowStacks

/// What the stacks of a project prove, confirmed by the interpreter wherever it can play the path.
package struct Proofs: Wording, Sendable {
  /// What is proved at all.
  package struct Needs: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What can lie on the stacks, and the shortest path to it.
    package static let stacks = Needs(rawValue: 1)
    /// The places that the user cannot leave.
    package static let traps = Needs(rawValue: 3)
    /// The verdicts on promises.
    package static let promises = Needs(rawValue: 5)

    /// The loops that make stacks grow.
    package static let growth = Needs(rawValue: 9)

    package static let all: Needs = [.traps, .promises, .growth]
  }

  package let project: FlowProject
  package let names: ProjectNames
  /// What can be shown, exactly as far as `Stacks` says.
  package let stacks: Stacks
  /// For each of the stacks the places that the user cannot leave.
  package let trapSearches: [TrapSearch?]
  /// What is known of the promises, in source order.
  package private(set) var verdicts: [Verdict] = []
  /// The loops that make stacks grow.
  package private(set) var growth = Growth()

  package init(of project: FlowProject, needing needs: Needs = .all) {
    self.project = project
    names = ProjectNames(of: project)
    stacks = Stacks(of: project, isEmpty: !needs.contains(.stacks))
    let limit = stacks.facts.limit
    trapSearches =
      needs.contains(.traps) ? stacks.all.map { TrapSearch(of: $0, limit: limit) } : []
    if needs.contains(.growth) { growth = grown }
    if needs.contains(.promises) { verdicts = Prover.verdicts(in: self) }
  }
}

import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks
import FlowSyntax
import GraphAlgorithms

/// Facts about a project that rules ask for, worked out once.
package struct FlowAnalysis: Wording, Sendable {
  package let project: FlowProject
  package let names: ProjectNames
  let screens: ScreenGraph
  /// What can be shown at all, and the shortest way to it from outside.
  let reachability: Reachability
  let confinement: Confinement
  let argumentSites: [ArgumentSite]
  /// All actions, screen by screen and then flow by flow.
  let actions: [DeclaredAction]
  /// Where a name is declared that its flow has already, which has been said: nothing can lead
  /// there.
  let repetitions: Set<SourceRange>
  let values: StateValues
  let askedTests: AskedTests
  /// What can lie on the stacks, and what follows from that.
  let proofs: Proofs
  /// The places that the user cannot leave, besides those of `confinement`.
  let traps: [Trap]

  package init(of project: FlowProject, needing needs: Proofs.Needs = .all) {
    self.project = project
    names = ProjectNames(of: project)
    screens = ScreenGraph(of: project)
    reachability = screens.graph.reachability(from: screens.outside, over: screens.isWayIn)
    argumentSites = project.argumentSites
    actions = project.declaredActions
    repetitions = project.repetitions
    values = StateValues(of: project, screens)
    askedTests = AskedTests(of: project)
    proofs = Proofs(of: project, needing: needs)
    confinement = Confinement(of: project, screens, reachability).confirmed(by: proofs)
    traps = proofs.traps(besides: Set(confinement.cells.flatMap(\.screens)))
  }

  func isReachable(_ screen: ID<Screen>) -> Bool { reachability.contains(Int(screen.index)) }

  var stacks: Stacks { proofs.stacks }

  /// `'cart' shows 'checkout' on 'payTapped'`
  func sentence(over edge: Int, from source: ID<Screen>) -> Note? {
    guard let move = screens.move(over: edge) else { return nil }
    let event = move.event.map { " on \(quoted($0))" } ?? ""
    return Note("\(quoted(source)) shows \(quoted(move.target))\(event)", at: move.range)
  }

  /// The screens of a way round, and a note for each move on it.
  func walk(_ path: [Int]) -> (screens: [ID<Screen>], notes: [Note]) {
    var shown: [ID<Screen>] = []
    var notes: [Note] = []
    // A way round may be given from the middle of events that its last screen shares.
    var source = path.reversed().lazy.compactMap { screen(before: $0) }.first
    for edge in path {
      source = screen(before: edge) ?? source
      guard let from = source, let note = sentence(over: edge, from: from) else { continue }
      shown.append(from)
      notes.append(note)
    }
    return (shown, notes)
  }

  private func screen(before edge: Int) -> ID<Screen>? {
    screens.screen(at: screens.graph.edges[edge].from)
  }
}

import FlowDiagnostics
import FlowModel
import FlowSyntax
import GraphAlgorithms

/// Facts about a project that rules ask for, worked out once.
package struct FlowAnalysis: Sendable {
  package let project: FlowProject
  let screens: ScreenGraph
  /// What can be shown at all, and the shortest way to it from outside.
  let reachability: Reachability
  let confinement: Confinement
  let handovers: [Handover]
  /// All actions, screen by screen and then flow by flow.
  let actions: [DeclaredAction]
  /// Where a name is declared that its flow has already, which has been said: nothing can lead there.
  let repetitions: Set<SourceRange>
  let values: StateValues
  let askedTests: AskedTests
  /// What can be shown, exactly as far as `Stacks` says.
  let stacks: Stacks
  /// For each of the stacks the places that the user cannot leave.
  let trapSearches: [TrapSearch?]
  /// What is known of the promises, in source order.
  private(set) var verdicts: [Verdict] = []

  package init(of project: FlowProject) {
    self.project = project
    screens = ScreenGraph(of: project)
    reachability = screens.graph.reachability(from: screens.outside)
    handovers = project.allHandovers
    actions = project.declaredActions
    repetitions = project.repetitions
    values = StateValues(of: project, screens)
    askedTests = AskedTests(of: project)
    stacks = Stacks(of: project)
    let (all, limit) = (stacks.all, stacks.facts.limit)
    trapSearches = all.map { TrapSearch(of: $0, limit: limit) }
    confinement = Confinement(of: project, screens, reachability)
      .confirmed(by: trapSearches, in: stacks, of: project)
    verdicts = Prover.verdicts(in: self)
  }

  func isReachable(_ screen: ID<Screen>) -> Bool { reachability.contains(Int(screen.index)) }

  func name(_ screen: ID<Screen>) -> Name { project.screens[screen].name }

  func quoted(_ name: Name) -> String { "'\(project.text(name))'" }

  func quoted(_ text: Text) -> String { "'\(project.text(text))'" }

  func quoted(_ screen: ID<Screen>) -> String { quoted(name(screen)) }

  func quoted(_ names: [Name]) -> String { names.map { quoted($0) }.joined(separator: ", ") }

  /// The first few names, in quotes: `'a', 'b' and 7 more`.
  func quoted(_ screens: [ID<Screen>], most: Int = 6) -> String {
    let names = screens.prefix(most).map { quoted($0) }.joined(separator: ", ")
    return screens.count > most ? "\(names) and \(screens.count - most) more" : names
  }

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

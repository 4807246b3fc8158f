import FlowModel
import FlowSemantics

/// The events of a tap script, for a flow that begins with the first screen of the script.
struct ScriptedRun {
  private let project: FlowProject
  private let start: String
  private let words: [String]

  private static let mostGuards = 3
  private static let mostRuns = 500

  init(_ script: String, in project: FlowProject) {
    self.project = project
    let way = script.split(separator: " → ").first ?? ""
    let parts = way.split(separator: " · ").map(String.init)
    start = parts.first ?? ""
    words = Array(parts.dropFirst())
  }

  /// The guards that must answer no on the way to a screen, as few as possible; nothing where no few do.
  func denials(before screen: ID<Screen>) -> [String]? {
    let names = Set(project.guards.elements.map { project.text($0.name) }).sorted()
    var runs = 0
    for count in 0...min(Self.mostGuards, names.count) {
      for denied in names.choosing(count) {
        runs += 1
        if runs > Self.mostRuns { return nil }
        if leads(to: screen, denying: denied) { return denied }
      }
    }
    return nil
  }

  private func leads(to screen: ID<Screen>, denying names: [String]) -> Bool {
    let denied = Set(
      project.guards.ids.filter { names.contains(project.text(project.guards[$0].name)) })
    return project.ownFlows.contains { flow in
      guard project.flows[flow].start.map({ project.text($0.name) }) == start else { return false }
      var simulation = Simulation(
        Interpreter(project: project, flow: flow, isCompact: true), denying: denied)
      return words.allSatisfy { simulation.send($0) } && simulation.shows(screen)
    }
  }
}

extension [String] {
  /// All choices of so many of them, in order.
  fileprivate func choosing(_ count: Int) -> [[String]] {
    if count == 0 { return [[]] }
    return indices.flatMap { first in
      Array(self[(first + 1)...]).choosing(count - 1).map { [self[first]] + $0 }
    }
  }
}

import FlowDiagnostics
import FlowModel
import FlowSyntax

extension FlowAnalysis {
  /// Where a name is declared that its flow has already, which has been said: nothing can lead there.
  var repetitions: Set<SourceRange> {
    let flows = project.flows.elements
    return flows.reduce(into: []) { found, flow in
      found.formUnion(repetitions(of: project.screens[flow.screens].map(\.name)))
      found.formUnion(repetitions(of: project.states[flow.states].map(\.name)))
      found.formUnion(repetitions(of: project.guards[flow.guards].map(\.name)))
      found.formUnion(repetitions(of: project.effects[flow.effects].map(\.name)))
      found.formUnion(repetitions(of: project.outcomes[flow.outcomes].map(\.name)))
      found.formUnion(repetitions(of: project.groups[flow.groups].map(\.name)))
    }
  }

  private func repetitions(of names: [Name]) -> [SourceRange] {
    var seen: Set<Symbol> = []
    return names.filter { !seen.insert($0.symbol).inserted }.map(\.range)
  }
}

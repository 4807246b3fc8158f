import FlowDiagnostics
import FlowModel
import FlowSyntax

extension FlowProject {
  /// Where a name is declared that its flow has already.
  var repetitions: Set<SourceRange> {
    flows.elements.reduce(into: []) { found, flow in
      found.formUnion(repetitions(of: screens[flow.screens].map(\.name)))
      found.formUnion(repetitions(of: states[flow.states].map(\.name)))
      found.formUnion(repetitions(of: guards[flow.guards].map(\.name)))
      found.formUnion(repetitions(of: effects[flow.effects].map(\.name)))
      found.formUnion(repetitions(of: outcomes[flow.outcomes].map(\.name)))
      found.formUnion(repetitions(of: groups[flow.groups].map(\.name)))
    }
  }

  private func repetitions(of names: [Name]) -> [SourceRange] {
    var seen: Set<Symbol> = []
    return names.filter { !seen.insert($0.symbol).inserted }.map(\.range)
  }
}

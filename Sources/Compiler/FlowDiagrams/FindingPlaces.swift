import FlowDiagnostics
import FlowModel

/// The places of a diagram's parts in the files, for assigning findings to parts.
struct FindingPlaces {
  enum Owner: Hashable {
    case node(Int)
    case flow(ID<Flow>)
  }

  private struct Place {
    let start: SourceRange
    let owner: Owner
  }

  private var places: [Place] = []

  mutating func add(_ range: SourceRange, _ owner: Owner) {
    places.append(Place(start: range, owner: owner))
  }

  mutating func sort() {
    places.sort { Self.isBefore($0.start, $1.start) }
  }

  /// The last part that starts before a finding, in its file.
  func owner(of range: SourceRange) -> Owner? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if Self.isBefore(range, places[middle].start) { high = middle } else { low = middle + 1 }
    }
    guard low > 0, places[low - 1].start.file == range.file else { return nil }
    return places[low - 1].owner
  }

  private static func isBefore(_ one: SourceRange, _ other: SourceRange) -> Bool {
    (one.file.index, one.start) < (other.file.index, other.start)
  }
}

extension DiagramBuilder {
  /// The declarations outside of screens: findings there belong to the flow.
  mutating func addPlaces(of flow: Flow, _ id: ID<Flow>) {
    let declared =
      project.states[flow.states].map(\.name.range)
      + project.guards[flow.guards].map(\.name.range)
      + project.effects[flow.effects].map(\.name.range)
      + project.outcomes[flow.outcomes].map(\.name.range)
      + project.expectations[flow.expectations].map(\.range)
      + project.variants[flow.variants].map(\.name.range)
    for range in declared { places.add(range, .flow(id)) }
    if let start = flow.start { places.add(start.name.range, .flow(id)) }
  }

  /// Writes every finding into the box that it is about; what is about none has a box of its own.
  mutating func place(_ findings: [Diagnostic]) {
    places.sort()
    var remarks: [ID<Flow>: Int] = [:]
    let worstFirst = Severity.allCases.reversed().flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    for finding in worstFirst {
      let said = Diagram.Finding(severity: finding.severity, message: finding.message.inOneLine)
      switch places.owner(of: finding.range) {
      case .node(let node): diagram.nodes[node].findings.append(said)
      case .flow(let flow): diagram.nodes[remark(on: flow, &remarks)].findings.append(said)
      case nil:
        guard let flow = project.flows.ids.first else { continue }
        diagram.nodes[remark(on: flow, &remarks)].findings.append(said)
      }
    }
  }

  private mutating func remark(on flow: ID<Flow>, _ remarks: inout [ID<Flow>: Int]) -> Int {
    if let known = remarks[flow] { return known }
    let node = add(
      Diagram.Node(kind: .remark, title: "flow " + line(project.flows[flow].name)), to: flow)
    remarks[flow] = node
    return node
  }
}

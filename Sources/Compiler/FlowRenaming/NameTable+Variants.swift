import FlowDiagnostics
import FlowModel
import FlowSyntax

extension NameTable {
  /// Takes in what the flows' variants say of screens and events that the flows have.
  mutating func addVariants(in documents: FlowDocuments, of project: FlowProject) {
    symbols = project.symbols
    for syntax in documents.flows {
      guard let name = syntax[.flow]?.name,
        let flow = project.flows.elements.first(where: { $0.name.range == name.range })
      else { continue }
      for (_, changes) in syntax[.variants]?.entries ?? [] {
        for removed in changes[.remove]?.names ?? [] { useScreen(removed, of: flow, in: project) }
        for (screen, changed) in changes[.screens]?.entries ?? [] {
          guard let id = useScreen(screen, of: flow, in: project) else { continue }
          linkEvents(changed[.transitions], in: project) { project.transition(of: id, on: $0) }
        }
        for (key, events) in [(Keyword.anywhere, flow.anywhere), (.app, flow.app)] {
          linkEvents(changes[key], in: project) { project.transition(in: events, on: $0) }
        }
        for (entry, _) in changes[.entries]?.entries ?? [] {
          useEntry(entry, of: flow, in: project)
        }
      }
    }
  }

  @discardableResult
  private mutating func useScreen(
    _ name: Name, of flow: Flow, in project: FlowProject
  ) -> ID<Screen>? {
    guard let id = flow.screens.first(where: { project.screens[$0].name.symbol == name.symbol })
    else { return nil }
    use(name, of: .screen, project.screens[id].name)
    return id
  }

  private mutating func useEntry(_ name: Name, of flow: Flow, in project: FlowProject) {
    let known = project.entries[flow.entries].first { $0.name.symbol == name.symbol }
    if let known { link(declare(.entry, name), declare(.entry, known.name)) }
  }

  /// An event that a variant changes is the flow's.
  private mutating func linkEvents(
    _ changed: Syntax?, in project: FlowProject, to known: (Symbol) -> ID<Transition>?
  ) {
    for (event, _) in changed?.entries ?? [] {
      guard let known = known(event.symbol) else { continue }
      link(declare(.event, event), declare(.event, project.transitions[known].event))
    }
  }
}

extension FlowDocuments {
  /// The flows as they are written.
  fileprivate var flows: [Syntax] {
    documents.compactMap(\.root).flatMap { $0[.flow] == nil ? $0[.flows]?.items ?? [] : [$0] }
  }
}

import FlowModel
import FlowSyntax

/// The places that popovers and dialogs of a flow point at, or those of a fragment.
struct AnchorsContext: Sendable {
  /// The flow or fragment that names them.
  let owner: Code
  let fragment: ID<Fragment>?
  let names: [Code]
  /// Those out of which a screen zooms.
  let sources: [Code]

  static let table = Table<Self>(
    "anchors",
    [
      .text("owner", "the flow or fragment that names them") { $0.owner },
      .texts("names", "the anchors") { $0.names },
      .texts("sources", "the anchors out of which a screen zooms") { $0.sources },
      .flag("hasSources", "whether it has any") { !$0.sources.isEmpty },
    ])
}

extension Column {
  static func anchors(_ read: @escaping @Sendable (Row) -> [AnchorsContext]) -> Self {
    .rows(
      "anchors", "the anchors of its popovers and dialogs, if any",
      of: AnchorsContext.table, read)
  }
}

extension PresentationContext {
  /// Presentations that point at nothing have no anchor. One that zooms has a source instead.
  mutating func point(at anchor: TargetContext?) {
    let styles = [style] + compact.map(\.style)
    if zooms || compact.contains(where: \.zooms) {
      source = anchor
    } else if styles.contains(.style(.popover)) || style == .confirmationDialog {
      self.anchor = anchor
    }
  }
}

extension SwiftNaming {
  func anchor(_ name: Name, _ id: ID<Screen>) -> TargetContext {
    TargetContext(
      flow: owner(of: name, in: project.screens[id].flow), name: value(name), arguments: [])
  }

  /// The places of a flow, and those of each of its fragments, each place once.
  func anchors(of flow: Flow, _ id: ID<Flow>) -> [AnchorsContext] {
    project.anchors(of: flow).map { names in
      let fragment = project.fragment(declaring: names[0])
      let sources = project.sources(of: fragment, in: flow)
      return AnchorsContext(
        owner: owner(of: names[0], in: id), fragment: fragment, names: names.map { value($0) },
        sources: names.filter { sources.contains($0.symbol) }.map { value($0) })
    }
  }
}

extension FlowProject {
  /// The places of a flow out of which a screen zooms, or those of a fragment in any of its flows.
  fileprivate func sources(of fragment: ID<Fragment>?, in flow: Flow) -> Set<Symbol> {
    let flows = fragment.map { self.flows(including: $0).map { self.flows[$0] } } ?? [flow]
    let names = flows.flatMap(\.sources).filter { self.fragment(declaring: $0) == fragment }
    return Set(names.map(\.symbol))
  }

  /// The places of a flow by where they are declared, each where it is named first.
  func anchors(of flow: Flow) -> [[Name]] {
    var groups: [[Name]] = []
    var numbers: [ID<Fragment>?: Int] = [:]
    var seen: [Set<Symbol>] = []
    for name in flow.anchors {
      let fragment = fragment(declaring: name)
      let number = numbers[fragment] ?? groups.count
      if number == groups.count {
        numbers[fragment] = number
        groups.append([])
        seen.append([])
      }
      if seen[number].insert(name.symbol).inserted { groups[number].append(name) }
    }
    return groups
  }
}

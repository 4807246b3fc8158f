import FlowDiagnostics
import FlowModel

/// A type that the code of a flow declares, and what in the flow it is named after.
package struct TypeName: Hashable, Sendable {
  package let text: String
  package let range: SourceRange
}

extension FlowProject {
  /// The types that the code of a flow declares, in source order; what two flows both declare does
  /// not compile.
  ///
  /// The templates put these names together from the names of the flow and of what is in it; a test
  /// holds this list against what they make.
  package func typeNames(of id: ID<Flow>) -> [TypeName] {
    let flow = flows[id]
    let naming = SwiftNaming(project: self)
    let prefix = naming.type(flow.name).text
    func name(_ parts: String..., after name: Name) -> TypeName {
      TypeName(text: prefix + parts.joined(), range: name.range)
    }
    var names = ["Destination", "ViewFactory", "CoordinatorModel", "Coordinator"].map {
      name($0, after: flow.name)
    }
    if !flow.entries.isEmpty { names.append(name("Entry", after: flow.name)) }
    if !naming.followings(of: flow).names.isEmpty {
      names.append(name("Following", after: flow.name))
    }
    if hasRequirements(id) {
      names += ["Requirements", "Logic"].map { name($0, after: flow.name) }
    }
    names += states[flow.states].map { name(naming.type($0.name).text, after: $0.name) }
    names += outcomes[flow.outcomes].map {
      name(naming.type($0.name).text, "Outcome", after: $0.name)
    }
    if naming.preview(of: id) != nil { names.append(name("Previews", after: flow.name)) }
    return names
      + flow.screens.filter { screens[$0].isView && !naming.events(of: $0).isEmpty }.map {
        name(naming.type(screens[$0].name).text, "Actions", after: screens[$0].name)
      }
      + flow.screens.filter { screens[$0].isView && naming.preview(of: screens[$0]) != nil }.map {
        name(naming.type(screens[$0].name).text, "Previews", after: screens[$0].name)
      }
  }
}

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
    var names = ["Destination", "ViewFactory", "CoordinatorModel", "Coordinator"]
    if !flow.entries.isEmpty { names.append("Entry") }
    if !naming.followings(of: flow).names.isEmpty { names.append("Following") }
    if hasRequirements(id) { names += ["Requirements", "Logic"] }
    if naming.preview(of: id) != nil { names.append("Previews") }
    let added = flow.screens.filter { id in
      screens[id].isView && naming.events(of: id).contains(where: \.isAdded)
    }
    return names.map { TypeName(text: prefix + $0, range: flow.name.range) }
      + naming.memberTypes(of: id, in: nil)
      + added.map { id in
        TypeName(
          text: prefix + naming.type(screens[id].name).text + "Actions", range: flow.name.range)
      }
  }

  /// The types that the code of a fragment declares, in source order.
  package func typeNames(of id: ID<Fragment>) -> [TypeName] {
    guard let flow = flows(including: id).first else { return [] }
    return SwiftNaming(project: self).memberTypes(of: flow, in: id)
  }
}

extension SwiftNaming {
  /// The types named after what a flow has of a fragment, or after what is its own.
  fileprivate func memberTypes(of id: ID<Flow>, in fragment: ID<Fragment>?) -> [TypeName] {
    let flow = project.flows[id]
    func name(_ name: Name, _ ending: String) -> TypeName? {
      guard project.fragment(declaring: name) == fragment else { return nil }
      let text = owner(of: name, in: id).text + type(name).text + ending
      return TypeName(text: text, range: name.range)
    }
    let groups = project.groups[flow.groups].filter { !$0.transitions.isEmpty }
    let views = flow.screens.filter { project.screens[$0].isView }
    let told = views.filter { events(of: $0).contains { !$0.isAdded } }
    let previewed = views.filter { preview(of: project.screens[$0]) != nil }
    return project.states[flow.states].compactMap { name($0.name, "") }
      + project.outcomes[flow.outcomes].compactMap { name($0.name, "Outcome") }
      + groups.compactMap { name($0.name, "Events") }
      + told.compactMap { name(project.screens[$0].name, "Actions") }
      + previewed.compactMap { name(project.screens[$0].name, "Previews") }
  }
}

import FlowDiagnostics

extension Resolution {
  /// Says so where a view would be given two things by one name: a parameter, and its events or the
  /// flow's scope.
  mutating func checkInputs(of flow: Flow) {
    for id in flow.screens {
      let screen = project.screens[id]
      switch screen.kind {
      case .external, .view: break
      default: continue
      }
      for parameter in project.parameters[screen.parameters] {
        switch text(parameter.name) {
        case "actions" where hasEvents(id, flow):
          taken(parameter.name, "the events of its screen")
        case "flow" where isAddedTo(id, flow):
          taken(parameter.name, "what a flow adds to the screen of a fragment")
        case "scope" where flow.scope != nil: taken(parameter.name, "the scope of its flow")
        default: break
        }
      }
    }
  }

  private func hasEvents(_ id: ID<Screen>, _ flow: Flow) -> Bool {
    let screen = project.screens[id]
    if case .external = screen.kind { return true }
    return !(screen.transitions.isEmpty && screen.uses.isEmpty && flow.anywhere.isEmpty)
      || !project.sequences(withStep: id).isEmpty || !project.heldEvents(sentFrom: id).isEmpty
  }

  /// Whether a flow adds events to a screen that a fragment declares.
  private func isAddedTo(_ id: ID<Screen>, _ flow: Flow) -> Bool {
    let screen = project.screens[id]
    guard let fragment = project.fragment(declaring: screen.name) else { return false }
    let groups = project.groupUses[screen.uses].compactMap(\.id).map { project.groups[$0].name }
    return !flow.anywhere.isEmpty
      || groups.contains { project.fragment(declaring: $0) != fragment }
      || project.heldEvents(sentFrom: id).contains {
        project.fragment(declaring: project.transitions[$0.transition].event) != fragment
      }
  }

  private mutating func taken(_ name: Name, _ what: String) {
    error(
      "invalid-name", "'\(text(name))' is taken: the view gets \(what) by this name",
      at: name.range, hint: "give the parameter another name")
  }
}

import FlowDiagnostics

extension Resolution {
  /// Says so where a view would be given two things by one name: a parameter, and its events or the
  /// flow's scope.
  mutating func checkInputs(of flow: Flow) {
    let steps = steps(of: flow)
    for id in flow.screens {
      let screen = project.screens[id]
      guard let isExternal = isExternalView(screen) else { continue }
      let hasEvents =
        !(screen.transitions.isEmpty && screen.uses.isEmpty && flow.anywhere.isEmpty)
        || steps.contains(id) || isExternal
      for parameter in project.parameters[screen.parameters] {
        switch text(parameter.name) {
        case "actions" where hasEvents: taken(parameter.name, "the events of its screen")
        case "flow" where isAddedTo(screen, flow):
          taken(parameter.name, "what a flow adds to the screen of a fragment")
        case "scope" where flow.scope != nil: taken(parameter.name, "the scope of its flow")
        default: break
        }
      }
    }
  }

  /// Whether a view is one that the app presents by itself; nothing where the screen is no view.
  private func isExternalView(_ screen: Screen) -> Bool? {
    switch screen.kind {
    case .view: false
    case .external: true
    default: nil
    }
  }

  /// The screens that are steps of sequences, which tell what comes next.
  private func steps(of flow: Flow) -> Set<ID<Screen>> {
    var found: Set<ID<Screen>> = []
    for screen in project.screens[flow.screens] {
      guard case .sequence(let sequence) = screen.kind else { continue }
      found.formUnion(project.steps[sequence.steps].compactMap(\.screen.id))
    }
    return found
  }

  /// Whether a flow adds events to a screen that a fragment declares.
  private func isAddedTo(_ screen: Screen, _ flow: Flow) -> Bool {
    guard let fragment = project.fragment(declaring: screen.name) else { return false }
    let groups = project.groupUses[screen.uses].compactMap(\.id).map { project.groups[$0].name }
    return !flow.anywhere.isEmpty
      || groups.contains { project.fragment(declaring: $0) != fragment }
  }

  private mutating func taken(_ name: Name, _ what: String) {
    error(
      "invalid-name", "a view is given \(what) as '\(text(name))', and can't be given more by it",
      at: name.range)
  }
}

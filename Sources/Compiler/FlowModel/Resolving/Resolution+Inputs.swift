import FlowDiagnostics

extension Resolution {
  /// Says so where a view would be given two things by one name: a parameter, and its events or the
  /// flow's scope.
  mutating func checkInputs(of flow: Flow) {
    for screen in project.screens[flow.screens] {
      guard case .view = screen.kind else { continue }
      let hasEvents = !(screen.transitions.isEmpty && screen.uses.isEmpty && flow.anywhere.isEmpty)
      for parameter in project.parameters[screen.parameters] {
        switch text(parameter.name) {
        case "actions" where hasEvents: taken(parameter.name, "the events of its screen")
        case "scope" where flow.scope != nil: taken(parameter.name, "the scope of its flow")
        default: break
        }
      }
    }
  }

  private mutating func taken(_ name: Name, _ what: String) {
    error(
      "invalid-name", "a view is given \(what) as '\(text(name))', and can't be given more by it",
      at: name.range)
  }
}

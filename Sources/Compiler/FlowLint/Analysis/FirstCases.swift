import FlowModel

/// A case of a switch that its flow starts with.
struct FirstCase {
  let holder: ID<Screen>
  let state: Name
  let value: Name
}

extension FlowProject {
  /// The cases of these switches, each by its screen; screens with parameters are left out.
  var casesShownFirst: [ID<Screen>: FirstCase] {
    var shown: [ID<Screen>: FirstCase] = [:]
    for start in flows.elements.compactMap({ $0.start?.id }) {
      guard case .switch(let state, let cases) = screens[start].kind else { continue }
      for one in self.cases[cases] {
        guard let screen = one.screen.id, screens[screen].parameters.isEmpty else { continue }
        shown[screen] = FirstCase(holder: start, state: state.name, value: one.value)
      }
    }
    return shown
  }
}

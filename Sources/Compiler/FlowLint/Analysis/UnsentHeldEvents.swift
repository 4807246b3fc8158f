import FlowModel
import FlowSyntax

extension FlowAnalysis {
  /// The events of tabs, columns, switches and sequences that no view sends.
  var unsentHeldEvents: [HeldEvent] {
    let hosts = project.screens.ids.filter { id in
      let screen = project.screens[id]
      return screen.kind.holdsOthers && !screen.transitions.isEmpty
    }
    if hosts.isEmpty { return [] }
    let sent = Set(
      project.screens.ids.flatMap { project.heldEvents(sentFrom: $0).map(\.transition) })
    return hosts.flatMap { host in
      let own = project.screens[host].transitions
      return project.ownEvents(of: host).filter { own.contains($0) && !sent.contains($0) }
        .map { HeldEvent(transition: $0, host: host) }
    }
  }

  /// The views that send the events of what holds them, if they have none of the same name.
  func viewsHeard(by host: ID<Screen>) -> [ID<Screen>] {
    project.screens.ids.filter { id in
      guard case .view = project.screens[id].kind else { return false }
      return project.heldEvents(of: id).contains { $0.host == host }
    }
  }
}

extension ScreenKind {
  fileprivate var holdsOthers: Bool {
    switch self {
    case .tabs, .split, .switch, .sequence: true
    case .view, .alert, .confirmationDialog, .embed, .external: false
    }
  }
}

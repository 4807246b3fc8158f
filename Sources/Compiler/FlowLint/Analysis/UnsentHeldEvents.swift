import FlowModel

/// The events of tabs, columns, a switch or a sequence that no view sends.
struct UnsentHeldEvents {
  let host: ID<Screen>
  let transitions: [ID<Transition>]
  /// The first screen whose views send events of the host; nothing if there is none.
  let view: ID<Screen>?
}

extension FlowAnalysis {
  /// The unsent events of each host that has any.
  var unsentHeldEvents: [UnsentHeldEvents] {
    let hosts = project.screens.ids.filter { project.screens[$0].kind.holdsOthers }
    var left: [ID<Screen>: Set<ID<Transition>>] = [:]
    for host in hosts where !project.screens[host].transitions.isEmpty {
      left[host] = Set(project.ownEvents(of: host))
    }
    if left.isEmpty { return [] }
    var views: [ID<Screen>: ID<Screen>] = [:]
    for screen in project.screens.ids where project.isViewHeard(screen) {
      // What other views send already is not looked at again.
      let listening = project.hostsThatHear(screen).filter { left[$0]?.isEmpty == false }
      if listening.isEmpty { continue }
      for host in listening where views[host] == nil { views[host] = screen }
      for event in project.heldEvents(sentFrom: screen) {
        left[event.host]?.remove(event.transition)
      }
    }
    return hosts.compactMap { host in
      guard let unsent = left[host], !unsent.isEmpty else { return nil }
      return UnsentHeldEvents(
        host: host, transitions: project.screens[host].transitions.filter(unsent.contains),
        view: views[host])
    }
  }
}

extension FlowProject {
  fileprivate func isViewHeard(_ screen: ID<Screen>) -> Bool {
    guard case .view = screens[screen].kind else { return false }
    return hearers[screen] != nil
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

import FlowDiagnostics
import FlowModel
import FlowProofs

extension FlowAnalysis {
  /// Each 'leaving' of a screen that always comes up without a back button and can't be swiped away.
  var leavingsWithoutExit: [Finding] {
    let candidates = project.screens.ids.filter { mayLackExit($0) }
    if candidates.isEmpty { return [] }
    var held: Set<ID<Screen>> = []
    var free: Set<ID<Screen>> = []
    for action in actions {
      switch project.actions[action.id].kind {
      case .show(let show):
        guard let target = show.target.id else { continue }
        let presentation = show.presentation ?? project.screens[target].presentation
        if presentation?.onlyEventsClose == true {
          held.insert(target)
        } else {
          free.insert(target)
        }
      case .setRoot(let target, _), .showInNextColumn(let target, _):
        if let target = target.id { free.insert(target) }
      default: continue
      }
    }
    return candidates.filter { held.contains($0) && !free.contains($0) }.compactMap { id in
      project.screens[id].leaving?.first.map { action in
        Finding(
          "'leaving' never happens: users can't swipe \(quoted(id)) away, and it has no back button",
          at: project.actions[action].range, on: id,
          hint: "delete it, and ask in the events that close \(quoted(id))")
      }
    }
  }

  /// Whether a screen with 'leaving' comes up by actions alone.
  private func mayLackExit(_ id: ID<Screen>) -> Bool {
    let screen = project.screens[id]
    if screen.leaving?.first == nil || !screen.deepLinks.isEmpty { return false }
    if case .embed = screen.kind { return false }
    return isReachable(id) && project.hosts[id, default: []].isEmpty
      && project.flows[screen.flow].start?.id != id
  }
}

extension Presentation {
  /// Whether it is a layer that users can't close by themselves, in any width.
  fileprivate var onlyEventsClose: Bool {
    if compactStyle != nil { return false }
    switch style {
    case .fullScreenCover: return true
    case .sheet, .popover: return interactiveDismissDisabled
    case .push, .plain, .animated, .replace: return false
    }
  }
}

import FlowModel
import FlowSemantics
import FlowStacks

extension Call {
  /// Whether the app may do something by it.
  var tells: Bool {
    switch self {
    case .effect, .began, .told(.finished, of: .run): true
    case .timerStarted, .told, .shownOnce: false
    }
  }
}

extension Replay.Played {
  /// Whether the app learned more than where to go by what happened last.
  var notifiesApp: Bool {
    if step.calls.contains(where: \.tells) { return true }
    switch events.last {
    case .answered, .outcome, .ended: return true
    default: return false
    }
  }
}

extension FlowProject {
  /// Whether the app may learn more than where to go by a screen that is shown, and so change its
  /// states.
  func mayNotifyApp(_ id: ID<Screen>) -> Bool {
    let screen = screens[id]
    if case .external = screen.kind { return true }
    if screen.awaits != nil || screen.leaving.map(isForTheApp) ?? false { return true }
    let shared = groupUses[screen.uses].compactMap { $0.id.map { groups[$0].transitions } }
    let all = [screen.transitions, flows[screen.flow].anywhere] + shared
    return all.joined().contains { isForTheApp(transitions[$0].actions) }
  }

  /// Whether a screen awaits something of which one end shows nothing, so that the app has to.
  func leavesAnEndToTheApp(_ id: ID<Screen>) -> Bool {
    let awaited = screens[id].transitions.flatMap { event -> [ID<Transition>] in
      actions(in: transitions[event].actions, into: .untilAnEnd).flatMap {
        action -> [ID<Transition>] in
        if case .await(let wait) = actions[action].kind { Array(wait.ends) } else { [] }
      }
    }
    let ends = screens[id].awaits?.outcome.id.map {
      outcomeEnds[outcomes[$0].ends].map(\.name.symbol)
    }
    let answers = (ends ?? []).compactMap { transition(of: id, on: $0) }
    return (awaited + answers).contains { end in
      let list = transitions[end].actions
      return list.allSatisfy { if case .none = actions[$0].kind { true } else { false } }
    }
  }

  /// Whether a list has something for the app, or shows nothing, or something that follows it has.
  func isForTheApp(_ list: ActionList) -> Bool {
    list.isEmpty
      || actions(in: list, into: .all).contains { id in
        let action = actions[id].kind
        switch action {
        case .none, .effect, .await: return true
        case .show: return lists(within: action, .followings).contains { $0.actions.isEmpty }
        default: return false
        }
      }
  }
}

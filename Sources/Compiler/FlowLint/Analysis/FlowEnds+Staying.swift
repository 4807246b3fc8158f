import FlowModel

extension FlowEnds {
  /// That nothing follows a sequence which nothing lies below: `next` on its last step does nothing.
  ///
  /// If an event of a last step leads on, views can send that one instead of `next`.
  func unhandledEnd(of sequence: ScreenSequence, _ id: ID<Screen>) -> Finding? {
    guard bottoms.contains(id), sequence.then == nil,
      project.transition(in: project.screens[id].transitions, on: Keyword.finished.symbol) == nil
    else { return nil }
    let last = lastScreens(of: sequence)
    if last.isEmpty || last.contains(where: { leadsOn(from: $0, in: id) }) { return nil }
    let name = analysis.quoted(id)
    return Finding(
      "nothing follows when \(name) finishes: its last screen stays",
      at: project.screens[id].name.range, on: id,
      hint: project.isCase(id)
        ? "add 'then' to \(name): an effect with which the app changes the state, or 'none' if it does so anyway"
        : "add 'then: …' to \(name); 'none' if the user is meant to stay")
  }

  /// The screens that can be the last step: those from the last one on that is always shown.
  private func lastScreens(of sequence: ScreenSequence) -> [ID<Screen>] {
    let steps = project.steps[sequence.steps]
    let start = steps.lastIndex { step in
      step.when == nil && step.forEach == nil
        && step.screen.id.map { project.screens[$0].requires == nil } ?? true
    }
    return steps[(start ?? steps.startIndex)...].compactMap(\.screen.id)
  }

  /// Whether a step has an event that shows another screen in its place or on it, ends its flow, or tells the
  /// app, which can change the state of a switch.
  private func leadsOn(from step: ID<Screen>, in host: ID<Screen>) -> Bool {
    let screen = project.screens[step]
    if screen.isTerminal { return true }
    let events =
      project.listsOfEvents(of: screen) + [
        project.screens[host].transitions, screen.awaits?.ends ?? .empty,
        project.flows[screen.flow].anywhere,
      ]
    return events.joined().contains { event in
      project.actions(in: project.transitions[event].actions, into: .all).contains {
        leadsOn(project.actions[$0].kind)
      }
    }
  }

  private func leadsOn(_ action: ActionKind) -> Bool {
    switch action {
    case .setRoot, .showInNextColumn, .tab, .finish, .cancel: return true
    case .effect: return project.hasSwitches
    case .show(let show):
      switch project.style(of: show) {
      case .push, .fullScreenCover, .plain, .animated, .replace:
        return show.target.id.map { project.screens[$0].alert == nil } ?? true
      case .sheet, .popover: return false
      }
    default: return false
    }
  }
}

extension FlowEnds {
  /// That the end of a flow in a tab only leads to another tab: the last screen of the flow stays in its own.
  func staysInTab(_ flow: ID<Flow>, in host: ID<Screen>) -> Finding? {
    guard bottoms.contains(host), finishing.contains(flow),
      let event = project.transition(
        in: project.screens[host].transitions, on: Keyword.finished.symbol),
      let tab = firstMove(of: project.transitions[event].actions),
      case .tab = project.actions[tab].kind
    else { return nil }
    let name = project.text(project.screens[host].name)
    return Finding(
      "the last screen of \(analysis.quoted(project.flows[flow].name)) stays in its tab, and no longer responds",
      at: project.actions[tab].range, on: host,
      hint: "begin it anew before this: '{ to: \(name), style: replace }'")
  }

  /// The first action that moves, if no other one sets a root.
  private func firstMove(of list: ActionList) -> ID<Action>? {
    let moves = project.actions(in: list, into: .ofOneEvent).filter {
      project.actions[$0].kind.moves
    }
    let setsRoot = moves.contains {
      if case .setRoot = project.actions[$0].kind { true } else { false }
    }
    return setsRoot ? nil : moves.first
  }
}

extension FlowProject {
  /// Whether a switch shows a screen for a value of its state.
  fileprivate func isCase(_ screen: ID<Screen>) -> Bool {
    hosts[screen, default: []].contains { host in
      if case .switch = screens[host].kind { true } else { false }
    }
  }

  fileprivate var hasSwitches: Bool {
    screens.elements.contains { if case .switch = $0.kind { true } else { false } }
  }
}

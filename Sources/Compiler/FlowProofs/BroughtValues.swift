import FlowModel

/// What a screen is given that may differ each time an action shows it.
package enum BroughtValues: Comparable, Sendable {
  case none
  /// What the view sends with its event.
  case ofEvent
  /// What something has ended with.
  case ofEnd
}

extension FlowProject {
  /// The actions that give a screen something that may differ each time.
  package var broughtValues: [ID<Action>: BroughtValues] {
    var all: [ID<Action>: BroughtValues] = [:]
    for id in screens.ids {
      let awaited = screens[id].awaits?.outcome.id.map { outcomeEnds[outcomes[$0].ends] } ?? []
      let ends = Set(awaited.map(\.name.symbol))
      for event in screens[id].transitions {
        let isEnd = screens[id].isRun || ends.contains(transitions[event].event.symbol)
        note(event, isEnd: isEnd, in: &all)
      }
    }
    for flow in flows.elements {
      let shared = groups[flow.groups].map(\.transitions) + [flow.anywhere, flow.app]
      for event in shared.joined() { note(event, isEnd: false, in: &all) }
    }
    return all
  }

  private func note(
    _ event: ID<Transition>, isEnd: Bool, in all: inout [ID<Action>: BroughtValues]
  ) {
    walk(transitions[event].actions, into: .all, from: Bringing(event: event, isEnd: isEnd)) {
      guard case .show(let show) = actions[$0].kind else { return }
      let values = values(of: show, $1)
      if values != .none { all[$0] = values }
    } enter: { list, _, bringing in
      switch list.role {
      case .then, .otherwise, .choice, .absent, .later: bringing
      case .answer(let end), .end(let end): Bringing(event: end, isEnd: true)
      case .finished, .cancelled, .dismissed: Bringing(event: nil, isEnd: true)
      }
    }
  }

  private func values(of show: Show, _ bringing: Bringing) -> BroughtValues {
    guard let target = show.target.id else { return .none }
    let own: BroughtValues = bringing.isEnd ? .ofEnd : .ofEvent
    let given = arguments[show.arguments]
    let byValue = given.map { argument -> BroughtValues in
      switch argument.value {
      case .event: own
      case .result: .ofEnd
      case .screen, .literal: .none
      }
    }
    let brought = bringing.event.map { transitions[$0] }
    let names = brought.map { parameters[$0.parameters].map(\.name.symbol) } ?? []
    let byName = parameters[screens[target].parameters].map { parameter -> BroughtValues in
      if given.contains(where: { $0.parameter.symbol == parameter.name.symbol }) {
        return .none
      }
      let bringsAll = brought.map { !$0.declaresParameters } ?? false
      let isBrought =
        names.contains(parameter.name.symbol) || bringsAll && parameter.defaultValue == nil
      return isBrought ? own : .none
    }
    return (byValue + byName).max() ?? .none
  }
}

/// What there is to give in a list.
private struct Bringing {
  /// Nothing after an end without a name.
  let event: ID<Transition>?
  let isEnd: Bool
}

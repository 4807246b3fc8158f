import FlowDiagnostics
import FlowModel
import FlowSyntax

/// Events are known by their names alone: what sends or hears one has to be called like it.
extension NameTable {
  mutating func linkEvents(of project: FlowProject) {
    declareEvents(of: project)
    let eventsOfSteps = project.eventsOfSteps
    for id in project.screens.ids {
      let heard = HeardEvents(of: id, in: project, asStep: eventsOfSteps[id] ?? [])
      link(heard, of: project.screens[id], in: project)
    }
    for flow in project.flows.elements { linkButtonsOfTheApp(in: flow, of: project) }
  }

  private mutating func declareEvents(of project: FlowProject) {
    for screen in project.screens.elements {
      let flow = project.flows[screen.flow].name
      declareEvents(screen.transitions, of: [flow, screen.name], in: project)
      for button in project.buttons[screen.alert?.buttons ?? .empty] where button.sendsEvent {
        declare(.event, button.name, in: flow, screen.name)
      }
      guard case .tabs(let tabs) = screen.kind else { continue }
      for event in project.tabs[tabs].compactMap(\.event) {
        declare(.event, event, in: flow, screen.name)
      }
    }
    for flow in project.flows.elements {
      for group in project.groups[flow.groups] {
        declareEvents(group.transitions, of: [flow.name, group.name], in: project)
      }
      declareEvents(flow.anywhere, of: [flow.name], in: project)
      declareEvents(flow.app, of: [flow.name], in: project)
    }
  }

  private mutating func declareEvents(
    _ transitions: IDRange<Transition>, of owners: [Name], in project: FlowProject
  ) {
    for transition in project.transitions[transitions] where !project.isNamedEnd(transition.event) {
      declare(.event, transition.event, in: owners)
    }
  }

  /// A screen's own event hides those that it shares, and is what buttons, tabs and ends send.
  private mutating func link(
    _ heard: HeardEvents, of screen: Screen, in project: FlowProject
  ) {
    for (own, hidden) in heard.hiding { linkEvents(own, hidden) }
    for list in heard.lists {
      for button in project.buttons(shownIn: list) { link(button, heard) }
    }
    if case .tabs(let tabs) = screen.kind {
      for event in project.tabs[tabs].compactMap(\.event) { link(event, heard) }
    }
    guard let outcome = screen.awaits?.outcome.id else { return }
    for end in project.outcomeEnds[project.outcomes[outcome].ends] {
      guard let event = heard.event(end.name.symbol) else { continue }
      link(declare(.end, end.name), declare(.event, event))
    }
  }

  private mutating func link(_ sender: Name, _ heard: HeardEvents) {
    if let event = heard.event(sender.symbol) { linkEvents(sender, event) }
  }

  private mutating func linkEvents(_ one: Name, _ other: Name) {
    link(declare(.event, one), declare(.event, other))
  }

  /// An alert that the app brings up may stand on any screen.
  private mutating func linkButtonsOfTheApp(in flow: Flow, of project: FlowProject) {
    let lists =
      project.transitions[flow.app].map(\.actions) + project.entries[flow.entries].map(\.actions)
    let buttons = lists.flatMap { project.buttons(shownIn: $0) }
    if buttons.isEmpty { return }
    for id in flow.screens {
      let heard = HeardEvents(of: id, in: project, asStep: [])
      for button in buttons { link(button, heard) }
    }
  }
}

/// The events that a screen hears, and the lists of actions that run on it.
private struct HeardEvents {
  private let project: FlowProject
  private let screen: ID<Screen>
  private let stepEvents: [IDRange<Transition>]

  init(of screen: ID<Screen>, in project: FlowProject, asStep: [IDRange<Transition>]) {
    self.project = project
    self.screen = screen
    stepEvents = asStep
  }

  func event(_ symbol: Symbol) -> Name? {
    let own = project.transition(of: screen, on: symbol)
    let ofSteps = stepEvents.lazy.compactMap { project.transition(in: $0, on: symbol) }.first
    return (own ?? ofSteps).map { project.transitions[$0].event }
  }

  /// The events that the screen shares with others.
  private var shared: [IDRange<Transition>] {
    let declared = project.screens[screen]
    return project.groupUses[declared.uses].compactMap(\.id).map { project.groups[$0].transitions }
      + stepEvents + [project.flows[declared.flow].anywhere]
  }

  /// Shared events, each with the one that the screen hears in its place.
  var hiding: [(own: Name, hidden: Name)] {
    shared.flatMap { project.transitions[$0] }.compactMap { transition in
      guard let own = event(transition.event.symbol), own.range != transition.event.range else {
        return nil
      }
      return (own, transition.event)
    }
  }

  var lists: [ActionList] {
    let declared = project.screens[screen]
    return ([declared.transitions] + shared).flatMap { project.transitions[$0].map(\.actions) }
      + (declared.leaving.map { [$0] } ?? [])
  }
}

extension FlowProject {
  /// The events that screens have as steps of sequences, and in tabs, columns and switches.
  fileprivate var eventsOfSteps: [ID<Screen>: [IDRange<Transition>]] {
    var events: [ID<Screen>: [IDRange<Transition>]] = [:]
    for id in screens.ids {
      for host in hostsThatHear(id) where !screens[host].transitions.isEmpty {
        events[id, default: []].append(screens[host].transitions)
      }
    }
    return events
  }

  /// The buttons that send an event, of all alerts that a list shows.
  fileprivate func buttons(shownIn list: ActionList) -> [Name] {
    actions(in: list, into: .all).flatMap { id -> [Name] in
      guard case .show(let show) = actions[id].kind, let target = show.target.id,
        let alert = screens[target].alert
      else { return [] }
      return buttons[alert.buttons].filter(\.sendsEvent).map(\.name)
    }
  }
}

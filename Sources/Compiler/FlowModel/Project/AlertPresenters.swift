import FlowSyntax

/// The screens that present alerts: their events are what the buttons send.
package struct AlertPresenters: Sendable {
  /// Where an action happens, as far as its list says.
  package enum Place: Hashable, Sendable {
    case screen(ID<Screen>)
    /// What is left when a screen, or what runs in its place, has gone.
    case below(ID<Screen>)
    /// The screens on which an event means this transition of a group that they use, or of 'anywhere'.
    case users(of: ID<EventGroup>, ID<Transition>)
    case views(of: ID<Flow>, ID<Transition>)
    /// Whatever is on top when something comes from outside.
    case outside(ID<Flow>)
    /// Somewhere in a flow.
    case unknown(ID<Flow>)
  }

  /// An alert that comes up, and where.
  package struct Use: Hashable, Sendable {
    package let alert: ID<Screen>
    package let place: Place
  }

  /// Each once, in the order of the screens and then of the flows.
  package private(set) var uses: [Use] = []
  private var openings: [ID<Screen>: [Place]] = [:]
  private var users: [ID<EventGroup>: [ID<Screen>]] = [:]
  /// The steps of each sequence.
  private var steps: [ID<Screen>: [ID<Screen>]] = [:]

  init() {}

  init(of project: FlowProject) {
    for id in project.screens.ids { visit(id, of: project) }
    for id in project.flows.ids { visit(id, of: project) }
    var seen: Set<Use> = []
    uses = uses.filter { seen.insert($0).inserted }
  }

  private mutating func visit(_ id: ID<Screen>, of project: FlowProject) {
    let screen = project.screens[id]
    for transition in project.transitions[screen.transitions] {
      let isEnd = screen.isRun && project.ends.contains(transition.event.symbol)
      visit(transition.actions, at: isEnd ? .below(id) : .screen(id), screen.flow, of: project)
    }
    if let leaving = screen.leaving { visit(leaving, at: .screen(id), screen.flow, of: project) }
    for group in project.groupUses[screen.uses].compactMap(\.id) {
      users[group, default: []].append(id)
    }
    for sequence in project.sequences(heardBy: id) { steps[sequence, default: []].append(id) }
    guard case .sequence(let sequence) = screen.kind else { return }
    for list in [sequence.then, sequence.skip].compactMap({ $0 }) {
      visit(list, at: .below(id), screen.flow, of: project)
    }
    for step in project.steps[sequence.steps].compactMap(\.screen.id) {
      openings[step, default: []].append(.unknown(screen.flow))
    }
  }

  private mutating func visit(_ id: ID<Flow>, of project: FlowProject) {
    let flow = project.flows[id]
    for group in flow.groups {
      for transition in project.groups[group].transitions {
        visit(
          project.transitions[transition].actions, at: .users(of: group, transition), id,
          of: project)
      }
    }
    for transition in flow.anywhere {
      visit(
        project.transitions[transition].actions, at: .views(of: id, transition), id, of: project)
    }
    for transition in project.transitions[flow.app] {
      visit(transition.actions, at: .outside(id), id, of: project)
    }
    for entry in project.entries[flow.entries] {
      visit(entry.actions, at: .unknown(id), id, of: project)
    }
  }

  /// What follows an end is done where the opening was: at the screen that opened it.
  private mutating func visit(
    _ list: ActionList, at place: Place, _ flow: ID<Flow>, of project: FlowProject
  ) {
    project.walk(list, into: .all, from: place) { id, place in
      note(project.actions[id].kind, at: place, in: project)
      place = project.place(after: project.actions[id].kind, at: place, in: flow)
    } enter: { _, _, place in
      place
    }
  }

  private mutating func note(_ action: ActionKind, at place: Place, in project: FlowProject) {
    guard case .show(let show) = action, let target = show.target.id else { return }
    if project.screens[target].alert == nil {
      openings[target, default: []].append(place)
    } else {
      uses.append(Use(alert: target, place: place))
    }
  }
}

extension AlertPresenters {
  /// The screens that a place stands for, and whether it may be another one of its flow, too.
  package func screens(
    at place: Place, in project: FlowProject
  ) -> (known: [ID<Screen>], isOpen: Bool) {
    var known: [ID<Screen>] = []
    var isOpen = false
    var seen: Set<Place> = [place]
    var waiting = [place]
    while let next = waiting.popLast() {
      switch next {
      case .screen(let id): known += project.screens[id].isSequence ? steps[id] ?? [] : [id]
      case .users(let group, let transition):
        known += (users[group] ?? []).filter { project.has($0, transition) }
      case .views(let flow, let transition):
        known += project.flows[flow].screens.filter { id in
          if case .view = project.screens[id].kind { project.has(id, transition) } else { false }
        }
      case .outside, .unknown: isOpen = true
      case .below(let id):
        let openings = openings[id] ?? []
        if openings.isEmpty { isOpen = true }
        waiting += openings.reversed().filter { seen.insert($0).inserted }
      }
    }
    var told: Set<ID<Screen>> = []
    return (known.filter { told.insert($0).inserted }, isOpen)
  }
}

extension FlowProject {
  /// Whether an event of a screen means a transition of a group or of 'anywhere'.
  fileprivate func has(_ screen: ID<Screen>, _ shared: ID<Transition>) -> Bool {
    transition(of: screen, on: transitions[shared].event.symbol) == shared
  }

  /// Where the next action of a list happens.
  fileprivate func place(
    after action: ActionKind, at place: AlertPresenters.Place, in flow: ID<Flow>
  ) -> AlertPresenters.Place {
    switch action {
    case .none, .effect, .when, .choose, .await, .after: return place
    case .show(let show) where show.target.id.map { screens[$0].alert != nil } ?? false:
      return place
    case .show(let show): return top(of: show.target, in: flow)
    case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _):
      return top(of: target, in: flow)
    case .backTo(let target, let otherwise), .dismissTo(let target, let otherwise):
      return otherwise.isEmpty ? top(of: target, in: flow) : .unknown(flow)
    case .back:
      if case .screen(let id) = place { return .below(id) }
      return .unknown(flow)
    case .backToRoot, .dismiss, .dismissAll, .finish, .cancel: return .unknown(flow)
    }
  }

  /// What is on top where a screen is: the screen itself, unless it holds others.
  private func top(
    of target: Reference<Screen>, in flow: ID<Flow>
  ) -> AlertPresenters.Place {
    guard let id = target.id, case .view = screens[id].kind else { return .unknown(flow) }
    return .screen(id)
  }
}

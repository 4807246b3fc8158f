import FlowDiagnostics

/// What no app has: flows with more of it are generated or broken, and take longer than anyone waits.
enum Limit {
  static let tabs = 32
  static let actions = 64
  static let choices = 256
  static let containers = 32
  static let variants = 64
  static let sharedEvents = 1000
  static let linkedScreens = 64
}

extension Resolution {
  /// Says where a project has more of something than any app, and leaves that out.
  mutating func checkLimits() {
    for id in project.screens.ids {
      guard case .tabs(let tabs) = project.screens[id].kind, tabs.count > Limit.tabs else {
        continue
      }
      let end = tabs.startIndex + Limit.tabs
      project.screens[id].kind = .tabs(IDRange(tabs.startIndex, end))
      tooMuch(
        "more than \(Limit.tabs) tabs side by side", at: project.tabs[ID<Tab>(end)].range)
    }
    for flow in project.flows.elements where flow.variants.count > Limit.variants {
      let first = project.variants[ID<Variant>(flow.variants.startIndex + Limit.variants)]
      tooMuch("more than \(Limit.variants) variants of a flow", at: first.name.range)
    }
    for flow in project.flows.ids { boundSharedEvents(of: flow) }
    let deep = containersInTooMany
    for screen in deep { project.screens[screen].kind = .view }
    if let first = deep.first {
      tooMuch(
        "more than \(Limit.containers) nested tabs, splits and switches",
        at: project.screens[first].name.range)
    }
  }

  /// Leaves out the shared events past the limit: rules look at each of them on every screen that has it.
  private mutating func boundSharedEvents(of flow: ID<Flow>) {
    project.flows[flow].anywhere = bounded(project.flows[flow].anywhere)
    for group in project.flows[flow].groups {
      project.groups[group].transitions = bounded(project.groups[group].transitions)
    }
    let most = Limit.sharedEvents - project.flows[flow].anywhere.count
    var first: SourceRange?
    for screen in project.flows[flow].screens {
      let uses = project.screens[screen].uses
      guard let end = firstUse(in: uses, past: most) else { continue }
      first = first ?? project.groupUses[uses[end]].name.range
      project.screens[screen].uses = IDRange(uses.startIndex, end)
    }
    if let first { tooManySharedEvents("on one screen", at: first) }
  }

  /// The place of the first group with which a screen has more shared events than it may have.
  private func firstUse(in uses: IDRange<EventGroup.Use>, past most: Int) -> Int? {
    var count = 0
    return uses.indices.first { place in
      count += project.groupUses[uses[place]].id.map { project.groups[$0].transitions.count } ?? 0
      return count > most
    }
  }

  /// The events of a group, or of `anywhere`, as far as any goes.
  private mutating func bounded(_ shared: IDRange<Transition>) -> IDRange<Transition> {
    if shared.count <= Limit.sharedEvents { return shared }
    let end = shared.startIndex + Limit.sharedEvents
    let event = project.transitions[ID<Transition>(end)].event
    tooManySharedEvents("in one place", at: event.range)
    return IDRange(shared.startIndex, end)
  }

  private mutating func tooManySharedEvents(_ place: String, at range: SourceRange) {
    tooMuch(
      "more than \(Limit.sharedEvents) shared events \(place)", at: range,
      hint: "give each screen the events that it sends")
  }

  /// The actions of a list, as far as any goes.
  mutating func bounded(_ actions: [Action]) -> [Action] {
    if actions.count <= Limit.actions { return actions }
    tooMuch(
      "more than \(Limit.actions) actions in one list", at: actions[Limit.actions].range,
      hint: "let the app do in one effect what belongs together")
    return Array(actions.prefix(Limit.actions))
  }

  /// The choices of a decision, as far as any goes.
  mutating func bounded(_ choices: [Syntax]) -> [Syntax] {
    if choices.count <= Limit.choices { return choices }
    tooMuch(
      "more than \(Limit.choices) choices in one decision", at: choices[Limit.choices].range,
      hint: "ask the app once, and await an outcome")
    return Array(choices.prefix(Limit.choices))
  }

  mutating func linkIsTooLong(_ link: Text) {
    tooMuch(
      "more than \(Limit.linkedScreens) screens on the way of a link", at: link.range,
      hint: "let it open its screen with 'onTop: true', or from an 'entry' of fewer screens")
  }

  private mutating func tooMuch(
    _ what: String, at range: SourceRange,
    hint: String = "split it into several flows, and embed one in another"
  ) {
    error("flow-limits", "there are \(what)", at: range, hint: hint)
  }

  /// The containers that are nested as deep as they may be. Of containers that contain themselves, and
  /// of those below, it is all but that many.
  private var containersInTooMany: [ID<Screen>] {
    var holders = [Int](repeating: 0, count: project.screens.ids.count)
    let contents = project.screens.ids.map { project.contents(of: $0) }
    for held in contents.joined() { holders[Int(held.index)] += 1 }
    var depths = [Int](repeating: 0, count: holders.count)
    var waiting = project.screens.ids.filter { holders[Int($0.index)] == 0 }
    while let screen = waiting.popLast() {
      let depth = depths[Int(screen.index)] + 1
      for held in contents[Int(screen.index)] {
        depths[Int(held.index)] = max(depths[Int(held.index)], depth)
        holders[Int(held.index)] -= 1
        if holders[Int(held.index)] == 0 { waiting.append(held) }
      }
    }
    let containers = project.screens.ids.filter { !contents[Int($0.index)].isEmpty }
    // Containers that contain themselves have no order.
    let endless = containers.filter { holders[Int($0.index)] > 0 }.dropFirst(Limit.containers)
    return containers.filter { depths[Int($0.index)] >= Limit.containers } + endless
  }
}

extension FlowProject {
  /// The screens that a container shows as its parts.
  fileprivate func contents(of id: ID<Screen>) -> [ID<Screen>] {
    switch screens[id].kind {
    case .tabs(let all): tabs[all].compactMap { $0.screen?.id }
    case .split(let all): columns[all].compactMap(\.screen.id)
    case .switch(_, let all): cases[all].compactMap(\.screen.id)
    default: []
    }
  }
}

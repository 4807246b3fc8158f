import FlowModel

extension FlowStack {
  /// Something that is still to come up in a place.
  private struct Coming {
    var screen: ID<Screen>
    var seat: Seat
    var zone: Interned<Zone>
    var opening: Opening?
    var step: Int32
    var before: [Placing]
    var label: Int32 = -1
    /// Whether a list goes on at what comes up.
    var listGoesOn = false
    var chain: Set<ID<Screen>> = []
  }

  /// What comes up with a screen, bottom to top, in every way that it can.
  ///
  /// Of tabs and columns one is followed at a time, of a switch one case: that at which a list goes
  /// on, or another one after that.
  mutating func opened(
    _ screen: ID<Screen>, _ seat: Seat, _ zone: Interned<Zone>, _ opening: Opening?,
    step: Int32 = -1, then rest: Interned<Cursor> = .nothing
  ) -> [[Placing]] {
    var found: [[Placing]] = []
    var waiting = [
      Coming(
        screen: screen, seat: seat, zone: zone, opening: opening, step: step, before: [],
        listGoesOn: rest != .nothing)
    ]
    while var coming = waiting.popLast() {
      if !coming.chain.insert(coming.screen).inserted { continue }
      switch project.screens[coming.screen].kind {
      case .embed(let flow): if let inner = embedded(flow, coming) { waiting.append(inner) }
      case .sequence(let sequence): waiting += firstSteps(of: sequence, coming).reversed()
      default:
        let inside = contents(of: coming)
        if inside.isEmpty || mayBeEmpty(coming.screen) {
          found.append(coming.before + [placing(coming)])
        }
        waiting += inside.reversed()
      }
    }
    return found
  }

  private mutating func placing(_ coming: Coming) -> Placing {
    let screen = project.screens[coming.screen]
    var seat = coming.seat
    if screen.isScreenRun {
      seat.runs.append(
        StackRun(
          kind: .screen, host: coming.screen, opener: coming.opening, outer: coming.zone,
          step: coming.step))
    } else if let opening = coming.opening, opening.action != nil {
      seat.opener = opening
    }
    if case .external = screen.kind { note(.external) }
    if screen.leaving != nil { note(.leaving) }
    if screen.awaits != nil { note(.awaiting) }
    let symbol = StackSymbol(
      screen: coming.screen, step: coming.step, seat: seats.number(of: seat), zone: coming.zone)
    return Placing(symbol: symbols.number(of: symbol).index, label: coming.label)
  }

  private mutating func embedded(_ flow: Reference<Flow>, _ coming: Coming) -> Coming? {
    guard let flow = flow.id, let start = project.flows[flow].start?.id else { return nil }
    return inside(.flow(flow), start, coming) { $0.flow = flow }
  }

  /// The first screen of a run.
  private mutating func inside(
    _ kind: StackRun.Kind, _ first: ID<Screen>, _ coming: Coming, _ change: (inout Zone) -> Void
  ) -> Coming? {
    if coming.seat.runs.count(where: { $0.host == coming.screen }) == Self.deepest {
      // What takes its own place again and again would make runs in runs without end.
      note(.tooLarge)
      return nil
    }
    var inner = coming
    let outer = zones[coming.zone]
    var zone = Zone(
      flow: outer.flow, sequence: nil, isMain: false, canSwipe: outer.canSwipe,
      container: outer.container, part: outer.part,
      hosts: outer.hosts | (promisedHosts[coming.screen] ?? 0))
    change(&zone)
    inner.zone = zones.number(of: zone)
    inner.seat.runs.append(
      StackRun(
        kind: kind, host: coming.screen, opener: coming.opening, outer: coming.zone,
        step: coming.step))
    inner.opening = nil
    inner.step = -1
    inner.screen = first
    return inner
  }

  private mutating func firstSteps(of sequence: ScreenSequence, _ coming: Coming) -> [Coming] {
    note(.sequence)
    let steps = candidates(in: sequence, from: 0, resuming: sequence.resumes != nil)
    return steps.compactMap { index, screen in
      var first = inside(.sequence(coming.screen), screen, coming) { $0.sequence = coming.screen }
      first?.step = Int32(index)
      return first
    }
  }

  /// The steps that may be the next one: up to the first that has no condition, or all where the
  /// sequence goes on wherever it was left.
  func candidates(
    in sequence: ScreenSequence, from index: Int, resuming: Bool = false
  ) -> [(index: Int, screen: ID<Screen>)] {
    var found: [(Int, ID<Screen>)] = []
    for (index, step) in project.steps[sequence.steps].enumerated().dropFirst(index) {
      guard let screen = step.screen.id else { continue }
      let passage = passage(to: screen)
      if !passage.isPossible || step.when.map({ refutes($0) }) == true { continue }
      found.append((index, screen))
      if step.when == nil, !passage.isAsked, !resuming { break }
    }
    return found
  }

  /// Whether it is a switch that shows nothing for some value.
  func mayBeEmpty(_ screen: ID<Screen>) -> Bool {
    guard case .switch(let state, let cases) = project.screens[screen].kind, let id = state.id
    else { return false }
    let shown = Set(project.cases[cases].compactMap(\.index))
    return project.states[id].cases.indices.contains { index in
      let value = index - project.states[id].cases.startIndex
      return !shown.contains(value) && !premise.excludes(id, value)
    }
  }

  /// The first tab that is shown is selected, and the others can be.
  private mutating func contents(of tabs: IDRange<Tab>, _ coming: Coming) -> [Coming] {
    note(.tabs)
    var found: [Coming] = []
    var mayBeFirst = true
    for (index, tab) in project.tabs[tabs].enumerated() {
      guard let screen = tab.screen?.id, mayShow(tab) else { continue }
      var labels: [Int32] = mayBeFirst ? [-1] : []
      if !found.isEmpty, passage(to: screen).isPossible {
        labels.append(label(.tab(coming.screen, index: index)))
      }
      found += labels.map { root(screen, in: coming, part: index, label: $0) }
      if !tab.mayBeHidden { mayBeFirst = false }
    }
    return found
  }

  /// What comes up in a container; nothing for what is none.
  private mutating func contents(of coming: Coming) -> [Coming] {
    switch project.screens[coming.screen].kind {
    case .tabs(let tabs): return contents(of: tabs, coming)
    case .split(let columns):
      note(.split)
      return project.columns[columns].enumerated().compactMap { index, column in
        column.screen.id.map { root($0, in: coming, part: index) }
      }
    case .switch(let state, let cases):
      note(.container)
      let labels = coming.listGoesOn ? [-1, label(.changed)] : [-1]
      return project.cases[cases].enumerated().flatMap { index, shown -> [Coming] in
        guard let screen = shown.screen.id else { return [] }
        if let state = state.id, premise.excludes(state, shown.index) { return [] }
        return labels.map { root(screen, in: coming, part: index, label: $0) }
      }
    default: return []
    }
  }

  private mutating func root(
    _ screen: ID<Screen>, in coming: Coming, part: Int, label: Int32 = -1
  ) -> Coming {
    var coming = coming
    var zone = zones[coming.zone]
    if isNested(coming.screen, in: zone.container) {
      // Containers in themselves would make symbols without end, and deep ones too many.
      note(.tooLarge)
      zone.container = -1
      zone.part = -1
      coming.zone = zones.number(of: zone)
    }
    let container = placing(coming)
    add(lookedFor[coming.screen] ?? 0, to: &zone)
    zone.container = container.symbol
    zone.part = Int32(part)
    return Coming(
      screen: screen, seat: Seat(arrival: .root, base: .container),
      zone: zones.number(of: zone), opening: nil, step: -1, before: coming.before + [container],
      label: label, listGoesOn: coming.listGoesOn && label < 0, chain: coming.chain)
  }

  private static let deepest = 3

  private func isNested(_ screen: ID<Screen>, in container: Int32) -> Bool {
    var depth = 0
    var holder = container
    while holder >= 0 {
      depth += 1
      if depth == Self.deepest || symbol(holder).screen == screen { return true }
      holder = zone(holder).container
    }
    return false
  }

  /// What the stack can begin with.
  mutating func start() -> [[Placing]] {
    guard let start = project.flows[flow].start?.id else { return [] }
    if passage(to: start).isAsked { note(.requires) }
    let zone = zones.number(of: Zone(flow: flow, isMain: true))
    return opened(start, Seat(arrival: .root, base: .root), zone, nil)
  }
}

extension Screen {
  /// Whether it is a run by itself.
  var isScreenRun: Bool {
    if case .external = kind { return true }
    return returns != nil
  }
}

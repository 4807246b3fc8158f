import FlowModel
import FlowSyntax

extension SwiftNaming {
  /// The events that the views of a screen can send, each with what happens on it.
  func events(of screen: ID<Screen>) -> [EventContext] {
    var hosts = Dictionary(
      project.heldEvents(of: screen).map { ($0.transition, $0.host) }, uniquingKeysWith: { $1 })
    if !hosts.isEmpty {
      for own in project.ownEvents(of: screen) { hosts[own] = nil }
    }
    let declared = project.events(sentFrom: screen).map { id in
      var event = hosts[id].map { self.event(id, heldBy: $0, for: screen) } ?? event(id, of: screen)
      event.isAdded = project.isAdded(id, to: screen)
      if project.screens[screen].holdsOthers { event.hasFunction = true }
      return event
    }
    let others = sequenceEvents(of: screen) + externalEvents(of: screen)
    if others.isEmpty { return declared }
    let names = Set(declared.map(\.name))
    return declared + others.filter { !names.contains($0.name) }
  }

  /// Whether `events` has one that isn't added; only where that isn't plain are they made.
  func hasEvents(_ screen: ID<Screen>) -> Bool {
    project.firstEvent(sentFrom: screen) { !project.isAdded($0, to: screen) } != nil
      || events(of: screen).contains { !$0.isAdded }
  }

  /// An event as its handler has it; made once, since every alert asks for those of its buttons.
  func event(_ id: ID<Transition>, of screen: ID<Screen>?) -> EventContext {
    let source = EventSource(transition: id, screen: screen)
    if let known = knownEvents[source] { return known }
    let event = madeEvent(id, of: screen)
    knownEvents[source] = event
    return event
  }

  private func madeEvent(_ id: ID<Transition>, of screen: ID<Screen>?) -> EventContext {
    let transition = project.transitions[id]
    let name = value(transition.event)
    var writer = StatementWriter(
      naming: self, event: name, bringing: transition.parameters, from: screen)
    writer.result = screen.flatMap { project.screens[$0].returns }.map { type($0) } ?? result
    writer.write(transition.actions)
    let origin = origin(of: id, from: screen)
    return EventContext(
      name: name, label: label(transition.event), origin: origin,
      hasFunction: !origin.isScreen || alertEvents.contains(transition.event.symbol),
      usesLogic: writer.usesLogic,
      documentation: documentation(transition.description),
      parameters: parameters(transition.parameters), statements: writer.statements,
      used: writer.usedOfEvent, usedOfScreen: writer.usedOfScreen,
      screenPattern: screen.flatMap { screenPattern($0, writer.usedOfScreen) },
      reactions: writer.reactions)
  }

  /// An event that a view sends for what holds its screen, whatever that is at the time.
  private func event(
    _ id: ID<Transition>, heldBy host: ID<Screen>, for screen: ID<Screen>
  ) -> EventContext {
    var event = event(id, of: host)
    let name = project.transitions[id].event.symbol
    let held = project.heldEvents(sentFrom: screen, named: name)
    let holders = held.isEmpty ? [HeldEvent(transition: id, host: host)] : held
    event.holders = holders.map { holder(of: $0.transition, $0.host) }
    if let shared = project.eventElsewhere(of: screen, named: name) {
      event.holders.append(holder(of: shared, nil))
    }
    event.hasFunction = true
    return event
  }

  /// What has an event for others: a container, a sequence, or without a screen, the flow.
  func holder(of event: ID<Transition>, _ screen: ID<Screen>?) -> EventContext.Holder {
    EventContext.Holder(
      screen: screen.map { value(project.screens[$0].name) },
      origin: origin(of: event, from: screen),
      isHandled: !self.event(event, of: screen).statements.isEmpty)
  }

  private func origin(of id: ID<Transition>, from screen: ID<Screen>?) -> EventContext.Origin {
    guard let screen else { return .flow }
    let declared = project.screens[screen]
    if project.flows[declared.flow].anywhere.contains(id) { return .flow }
    for use in project.groupUses[declared.uses] {
      guard let group = use.id, project.groups[group].transitions.contains(id) else { continue }
      return .group(type(use.name))
    }
    return .screen(type(declared.name))
  }

  private func sequenceEvents(of screen: ID<Screen>) -> [EventContext] {
    let declared = project.screens[screen]
    let sequences = sequencesByStep(of: declared.flow)[screen] ?? []
    let next = sequenceEvent(
      "next", .next, "Goes on to the next step", isHere: !sequences.isEmpty,
      elsewhere: fragmentScreens.next(after: declared))
    let skip = sequenceEvent(
      "skip", .skip, "Skips the steps that are left",
      isHere: sequences.contains { $0.skip != nil },
      elsewhere: fragmentScreens.skip(from: declared))
    return [next, skip].compactMap { $0 }
  }

  /// The events `next` and `skip` of a step; a fragment's screen may be a step in only some flows.
  private func sequenceEvent(
    _ name: Code, _ kind: EventContext.Kind, _ documentation: String, isHere: Bool,
    elsewhere: FragmentScreens.Share
  ) -> EventContext? {
    let isOptional = elsewhere == .some
    if !isHere, !isOptional { return nil }
    let ending = isOptional ? ", in flows where it is a step." : "."
    return EventContext(
      name: name, label: name, kind: isHere ? kind : .absent,
      documentation: DocComment(documentation + ending).lines)
  }

  /// The sequences of a flow by the screens that are their steps, worked out once.
  private func sequencesByStep(of flow: ID<Flow>) -> [ID<Screen>: [ScreenSequence]] {
    if let known = knownSequences[flow] { return known }
    let sequences = project.sequencesByStep(of: project.flows[flow])
    knownSequences[flow] = sequences
    return sequences
  }

  /// The events of a tap on a tab, which no view sends.
  func tabEvents(of id: ID<Screen>) -> [EventContext] {
    guard case .tabs(let tabs) = project.screens[id].kind else { return [] }
    let transitions = project.screens[id].transitions
    return project.tabs[tabs].compactMap(\.event).compactMap { event in
      guard let transition = project.transition(in: transitions, on: event.symbol) else {
        return nil
      }
      var event = self.event(transition, of: id)
      event.hasFunction = true
      return event
    }
  }

  /// The screen's own events that buttons of its alerts send, or of its steps', and no view.
  func buttonEvents(of id: ID<Screen>) -> [EventContext] {
    let screen = project.screens[id]
    if screen.buttonEvents.isEmpty { return [] }
    let sent = screen.transitions.filter {
      screen.buttonEvents.contains(project.transitions[$0].event.symbol)
    }
    return sent.map { event($0, of: id) }
  }

  private func externalEvents(of id: ID<Screen>) -> [EventContext] {
    let screen = project.screens[id]
    guard case .external = screen.kind else { return [] }
    let result = screen.returns.map {
      ParameterContext(
        name: "result", caseLabel: "result", label: "result", key: "\"result\"", type: type($0),
        defaultValue: nil)
    }
    return [
      EventContext(
        name: "finish", label: "finish", kind: .finish,
        documentation: DocComment("It was completed.").lines,
        parameters: result.map { [$0] } ?? []),
      EventContext(
        name: "cancel", label: "cancel", kind: .cancel,
        documentation: DocComment("It was closed.").lines),
    ]
  }

  /// The outcome that starts when the screen appears, if there is one.
  func appearance(of id: ID<Screen>) -> FollowingContext? {
    let screen = project.screens[id]
    guard let awaited = screen.awaits else { return nil }
    var writer = StatementWriter(naming: self, event: value(awaited.outcome.name), in: id)
    writer.write(awaited, 0) { project.transition(of: id, on: $0) }
    return FollowingContext(
      pattern: ownPattern(of: id, using: writer.usedOfEvent),
      statements: writer.statements, usesLogic: writer.usesLogic, reactions: writer.reactions)
  }

  /// The actions after the screen's embedded flow or sequence ends.
  func endings(of id: ID<Screen>) -> [FollowingContext] {
    let screen = project.screens[id]
    if !screen.isRun { return [] }
    let named = project.ends(of: id).compactMap { end in
      project.transition(in: screen.transitions, on: project.flowEnds[end].event).flatMap {
        ending(of: id, $0, "finished", end)
      }
    }
    let ends: [(Keyword, Code)] = [(.finished, "finished"), (.cancelled, "cancelled")]
    return named
      + ends.compactMap { end, word in
        project.transition(of: id, on: end.symbol).flatMap { ending(of: id, $0, word, nil) }
      }
  }

  private func ending(
    of id: ID<Screen>, _ handler: ID<Transition>, _ word: Code, _ end: ID<FlowEnd>?
  ) -> FollowingContext? {
    let screen = project.screens[id]
    let name =
      end.map { type(project.flowEnds[$0].name) } ?? type(project.transitions[handler].event)
    var writer = StatementWriter(
      naming: self, event: "\(value(screen.name))\(name)", in: id)
    writer.write(project.transitions[handler].actions)
    if writer.statements.isEmpty { return nil }
    let usesResult = writer.usesResult
    return FollowingContext(
      pattern: ownPattern(of: id, using: writer.usedOfEvent),
      end: word, named: end.map { pattern(of: $0, usesResult: usesResult) },
      ends: end == nil ? nil : ends(of: id),
      resultType: usesResult && end == nil ? resultType(of: id) : nil,
      statements: writer.statements, usesLogic: writer.usesLogic, reactions: writer.reactions)
  }

  /// The actions instead of an implicit exit.
  func leaving(of id: ID<Screen>) -> FollowingContext? {
    project.screens[id].leaving.map { following($0, "Leaving", of: id, isLeaving: true) }
  }

  /// The pattern that binds the source screen's parameters, if actions use any.
  func screenPattern(_ id: ID<Screen>, _ used: Set<Code>) -> PatternContext? {
    if used.isEmpty { return nil }
    let screen = project.screens[id]
    let names = project.parameters[screen.parameters].map { screenValue($0.name) }
    return PatternContext(value(screen.name), binding: names, using: used)
  }
}

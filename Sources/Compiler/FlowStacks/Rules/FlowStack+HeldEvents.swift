import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// The events of the tabs, columns and switches around what is on top: those that a tab bar sends, and
  /// those that views send, as far as they do. The first of each stack does; of a split, another column
  /// may show its first.
  ///
  /// - Parameter taken: The names of events that the view has nearer; those of these events are added.
  mutating func containerRules(
    at top: PushdownSymbol, besides taken: inout Set<Symbol>
  ) -> [PushdownRule] {
    let containers = containers(around: top)
    if containers.isEmpty { return [] }
    let haveEvents = containers.contains {
      let screen = project.screens[symbol($0.symbol).screen]
      return !(screen.transitions.isEmpty && screen.uses.isEmpty)
    }
    let sent = haveEvents ? heldEvents(sentFrom: symbol(top).screen) : []
    var rules: [PushdownRule] = []
    var inside = top
    var isFirst = true
    for (container, _) in containers {
      let id = symbol(container).screen
      let isSplit = isSplit(container)
      isFirst = isFirst && (placement(inside).base == .container || isSplit)
      inside = container
      var events = project.eventsOfTabs(of: id)
      if isFirst {
        let held = sent.filter {
          $0.host == id && taken.insert(project.transitions[$0.transition].event.symbol).inserted
        }
        events += isSplit ? project.ownEvents(of: id) : held.map(\.transition)
      }
      for event in events {
        rules += list(
          project.transitions[event].actions, as: .sent(event), at: top,
          frame: frame(of: container, around: top), source: .holder(container))
      }
      if isFirst {
        rules += stepRules(ofContainer: container, isSplit, at: top, besides: &taken)
      }
      rules += waitRules(ofContainer: container, at: top)
    }
    return rules
  }

  /// What is done once a container has waited. The stack lets it wait again and again.
  private mutating func waitRules(
    ofContainer container: PushdownSymbol, at top: PushdownSymbol
  ) -> [PushdownRule] {
    placement(container).waits.own.flatMap(outcomes).flatMap { event, actions in
      list(
        actions, as: event, at: top, frame: frame(of: container, around: top),
        source: .holder(container))
    }
  }

  /// The frame of what a container does: that of what it shows, or of the flow around that.
  private mutating func frame(
    of container: PushdownSymbol, around top: PushdownSymbol
  ) -> Continuation.FrameChoice {
    if isInOneFrame(container, top) { return .source }
    let outer = surroundings(container)
    if outer.isMain || outer.liesOnOtherRun { return .main }
    note(.mixedFrames)
    return .source
  }

  private mutating func heldEvents(sentFrom screen: ID<Screen>) -> [HeldEvent] {
    if let known = knownHeldEvents[screen] { return known }
    let events = project.heldEvents(sentFrom: screen)
    knownHeldEvents[screen] = events
    return events
  }

  private mutating func stepRules(
    ofContainer container: PushdownSymbol, _ isSplit: Bool, at top: PushdownSymbol,
    besides taken: inout Set<Symbol>
  ) -> [PushdownRule] {
    if symbol(container).step < 0 { return [] }
    let sender = symbol(top).screen
    if !isSplit, project.sequences(withStep: sender).isEmpty { return [] }
    if !isSplit { return stepRules(of: container, besides: &taken, at: top) }
    let events = project.ownEvents(of: symbol(container).screen)
    var own = Set(events.map { project.transitions[$0].event.symbol })
    return stepRules(of: container, besides: &own, at: top)
  }
}

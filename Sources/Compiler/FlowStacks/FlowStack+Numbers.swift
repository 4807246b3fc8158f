import FlowModel
import FlowSyntax
import GraphAlgorithms

/// What the numbers of symbols, controls and labels stand for.
extension FlowStack {
  package func symbol(_ top: PushdownSymbol) -> StackSymbol { symbols.elements[Int(top.index)] }

  /// Whether the symbol was made before a question made others.
  package func knows(_ symbol: PushdownSymbol) -> Bool { symbol.index < symbols.elements.count }

  func event(_ label: PushdownLabel) -> StackEvent { events.elements[Int(label.index)] }

  package func control(_ number: PushdownControl) -> StackControl {
    controls.elements[Int(number.index)].control
  }

  /// The events that labels stand for.
  func path(over labels: [PushdownLabel]) -> EventPath {
    EventPath(flow: flow, events: labels.map(event))
  }

  /// Whether a control waits for an event while no refused action waits.
  ///
  /// What lies there while one waits, also lies there while none does, so questions of what can happen
  /// read the stacks at these controls alone.
  package func isAtRest(_ control: PushdownControl) -> Bool {
    hasNoRefusal(control) && isIdle(control)
  }

  /// Whether no refused action waits.
  func hasNoRefusal(_ control: PushdownControl) -> Bool {
    // A control that a question made is not known here.
    control.index < controls.elements.count
      && controls.elements[Int(control.index)].memory.refusal == .none
  }

  /// Whether a control waits for an event.
  func isIdle(_ control: PushdownControl) -> Bool { self.control(control) == .idle }

  /// The controls at rest.
  package var restingControls: [PushdownControl] {
    controls.elements.indices.map { PushdownControl(Int32($0)) }.filter(isAtRest)
  }

  /// Whether a wait is handed on from it, or to it. The stack where it is not has more ways out.
  package func isGuess(_ symbol: PushdownSymbol) -> Bool {
    let waits = placement(symbol).waits
    return waits.handed != nil || waits.hasHanded || surroundings(symbol).late != nil
  }

  package func placement(_ top: PushdownSymbol) -> Placement { placements[symbol(top).placement] }

  package func surroundings(_ top: PushdownSymbol) -> Surroundings {
    surroundingsTable[symbol(top).surroundings]
  }

  /// A destination and the containers around it, from the inside.
  func withContainers(_ top: PushdownSymbol) -> [PushdownSymbol] {
    [top] + containers(around: top).map(\.symbol)
  }

  /// The containers around a destination, the innermost first, each with the part that it is in.
  package func containers(around top: PushdownSymbol) -> [(symbol: PushdownSymbol, part: Int32)] {
    var found: [(PushdownSymbol, Int32)] = []
    var surroundings = surroundings(top)
    while let container = surroundings.container {
      found.append((container, surroundings.part))
      surroundings = self.surroundings(container)
    }
    return found
  }

  /// The screen of a symbol, and those of what holds it.
  package func screens(around top: PushdownSymbol) -> [ID<Screen>] {
    ([top] + containers(around: top).map(\.symbol)).map { symbol($0).screen }
      .filter { $0.index >= 0 }
  }

  /// Whether a screen is shown where a symbol is on top: by itself, as what holds that, or as the
  /// embedding screen or the sequence whose run begins with it; one that a promise speaks of, also
  /// while its run goes on.
  package func shows(_ screen: ID<Screen>, _ top: PushdownSymbol) -> Bool {
    let placement = placement(top)
    if placement.isOver { return false }
    if let host = promisedHosts[screen], surroundings(top).hosts & host != 0 { return true }
    return symbol(top).screen == screen || placement.runs.contains { $0.host == screen }
      || containers(around: top).contains { symbol($0.symbol).screen == screen }
  }

  mutating func number(_ control: StackControl) -> PushdownControl {
    PushdownControl(
      controls.number(of: ControlWithMemory(control: control, memory: memory)).index)
  }

  mutating func number(_ symbol: StackSymbol) -> PushdownSymbol {
    PushdownSymbol(symbols.number(of: symbol).index)
  }

  mutating func label(_ event: StackEvent) -> PushdownLabel {
    PushdownLabel(events.number(of: event).index)
  }
}

import FlowModel
import GraphAlgorithms

/// How something comes up: on the stack, in a layer of its own, or in the place of something.
enum StackPosition {
  case onStack(Placement.Arrival)
  case inLayer(Placement.Base, canSwipe: Bool)
  case inPlace

  var isInPlace: Bool { if case .inPlace = self { true } else { false } }
  var isInLayer: Bool { if case .inLayer = self { true } else { false } }
}

extension FlowStack {
  func position(of target: ID<Screen>, _ said: Presentation?) -> StackPosition {
    let screen = project.screens[target]
    switch screen.kind {
    case .alert, .confirmationDialog: return .inLayer(.alert, canSwipe: false)
    default: break
    }
    guard let presentation = said ?? screen.presentation else {
      if case .external = screen.kind { return .inLayer(.sheet, canSwipe: true) }
      return .onStack(.push)
    }
    let canSwipe = !presentation.interactiveDismissDisabled
    switch (isCompact ? presentation.compactStyle : nil) ?? presentation.style {
    case .push: return .onStack(.push)
    case .plain: return .onStack(.plain)
    case .animated: return .onStack(.animated)
    case .replace: return .inPlace
    case .sheet: return .inLayer(.sheet, canSwipe: canSwipe)
    case .popover: return .inLayer(.popover, canSwipe: canSwipe)
    case .fullScreenCover: return .inLayer(.fullScreenCover, canSwipe: false)
    }
  }

  /// What comes up with a screen that is pushed, or begins a layer; nothing where it takes another's
  /// place.
  mutating func added(
    _ screen: ID<Screen>, _ position: StackPosition, over surroundings: Surroundings,
    _ opener: StackOpener?, step: Int32 = -1, then rest: Interned<Continuation> = .nothing
  ) -> [[Addition]] {
    let placement: Placement
    var surroundings = surroundings
    switch position {
    case .onStack(let arrival): placement = Placement(arrival: arrival)
    case .inLayer(let base, let canSwipe):
      placement = Placement(arrival: .root, base: base)
      surroundings.beginLayer(canSwipe: canSwipe)
    case .inPlace: return []
    }
    return opened(
      screen, placement, surroundingsTable.number(of: surroundings), opener, step: step, then: rest)
  }

  /// What is around a destination that comes on top of another, on its stack or in a new layer.
  func surroundings(over top: PushdownSymbol) -> Surroundings {
    var surroundings = surroundings(top)
    surroundings.late = placement(top).waits.handed
    add(own(top), to: &surroundings)
    return surroundings
  }

  /// What is looked for, as far as the destination itself is that. What a run has left of its own
  /// is not what the flow around it looks for; what the flow that runs opens over others' screens
  /// is.
  func own(_ top: PushdownSymbol) -> UInt64 {
    let screen = symbol(top).screen
    guard let bits = lookedFor[screen] else { return 0 }
    let owner = project.screens[screen].flow
    return owner == surroundings(top).flow || owner == flow ? bits : 0
  }

  /// A destination lies below, of which it is known what is looked for.
  func add(_ own: UInt64, to surroundings: inout Surroundings) {
    surroundings.below |= own
    surroundings.inLayer |= own & (dismissTargets[surroundings.flow] ?? 0)
  }

  /// Puts what comes up on top.
  mutating func put(
    _ additions: [[Addition]], then rest: Interned<Continuation> = .nothing,
    on top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let under = covered(top, by: additions, firing)
    return additions.map { additions in
      PushdownRule(
        .push(under: under, top: additions[0].symbol), to: control(addition: additions, then: rest),
        label: firing.label, cost: firing.cost)
    }
  }

  /// A list goes on at what comes up first; another tab of that is tapped when the list is done.
  mutating func control(
    addition additions: [Addition], then rest: Interned<Continuation>
  ) -> PushdownControl {
    let rest = additions.contains { $0.label != .none } ? .nothing : rest
    if additions.count == 1 { return control(after: rest) }
    return number(.place(self.additions.number(of: additions), from: 1, then: rest))
  }
}

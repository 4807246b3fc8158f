import FlowModel
import GraphAlgorithms

/// A destination as it lies on the one stack that all of a project's stacks make together.
package struct StackSymbol: Hashable, Sendable {
  package let screen: ID<Screen>
  /// Its place among the steps of the sequence that it is one of; -1 for none.
  let step: Int32
  let placement: Interned<Placement>
  let surroundings: Interned<Surroundings>
}

/// How a destination came to its place, and what ends when it goes.
package struct Placement: Hashable, Sendable {
  package enum Arrival: Hashable, Sendable {
    case root, push, plain, animated
  }

  /// The layer that begins with it.
  package enum Base: Hashable, Sendable {
    case none, root, container, sheet, fullScreenCover, popover, alert
  }

  package var arrival: Arrival
  package var base = Base.none
  /// The `to` that is told when the layer is dismissed.
  var opener: StackOpener?
  /// The runs that begin with it, the innermost last.
  var runs: [StackRun] = []
  /// The run that it belonged to has ended, and it stays because nothing else is left.
  package var isOver = false
  /// What it waits for, and what of that it hands on.
  var waits = Waits()
}

/// The `to` that opened something, and whether the one that did lies directly under it.
struct StackOpener: Hashable, Sendable {
  /// Nothing where it says nothing of the end.
  let action: ID<Action>?
  var isBelow: Bool
  /// Whether the flow that runs by itself opened it, over what another run shows: what follows its
  /// end belongs to that flow.
  let isMain: Bool
  /// The container around what lies under it, if the container opened it.
  var presenter: PushdownSymbol?

  /// Where what follows the end is done.
  var source: Continuation.Source {
    if !isBelow { return .gone }
    return presenter.map { .holder($0) } ?? .top
  }
}

/// A run that begins with a destination.
struct StackRun: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case flow(ID<Flow>)
    case sequence(ID<Screen>)
    case screen
  }

  let kind: Kind
  let host: ID<Screen>?
  var opener: StackOpener?
  /// What would be around a destination in its place.
  var outer: Interned<Surroundings>
  let step: Int32

  var isFrame: Bool { kind != .screen }

  /// The flow that runs; nothing for a sequence or a screen.
  var flow: ID<Flow>? { if case .flow(let flow) = kind { flow } else { nil } }
}

extension StackRun {
  var isSequence: Bool { if case .sequence = kind { true } else { false } }

  var isFlow: Bool { flow != nil }
}

extension Placement {
  /// What is left of it to who takes the place.
  func taken(by arrival: Arrival?) -> Placement {
    var placement = self
    placement.runs.removeAll { $0.kind == .screen }
    if self.arrival != .root { placement.arrival = arrival ?? self.arrival }
    placement.waits = Waits()
    return placement
  }
}

/// What is around a destination, as far as that decides what its events do.
package struct Surroundings: Hashable, Sendable {
  package var flow: ID<Flow>
  /// The sequence whose run is the innermost frame.
  var sequence: ID<Screen>?
  /// Whether the frame is that of the flow that runs by itself.
  var isMain: Bool
  /// Whether it belongs to the flow that runs by itself and lies on what another run shows: a link
  /// or an event of the app put it there. What else is said of its frame is said of that run's.
  private(set) var liesOnOtherRun = false
  /// Whether the layer is the one that the frame begins in.
  var isBaseLayer = true
  /// Whether the layer can be swiped or tapped away.
  package var canSwipe = false
  /// The tabs, split or switch that it is in.
  package var container: PushdownSymbol?
  /// Which of the container's tabs, columns or cases; -1 outside of containers.
  var part: Int32 = -1
  /// Which of the states whose values are remembered have a switch that this is in, or that lies below.
  private(set) var switched: UInt8 = 0
  /// Which of the screens that are looked for are below in the frame.
  var below: UInt64 = 0
  /// Which of those that layers are dismissed to are below in the layer.
  var inLayer: UInt64 = 0
  /// The wait of a destination that lies below in the layer, if it belongs to this one.
  var late: StackWait?
  /// Which of the screens that promises speak of stand for a run that this is inside of.
  var hosts: UInt64 = 0

  /// The flow that runs by itself puts something here, over what another run shows.
  mutating func putOnOtherRun() {
    liesOnOtherRun = true
    hosts = 0
  }

  /// It is in a switch of a state with a place.
  mutating func enter(_ place: Int?) {
    if let place { switched |= 1 << UInt8(place) }
  }

  /// A container presents it: what a switch shows inside that does not present it.
  mutating func lieOnSwitches(around container: Surroundings) { switched = container.switched }

  /// A new layer begins here. What lies below in the frame stays below.
  mutating func beginLayer(canSwipe: Bool) {
    inLayer = 0
    late = nil
    isBaseLayer = false
    self.canSwipe = canSwipe
    leaveContainer()
  }

  mutating func leaveContainer() {
    container = nil
    part = -1
  }
}

/// The number of something that is kept once.
package struct Interned<Element>: Hashable, Sendable {
  let index: Int32
}

/// Things that are kept once, and numbered in the order of their coming.
package struct Interner<Element: Hashable & Sendable>: Sendable {
  private var known = NumberedSet<Element>()

  package var elements: [Element] { known.elements }

  mutating func number(of element: Element) -> Interned<Element> {
    Interned(index: known.insert(element).number)
  }

  func known(_ element: Element) -> Interned<Element>? {
    known.number(of: element).map { Interned(index: $0) }
  }

  subscript(number: Interned<Element>) -> Element { known.elements[Int(number.index)] }
}

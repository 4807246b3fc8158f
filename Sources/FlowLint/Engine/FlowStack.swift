import FlowModel
import FlowSyntax
import GraphAlgorithms

/// A project as a pushdown system: all its layers and stacks one on top of another.
///
/// What lies under something never changes while it lies there, so going back to it alone is
/// nothing new, and a link or another tab is taken where it is first possible. What is left out or
/// only approximated is noted in `approximations`; then what the stack says is a proposal that the
/// interpreter has to confirm.
struct FlowStack: Sendable {
  let project: FlowProject
  let flow: ID<Flow>
  let isCompact: Bool
  var symbols = Interner<StackSymbol>()
  var seats = Interner<Seat>()
  var zones = Interner<Zone>()
  var cursors = Interner<Cursor>()
  var controls = Interner<StackControl>()
  var placings = Interner<[Placing]>()
  var events = Interner<StackEvent>()
  var missteps: [Misstep] = []
  var approximations: Set<Approximation> = []
  /// The screens that are looked for below, each with a bit of its own.
  let lookedFor: [ID<Screen>: UInt64]
  /// Whether anything is done when something that was opened goes.
  let tellsEnds: Bool
  let next: Symbol
  let skip = Keyword.skip.symbol

  static let idle: Int32 = 0
  static let begin: Int32 = 1
  /// The symbol under everything.
  static let bottom: Int32 = 0
  static let blockSize = 64

  init(_ project: FlowProject, flow: ID<Flow>, isCompact: Bool = true, looksBelow: Bool = true) {
    var project = project
    next = project.symbols.intern("next")
    self.project = project
    self.flow = flow
    self.isCompact = isCompact
    let wanted = project.screensLookedFor
    lookedFor = looksBelow ? wanted.bits : [:]
    tellsEnds = project.tellsEnds
    _ = controls.number(of: .idle)
    _ = controls.number(of: .begin)
    _ = symbols.number(of: bottom)
    if wanted.isCut || !looksBelow && !wanted.bits.isEmpty { approximations.insert(.lookup) }
  }

  private var bottom: StackSymbol {
    mutating get {
      let seat = seats.number(of: Seat(arrival: .root, base: .root, isOver: true))
      let zone = zones.number(of: Zone(flow: flow, isMain: true))
      return StackSymbol(screen: ID(-1), step: -1, seat: seat, zone: zone)
    }
  }

  mutating func note(_ approximation: Approximation) { approximations.insert(approximation) }

  func symbol(_ top: Int32) -> StackSymbol { symbols.elements[Int(top)] }

  func seat(_ top: Int32) -> Seat { seats[symbol(top).seat] }

  func zone(_ top: Int32) -> Zone { zones[symbol(top).zone] }

  mutating func number(_ control: StackControl) -> Int32 { controls.number(of: control).index }

  mutating func label(_ event: StackEvent) -> Int32 { events.number(of: event).index }

  /// What happens next when only a list is left.
  mutating func control(after rest: Interned<Cursor>) -> Int32 {
    rest == .nothing ? Self.idle : number(.run(rest))
  }

  mutating func misstep(
    _ kind: Misstep.Kind, _ action: ID<Action>?, at top: Int32, _ firing: Firing
  ) {
    guard let action else { return }
    missteps.append(
      Misstep(
        kind: kind, action: action, head: StackHead(control: firing.control, symbol: top),
        label: firing.label))
  }
}

/// The rule that is being made: where it starts, and the event that it stands for.
struct Firing {
  let control: Int32
  var label: Int32 = -1

  var cost: Int32 { label < 0 ? 0 : 1 }
}

extension FlowStack: PushdownSystem {
  mutating func rules(at control: Int32, top: Int32) -> [PushdownRule] {
    let firing = Firing(control: control)
    switch controls.elements[Int(control)] {
    case .idle: return eventRules(at: top)
    case .run(let cursor): return perform(cursor, at: top, firing)
    case .unwind(let unwinding): return unwind(unwinding, at: top, firing)
    case .respond(let event, let own): return respond(event, own: own, at: top)
    case .shared(let block): return sharedRules(of: block, at: top, control)
    case .begin, .place, .sharedPlace, .over: return []
    }
  }

  mutating func blindRules(at control: Int32) -> [BlindRule] {
    switch controls.elements[Int(control)] {
    case .place(let list, let index, let rest):
      let all = placings[list]
      let isLast = Int(index) + 1 == all.count
      let then = isLast ? self.control(after: rest) : number(.place(list, from: index + 1, then: rest))
      let placing = all[Int(index)]
      return [
        BlindRule(
          push: placing.symbol, to: then, label: placing.label, cost: placing.label < 0 ? 0 : 1)
      ]
    case .begin:
      return start().map {
        BlindRule(push: $0[0].symbol, to: self.control(placing: $0, then: .nothing))
      }
    case .shared(let block): return blindRules(of: block, isPlace: false)
    case .sharedPlace(let block): return blindRules(of: block, isPlace: true)
    case .idle, .run, .unwind, .respond, .over: return []
    }
  }

  func whole(of control: Int32) -> Int32? {
    if case .shared = controls.elements[Int(control)] { return Self.idle }
    return nil
  }
}

extension FlowProject {
  /// The screens whose presence below decides something, as far as there are bits for them.
  fileprivate var screensLookedFor: (bits: [ID<Screen>: UInt64], isCut: Bool) {
    var bits: [ID<Screen>: UInt64] = [:]
    for action in actions.elements {
      let target: ID<Screen>? =
        switch action.kind {
        case .show(let show) where show.ifShown != .again: show.target.id
        case .backTo(let target), .dismissTo(let target): target.id
        default: nil
        }
      guard let target, bits[target] == nil else { continue }
      if bits.count == 64 { return (bits, true) }
      bits[target] = 1 << UInt64(bits.count)
    }
    return (bits, false)
  }

  fileprivate var tellsEnds: Bool {
    actions.elements.contains { action in
      guard case .show(let show) = action.kind else { return false }
      return show.cancelled != nil || show.dismissed != nil
    }
      || screens.elements.contains {
        transition(in: $0.transitions, on: Keyword.cancelled.symbol) != nil
      }
  }
}

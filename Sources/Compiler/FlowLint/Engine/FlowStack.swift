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
  /// Of events that many destinations share, where each stands among them.
  var sharedPlaces: [SharedBlock.Owner: [Symbol: Int]] = [:]
  var sharedSights: [SharedBlock: SharedSight] = [:]
  var approximations: Set<Approximation> = []
  /// The screens that are looked for below, each with a bit of its own.
  let lookedFor: [ID<Screen>: UInt64]
  /// For every screen that is a tab the screens that have it as one.
  let tabHolders: [ID<Screen>: [ID<Screen>]]
  /// Of those of each flow the ones that layers are dismissed to.
  let dismissTargets: [ID<Flow>: UInt64]
  /// The screens that stand for runs of which promises speak, each with a bit of its own.
  let promisedHosts: [ID<Screen>: UInt64]
  /// Whether anything is done when something that was opened goes.
  let tellsEnds: Bool
  let hasSwitches: Bool
  let links: [ID<Flow>: FlowLinks]
  /// How links come into the flows inside.
  let routes: LinkRoutes
  let flowsWithAppEvents: [ID<Flow>]
  /// What is taken for granted.
  var premise = Premise.none
  /// What is still done after a tab was selected from elsewhere, on whatever lies in that tab.
  var selections: [ID<Screen>: [Interned<Cursor>]] = [:]
  /// The selections found so far, of which those above were known from the beginning.
  var foundSelections: [ID<Screen>: [Interned<Cursor>]] = [:]
  let next: Symbol
  let skip = Keyword.skip.symbol

  static let idle: Int32 = 0
  static let begin: Int32 = 1
  /// The symbol under everything.
  static let bottom: Int32 = 0

  init(_ facts: StackFacts, flow: ID<Flow>, isCompact: Bool = true, looksBelow: Bool = true) {
    project = facts.project
    next = facts.next
    self.flow = flow
    self.isCompact = isCompact
    lookedFor = looksBelow ? facts.lookedFor : [:]
    dismissTargets = looksBelow ? facts.dismissTargets : [:]
    tabHolders = facts.tabHolders
    promisedHosts = facts.promisedHosts
    tellsEnds = facts.tellsEnds
    hasSwitches = facts.hasSwitches
    links = facts.links
    routes = LinkRoutes(from: flow, in: facts.project)
    flowsWithAppEvents = facts.flowsWithAppEvents
    _ = controls.number(of: .idle)
    _ = controls.number(of: .begin)
    _ = symbols.number(of: bottom)
    if facts.isCut || !looksBelow { approximations.insert(.lookup) }
    if facts.hasFixedGuards { approximations.insert(.fixedGuard) }
  }

  private var bottom: StackSymbol {
    mutating get {
      let seat = seats.number(of: Seat(arrival: .root, base: .root, isOver: true))
      let zone = zones.number(of: Zone(flow: flow, isMain: true))
      return StackSymbol(screen: ID(-1), step: -1, seat: seat, zone: zone)
    }
  }

  mutating func note(_ approximation: Approximation) { approximations.insert(approximation) }

  /// Whether a switch may be shown, as far as the stack has been worked out.
  var showsSwitches: Bool { hasSwitches && approximations.contains(.container) }

  func symbol(_ top: Int32) -> StackSymbol { symbols.elements[Int(top)] }

  func seat(_ top: Int32) -> Seat { seats[symbol(top).seat] }

  func zone(_ top: Int32) -> Zone { zones[symbol(top).zone] }

  /// The containers around a destination, the innermost first, each with the part that it is in.
  func containers(around top: Int32) -> [(symbol: Int32, part: Int32)] {
    var found: [(Int32, Int32)] = []
    var zone = zone(top)
    while zone.container >= 0 {
      found.append((zone.container, zone.part))
      zone = self.zone(zone.container)
    }
    return found
  }

  /// Whether a screen is shown where a symbol is on top: by itself, as what holds that, or as the
  /// embedding screen or the sequence whose run begins with it; one that a promise speaks of, also
  /// while its run goes on.
  func shows(_ screen: ID<Screen>, _ top: Int32) -> Bool {
    let seat = seat(top)
    if seat.isOver { return false }
    if let host = promisedHosts[screen], zone(top).hosts & host != 0 { return true }
    return symbol(top).screen == screen || seat.runs.contains { $0.host == screen }
      || containers(around: top).contains { symbol($0.symbol).screen == screen }
  }

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
struct Firing: Hashable {
  let control: Int32
  var label: Int32 = -1
  /// The answers that have to come before something is done, each an event of its own.
  var answers: Int32 = 0

  var cost: Int32 { (label < 0 ? 0 : 1) + answers }

  var answered: Firing { Firing(control: control, label: label, answers: answers + 1) }
}

extension FlowStack: PushdownSystem {
  mutating func rules(at control: Int32, top: Int32) -> [PushdownRule] {
    let firing = Firing(control: control)
    switch controls.elements[Int(control)] {
    case .idle: return eventRules(at: top)
    case .run(let cursor): return perform(cursor, at: top, firing)
    case .unwind(let unwinding): return unwind(unwinding, at: top, firing)
    case .respond(let event): return respond(to: event, at: top)
    case .shared(let block): return sharedRules(of: block, at: top, control)
    case .begin, .place, .sharedPlace, .over: return []
    }
  }

  mutating func blindRules(at control: Int32) -> [BlindRule] {
    switch controls.elements[Int(control)] {
    case .place(let list, let index, let rest):
      let all = placings[list]
      let isLast = Int(index) + 1 == all.count
      let then =
        isLast ? self.control(after: rest) : number(.place(list, from: index + 1, then: rest))
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

import FlowModel
import FlowSyntax
import GraphAlgorithms

/// A project as a pushdown system: all its layers and stacks one on top of another.
///
/// What lies under something never changes while it lies there, so going back to it alone is
/// nothing new, and a link or another tab is taken where it is first possible. What is left out or
/// only approximated is noted in `approximations`; then what the stack says is a proposal that the
/// interpreter has to confirm.
package struct FlowStack: Sendable {
  package let project: FlowProject
  package let flow: ID<Flow>
  package let isCompact: Bool
  package var symbols = Interner<StackSymbol>()
  var placements = Interner<Placement>()
  var surroundingsTable = Interner<Surroundings>()
  var continuations = Interner<Continuation>()
  var controls = Interner<ControlWithMemory>()
  var additions = Interner<[Addition]>()
  var events = Interner<StackEvent>()
  /// What is remembered where the rules that are being made apply.
  var memory = Memory()
  /// The number that was given out last to a control at which an event may come, with what it remembers.
  var lastIdle: (memory: Memory, control: PushdownControl)?
  /// The states and fixed guards whose values are remembered.
  let variables: Variables
  var retries: Retries
  package var remarks: [StackRemark] = []
  var performances = Performances()
  /// Of the actions that go back, or select something: those that are done somewhere, and those that
  /// do something somewhere.
  package private(set) var triedActions: Set<ID<Action>> = []
  package private(set) var usefulActions: Set<ID<Action>> = []
  /// Of events that many destinations share, where each stands among them.
  var sharedPlaces: [SharedBlock.Owner: [Symbol: Int]] = [:]
  var topDependences: [SharedBlock: TopDependence] = [:]
  /// What the views of each screen send for what holds it.
  var knownHeldEvents: [ID<Screen>: [HeldEvent]] = [:]
  /// Whether what comes of a wait can put something on what lies on its destination.
  var knownToHandOn: [StackWait: Bool] = [:]
  package var approximations: Set<Approximation> = []
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
  /// Whether a list may hide a screen that users see first when what lies on it goes.
  let hidesScreens: Bool
  package let hasSwitches: Bool
  /// Whether any screen or action waits for something.
  package let hasWaits: Bool
  /// Whether what waits may end under another destination.
  let handsOn: Bool
  let links: [ID<Flow>: FlowLinks]
  /// Those of the flow that runs by itself.
  let ownLinks: FlowLinks
  /// How links come into the flows inside.
  let routes: LinkRoutes
  let flowsWithAppEvents: [ID<Flow>]
  /// What is taken for granted.
  package var premise = Premise.none
  /// What is still done after a tab was selected from elsewhere, on whatever lies in that tab.
  package var selections: [ID<Screen>: [Interned<Continuation>]] = [:]
  /// The selections found so far, of which those above were known from the beginning.
  var foundSelections: [ID<Screen>: [Interned<Continuation>]] = [:]

  static let begin = PushdownControl(0)
  /// The symbol under everything.
  static let bottom = PushdownSymbol(0)

  init(
    _ facts: StackFacts, flow: ID<Flow>, isCompact: Bool = true,
    _ detail: StackDetail = StackDetail()
  ) {
    project = facts.project
    retries = facts.retries
    if !detail.triesAgain { retries.actions = [:] }
    variables = facts.variables(of: flow, detail.remembers)
    self.flow = flow
    self.isCompact = isCompact
    lookedFor = detail.looksBelow ? facts.lookedFor : [:]
    dismissTargets = detail.looksBelow ? facts.dismissTargets : [:]
    tabHolders = facts.tabHolders
    promisedHosts = facts.promisedHosts
    tellsEnds = facts.tellsEnds
    hidesScreens = facts.hidesScreens
    hasSwitches = facts.hasSwitches
    hasWaits = facts.hasWaits
    handsOn = detail.handsOn && facts.handsOnWaits(in: flow)
    links = facts.links
    ownLinks = facts.links[flow] ?? FlowLinks()
    routes = LinkRoutes(from: flow, in: facts.project)
    flowsWithAppEvents = facts.flowsWithAppEvents
    _ = controls.number(of: ControlWithMemory(control: .begin))
    _ = symbols.number(of: bottom)
    if facts.isCut || !detail.looksBelow { approximations.insert(.lookup) }
  }

  private var bottom: StackSymbol {
    mutating get {
      let placement = placements.number(of: Placement(arrival: .root, base: .root, isOver: true))
      let surroundings = surroundingsTable.number(of: Surroundings(flow: flow, isMain: true))
      return StackSymbol(screen: ID(-1), step: -1, placement: placement, surroundings: surroundings)
    }
  }

  mutating func note(_ approximation: Approximation) { approximations.insert(approximation) }

  /// Whether an action that goes back, or selects something, is done anywhere.
  package func tries(_ action: ID<Action>) -> Bool { triedActions.contains(action) }

  /// Whether an action that waits can be tried again.
  package var hasRetries: Bool { !retries.actions.isEmpty }

  /// What happens next when only a list is left.
  mutating func control(after rest: Interned<Continuation>) -> PushdownControl {
    rest == .nothing ? afterEvent : number(.run(rest))
  }

  mutating func remark(
    _ kind: StackRemark.Kind, _ action: ID<Action>?, at top: PushdownSymbol, _ firing: Firing
  ) {
    guard let action else { return }
    remarks.append(
      StackRemark(
        kind: kind, action: action, head: PushdownHead(firing.control, top),
        label: firing.label))
  }
}

extension FlowStack {
  /// Notes that an action is done, and whether it does something there.
  mutating func note(_ action: ID<Action>, isUseful: Bool) {
    triedActions.insert(action)
    if isUseful { usefulActions.insert(action) }
  }
}

/// The rule that is being made: where it starts, and the event that it stands for.
struct Firing: Hashable {
  let control: PushdownControl
  var label = PushdownLabel.none
  /// The answers that have to come before something is done, each an event of its own.
  var answers: Int32 = 0

  var cost: Int32 { (label == .none ? 0 : 1) + answers }

  var answered: Firing { Firing(control: control, label: label, answers: answers + 1) }
}

extension FlowStack: PushdownSystem {
  package mutating func rules(at control: PushdownControl, top: PushdownSymbol) -> [PushdownRule] {
    let firing = Firing(control: control)
    memory = controls.elements[Int(control.index)].memory
    switch self.control(control) {
    case .idle: return eventRules(at: top)
    case .run(let continuation): return perform(continuation, at: top, firing)
    case .unwind(let unwinding): return unwind(unwinding, at: top, firing)
    case .retry(let action): return retry(action, at: top, firing)
    case .respond(let event, let presenter):
      return respond(to: event, of: presenter ?? top, at: top)
    case .shared(let block): return sharedRules(of: block, at: top, control)
    case .begin, .place, .sharedPlace, .over: return []
    }
  }

  package mutating func wildcardRules(at control: PushdownControl) -> [WildcardRule] {
    memory = controls.elements[Int(control.index)].memory
    switch self.control(control) {
    case .place(let list, let index, let rest):
      let all = additions[list]
      let isLast = Int(index) + 1 == all.count
      let then =
        isLast ? self.control(after: rest) : number(.place(list, from: index + 1, then: rest))
      let addition = all[Int(index)]
      return [
        WildcardRule(
          push: addition.symbol, to: then, label: addition.label,
          cost: addition.label == .none ? 0 : 1)
      ]
    case .begin:
      var rules: [WildcardRule] = []
      for valuation in firstValuations {
        memory.valuation = valuation
        rules += start().map {
          WildcardRule(push: $0[0].symbol, to: self.control(addition: $0, then: .nothing))
        }
      }
      return rules
    case .shared(let block): return wildcardRules(of: block, isPlace: false)
    case .sharedPlace(let block): return wildcardRules(of: block, isPlace: true)
    case .idle, .run, .unwind, .retry, .respond, .over: return []
    }
  }

  package func whole(of control: PushdownControl) -> PushdownControl? {
    let waiting = controls.elements[Int(control.index)]
    guard case .shared = waiting.control else { return nil }
    let idle = controls.known(ControlWithMemory(control: .idle, memory: waiting.memory))
    return idle.map { PushdownControl($0.index) }
  }
}

import FlowModel
import GraphAlgorithms

/// An action that a guard has refused, and that waits to be tried again.
///
/// The app tries the last refused action again after an event that changes a state or finishes a run. Where a guard
/// refuses, the stack chooses nondeterministically whether that comes. So whatever lies on the stack while an action
/// waits also lies there while none does: by the choice that the app does not try it again.
struct Refusal: Hashable, Sendable {
  enum Chance: Hashable, Sendable {
    /// Not yet.
    case none
    /// After this event.
    case now
    /// It was tried again in this event, which does that once.
    case used
  }

  static let none = Refusal()

  var action: ID<Action>?
  var chance = Chance.none
}

extension FlowStack {
  /// What comes after all that an event does: what was refused is tried again, if this event gives the chance, and
  /// else the next event can come.
  var afterEvent: PushdownControl {
    mutating get {
      let before = memory
      defer { memory = before }
      if let action = refusal.action, refusal.chance == .now {
        refusal = Refusal(chance: .used)
        return number(.retry(action))
      }
      refusal.chance = .none
      memory.valuation = memory.valuation.prefix(variables.keptCount)
      if let last = lastIdle, last.memory == memory { return last.control }
      let idle = number(.idle)
      lastIdle = (memory, idle)
      return idle
    }
  }

  /// What was refused, where the rules that are being made apply.
  var refusal: Refusal {
    get { memory.refusal }
    set { memory.refusal = newValue }
  }

  /// What leads to a screen, as far as a guard that it requires may hold, and what is done where it
  /// doesn't.
  mutating func pass(
    _ action: ID<Action>, to target: Reference<Screen>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing,
    _ lead: (inout FlowStack, ID<Screen>) -> [PushdownRule]
  ) -> [PushdownRule] {
    guard let screen = target.id else { return perform(rest, at: top, firing) }
    let asked = project.guards(onTheWayTo: screen)
    if asked.isEmpty || continuation.hasPassed { return lead(&self, screen) }
    let before = memory.valuation
    defer { memory.valuation = before }
    let outcomes = outcomes(ofAsking: asked)
    var rules: [PushdownRule] = []
    for failing in outcomes.failing {
      memory.valuation = failing
      let mayPass = asked.allSatisfy { mayHold($0, after: failing) }
      rules += refuse(action, continuation, rest, mayPass: mayPass, at: top, firing)
    }
    guard let holding = outcomes.holding else { return rules }
    memory.valuation = holding
    return rules + lead(&self, screen)
  }

  /// What is done where a guard refuses an action: the rest of the list.
  private mutating func refuse(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    mayPass: Bool, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    // The one before was to be tried again, and is forgotten now: that guess was wrong.
    if refusal.action != nil { return [] }
    let rules = perform(rest, at: top, firing)
    // Trying it again closes an alert, also if it is refused again.
    if !retries.canCome || !mayPass && !retries.canCloseAlerts { return rules }
    guard let waiting = retries.actions[action], isSureOfFrame(continuation, at: top) else {
      note(retries.showByWhatLiesBelow ? .retriedElsewhere : .requires)
      if rest.index >= 0 { note(.partOfList) }
      return rules
    }
    // While it waits, a state doesn't change without being noticed.
    if variables.all.count > variables.keptCount { note(.stateTest) }
    refusal.action = waiting
    defer { refusal.action = nil }
    return rules + perform(rest, at: top, firing)
  }

  /// Whether an action belongs to the flow that runs by itself, which is there as long as anything is: not to
  /// a run that may have ended once it is tried again.
  private func isSureOfFrame(_ continuation: Continuation, at top: PushdownSymbol) -> Bool {
    if frame(of: continuation, at: top) == .main { return true }
    let isScreenRun = placement(top).runs.contains { $0.kind == .screen }
    let isSource = continuation.source == .top
    return surroundings(top).isMain && !isScreenRun && (isSource || !retries.haveScreenRuns)
  }

  /// Tries an action again, from whatever is on top.
  mutating func retry(
    _ action: ID<Action>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let list = Continuation(
      actions: IDRange(Int(action.index), Int(action.index) + 1), source: .later,
      frame: .init(isMain: !surroundings(top).isMain), next: .nothing)
    return perform(continuations.number(of: list), at: top, firing)
  }

  /// A run finishes, and what was refused may be possible now.
  mutating func giveChance() {
    if !retries.actions.isEmpty, refusal.chance == .none { refusal.chance = .now }
  }

  /// A state of the app has another value, and what was refused may be possible now.
  mutating func retryRules(at top: PushdownSymbol) -> [PushdownRule] {
    guard let action = refusal.action, statesChange else { return [] }
    let firing = firing(.changed)
    let before = refusal
    defer { refusal = before }
    refusal = Refusal(chance: .used)
    let retry = number(.retry(action))
    return [PushdownRule(.swap(top), to: retry, label: firing.label, cost: firing.cost)]
  }

  /// Whether a state can have another value.
  private var statesChange: Bool { project.states.ids.contains { values(of: $0).count > 1 } }
}

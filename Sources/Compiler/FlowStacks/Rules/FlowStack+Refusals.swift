import FlowModel
import FlowSyntax
import GraphAlgorithms

/// What a guard has refused and is tried again, with the first chance of it.
///
/// The last action that was refused is tried again after an event that changes a state or finishes a run.
/// Whether that comes is guessed where the guard refuses. So whatever lies on the stack while an action waits also
/// lies there while none does: after the guess that none is tried again.
struct Refusal: Hashable, Sendable {
  enum Chance: Hashable, Sendable {
    /// Not yet.
    case none
    /// After this event.
    case now
    /// It was tried again in this event, which does that once.
    case gone
  }

  static let none = Refusal()

  var action: ID<Action>?
  var chance = Chance.none
}

extension FlowStack {
  /// Nothing goes on any more; what was refused is tried again first, if this event gives the chance.
  var idle: PushdownControl {
    mutating get {
      if refusal == .none { return Self.idle }
      let before = refusal
      defer { refusal = before }
      if let action = refusal.action, refusal.chance == .now {
        refusal = Refusal(chance: .gone)
        return number(.retry(action))
      }
      refusal.chance = .none
      return number(.idle)
    }
  }

  /// Whether a control waits for an event.
  func isIdle(_ control: PushdownControl) -> Bool {
    if control == Self.idle { return true }
    if case .idle = self.control(control) { return true }
    return false
  }

  /// What leads to a screen, as far as a guard that it requires may hold, and what is done where it
  /// doesn't.
  mutating func pass(
    _ action: ID<Action>, to target: Reference<Screen>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing,
    _ lead: (inout FlowStack, ID<Screen>) -> [PushdownRule]
  ) -> [PushdownRule] {
    guard let screen = target.id else { return perform(rest, at: top, firing) }
    let passage = passage(to: screen)
    if !passage.isAsked { return lead(&self, screen) }
    let refused = refuse(action, continuation, rest, mayPass: passage.isPossible, at: top, firing)
    return passage.isPossible ? refused + lead(&self, screen) : refused
  }

  /// What is done where a guard refuses an action: the rest of the list.
  private mutating func refuse(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    mayPass: Bool, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    // The one before was to be tried again, and is forgotten now: that guess was wrong.
    if refusal.action != nil { return [] }
    let rules = perform(rest, at: top, firing)
    if !retries.canCome || !mayPass { return rules }
    let isMain = frame(of: continuation, at: top) == .main || surroundings(top).isMain
    guard isMain, let waiting = retries.actions[action] else {
      note(.requires)
      if rest.index >= 0 { note(.partOfList) }
      return rules
    }
    refusal.action = waiting
    defer { refusal.action = nil }
    return rules + perform(rest, at: top, firing)
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
    guard let action = refusal.action, retries.statesChange, premise.turning != .tabs else {
      return []
    }
    let firing = firing(.changed)
    let before = refusal
    defer { refusal = before }
    refusal = Refusal(chance: .gone)
    let retry = number(.retry(action))
    return [PushdownRule(.swap(top), to: retry, label: firing.label, cost: firing.cost)]
  }
}

/// The refused actions of a project that are tried again.
struct Retries: Sendable {
  /// Each action that a guard may refuse, with the first of those that do the same when they are tried again; none
  /// where these are too many.
  var actions: [ID<Action>: ID<Action>] = [:]
  /// Whether a state can change.
  let statesChange: Bool
  /// Whether anything gives the chance.
  let canCome: Bool

  /// Each action that waits doubles the stacks.
  private static let most = 8

  init(in project: FlowProject) {
    statesChange = project.states.elements.contains { $0.cases.count > 1 }
    canCome = statesChange || project.finishesRuns
    if !canCome { return }
    var first: [RetryKey: ID<Action>] = [:]
    for action in project.actions.ids {
      guard let key = RetryKey(action, in: project) else { continue }
      actions[action] = first[key] ?? action
      first[key] = actions[action]
    }
    if first.count > Self.most { actions = [:] }
  }
}

/// What an action does when it is tried again.
private struct RetryKey: Hashable {
  enum Kind: Hashable { case show, setRoot, showInNextColumn, tab }

  let kind: Kind
  let target: ID<Screen>
  var styles: [PresentationStyle?] = []
  var cannotSwipe: Bool?
  var ifShown = IfShown.again
  var from: ID<Screen>?
  var entry: Symbol?
  /// The action itself, if it follows the screen's end.
  var action: ID<Action>?

  /// Nothing for an action that no guard refuses.
  init?(_ action: ID<Action>, in project: FlowProject) {
    let target: Reference<Screen>
    switch project.actions[action].kind {
    case .show(let show):
      (kind, target) = (.show, show.target)
      styles = [show.presentation?.style, show.presentation?.compactStyle]
      cannotSwipe = show.presentation?.interactiveDismissDisabled
      (ifShown, from, entry) = (show.ifShown, show.from?.id, show.entry?.symbol)
      if show.hasReactions { self.action = action }
    case .setRoot(let screen, _): (kind, target) = (.setRoot, screen)
    case .showInNextColumn(let screen, _): (kind, target) = (.showInNextColumn, screen)
    case .tab(let screen, _): (kind, target) = (.tab, screen)
    default: return nil
    }
    guard let id = target.id, !project.guards(onTheWayTo: id).isEmpty else { return nil }
    self.target = id
  }
}

extension FlowProject {
  /// Whether a run can finish: that of a flow, a sequence, or a screen that returns something or is the app's.
  fileprivate var finishesRuns: Bool {
    actions.elements.contains { if case .finish = $0.kind { true } else { false } }
      || screens.elements.contains {
        switch $0.kind {
        case .sequence, .external: true
        default: false
        }
      }
  }

  /// The guards that are asked before a screen comes up: its own, and that of the start of a flow in its place.
  func guards(onTheWayTo target: ID<Screen>) -> [ID<Guard>] {
    var guards: [ID<Guard>] = []
    var screen = target
    var seen: Set<ID<Screen>> = []
    while seen.insert(screen).inserted {
      if let required = screens[screen].requires?.id { guards.append(required) }
      guard case .embed(let flow) = screens[screen].kind, let flow = flow.id,
        let start = flows[flow].start?.id
      else { break }
      screen = start
    }
    return guards
  }
}

import FlowModel
import FlowSyntax
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
      if refusal == .none { return Self.idle }
      let before = refusal
      defer { refusal = before }
      if let action = refusal.action, refusal.chance == .now {
        refusal = Refusal(chance: .used)
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
    guard let waiting = retries.actions[action], isSureOfFrame(continuation, at: top) else {
      note(retries.showByWhatLiesBelow ? .retriedElsewhere : .requires)
      if rest.index >= 0 { note(.partOfList) }
      return rules
    }
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
}

extension FlowStack {
  /// Whether a state can have another value, as far as the premise allows it.
  private var statesChange: Bool {
    project.states.ids.contains { id in
      let excluded = premise.excluded[id]?.count ?? 0
      return project.states[id].cases.count > excluded + 1
    }
  }
}

/// The refused actions of a project that are tried again.
struct Retries: Sendable {
  /// Each action that a guard may refuse, with the first of those that do the same when they are tried again; none
  /// where these are too many, and where an action may wait in one tab or case while another comes up.
  var actions: [ID<Action>: ID<Action>] = [:]
  /// Whether anything gives the chance.
  let canCome: Bool
  /// Whether a screen can be a run by itself, to which the actions of its events belong.
  let haveScreenRuns: Bool
  /// Whether an action shows something only where something else lies below, or doesn't: tried again on
  /// another stack, it may lead to other screens.
  let showByWhatLiesBelow: Bool

  /// Each action that can wait adds as many stacks again.
  private static let most = 8

  init(in project: FlowProject) {
    let statesChange = project.states.elements.contains { $0.cases.count > 1 }
    canCome = statesChange || project.finishesRuns
    haveScreenRuns = project.screens.elements.contains(where: \.isScreenRun)
    showByWhatLiesBelow = project.actions.elements.contains(where: \.kind.showsByWhatLiesBelow)
    let haveContainers = project.screens.elements.contains(where: \.kind.isContainer)
    if !canCome || haveContainers { return }
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
  let isRoot: Bool
  let target: ID<Screen>
  var styles: [PresentationStyle?] = []
  var cannotSwipe: Bool?
  var ifShown = IfShown.again
  var entry: Symbol?
  /// The action itself, if something is said of it: what follows the screen's end, or that something isn't there.
  var action: ID<Action>?

  /// Nothing for an action that no guard refuses, or that is refused only where tabs or columns are found.
  init?(_ action: ID<Action>, in project: FlowProject) {
    let target: Reference<Screen>
    switch project.actions[action].kind {
    case .show(let show):
      (isRoot, target) = (false, show.target)
      styles = [show.presentation?.style, show.presentation?.compactStyle]
      cannotSwipe = show.presentation?.interactiveDismissDisabled
      (ifShown, entry) = (show.ifShown, show.entry?.symbol)
      if show.hasReactions || show.from != nil { self.action = action }
    case .setRoot(let screen, _): (isRoot, target) = (true, screen)
    default: return nil
    }
    guard let id = target.id, !project.guards(onTheWayTo: id).isEmpty else { return nil }
    self.target = id
  }
}

extension ActionKind {
  fileprivate var showsByWhatLiesBelow: Bool {
    switch self {
    case .show(let show): show.ifShown != .again || show.from != nil
    case .backTo(_, let otherwise), .dismissTo(_, let otherwise): !otherwise.isEmpty
    default: false
    }
  }
}

extension ScreenKind {
  fileprivate var isContainer: Bool {
    switch self {
    case .tabs, .split, .switch: true
    default: false
    }
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

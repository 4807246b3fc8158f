import FlowModel
import FlowSyntax

/// The refused actions of a project that are tried again.
struct Retries: Sendable {
  /// Each action that a guard may refuse, with the first of those that do the same when they are tried again; none
  /// where these are too many, and where an action may wait in one tab or case while another comes up.
  var actions: [ID<Action>: ID<Action>] = [:]
  /// Whether anything gives the chance.
  let canCome: Bool
  /// Whether there are alerts: an action that is tried again closes the one that is shown.
  let canCloseAlerts: Bool
  /// Whether a screen can be a run by itself, to which the actions of its events belong.
  let haveScreenRuns: Bool
  /// Whether there are tabs, columns or switches.
  let haveContainers: Bool
  /// Whether an action shows something only where something else lies below, or doesn't: tried again on
  /// another stack, it may lead to other screens.
  let showByWhatLiesBelow: Bool

  /// Each action that can wait adds as many stacks again.
  private static let most = 8

  init(in project: FlowProject) {
    let statesChange = project.states.elements.contains { $0.cases.count > 1 }
    canCome = statesChange || project.finishesRuns
    canCloseAlerts = project.screens.elements.contains { $0.alert != nil }
    haveScreenRuns = project.screens.elements.contains(where: \.isScreenRun)
    showByWhatLiesBelow = project.actions.elements.contains(where: \.kind.showsByWhatLiesBelow)
    haveContainers = project.screens.elements.contains(where: \.kind.isContainer)
    let guarded = project.guardedScreens
    if !canCome || haveContainers || guarded.isEmpty { return }
    var first: [RetryKey: ID<Action>] = [:]
    for action in project.actions.ids {
      guard let key = RetryKey(action, project.actions[action].kind, to: guarded) else { continue }
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
  init?(_ action: ID<Action>, _ kind: ActionKind, to guarded: Set<ID<Screen>>) {
    switch kind {
    case .show(let show):
      guard let target = show.target.id, guarded.contains(target) else { return nil }
      (isRoot, self.target) = (false, target)
      styles = [show.presentation?.style, show.presentation?.compactStyle]
      cannotSwipe = show.presentation?.interactiveDismissDisabled
      (ifShown, entry) = (show.ifShown, show.entry?.symbol)
      if show.hasReactions || show.from != nil { self.action = action }
    case .setRoot(let screen, _):
      guard let target = screen.id, guarded.contains(target) else { return nil }
      (isRoot, self.target) = (true, target)
    default: return nil
    }
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
  var isContainer: Bool {
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

  /// The screens before which a guard is asked.
  fileprivate var guardedScreens: Set<ID<Screen>> {
    Set(screens.ids.filter { !guards(onTheWayTo: $0).isEmpty })
  }

  /// The guards that are asked before a screen comes up: its own, and that of the start of a flow in its place.
  func guards(onTheWayTo target: ID<Screen>) -> [ID<Guard>] {
    var guards: [ID<Guard>] = []
    var screen = target
    var outer: Set<ID<Screen>> = []
    while true {
      if let required = screens[screen].requires?.id { guards.append(required) }
      guard case .embed(let flow) = screens[screen].kind, let flow = flow.id,
        let start = flows[flow].start?.id
      else { return guards }
      outer.insert(screen)
      if outer.contains(start) { return guards }
      screen = start
    }
  }
}

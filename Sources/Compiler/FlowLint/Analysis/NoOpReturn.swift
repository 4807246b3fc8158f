import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

/// An action that goes back where there is nothing to go back to, in words.
struct NoOpReturn {
  let action: ID<Action>
  /// The screen that declares the event.
  let screen: ID<Screen>
  /// Whether it closes layers.
  let dismisses: Bool
  /// Whether it does nothing, whenever it is done.
  let isConstant: Bool
  /// Whether the screen lies on another one of its layer.
  let isPushed: Bool
}

/// What has closed before an action that follows its end.
private struct Closed {
  let screen: ID<Screen>
  /// Whether nothing else follows the end.
  let isAll: Bool
}

/// What is said of actions that go back where there is nothing to go back to.
struct NoOpReturnWording {
  private let analysis: FlowAnalysis
  private let moveBefore: [ID<Action>: ID<Action>]
  /// The screens that are there without an event: the first of a flow, or what a container holds.
  private let firstScreens: Set<ID<Screen>>
  private let embeddedFlows: Set<ID<Flow>>
  private let closed: [ID<Action>: Closed]
  private let awaited: Set<ID<Action>>

  init(of analysis: FlowAnalysis) {
    self.analysis = analysis
    moveBefore = analysis.project.movesBeforeActions
    firstScreens = analysis.project.firstScreens
    embeddedFlows = analysis.project.embeddedFlows
    closed = analysis.project.closedBeforeActions
    awaited = analysis.project.awaitedActions
  }

  func message(of noOp: NoOpReturn) -> String {
    let verb = analysis.project.actions[noOp.action].kind.word.map { "'\($0)'" } ?? "it"
    let rest = noOp.dismisses ? "nothing to dismiss" : "nothing to go back to"
    guard let previous = moveBefore[noOp.action] else {
      return "\(verb) on \(analysis.quoted(noOp.screen)) has \(rest)"
    }
    let before = analysis.project.actions[previous].kind.word.map { "'\($0)'" }
    return "after \(before ?? "what is done first"), this \(verb) has \(rest)"
  }

  func hint(for noOp: NoOpReturn, isPlural: Bool = false) -> String {
    let name = analysis.quoted(noOp.screen)
    let word = analysis.project.actions[noOp.action].kind.word ?? ""
    let deletion =
      awaited.contains(noOp.action)
      ? "write 'none'" : isPlural ? "delete them" : "delete it"
    if moveBefore[noOp.action] != nil {
      return noOp.isConstant
        ? deletion : "\(deletion), or give \(name) another event where it can't work"
    }
    if noOp.isConstant, let closed = closed[noOp.action] {
      let reason = "\(analysis.quoted(closed.screen)) closes by itself"
      return closed.isAll ? "\(reason): write 'none'" : "\(deletion): \(reason)"
    }
    if noOp.dismisses, noOp.isPushed {
      let flow = analysis.project.screens[noOp.screen].flow
      if word == "dismissAll", embeddedFlows.contains(flow) {
        let name = analysis.quoted(analysis.project.flows[flow].name)
        return "use 'dismiss' or 'cancel' to leave \(name), or 'backToRoot' to stay in it"
      }
      if word == "dismissAll" { return "use 'backToRoot': no sheet or cover is ever open here" }
      return noOp.isConstant
        ? "use 'back': only a sheet, a cover or a popover can be dismissed"
        : "use 'back', which also closes a sheet"
    }
    let flow = analysis.project.screens[noOp.screen].flow
    if embeddedFlows.contains(flow), analysis.project.flows[flow].start?.id == noOp.screen {
      return "use 'cancel', which ends \(analysis.quoted(analysis.project.flows[flow].name))"
    }
    let mayBeElsewhere = !firstScreens.contains(noOp.screen)
    let mend = noOp.dismisses ? "open \(name) with a sheet" : "push \(name) onto another screen"
    if noOp.isConstant {
      return mayBeElsewhere
        ? "\(deletion), or \(mend)" : "\(deletion): nothing is ever below \(name)"
    }
    let other = isPlural ? "other events where they" : "another event where '\(word)'"
    return "give \(name) \(other) can't work" + (mayBeElsewhere ? ", or \(mend)" : "")
  }

  /// What several of a screen come from: that it is a root.
  func cause(of noOp: NoOpReturn) -> Finding.Cause? {
    if moveBefore[noOp.action] != nil { return nil }
    if noOp.isConstant, let closed = closed[noOp.action] {
      return Finding.Cause(
        summary:
          "actions have nothing to close: \(analysis.quoted(closed.screen)) closes by itself",
        range: analysis.name(closed.screen).range, hint: "delete them, or write 'none'")
    }
    if noOp.dismisses, noOp.isPushed { return nil }
    return Finding.Cause(
      summary: "events of \(analysis.quoted(noOp.screen)) have nothing to go back to",
      range: analysis.name(noOp.screen).range, hint: hint(for: noOp, isPlural: true))
  }
}

extension FlowProject {
  /// The actions that are all that is done on an event that must be there: the button of an alert, or the
  /// end of an outcome.
  fileprivate var awaitedActions: Set<ID<Action>> {
    var needed: [ID<Transition>] = []
    for screen in screens.elements {
      let outcome = screen.awaits?.outcome.id
      let ends = outcome.map { outcomeEnds[outcomes[$0].ends].map(\.name.symbol) } ?? []
      if ends.isEmpty, screen.buttonEvents.isEmpty { continue }
      needed += screen.transitions.filter {
        let event = transitions[$0].event.symbol
        return screen.buttonEvents.contains(event) || ends.contains(event)
      }
    }
    for case .await(let wait) in actions.elements.map(\.kind) { needed += wait.ends }
    return Set(
      needed.compactMap { id in
        let list = transitions[id].actions
        return list.count == 1 ? list.first : nil
      })
  }
}

extension FlowAnalysis {
  /// What goes back to the root, or closes all layers, where no path has anything to close.
  var noOpReturns: [NoOpReturn] {
    // Another rule reports a screen that can't be left.
    let trapped = Set(traps.flatMap(\.screens))
    let noOp = actions.compactMap { declared -> (id: ID<Action>, screen: ID<Screen>)? in
      guard let screen = declared.screen, !trapped.contains(screen),
        project.actions[declared.id].kind.goesToRoot,
        stacks.neverActs(declared.id, on: screen)
      else { return nil }
      return (declared.id, screen)
    }
    if noOp.isEmpty { return [] }
    let pushed = stacks.pushedScreens
    let afterEnds = project.actionsAfterEnds
    return noOp.filter { !afterEnds.contains($0.id) }.map { id, screen in
      NoOpReturn(
        action: id, screen: screen, dismisses: project.actions[id].kind.word == "dismissAll",
        isConstant: true, isPushed: pushed.contains(screen))
    }
  }
}

extension FlowProject {
  /// The actions that follow another in their list that moves, each with that one.
  fileprivate var movesBeforeActions: [ID<Action>: ID<Action>] {
    var found: [ID<Action>: ID<Action>] = [:]
    for list in transitions.elements.map(\.actions) + screens.elements.compactMap(\.leaving) {
      walk(list, into: .all, from: ID<Action>?.none) { action, previous in
        if let previous { found[action] = previous }
        if actions[action].kind.moves { previous = action }
      } enter: { list, _, previous in
        .some(list.role.isFollowing ? nil : previous)
      }
    }
    return found
  }

  /// What follows the end of what was opened, which may still be there.
  fileprivate var actionsAfterEnds: Set<ID<Action>> {
    let runs = screens.elements.filter(\.isRun).flatMap { screen in
      transitions[screen.transitions].filter { ends.contains($0.event.symbol) }.map(\.actions)
    }
    let opened = actions.elements.flatMap { lists(within: $0.kind, .onOtherEvents).map(\.actions) }
    return Set((runs + opened).flatMap { actions(in: $0, into: .all) })
  }

  /// The actions that follow the end of something that a 'to' opened, and that is gone then.
  fileprivate var closedBeforeActions: [ID<Action>: Closed] {
    var found: [ID<Action>: Closed] = [:]
    for action in actions.elements {
      guard case .show(let show) = action.kind, let screen = show.target.id else { continue }
      for list in lists(within: action.kind, .onOtherEvents) {
        let all = actions(in: list.actions, into: .untilAnEnd)
        for id in all { found[id] = Closed(screen: screen, isAll: all.count == 1) }
      }
    }
    return found
  }

  fileprivate var embeddedFlows: Set<ID<Flow>> {
    Set(
      screens.elements.compactMap { screen in
        if case .embed(let flow) = screen.kind { flow.id } else { nil }
      })
  }

  fileprivate var firstScreens: Set<ID<Screen>> {
    let held = screens.elements.flatMap { screen -> [ID<Screen>] in
      switch screen.kind {
      case .tabs(let all): tabs[all].compactMap { $0.screen?.id }
      case .split(let all): columns[all].compactMap(\.screen.id)
      case .switch(_, let all): cases[all].compactMap(\.screen.id)
      case .view, .alert, .confirmationDialog, .embed, .external, .sequence: []
      }
    }
    return Set(held).union(flows.elements.compactMap { $0.start?.id })
  }
}

extension ActionKind {
  fileprivate var goesToRoot: Bool {
    switch self {
    case .backToRoot, .dismissAll: true
    default: false
    }
  }

  /// The word of the language, where it is all that the author writes.
  fileprivate var word: String? {
    switch self {
    case .back: "back"
    case .backToRoot: "backToRoot"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    default: nil
    }
  }
}

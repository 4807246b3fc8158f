import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowStacks

/// Something that goes wrong on some path, with the shortest that is known.
package struct ConfirmedRemark {
  package let kind: StackRemark.Kind
  package let action: ID<Action>
  /// The screen that declares the event.
  package let screen: ID<Screen>
  package let path: EventPath
  /// Whether the action does nothing, whenever it is done.
  package let isConstant: Bool
  /// Whether the screen on top was pushed on another, so that 'back' leads somewhere.
  package let isPushed: Bool
  /// Whether the screen on top is in a sheet, a cover or a popover.
  package let isInLayer: Bool
  /// Whether the finding is in doubt, because there was too much to try.
  package let isDoubtful: Bool
}

extension Proofs {
  /// The remarks of a kind, of the events that a screen declares itself: one for each action.
  ///
  /// What the stack proposes is reported only where the interpreter remarks on it as well, and with
  /// doubt where that was too much to try; an event that many screens share is meant to do nothing
  /// on some of them.
  package func confirmedRemarks(_ isMeant: (StackRemark.Kind) -> Bool) -> [ConfirmedRemark] {
    let meant = stacks.all.map { ($0, $0.stack.remarks.filter { isMeant($0.kind) }) }
    if meant.allSatisfy(\.1.isEmpty) { return [] }
    var found: [ID<Action>: ConfirmedRemark] = [:]
    let senders = senders
    for (analysis, remarks) in meant {
      let last = PlayedPath()
      for remark in remarks {
        guard found[remark.action]?.isDoubtful ?? true, let sender = senders[remark.action],
          let confirmed = confirmed(remark, of: sender, in: analysis, after: last)
        else { continue }
        if confirmed.isDoubtful, found[remark.action] != nil { continue }
        found[remark.action] = confirmed
      }
    }
    return found.values.sorted { $0.action < $1.action }
  }

  private func confirmed(
    _ remark: StackRemark, of sender: ID<Screen>, in analysis: StackAnalysis,
    after last: PlayedPath
  ) -> ConfirmedRemark? {
    guard let events = analysis.events(to: remark) else { return nil }
    let path = EventPath(flow: analysis.stack.flow, events: events)
    // It counts once the interpreter remarks on it, and not where a guard refused what came before.
    let outcome = outcome(of: path, after: last) { step in
      step.remarks.contains { $0.action == remark.action && $0.kind == remark.kind.remark }
        && !step.remarks.contains(where: \.isRefusal)
    }
    let isConstant = stacks.neverActs(remark.action, on: sender)
    let confirmed = { (path: EventPath, isDoubtful: Bool) in
      ConfirmedRemark(
        kind: remark.kind, action: remark.action, screen: sender, path: path,
        isConstant: isConstant, isPushed: analysis.isPushed(at: remark),
        isInLayer: analysis.isInLayer(at: remark), isDoubtful: isDoubtful)
    }
    switch outcome {
    case .came(let events): return confirmed(EventPath(flow: path.flow, events: events), false)
    case .failed: return nil
    // Over another flow, the stack looks at the screens of that flow: without a replay, it proves nothing.
    case .gaveUp:
      return analysis.isOverOtherRun(at: remark) ? nil : confirmed(path, !analysis.isExact)
    }
  }

  /// The actions that single screens declare, each with its screen: of its events, of what follows
  /// what they open, of an implicit exit, and of a sequence's end.
  var senders: [ID<Action>: ID<Screen>] {
    var senders: [ID<Action>: ID<Screen>] = [:]
    for id in project.screens.ids {
      let screen = project.screens[id]
      var lists = project.transitions[screen.transitions].map(\.actions)
      if let leaving = screen.leaving { lists.append(leaving) }
      if case .sequence(let sequence) = screen.kind {
        lists += [sequence.then, sequence.skip].compactMap { $0 }
      }
      for list in lists {
        for action in project.actions(in: list, into: .all) { senders[action] = id }
      }
    }
    return senders
  }
}

extension FlowSemantics.Remark {
  fileprivate var isRefusal: Bool { if case .refused = kind { true } else { false } }
}

extension StackRemark.Kind {
  /// What the interpreter says of it.
  var remark: FlowSemantics.Remark.Kind {
    switch self {
    case .nothingBelow: .nothingBelow
    case .nothingToDismiss: .nothingToDismiss
    case .absent(let screen): .absent(screen)
    case .noTabs(let screen): .noTabs(screen)
    case .noColumns: .noColumns
    case .ambiguous(let screen): .twice(screen)
    }
  }
}

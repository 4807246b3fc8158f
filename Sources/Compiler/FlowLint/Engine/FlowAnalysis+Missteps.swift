import FlowDiagnostics
import FlowModel
import FlowSemantics

/// Something that goes wrong on some path, with the shortest that is known.
struct Mishap {
  let kind: Misstep.Kind
  let action: ID<Action>
  /// The screen that declares the event.
  let screen: ID<Screen>
  let way: Way
  /// Whether the finding is in doubt, because there was too much to try.
  let isDoubtful: Bool
}

extension FlowAnalysis {
  /// The missteps of a kind, of the events that a screen declares itself: one for each action.
  ///
  /// What the stack proposes is reported only where the interpreter remarks on it as well, and with
  /// doubt where that was too much to try; an event that many screens share is meant to do nothing on
  /// some of them.
  func mishaps(_ isMeant: (Misstep.Kind) -> Bool) -> [Mishap] {
    let meant = stacks.all.map { ($0, $0.stack.missteps.filter { isMeant($0.kind) }) }
    if meant.allSatisfy(\.1.isEmpty) { return [] }
    var found: [ID<Action>: Mishap] = [:]
    let senders = senders
    for (analysis, missteps) in meant {
      for misstep in missteps {
        guard found[misstep.action]?.isDoubtful ?? true, let sender = senders[misstep.action],
          let mishap = mishap(misstep, of: sender, in: analysis)
        else { continue }
        if mishap.isDoubtful, found[misstep.action] != nil { continue }
        found[misstep.action] = mishap
      }
    }
    return found.values.sorted { $0.action < $1.action }
  }

  private func mishap(
    _ misstep: Misstep, of sender: ID<Screen>, in analysis: StackAnalysis
  ) -> Mishap? {
    guard let events = analysis.events(to: misstep) else { return nil }
    let way = Way(flow: analysis.stack.flow, events: events)
    // It counts once the interpreter remarks on it, and not where a guard refused what came before.
    let outcome = outcome(of: way) { step in
      step.remarks.contains { $0.action == misstep.action && $0.kind == misstep.kind.remark }
        && !step.remarks.contains(where: \.isRefusal)
    }
    let mishap = { (way: Way, isDoubtful: Bool) in
      Mishap(
        kind: misstep.kind, action: misstep.action, screen: sender, way: way, isDoubtful: isDoubtful
      )
    }
    switch outcome {
    case .came(let events): return mishap(Way(flow: way.flow, events: events), false)
    case .failed: return nil
    case .gaveUp: return mishap(way, !analysis.isExact)
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

extension Misstep.Kind {
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

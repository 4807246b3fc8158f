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
}

extension FlowAnalysis {
  /// The missteps of a kind, of the events that a screen declares itself: one for each action.
  ///
  /// What the stack proposes is reported only where the interpreter remarks on it as well; an event
  /// that many screens share is meant to do nothing on some of them.
  func mishaps(_ isMeant: (Misstep.Kind) -> Bool) -> [Mishap] {
    var found: [ID<Action>: Mishap] = [:]
    let senders = senders
    for analysis in stacks.all {
      for misstep in analysis.stack.missteps where isMeant(misstep.kind) {
        guard found[misstep.action] == nil, let sender = senders[misstep.action],
          let mishap = mishap(misstep, of: sender, in: analysis)
        else { continue }
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
    guard let played = confirmed(misstep, by: way) else { return nil }
    return Mishap(kind: misstep.kind, action: misstep.action, screen: sender, way: played)
  }

  /// It counts once the interpreter remarks on it.
  private func confirmed(_ misstep: Misstep, by way: Way) -> Way? {
    played(way) { step in
      step.remarks.contains { $0.action == misstep.action && $0.kind == misstep.kind.remark }
    }
  }

  /// The actions of the events that single screens declare, each with its screen.
  var senders: [ID<Action>: ID<Screen>] {
    var senders: [ID<Action>: ID<Screen>] = [:]
    for id in project.screens.ids {
      for transition in project.transitions[project.screens[id].transitions] {
        for action in project.allIDs(in: transition.actions) { senders[action] = id }
      }
    }
    return senders
  }
}

extension FlowProject {
  /// The actions of a list, and of the lists inside them.
  func allIDs(in list: ActionList) -> [ID<Action>] {
    var found: [ID<Action>] = []
    var waiting = [list]
    while let list = waiting.popLast() {
      found += list
      waiting += list.reversed().flatMap { inner(of: actions[$0].kind).reversed() }
    }
    return found
  }

  fileprivate func inner(of kind: ActionKind) -> [ActionList] {
    switch kind {
    case .when(_, let then, let otherwise): [then, otherwise]
    case .choose(let choices): self.choices[choices].map(\.actions)
    case .after(_, let list): [list]
    case .await(let wait): transitions[wait.ends].map(\.actions)
    default: []
    }
  }
}

extension Misstep.Kind {
  /// What the interpreter says of it.
  var remark: FlowSemantics.Remark.Kind {
    switch self {
    case .nothingBelow: .nothingBelow
    case .nothingToDismiss: .nothingToDismiss
    case .absent(let screen): .absent(screen)
    case .noTabs(let screen): .noTabs(screen)
    case .ambiguous(let screen): .twice(screen)
    }
  }
}

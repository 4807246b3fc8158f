import FlowDiagnostics
import FlowModel
import FlowSemantics

/// Something that goes wrong on some path, with the shortest that is known.
struct Mishap {
  let kind: Misstep.Kind
  let action: ID<Action>
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
    let own = ownActions
    for analysis in stacks.all {
      for misstep in analysis.stack.missteps where isMeant(misstep.kind) {
        if found[misstep.action] != nil || !own.contains(misstep.action) { continue }
        guard let mishap = mishap(misstep, in: analysis) else { continue }
        found[misstep.action] = mishap
      }
    }
    return found.values.sorted { $0.action < $1.action }
  }

  private func mishap(_ misstep: Misstep, in analysis: StackAnalysis) -> Mishap? {
    guard let events = analysis.events(to: misstep) else { return nil }
    let way = Way(flow: analysis.stack.flow, events: events)
    let screen = analysis.stack.symbol(misstep.head.symbol).screen
    guard let played = confirmed(misstep, by: way) else { return nil }
    return Mishap(kind: misstep.kind, action: misstep.action, screen: screen, way: played)
  }

  /// It counts once the interpreter remarks on it.
  private func confirmed(_ misstep: Misstep, by way: Way) -> Way? {
    played(way) { step in
      step.remarks.contains { $0.action == misstep.action && $0.kind == misstep.kind.remark }
    }
  }

  /// The actions of the events that single screens declare.
  var ownActions: Set<ID<Action>> {
    var own: Set<ID<Action>> = []
    for screen in project.screens.elements {
      own.formUnion(
        project.transitions[screen.transitions].flatMap { project.allIDs(in: $0.actions) })
    }
    return own
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

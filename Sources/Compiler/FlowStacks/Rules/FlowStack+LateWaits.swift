import FlowModel
import GraphAlgorithms

/// What waits at a destination, and ends while others lie on it.
extension FlowStack {
  /// What is done once a wait is over that belongs to a destination below; or it is handed on to what is pushed next.
  mutating func lateRules(at top: PushdownSymbol) -> [PushdownRule] {
    var rules: [PushdownRule] = []
    if let wait = waitToHandOn(at: top) {
      // Whether it has ended under what was pushed isn't known where that has gone.
      note(.answerInTurn)
      let handing = without(wait, at: top) { $0.hand(on: wait) }
      rules.append(PushdownRule(.swap(handing), to: number(.idle)))
    }
    guard let wait = surroundings(top).late else { return rules }
    let after = without(wait, at: top)
    for (event, actions) in outcomes(of: wait) {
      let list = Continuation(actions: actions, source: .under, frame: wait.frame, next: .nothing)
      let then = actions.isEmpty ? .nothing : continuations.number(of: list)
      rules.append(
        PushdownRule(.swap(after), to: control(after: then), label: label(event), cost: 1))
    }
    return rules
  }

  /// The wait that may end under what comes on a destination, where there is one and no other.
  mutating func waitToHandOn(at top: PushdownSymbol) -> StackWait? {
    guard handsOn, !isInTabs(top) else { return nil }
    let waits = waits(at: top).filter { isHandedOn($0) }
    guard let wait = waits.first else { return nil }
    if waits.count == 1, placement(top).waits.handed == nil { return wait }
    for wait in waits { noteMissing(wait) }
    return nil
  }

  private mutating func isHandedOn(_ wait: StackWait) -> Bool {
    if let known = knownToHandOn[wait] { return known }
    let isHandedOn = outcomes(of: wait).contains {
      effectsUnder($0.actions).contains { $0.pushed == .done }
    }
    knownToHandOn[wait] = isHandedOn
    return isHandedOn
  }

  /// What the destination waits for, and what waits below it and belongs to it.
  private func waits(at top: PushdownSymbol) -> [StackWait] {
    placement(top).waits.own + [surroundings(top).late].compactMap { $0 }
  }

  private mutating func without(
    _ wait: StackWait, at top: PushdownSymbol, _ change: (inout Waits) -> Void = { _ in }
  ) -> PushdownSymbol {
    let old = symbol(top)
    var (placement, surroundings) = (placement(top), surroundings(top))
    if surroundings.late == wait {
      surroundings.late = nil
    } else {
      placement.waits.remove(wait)
    }
    change(&placement.waits)
    return number(
      StackSymbol(
        screen: old.screen, step: old.step, placement: placements.number(of: placement),
        surroundings: surroundingsTable.number(of: surroundings)))
  }

  /// The destination on top, once others lie on it.
  mutating func covered(
    _ top: PushdownSymbol, by additions: [[Addition]], _ firing: Firing
  ) -> PushdownSymbol {
    let placement = placement(top)
    let isSameEvent = firing.control != afterEvent
    for addition in additions {
      noteWaits(
        of: placement, surroundings(top), under: addition[0].symbol, isSameEvent: isSameEvent)
    }
    // What has come up in this event, anew or again, had no time to hand on anything.
    if isSameEvent, let wait = surroundings(top).late {
      noteMissing(wait)
      note(.partOfList)
    }
    if isSameEvent, placement.waits.hasHanded {
      note(.awaiting)
      note(.partOfList)
    }
    if placement.waits.handed == nil, !placement.waits.hasHanded { return top }
    return changed(top) { $0.waits.cover() }
  }

  /// What is around a destination over another one that comes up in the same event.
  mutating func surroundings(overNew top: PushdownSymbol) -> Surroundings {
    if let wait = surroundings(top).late { noteMissing(wait) }
    return surroundings(over: top)
  }

  /// Notes what the automaton does not have of the waits of a block's destinations, which shared events cover.
  mutating func noteWaits(of block: SharedBlock, under additions: [[Addition]]) {
    let (placement, around) = (placements[block.placement], surroundingsTable[block.surroundings])
    for addition in additions { noteWaits(of: placement, around, under: addition[0].symbol) }
  }

  /// Notes what the automaton does not have of some waits once something lies on their destination.
  ///
  /// - Parameter isSameEvent: Whether that comes up in the event in which they may have begun.
  private mutating func noteWaits(
    of placement: Placement, _ around: Surroundings, under top: PushdownSymbol,
    isSameEvent: Bool = false
  ) {
    let waits = placement.waits.own + [placement.waits.handed, around.late].compactMap { $0 }
    if waits.isEmpty { return }
    let isPushed = self.placement(top).base == .none
    let isElsewhere = surroundings(top).liesOnOtherRun && !around.liesOnOtherRun
    for wait in waits {
      for outcome in outcomes(of: wait) {
        // A sequence goes on after a step that ends, over whatever lies on the step.
        let isEndOfStep = around.sequence != nil && project.endsRun(outcome.actions)
        for effect in effectsUnder(outcome.actions) {
          let model = isPushed ? effect.pushed : effect.presented
          if model != .done { noteUse(of: outcome.actions) }
          switch model {
          case _ where isElsewhere || isSameEvent: noteMissing(wait)
          case .done where handsOn: continue
          case .inTurn where !tellsEnds && !hasRetries && !isEndOfStep:
            note(.answerInTurn)
            // What the answer closes may have hidden a screen from the beginning.
            if hidesScreens { note(.partOfList) }
          case .done, .inTurn, .missing: noteMissing(wait)
          }
        }
      }
    }
  }

  /// Does an action that moves, at a destination of the layer that lies below.
  mutating func moveUnder(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    guard effectUnder(action, isLast: rest == .nothing).pushed == .done else { return [] }
    var onTop = continuation
    onTop.source = .later
    return moveAndNote(action, onTop, rest, at: top, firing)
  }

  /// What the automaton has of a list whose destination lies under others.
  private struct EffectUnder {
    enum Model {
      case done
      /// It leads to the stack that it leads to before others lie on the destination, and is done only then.
      case inTurn
      case missing
    }

    static let missing = EffectUnder(pushed: .missing, presented: .missing)
    static let inTurn = EffectUnder(pushed: .inTurn, presented: .inTurn)

    /// Where what lies on the destination is in its layer.
    let pushed: Model
    /// Where it is in another layer.
    let presented: Model
  }

  /// By the first action of a list that moves, whichever the decisions make that.
  private func effectsUnder(_ list: ActionList) -> [EffectUnder] {
    var found: [EffectUnder] = []
    _ = collectEffectsUnder(list, isLast: true, into: &found)
    return found
  }

  /// - Returns: Whether a way through the list moves nothing, so that what follows it comes first.
  private func collectEffectsUnder(
    _ list: ActionList, isLast: Bool, into found: inout [EffectUnder]
  ) -> Bool {
    for action in list {
      let isLast = isLast && action == list.last
      let branches: [ActionList]
      switch project.actions[action].kind {
      case .none, .effect: continue
      case .when(_, let then, let otherwise): branches = [then, otherwise]
      case .choose(let choices): branches = project.choices[choices].map(\.actions) + [.empty]
      default:
        found.append(effectUnder(action, isLast: isLast))
        return false
      }
      var goesOn = false
      for branch in branches {
        if collectEffectsUnder(branch, isLast: isLast, into: &found) { goesOn = true }
      }
      if !goesOn { return false }
    }
    return true
  }

  private func effectUnder(_ action: ID<Action>, isLast: Bool) -> EffectUnder {
    switch project.actions[action].kind {
    case .show(let show): return effectUnder(show)
    case .setRoot(let target, _):
      let isAsked = target.id.map { !project.guards(onTheWayTo: $0).isEmpty } ?? true
      return isAsked ? .missing : .inTurn
    case .backToRoot, .finish, .cancel: return .inTurn
    // Where it does nothing, what follows is done at what is on top.
    case .back, .dismiss: return isLast ? .inTurn : .missing
    case .backTo(_, let otherwise): return isLast && otherwise.isEmpty ? .inTurn : .missing
    case .dismissAll: return EffectUnder(pushed: .done, presented: .inTurn)
    default: return .missing
    }
  }

  private func effectUnder(_ show: Show) -> EffectUnder {
    guard let target = show.target.id, project.guards(onTheWayTo: target).isEmpty,
      show.ifShown == .again, show.from == nil
    else { return .missing }
    // Something is told to the destination below.
    let isTold = show.hasReactions || project.screens[target].begins
    switch position(of: target, show.presentation) {
    case .onStack: return EffectUnder(pushed: isTold ? .missing : .done, presented: .missing)
    case .inLayer:
      return EffectUnder(
        pushed: !isTold && closesAlone(target) ? .done : .missing, presented: .inTurn)
    case .inPlace: return .inTurn
    }
  }

  /// Whether it is an alert that does nothing but close, so that it doesn't matter which screen presents it.
  private func closesAlone(_ target: ID<Screen>) -> Bool {
    guard let alert = project.screens[target].alert else { return false }
    return !project.buttons[alert.buttons].contains(where: \.sendsEvent)
      && flowsWithAppEvents.isEmpty && links.isEmpty && !hasRetries
  }
}

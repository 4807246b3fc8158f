import FlowModel
import GraphAlgorithms

/// The stacks of a flow, told apart by what was shown before.
///
/// A control of the flow becomes four: one for each phase.
package struct PhasedStack: PushdownSystem {
  package enum Plan: Hashable, Sendable {
    /// Nothing happens any more once one of these screens is shown.
    case until([ID<Screen>])
    /// The screen divides the phases, and events after it cost what a measure says. Taps are counted from any time when it
    /// comes up, events and effort from the first time.
    case past(ID<Screen>, Measure)
    /// The screen divides the phases once it is shown no more.
    case beyond(ID<Screen>)
  }

  package enum Measure: Hashable, Sendable {
    case events
    /// The user's taps. Nobody else does anything, but that states change.
    case taps
    /// The same; changes of states, which nobody can do at any time, cost more than some taps.
    case effort
  }

  /// Whether a screen was shown: not yet, it just came up, it was; or it is shown, and what counts is another time
  /// when it comes up.
  package enum Phase: Int32, CaseIterable {
    case before, at, after, passed

    var isBefore: Bool { self == .before || self == .passed }
  }

  var stack: FlowStack
  let plan: Plan

  static func control(_ control: PushdownControl, _ phase: Phase) -> PushdownControl {
    PushdownControl(control.index * Int32(Phase.allCases.count) + phase.rawValue)
  }

  static func parts(of control: PushdownControl) -> (control: PushdownControl, phase: Phase) {
    let count = Int32(Phase.allCases.count)
    return (PushdownControl(control.index / count), Phase(rawValue: control.index % count)!)
  }

  package mutating func rules(at control: PushdownControl, top: PushdownSymbol) -> [PushdownRule] {
    let (inner, phase) = Self.parts(of: control)
    var next = phase
    var rules: [PushdownRule] = []
    if stack.isIdle(inner) {
      switch plan {
      case .until(let screens):
        if screens.contains(where: { stack.shows($0, top) }) { return [] }
      case .past(let screen, let measure):
        if phase == .at { next = .after }
        rules = begins(screen, inner, phase, top)
        if measure == .taps, let turn = passes(screen, inner, phase, top) { return rules + [turn] }
        if !rules.isEmpty { return rules }
      case .beyond(let screen):
        if phase == .at, !stack.shows(screen, top) {
          return [PushdownRule(.swap(top), to: Self.control(inner, .after))]
        }
        rules = begins(screen, inner, phase, top)
      }
    }
    take(next)
    return rules
      + stack.rules(at: inner, top: top).map { rule in
        // Where the automaton only makes a choice, nothing has happened yet.
        let next = rule.label == .none && rule.control == inner ? phase : next
        return PushdownRule(
          rule.effect, to: Self.control(rule.control, next), label: rule.label,
          cost: cost(of: rule.label, rule.cost, next))
      }
  }

  /// The screen that divides the phases is shown.
  private mutating func begins(
    _ screen: ID<Screen>, _ idle: PushdownControl, _ phase: Phase, _ top: PushdownSymbol
  ) -> [PushdownRule] {
    guard phase == .before, stack.shows(screen, top) else { return [] }
    return [
      PushdownRule(
        .swap(top), to: Self.control(idle, .at), label: stack.label(.shown(screen)))
    ]
  }

  /// The screen comes up, and something else counts; or it is not shown any more.
  private func passes(
    _ screen: ID<Screen>, _ idle: PushdownControl, _ phase: Phase, _ top: PushdownSymbol
  ) -> PushdownRule? {
    let next: Phase = stack.shows(screen, top) ? .passed : .before
    guard phase.isBefore, phase != next else { return nil }
    return PushdownRule(.swap(top), to: Self.control(idle, next))
  }

  package mutating func wildcardRules(at control: PushdownControl) -> [WildcardRule] {
    let (inner, phase) = Self.parts(of: control)
    take(phase)
    return stack.wildcardRules(at: inner).map { rule in
      WildcardRule(
        push: rule.symbol, to: Self.control(rule.control, phase), label: rule.label,
        cost: cost(of: rule.label, rule.cost, phase))
    }
  }

  package func whole(of control: PushdownControl) -> PushdownControl? {
    let (inner, phase) = Self.parts(of: control)
    // What begins where the screen is shown goes on after it, where its stack is a new one.
    if phase != .before { return nil }
    return stack.whole(of: inner).map { Self.control($0, phase) }
  }

  /// What follows a screen begins in the middle, where tabs and states turn as well.
  private mutating func take(_ phase: Phase) {
    switch plan {
    case .until:
      // Users see the first tab before they select another one, so tabs turn instead of being chosen as they come up.
      stack.premise.turning = .everywhere
      return
    case .past(let screen, let measure):
      stack.premise.isUserOnly = measure != .events && !phase.isBefore
      // A tab that users select where a container is shown already comes after it.
      let kind = stack.project.screens[screen].kind
      if kind.isContainer || kind.beginsFrame {
        stack.premise.turning = .everywhere
        return
      }
    case .beyond: break
    }
    stack.premise.turning = phase.isBefore ? .nothing : .everywhere
  }

  /// So much does a tap cost that no way from the beginning costs more.
  package static let tap: Int32 = 4_096
  private static let change = 16 * tap

  private func cost(of label: PushdownLabel, _ cost: Int32, _ phase: Phase) -> Int32 {
    guard case .past(_, let measure) = plan, measure != .events, !phase.isBefore, label != .none
    else { return cost }
    let event = stack.event(label)
    if event.isChange, measure == .effort { return Self.change }
    return event.isTap ? Self.tap : 1
  }
}

/// A pushdown system that asks the stacks of a flow.
protocol StackSystem: PushdownSystem {
  var stack: FlowStack { get set }
}

extension PhasedStack: StackSystem {}

extension FlowStack: StackSystem {
  var stack: FlowStack {
    get { self }
    set { self = newValue }
  }
}

extension Saturation where System: StackSystem {
  /// All that a system can come to, worked out again as long as tabs are found to be selected from
  /// elsewhere in new ways; and before, what it comes to without what is done in tabs after that.
  static func whole(
    of system: System, beginningAt control: PushdownControl, limit: Int
  ) -> (all: Saturation, direct: Saturation?) {
    var system = system
    var direct: Saturation?
    for _ in 0..<8 {
      let result = Saturation(
        of: system, control: control, symbol: FlowStack.bottom, limit: limit)
      let stack = result.system.stack
      if stack.foundSelections == stack.selections || !result.isComplete {
        return (result, direct)
      }
      direct = direct ?? result
      system = result.system
      system.stack.selections = stack.foundSelections
      system.stack.remarks = []
    }
    system.stack.note(.tooLarge)
    let all = Saturation(of: system, control: control, symbol: FlowStack.bottom, limit: limit)
    return (all, direct)
  }
}

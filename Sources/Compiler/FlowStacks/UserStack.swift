import GraphAlgorithms

/// The stacks of a flow as the user alone changes them.
struct UserStack: PushdownSystem {
  private var stack: FlowStack
  let count: TapCount

  init(_ stack: FlowStack, _ count: TapCount) {
    self.stack = stack
    self.stack.premise.isUserOnly = true
    self.stack.premise.turning = .around
    self.stack.selections = [:]
    self.count = count
  }

  mutating func rules(at control: PushdownControl, top: PushdownSymbol) -> [PushdownRule] {
    let (inner, taps) = count.parts(of: control)
    return stack.rules(at: inner, top: top).compactMap { rule in
      self.control(rule.control, after: rule.label, taps).map {
        PushdownRule(rule.effect, to: $0, label: rule.label, cost: rule.cost)
      }
    }
  }

  mutating func wildcardRules(at control: PushdownControl) -> [WildcardRule] {
    let (inner, taps) = count.parts(of: control)
    return stack.wildcardRules(at: inner).compactMap { rule in
      self.control(rule.control, after: rule.label, taps).map {
        WildcardRule(push: rule.symbol, to: $0, label: rule.label, cost: rule.cost)
      }
    }
  }

  func whole(of control: PushdownControl) -> PushdownControl? { nil }

  /// Nothing where an event is a tap too much.
  private func control(
    _ next: PushdownControl, after label: PushdownLabel, _ taps: Int32
  ) -> PushdownControl? {
    let isTap = label != .none && stack.event(label).isTap
    return count.control(next, taps: taps + (isTap ? 1 : 0))
  }
}

/// How many taps there were, as a part of the control.
struct TapCount {
  /// The most taps; none where any number will do, and nobody counts.
  let most: Int32?

  /// A control of the flow becomes so many.
  private var width: Int32 { (most ?? 0) + 1 }

  func control(_ control: PushdownControl, taps: Int32 = 0) -> PushdownControl? {
    guard let most else { return control }
    return taps > most ? nil : PushdownControl(control.index * width + taps)
  }

  func parts(of control: PushdownControl) -> (control: PushdownControl, taps: Int32) {
    (PushdownControl(control.index / width), control.index % width)
  }

  /// The controls without those after more taps than the same control needs.
  func nearest(_ controls: Set<PushdownControl>) -> Set<PushdownControl> {
    if most == nil { return controls }
    var least: [PushdownControl: Int32] = [:]
    for control in controls {
      let (inner, taps) = parts(of: control)
      least[inner] = min(least[inner] ?? .max, taps)
    }
    return Set(least.compactMap { control($0.key, taps: $0.value) })
  }
}

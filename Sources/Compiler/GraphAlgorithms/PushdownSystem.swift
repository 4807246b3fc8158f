/// A machine with a finite control and a stack: what can happen depends on the control and on the
/// symbol on top.
///
/// Controls and symbols are whole numbers that the system gives out as it goes; its rules are asked
/// for once for every control and symbol that come together.
package protocol PushdownSystem {
  /// The transitions of a control with a given top symbol.
  mutating func rules(at control: Int32, top: Int32) -> [PushdownRule]

  /// The pushes of a control for any top symbol.
  mutating func wildcardRules(at control: Int32) -> [WildcardRule]

  /// A control that has every stack of this one anyway, so that coming back there is nothing new.
  func whole(of control: Int32) -> Int32?
}

/// The transitions for one top symbol.
package struct PushdownRule: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    case pop
    case swap(Int32)
    /// The symbol on top becomes `under`, and `top` comes on it.
    case push(under: Int32, top: Int32)
  }

  package let effect: Effect
  /// The control afterwards.
  package let control: Int32
  /// The owner's number for it; negative if it is not worth reporting.
  package let label: Int32
  package let cost: Int32

  package init(_ effect: Effect, to control: Int32, label: Int32 = -1, cost: Int32 = 0) {
    self.effect = effect
    self.control = control
    self.label = label
    self.cost = cost
  }
}

/// The pushes for any top symbol.
package struct WildcardRule: Hashable, Sendable {
  package let symbol: Int32
  package let control: Int32
  package let label: Int32
  package let cost: Int32

  package init(push symbol: Int32, to control: Int32, label: Int32 = -1, cost: Int32 = 0) {
    self.symbol = symbol
    self.control = control
    self.label = label
    self.cost = cost
  }
}

/// A control, and the symbol on top of the stack.
package struct PushdownHead: Hashable, Sendable {
  package let control: Int32
  package let symbol: Int32

  package init(_ control: Int32, _ symbol: Int32) {
    self.control = control
    self.symbol = symbol
  }
}

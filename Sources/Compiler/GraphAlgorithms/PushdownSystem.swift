/// A machine with a finite control and a stack: what can happen depends on the control and on the
/// symbol on top.
///
/// The system numbers its controls, symbols and labels as it goes; its rules are asked for once for
/// every control and symbol that come together.
package protocol PushdownSystem {
  /// The transitions of a control with a given top symbol.
  mutating func rules(at control: PushdownControl, top: PushdownSymbol) -> [PushdownRule]

  /// The pushes of a control for any top symbol.
  mutating func wildcardRules(at control: PushdownControl) -> [WildcardRule]

  /// A control that has every stack of this one anyway, so that coming back there is nothing new.
  func whole(of control: PushdownControl) -> PushdownControl?
}

/// A control, by its number.
package struct PushdownControl: Hashable, Sendable {
  package let index: Int32

  package init(_ index: Int32) { self.index = index }
}

/// A symbol of the stack, by its number.
package struct PushdownSymbol: Hashable, Sendable {
  package let index: Int32

  package init(_ index: Int32) { self.index = index }
}

/// What happens by a rule, by the number that the system's owner has for it.
package struct PushdownLabel: Hashable, Sendable {
  package let index: Int32

  package init(_ index: Int32) { self.index = index }

  /// Nothing that is worth reporting.
  package static let none = PushdownLabel(-1)
}

/// The transitions for one top symbol.
package struct PushdownRule: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    case pop
    case swap(PushdownSymbol)
    /// The symbol on top becomes `under`, and `top` comes on it.
    case push(under: PushdownSymbol, top: PushdownSymbol)
  }

  package let effect: Effect
  /// The control afterwards.
  package let control: PushdownControl
  package let label: PushdownLabel
  package let cost: Int32

  package init(
    _ effect: Effect, to control: PushdownControl, label: PushdownLabel = .none, cost: Int32 = 0
  ) {
    self.effect = effect
    self.control = control
    self.label = label
    self.cost = cost
  }
}

/// The pushes for any top symbol.
package struct WildcardRule: Hashable, Sendable {
  package let symbol: PushdownSymbol
  package let control: PushdownControl
  package let label: PushdownLabel
  package let cost: Int32

  package init(
    push symbol: PushdownSymbol, to control: PushdownControl, label: PushdownLabel = .none,
    cost: Int32 = 0
  ) {
    self.symbol = symbol
    self.control = control
    self.label = label
    self.cost = cost
  }
}

/// A control, and the symbol on top of the stack.
package struct PushdownHead: Hashable, Sendable {
  package let control: PushdownControl
  package let symbol: PushdownSymbol

  package init(_ control: PushdownControl, _ symbol: PushdownSymbol) {
    self.control = control
    self.symbol = symbol
  }
}

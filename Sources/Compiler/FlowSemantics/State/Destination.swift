import FlowModel

/// A screen that is shown, or lies under one that is: an instance with arguments of its own.
package struct Destination: Hashable, Sendable {
  package let screen: ID<Screen>
  /// In the order of the screen's parameters.
  package var arguments: [Value]
  /// The innermost run that it belongs to.
  package var run: Number<Run>
  package let stack: Number<Stack>
  package var arrival: Arrival
  /// Its place among the steps of the sequence that it is one of.
  package let step: Int?
  package var content: Content = .view
  /// The places of the tabs that aren't shown, because their conditions don't hold.
  package var hiddenTabs: Set<Int> = []
  /// Whether what the screen awaits has begun: once for each shown instance.
  package var hasBegun = false
}

/// How a destination came to its place; this says which implicit way leads back.
package enum Arrival: Hashable, Sendable {
  /// The first of a layer, a tab, a column or a region.
  case root
  /// With the back button and the edge swipe.
  case push
  /// Without a navigation bar: no implicit way back.
  case plain, animated
}

/// The content of a destination: nothing, or its own stacks.
package enum Content: Hashable, Sendable {
  case view
  /// One stack for each tab; nothing for a tab that is only an event or isn't shown.
  case tabs([Number<Stack>?], selected: Int)
  /// One stack for each column.
  case split([Number<Stack>])
  /// The stack of a `switch` for the value; none if the value has no case.
  case region(value: Int?, Number<Stack>?)

  /// All stacks inside.
  package var stacks: [Number<Stack>] {
    switch self {
    case .view: []
    case .tabs(let stacks, _): stacks.compactMap { $0 }
    case .split(let stacks): stacks
    case .region(_, let stack): stack.map { [$0] } ?? []
    }
  }

  /// The stacks that are on screen: of tabs, the selected one's.
  var shownStacks: [Number<Stack>] {
    guard case .tabs(let stacks, let selected) = self else { return stacks }
    return stacks.indices.contains(selected) ? stacks[selected].map { [$0] } ?? [] : []
  }
}

/// Destinations on top of one another, the last one on top.
///
/// Invariant: it is empty only while it is being built, or where the flow has nothing to show.
package struct Stack: Hashable, Sendable {
  package var destinations: [Number<Destination>] = []
  /// The tabs, split or switch that it is in; nothing for a layer's own stack.
  package let container: Number<Destination>?
}

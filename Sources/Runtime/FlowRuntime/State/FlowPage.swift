/// A destination that is shown. If a destination is shown twice, there are two pages.
public struct FlowPage: Identifiable, Hashable {
  /// The identity of a page.
  public typealias ID = FlowID<FlowPage>

  /// The identity of a page.
  public let id: ID
  /// The screen and its arguments.
  public package(set) var destination: any FlowDestination
  /// The innermost run that it belongs to.
  package let run: FlowRun.ID
  package let stack: FlowStack.ID
  package var arrival: FlowArrival
  /// Its place among the steps of the sequence that it is one of.
  package let step: Int?
  package var content = FlowPageContent.view
  /// Whether what begins with it has begun.
  package var hasBegun = false
  /// How often something has changed that its view asked for.
  package var changes = 0

  /// The screen with its flow, without its arguments: `Todos.details`.
  public var screen: String { destination.anyScreen.description }

  /// Compares identities; the arguments may differ.
  public static func == (one: FlowPage, other: FlowPage) -> Bool { one.id == other.id }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FlowPage: CustomStringConvertible {
  /// The screen and its arguments: `details(id: 1)`.
  public var description: String { destination.description }
}

/// How a page came to its place; this says which implicit way leads back.
package enum FlowArrival: Hashable, Codable, Sendable {
  /// The first of a layer, a tab, a column or a region.
  case root
  case push
  /// With a bar and a way back, moving its own way.
  case pushed(FlowTransition, FlowAnimation)
  /// The same, out of a view of the page below.
  case zoomed(from: FlowAnchorName)
  /// Without a navigation bar: no implicit way back.
  case plain
  case animated(FlowTransition, FlowAnimation)

  package var isRoot: Bool { if case .root = self { true } else { false } }
  package var isPush: Bool {
    switch self {
    case .push, .pushed, .zoomed: true
    case .root, .plain, .animated: false
    }
  }
  var animation: FlowAnimation? {
    switch self {
    case .pushed(_, let animation), .animated(_, let animation): animation
    case .root, .push, .zoomed, .plain: nil
    }
  }
}

/// A tab that is shown, and its stack; nothing for a tab that is only an event.
package struct FlowShownTab {
  package let tab: FlowTab
  package let stack: FlowStack.ID?
}

/// What a page holds: nothing, or stacks of their own.
package enum FlowPageContent {
  case view
  case tabs([FlowShownTab], selected: Int)
  /// Two or three columns, and the one that is in front where there is room for one.
  case split([FlowStack.ID], front: Int)
  /// What a `switch` shows for the value; no stack where the value has no case.
  case region(value: AnyHashable, FlowStack.ID?)

  /// All stacks that it holds.
  package var stacks: [FlowStack.ID] {
    switch self {
    case .view: []
    case .tabs(let tabs, _): tabs.compactMap(\.stack)
    case .split(let stacks, _): stacks
    case .region(_, let stack): stack.map { [$0] } ?? []
    }
  }

  /// The stacks on screen: of tabs, the selected one's.
  package var shownStacks: [FlowStack.ID] {
    guard case .tabs(let tabs, let selected) = self else { return stacks }
    return tabs.indices.contains(selected) ? tabs[selected].stack.map { [$0] } ?? [] : []
  }

  /// Whether it is shown by a view of its own, and not by what its stacks hold.
  package var isView: Bool { if case .view = self { true } else { false } }
}

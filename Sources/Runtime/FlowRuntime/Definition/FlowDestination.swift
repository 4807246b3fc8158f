/// A place that a flow can show, with what it is given.
public protocol FlowDestination: FlowCodable where FlowName: FlowScreenName {
  /// The places without what they are given.
  typealias Screen = FlowName
}

/// The names of a flow's screens.
public protocol FlowScreenName: RawRepresentable<String>, Hashable, Sendable, Codable {
  /// The name of their flow.
  var flow: String { get }
}

/// What follows the end of what is opened, as it can be kept: where it was said, and what it needs.
public protocol FlowFollowing: FlowCodable {}

/// A named way into a flow, which builds a stack.
public protocol FlowEntry: Sendable {}

/// A screen of any flow.
package struct FlowScreen: Hashable, Codable, Sendable {
  package let flow: String
  package let name: String
}

extension FlowScreen: CustomStringConvertible {
  package var description: String { "\(flow).\(name)" }
}

extension FlowScreenName {
  package var anyScreen: FlowScreen { FlowScreen(flow: flow, name: rawValue) }
}

extension FlowDestination {
  /// Which screen it is, without what that is given.
  public var screen: FlowName { contents.name }

  package var anyScreen: FlowScreen { screen.anyScreen }
}

/// Of a flow that says nothing of the end of what it opens.
public enum FlowNoFollowing: FlowFollowing {
  /// There is nothing to follow.
  case none

  /// The one case, without values.
  public var contents: FlowContents<String> { FlowContents("none") }

  /// Reads any name as the one case.
  public init(_ name: String, _ values: FlowValues) { self = .none }
}

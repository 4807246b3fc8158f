/// A screen of a flow, with its arguments.
public protocol FlowDestination: FlowCodable where FlowName: FlowScreenName {
  /// The screens without their arguments.
  typealias Screen = FlowName
}

/// The names of a flow's screens.
public protocol FlowScreenName: RawRepresentable<String>, Hashable, Sendable, Codable {
  /// The name of their flow.
  var flow: String { get }
}

/// The place in a flow whose actions follow the end of an opened screen, with the values they need.
public protocol FlowFollowing: FlowCodable {}

/// An entry of a flow. It builds a stack.
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
  /// The screen, without its arguments.
  public var screen: FlowName { contents.name }

  package var anyScreen: FlowScreen { screen.anyScreen }

  var hasArguments: Bool { !contents.values.isEmpty }
}

/// The type for a flow without actions after the end of opened screens.
public enum FlowNoFollowing: FlowFollowing {
  /// No actions follow.
  case none

  /// The one case, without values.
  public var contents: FlowContents<String> { FlowContents("none") }

  /// Reads any name as the one case.
  public init(_ name: String, _ values: FlowValues) { self = .none }
}

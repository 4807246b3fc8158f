import FlowSyntax

/// The URL of a deep link, taken apart: `/products/{id}?highlighted={highlighted}`.
package struct LinkPattern: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case literal(Symbol)
    /// `{id}`: one segment, which is a parameter's value.
    case parameter(Symbol)
    /// `{path...}`: all that is left of the path, the elements of a parameter that is an array.
    case rest(Symbol)
  }

  package struct QueryItem: Hashable, Sendable {
    package let key: Symbol
    package let parameter: Symbol
  }

  package let segments: [Segment]
  package let query: [QueryItem]

  /// The parameters that a URL says, in order.
  package var parameters: [Symbol] {
    let named = segments.compactMap { segment -> Symbol? in
      switch segment {
      case .literal: nil
      case .parameter(let name), .rest(let name): name
      }
    }
    return named + query.map(\.parameter)
  }
}

/// How a flow's links come in.
package struct LinkSettings: Sendable {
  /// The hosts of universal links; any if none is said.
  package let hosts: [Text]
  /// The URL schemes; any if none is said.
  package let schemes: [Text]
  /// The condition for following a link; the link waits until it holds.
  package let when: Condition?

  package static let none = LinkSettings(hosts: [], schemes: [], when: nil)
}

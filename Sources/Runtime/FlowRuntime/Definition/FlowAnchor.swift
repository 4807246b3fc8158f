/// The views that a flow's popovers and dialogs point at, and out of which its screens zoom. A view marks itself with `flowAnchor`.
public protocol FlowAnchor: RawRepresentable<String>, Hashable, Sendable {}

/// An anchor of any flow.
package struct FlowAnchorName: Hashable, Codable, Sendable {
  private let places: String
  private let name: String

  package init<Anchor: FlowAnchor>(_ anchor: Anchor) {
    places = String(describing: Anchor.self)
    name = anchor.rawValue
  }
}

extension FlowDestination {
  /// Its arguments that are `Hashable`.
  package var givenValues: [(name: String, value: AnyHashable)] {
    contents.values.compactMap { name, value in
      (value as? any Hashable).map { (name, AnyHashable($0)) }
    }
  }
}

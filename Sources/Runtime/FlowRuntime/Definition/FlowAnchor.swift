/// The places of a flow's views that its popovers and dialogs point at.
public protocol FlowAnchor: RawRepresentable<String>, Hashable, Sendable {}

/// A place of any flow.
package struct FlowAnchorName: Hashable, Codable, Sendable {
  private let places: String
  private let name: String

  package init<Anchor: FlowAnchor>(_ anchor: Anchor) {
    places = String(describing: Anchor.self)
    name = anchor.rawValue
  }
}

extension FlowDestination {
  /// What it is given, as far as that can be compared.
  package var givenValues: [AnyHashable] {
    contents.values.compactMap { ($0.value as? any Hashable).map { AnyHashable($0) } }
  }
}

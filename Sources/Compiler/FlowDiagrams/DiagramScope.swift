import FlowModel

/// The part of a project that a diagram shows.
package struct DiagramScope: Sendable {
  /// The flows to draw in full, with a box for each flow beside them; none stands for all.
  package var flows: Set<ID<Flow>>
  /// The screens to draw with what is around them; none stands for all.
  package var screens: Set<ID<Screen>>
  /// How many arrows lead at most from a box to one of `screens`.
  package var depth: Int
  /// Whether each flow is one box.
  package var isMap: Bool

  package static let all = DiagramScope()

  package init(
    flows: Set<ID<Flow>> = [], screens: Set<ID<Screen>> = [], depth: Int = 1, isMap: Bool = false
  ) {
    self.flows = flows
    self.screens = screens
    self.depth = depth
    self.isMap = isMap
  }
}

extension Diagram {
  /// The part of the diagram that a scope asks for.
  func showing(_ scope: DiagramScope) -> Diagram {
    if scope.isMap { return map }
    let flows = scope.flows
    let part =
      flows.isEmpty
      ? self
      : folding { group in
        group.flow.map { !flows.contains($0) } ?? false
      }.connected(to: flows)
    return scope.screens.isEmpty ? part : part.around(scope.screens, depth: scope.depth)
  }
}

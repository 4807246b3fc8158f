/// A stack that is presented over the layers below.
public struct FlowLayer: Identifiable {
  /// The identity of a layer.
  public typealias ID = FlowID<FlowLayer>

  /// The identity of a layer.
  public let id: ID
  package let presentation: FlowPresentation
  package let style: FlowStyle
  package let stack: FlowStack.ID
  /// The page, in a layer below, that presented it.
  package var presenter: FlowPage.ID?
  /// Who is told that it was dismissed; nothing if it is a run's, which is told of its end.
  var opener: FlowOpener?
}

/// How a layer lies over those below it.
package enum FlowPresentation: String, Codable, Sendable {
  case root, sheet, fullScreenCover, popover, alert, confirmationDialog

  package var isAlert: Bool { self == .alert || self == .confirmationDialog }
}

/// Pages on top of one another, the last one on top.
package struct FlowStack {
  package typealias ID = FlowID<FlowStack>

  package var pages: [FlowPage.ID] = []
  /// The tabs, split or switch that it is in; nothing for a layer's own stack.
  package let container: FlowPage.ID?
}

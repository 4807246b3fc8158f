import FlowModel

/// A stack of destinations as it is presented above the layers below.
package struct Layer: Hashable, Sendable {
  package let number: Number<Layer>
  package let presentation: LayerPresentation
  package let stack: Number<Stack>
  /// The destination, in the layer below, that presented it.
  package var presenter: Number<Destination>?
  /// The receiver of `dismissed`; nothing for a run, which reports its end instead.
  package var opener: Opener?
  /// Whether the user can swipe it or tap it away.
  package let isInteractivelyDismissible: Bool
}

/// How a layer lies above the one below.
package enum LayerPresentation: String, Hashable, Sendable {
  case root, sheet, fullScreenCover, popover, alert, confirmationDialog

  /// Whether it is a question with buttons, which holds nothing but itself.
  var isAlert: Bool { self == .alert || self == .confirmationDialog }
}

/// The opener of a screen, and its actions for the screen's end.
package struct Opener: Hashable, Sendable {
  /// The destination whose event it was; nothing once it is gone.
  package var destination: Number<Destination>?
  /// The `to` that did, if it says what follows the end.
  package let action: ID<Action>?
  package var context: Context
}

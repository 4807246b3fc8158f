import FlowDiagnostics
import FlowModel

/// A way to a screen: by an event, or because what holds the screen comes up.
package struct Move: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A run of the flow begins, or a link leads in.
    case entrance
    case show(PresentationStyle)
    case alert
    /// The target takes the place of the source.
    case replace
    /// The source goes, and the target becomes a root or is in another tab.
    case elsewhere
    /// The source goes, and the target was there already.
    case back
    /// A tab, a column, a case or a step.
    case content
    case embed
  }

  /// What the same list of actions does before it comes to the move.
  package enum Before: Sendable {
    case nothing
    /// The source goes back, so that a screen shown then takes its place.
    case back
    case other
  }

  let kind: Kind
  /// Nothing where no event is needed.
  let event: Name?
  let target: ID<Screen>
  let range: SourceRange
  var before = Before.nothing
  /// The target has no back button and cannot be swiped away.
  var isHeld = false
  /// The author's word on what happens where the target is shown already.
  var statedIfShown: IfShown?
  /// It happens as soon as the source comes up, or may.
  var isAutomatic = false
  /// For a case of a switch: the state, and which of its values.
  var test: (state: ID<AppState>, value: Int)?

  /// Whether the target stays in the layer of the source.
  var staysInLayer: Bool {
    switch kind {
    case .show(.push), .show(.plain), .show(.animated), .replace, .content: true
    case .show, .entrance, .alert, .elsewhere, .back, .embed: false
    }
  }
}

/// The ways that a screen's events leave it by.
struct Exits: OptionSet, Sendable {
  let rawValue: UInt8

  /// Takes the screen itself away.
  static let back = Exits(rawValue: 1)
  /// Takes the screen's layer away.
  static let dismiss = Exits(rawValue: 2)
  /// Takes away more than that, or ends the run.
  static let beyond = Exits(rawValue: 4)
}

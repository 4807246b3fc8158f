import FlowModel

/// A run of a flow, of a sequence, or of a screen that returns something.
///
/// It owns a contiguous segment: a part of its parent's stack when pushed, its own layer when
/// presented. It ends exactly once.
package struct Run: Hashable, Sendable {
  package let kind: RunKind
  /// The screen that stands for it: the embedding one, the sequence, or the screen itself.
  package let host: ID<Screen>?
  package var arguments: [Value]
  package let parent: Number<Run>?
  /// Nothing for what a container, a sequence or a start shows.
  package var opener: Opener?
  /// Its place among the steps of the sequence that it is one of.
  package let step: Int?
  /// How it ended, if its destinations are still there after that.
  package var end: End?
}

package enum RunKind: Hashable, Sendable {
  case flow(ID<Flow>)
  case sequence(ID<Screen>)
  /// A screen with `returns`, or one that the app shows and ends: a run of one screen.
  case screen(ID<Screen>)

  /// Whether `back` and `dismiss` stop at its first destination.
  var isFrame: Bool {
    if case .screen = self { return false }
    return true
  }
}

/// How something that was opened ended.
package enum End: Hashable, Sendable {
  /// With its name, if the flow names its ends.
  case finished(Value?, ID<FlowEnd>? = nil)
  case cancelled
  /// The end of a layer that is not a run.
  case dismissed
}

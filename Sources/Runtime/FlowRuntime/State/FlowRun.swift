/// A run of a flow, of a sequence, or of a screen that returns something. It ends exactly once.
public struct FlowRun {
  /// Tells the run from all others.
  public typealias ID = FlowID<FlowRun>

  package enum Kind: String, Codable { case flow, sequence, screen }

  package let kind: Kind
  /// What stands for it: the embedding screen, the sequence, or the screen itself.
  package var host: (any FlowDestination)?
  let parent: ID?
  var opener: FlowOpener?
  /// Its place among the steps of the sequence that it is one of.
  let step: Int?
  /// How it ended, if its pages are still there after that.
  package var end: FlowEnd?

  /// Whether `back` and `dismiss` stop at its first page.
  var isFrame: Bool { kind != .screen }
}

/// How something that was opened ended.
public enum FlowEnd {
  /// It came to its end, with a result if it returns one.
  case finished(Any?)
  /// It was left without a result.
  case cancelled
  /// Of a layer that is no run.
  case dismissed

  /// What it finished with; `nil` if it has no result, or did not finish.
  public var result: Any? { if case .finished(let result) = self { result } else { nil } }
}

extension FlowEnd: CustomStringConvertible {
  /// How it ended, and with what: `finished(1)`.
  public var description: String {
    switch self {
    case .finished(let result?): "finished(\(FlowContents.description(of: result)))"
    case .finished(nil): "finished"
    case .cancelled: "cancelled"
    case .dismissed: "dismissed"
    }
  }
}

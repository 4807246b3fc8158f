/// A run of a flow, of a sequence, or of a screen that returns a result. It ends exactly once.
public struct FlowRun {
  /// The identity of a run.
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

/// The way in which an opened screen or flow ended.
public enum FlowEnd {
  /// It finished, with a result if it returns one.
  case finished(Any?)
  /// It ended without a result.
  case cancelled
  /// The layer of a screen that is not a run has gone.
  case dismissed

  /// The result; `nil` if there is none or it did not finish.
  public var result: Any? { if case .finished(let result) = self { result } else { nil } }
}

/// The way in which a flow that an app runs on its own ended.
public enum FlowTypedEnd<Result> {
  /// It finished, with its result. A flow that returns nothing has a result without content.
  case finished(Result)
  /// It ended without a result.
  case cancelled

  init(_ end: FlowEnd) {
    guard case .finished(let result) = end, let result = (result as? Result) ?? (() as? Result)
    else {
      self = .cancelled
      return
    }
    self = .finished(result)
  }
}

/// The ends of a flow that names several, with a case for each.
public protocol FlowNamedEnd {
  /// It ended without a result.
  static var cancelled: Self { get }
}

extension FlowNamedEnd {
  /// The case and its value: `selected(milk)`.
  fileprivate var words: String {
    guard let (label, value) = Swift.Mirror(reflecting: self).children.first, let label else {
      return String(describing: self)
    }
    let mirror = Swift.Mirror(reflecting: value)
    if mirror.displayStyle != .optional {
      return "\(label)(\(FlowContents.description(of: value)))"
    }
    return label
      + (mirror.children.first.map { "(\(FlowContents.description(of: $0.value)))" } ?? "")
  }
}

extension FlowTypedEnd: Sendable where Result: Sendable {}
extension FlowTypedEnd: Equatable where Result: Equatable {}

extension FlowEnd: CustomStringConvertible {
  /// The end and the result: `finished(1)`, `selected("milk")`.
  public var description: String {
    switch self {
    case .finished(let end as any FlowNamedEnd): end.words
    case .finished(let result?): "finished(\(FlowContents.description(of: result)))"
    case .finished(nil): "finished"
    case .cancelled: "cancelled"
    case .dismissed: "dismissed"
    }
  }
}

/// Something that could not be restored; what lay above it was left out with it.
public struct FlowLoss: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it could not be restored.
  public enum Reason: String, Sendable {
    /// It can't be read, or is no snapshot of this flow.
    case unreadable
    /// Another version of the runtime wrote it.
    case otherVersion
    /// The screen doesn't exist any more, or isn't what it was; or what follows its end isn't.
    case changed
    /// What the screen was given can't be read any more.
    case undecodable
    /// The screen, or what follows its end, is given an object; or its flow isn't to be restored.
    case notKept
    /// What the screen requires doesn't hold any more.
    case refused
  }

  /// Why it could not be restored.
  public let reason: Reason
  /// The screen, with its flow: `Shop.product`; `nil` if it isn't known.
  public let screen: String?

  init(_ reason: Reason, _ screen: FlowScreen? = nil) {
    self.reason = reason
    self.screen = screen?.description
  }

  /// What was lost, and why: `Shop.product could not be restored: changed`.
  public var description: String {
    "\(screen ?? "the snapshot") could not be restored: \(reason.rawValue)"
  }
}

/// A screen that could not be restored. The screens above it are not restored either.
public struct FlowLoss: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it could not be restored.
  public enum Reason: String, Sendable {
    /// The data can't be read, or is not a snapshot of this flow.
    case unreadable
    /// Another version of the runtime wrote it.
    case otherVersion
    /// The screen, or the actions after its end, no longer exist or have changed.
    case changed
    /// The screen's arguments can no longer be decoded.
    case undecodable
    /// The screen, or the actions after its end, have a value that can't be encoded; or its flow is not
    /// restored.
    case notKept
    /// The guard that the screen requires no longer holds.
    case refused
  }

  /// Why it could not be restored.
  public let reason: Reason
  /// The screen with its flow, such as `Shop.product`; `nil` if it is unknown.
  public let screen: String?

  init(_ reason: Reason, _ screen: FlowScreen? = nil) {
    self.reason = reason
    self.screen = screen?.description
  }

  /// The screen and the reason: `Shop.product could not be restored: changed`.
  public var description: String {
    "\(screen ?? "the snapshot") could not be restored: \(reason.rawValue)"
  }
}

import FlowRuntime
import Foundation
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @available(iOS 13, visionOS 1, *)
  extension FlowDefinition {
    /// Follows the links with which the system launches or calls a scene.
    ///
    /// - Returns: whether the flow knows one of them.
    @discardableResult
    public func open(_ contexts: Set<UIOpenURLContext>) -> Bool {
      contexts.reduce(false) { open($1.url) || $0 }
    }

    /// Follows the universal link of an activity that the system wants a scene to continue.
    ///
    /// - Returns: whether the flow knows it.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> Bool {
      activity.webpageURL.map { open($0) } ?? false
    }

    /// Where the user is in the flow, for a scene to keep; `nil` if the flow restores nothing.
    ///
    /// - Parameter type: a type of activity of your app, one of `NSUserActivityTypes` in its `Info.plist`.
    public func restorationActivity(of type: String) -> NSUserActivity? {
      guard let snapshot = snapshot() else { return nil }
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: [NSUserActivity.snapshotKey: snapshot])
      return activity
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension NSUserActivity {
    fileprivate static let snapshotKey = "flowSnapshot"

    /// The place of a user in a flow; pass it to the flow as `restoring`.
    public var flowSnapshot: Data? { userInfo?[Self.snapshotKey] as? Data }
  }
#endif

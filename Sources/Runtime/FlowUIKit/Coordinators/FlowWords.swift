import FlowRuntime
import FlowSwiftUI

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The titles of the buttons that a flow of view controllers shows where the platform has none.
  ///
  /// The defaults are the keys `Back`, `Cancel`, `OK` and `More` of the app's strings. They stand in for `FlowLabels`:
  /// its SwiftUI texts can't become titles in UIKit.
  @available(iOS 13, visionOS 1, *)
  public struct FlowWords: Sendable {
    let back: FlowText
    let cancel: FlowText
    let confirm: FlowText
    let more: FlowText

    /// - Parameters:
    ///   - back: the title of the back button on a screen with `leaving`, and on the first page of a stack that has
    ///     a way back.
    ///   - cancel: the title of the button that closes a confirmation dialog without a `cancel` button.
    ///   - confirm: the title of the button that closes an alert without buttons.
    ///   - more: the title of the list of tabs for which the bar has no place.
    public init(
      back: FlowText = "Back", cancel: FlowText = "Cancel", confirm: FlowText = "OK",
      more: FlowText = "More"
    ) {
      self.back = back
      self.cancel = cancel
      self.confirm = confirm
      self.more = more
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowDisplay {
    /// The words of the flow that is shown.
    var words: FlowWords { (stacks as? FlowControllers)?.words ?? FlowWords() }
  }
#endif

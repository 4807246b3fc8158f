import FlowRuntime
import FlowSwiftUI
import Foundation
import SwiftUI

#if !os(macOS)
  /// Everything that a navigator shows, with pages that push one another by hidden links. From iOS 14 on, it follows
  /// URLs that open the app.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  package struct FlowLinkedNavigator: View {
    private let navigator: FlowNavigator
    private let isHosted: Bool
    private let keep: (@MainActor (Data?) -> Void)?
    private let open: (URL) -> Void

    /// - Parameters:
    ///   - navigator: the navigator that runs the flow.
    ///   - isHosted: whether the pages lie in a `NavigationView` of the app.
    ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow has ended.
    ///   - open: opens a URL.
    package init(
      _ navigator: FlowNavigator, isHosted: Bool, keep: (@MainActor (Data?) -> Void)?,
      open: @escaping (URL) -> Void
    ) {
      self.navigator = navigator
      self.isHosted = isHosted
      self.keep = keep
      self.open = open
    }

    package var body: some View {
      let view = FlowNavigatorView(
        navigator, in: FlowLinkViews(), isHosted: isHosted, keep: keep)
      if #available(iOS 14, tvOS 14, visionOS 1, *), navigator.platform.version >= 14 {
        view.onOpenURL(perform: open)
      } else {
        view
      }
    }
  }
#endif

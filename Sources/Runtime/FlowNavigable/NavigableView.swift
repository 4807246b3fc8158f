import FlowNavigationLinks
import FlowRuntime
import Foundation
import SwiftUI

#if !os(macOS)
  /// Shows the screens of a flow. Put it anywhere in your app.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public struct NavigableView<Navigation: FlowNavigation>: View {
    @State private var navigation: FlowOnce<Navigation>
    private let keep: (@MainActor (Data?) -> Void)?
    private var isHosted = false

    /// - Parameters:
    ///   - navigation: the flow; evaluated only once, even if the view is made again.
    ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow has ended. Before
    ///     iOS 14, it is not called: keep the flow's `snapshot()` yourself.
    public init(
      navigation: @autoclosure @escaping () -> Navigation,
      keep: (@MainActor (Data?) -> Void)? = nil
    ) {
      _navigation = State(initialValue: FlowOnce(navigation))
      self.keep = keep
    }

    /// All screens of the flow. From iOS 14 on, it follows URLs that open the app; before, call the flow's `open(_:)`.
    public var body: some View {
      let navigation = navigation.object
      FlowLinkedNavigator(navigation.navigator, isHosted: isHosted, keep: keep) {
        navigation.open($0)
      }
    }

    /// Shows the flow's pages in the `NavigationView` around it, instead of in one of its own.
    ///
    /// Put it into the destination of a link of that view. The back button of the first page leads back to your app and
    /// ends the flow. A link further down the stack needs `isDetailLink(false)`.
    public func inSurroundingStack() -> NavigableView {
      var view = self
      view.isHosted = true
      return view
    }
  }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  extension NavigableView: CustomDebugStringConvertible {
    /// The same as that of the flow: `po` in the debugger prints where the user is.
    public nonisolated var debugDescription: String {
      MainActor.assumeIsolated { navigation.object.debugDescription }
    }
  }
#endif

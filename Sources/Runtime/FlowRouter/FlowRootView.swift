import Combine
import FlowNavigationViews
import FlowRuntime
import Foundation
import SwiftUI

/// A flow whose class is a router.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol FlowRouter: FlowViewDefinition, NavigationRouter where Screen == Destination {}

/// The root view of a flow, bound to a router. Put it anywhere in your app.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct FlowRootView<Flow: FlowRouter>: View {
  @StateObject private var binding: FlowRouterBinding<Flow>
  private let keep: (@MainActor (Data?) -> Void)?
  private var isHosted = false

  /// - Parameters:
  ///   - router: the flow's router; evaluated only once, even if the view is made again.
  ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow
  ///     has ended.
  public init(
    router: @autoclosure @escaping () -> Flow, keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    _binding = StateObject(wrappedValue: FlowRouterBinding(router()))
    self.keep = keep
  }

  /// Shows a flow as another router says, such as one of a test.
  ///
  /// What the user does changes that router, by its own functions; what it does not take is not shown.
  ///
  /// - Parameters:
  ///   - router: the router.
  ///   - flow: makes the screens; evaluated only once, even if the view is made again.
  public init<Router: NavigationRouter>(
    router: Router, showing flow: @autoclosure @escaping () -> Flow
  ) where Router.Screen == Flow.Screen {
    _binding = StateObject(wrappedValue: FlowRouterBinding(flow(), router))
    keep = nil
  }

  /// All screens of the flow. It follows URLs that open the app.
  public var body: some View {
    FlowNavigatorView(
      binding.flow.navigator, in: FlowNavigationViews(), isHosted: isHosted, keep: keep
    )
    .onOpenURL { binding.flow.open($0) }
  }

  /// Shows the flow's pages on the navigation stack around it, instead of on a stack of its own.
  ///
  /// Put it into a destination of that stack. The back button of the first page leads back to your app and
  /// ends the flow.
  public func inSurroundingStack() -> FlowRootView {
    var root = self
    root.isHosted = true
    return root
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowRootView: CustomDebugStringConvertible {
  /// The same as that of the flow: `po` in the debugger prints where the user is.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { binding.flow.debugDescription }
  }
}

import FlowNavigationLinks
import FlowRuntime
import Foundation
import SwiftUI

#if !os(macOS)
  /// A flow whose class is a coordinator of containers.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public protocol FlowContainerCoordinator: FlowViewDefinition, ActionsHandler, ObservableObject {}

  @available(iOS 13, tvOS 13, visionOS 1, *)
  extension FlowContainerCoordinator {
    /// Performs the actions of an event of a screen, as if its view had sent it. It ignores the event if the screen can't
    /// be seen.
    public func execute<Event>(
      _ event: Event, of screen: Destination.Screen,
      _ handle: @MainActor (Self, Event, inout FlowPlan<Destination>) -> Void
    ) {
      send(event, of: screen, handle)
    }
  }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  extension FlowViewFactory {
    /// The view of a state. Its actions do nothing while the coordinator does not show the state.
    ///
    /// - Parameters:
    ///   - state: the screen, with its arguments.
    ///   - coordinator: the coordinator of the flow.
    public static func viewForState<Coordinator: FlowContainerCoordinator>(
      _ state: Coordinator.Destination, coordinator: Coordinator
    ) -> AnyView {
      coordinator.view(showing: state)
    }
  }

  /// Shows the containers of a flow. Put it anywhere in your app.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public struct ContainerView<Coordinator: FlowContainerCoordinator>: View {
    @State private var coordinator: FlowOnce<Coordinator>
    private let keep: (@MainActor (Data?) -> Void)?
    private var isHosted = false

    /// - Parameters:
    ///   - coordinator: the coordinator of the flow; evaluated only once, even if the view is made again.
    ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow has ended. Before
    ///     iOS 14, it is not called: keep the coordinator's `snapshot()` yourself.
    public init(
      coordinator: @autoclosure @escaping () -> Coordinator,
      keep: (@MainActor (Data?) -> Void)? = nil
    ) {
      _coordinator = State(initialValue: FlowOnce(coordinator))
      self.keep = keep
    }

    /// All screens of the flow. From iOS 14 on, it follows URLs that open the app; before, call the coordinator's
    /// `open(_:)`.
    public var body: some View {
      let coordinator = coordinator.object
      FlowLinkedNavigator(coordinator.navigator, isHosted: isHosted, keep: keep) {
        coordinator.open($0)
      }
    }

    /// Shows the flow's containers in the `NavigationView` around it, instead of in one of its own.
    ///
    /// Put it into the destination of a link of that view. The back button of the first page leads back to your app and
    /// ends the flow. A link further down the stack needs `isDetailLink(false)`.
    public func inSurroundingStack() -> ContainerView {
      var view = self
      view.isHosted = true
      return view
    }
  }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  extension ContainerView: CustomDebugStringConvertible {
    /// The same as that of the flow: `po` in the debugger prints where the user is.
    public nonisolated var debugDescription: String {
      MainActor.assumeIsolated { coordinator.object.debugDescription }
    }
  }
#endif

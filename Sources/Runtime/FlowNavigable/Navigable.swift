import Combine
import FlowRuntime

/// Says where the user wants to go, such as a view model.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public protocol Navigable<Destination> {
  /// The screens that it can lead to.
  associatedtype Destination: NavigationDestination
  /// Publishes each direction, on the main queue.
  var navigationPublisher: AnyPublisher<NavigationDirection<Destination>, Never> { get }
}

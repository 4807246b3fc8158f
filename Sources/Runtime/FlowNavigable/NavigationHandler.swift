import Combine
import Dispatch
import FlowRuntime
import SwiftUI

/// Goes where a view model says, from the screen that the view is on.
///
/// A direction obeys the screens' `requires`, and it counts only if the screen can be seen: a double tap counts once, and a
/// screen that leaves leads nowhere. `flowc lint` knows nothing of such a direction, so it can't check where it leads.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public struct NavigationHandler<Destination: NavigationDestination>: ViewModifier {
  private let navigationPublisher: AnyPublisher<NavigationDirection<Destination>, Never>
  @Environment(\.flowLayer) private var around
  @Environment(\.flowPage) private var page

  /// - Parameter navigationPublisher: publishes directions, on any queue.
  public init(navigationPublisher: AnyPublisher<NavigationDirection<Destination>, Never>) {
    self.navigationPublisher = navigationPublisher
  }

  /// The view, with the directions handled on the main queue.
  public func body(content: Content) -> some View {
    content.onReceive(navigationPublisher.receive(on: DispatchQueue.main)) { direction in
      guard let page else { return }
      around?.flow(of: page)?.go(direction, from: page)
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension View {
  /// Goes where a view model says, from the screen that this view is on.
  ///
  /// - Parameter publisher: publishes directions, such as ``Navigable/navigationPublisher``.
  public func handleNavigation<Destination: NavigationDestination>(
    _ publisher: AnyPublisher<NavigationDirection<Destination>, Never>
  ) -> some View {
    modifier(NavigationHandler(navigationPublisher: publisher))
  }
}

@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowDefinition {
  fileprivate func go<Other: NavigationDestination>(
    _ direction: NavigationDirection<Other>, from page: FlowPage.ID
  ) {
    guard let direction = direction as? NavigationDirection<Destination> else { return }
    perform(direction == .back ? "back" : "forward", on: page) { $0.send(direction) }
  }
}

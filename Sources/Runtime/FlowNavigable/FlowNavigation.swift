import FlowRuntime
import SwiftUI

/// A flow whose class is a navigable flow.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public protocol FlowNavigation: FlowViewDefinition, NavigableFlow<Self.Destination> {}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowNavigation {
  /// The intents of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - handle: adds the actions of one of its events to a plan.
  public func intents<Actions: FlowActions>(
    of screen: Destination.Screen,
    _ handle: @escaping @MainActor (Self, Actions.FlowEvent, inout FlowPlan<Destination>) -> Void
  ) -> NavigationIntents<Destination, Actions> {
    let page = navigator.page(showing: screen, of: self)
    return NavigationIntents(actions(of: page, handle), publisher(from: screen))
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowViewFactory {
  /// The view of a destination. Its actions do nothing while the flow does not show the destination.
  ///
  /// - Parameters:
  ///   - destination: the screen, with its arguments.
  ///   - navigation: the flow.
  public static func makeView<Navigation: FlowNavigation>(
    destination: Navigation.Destination, in navigation: Navigation
  ) -> AnyView {
    navigation.view(showing: destination)
  }
}

import Combine
import FlowRuntime
import SwiftUI

/// What generated code calls SwiftUI's `AnyView`, whatever types the app has.
public typealias FlowAnyView = AnyView

/// A flow whose screens are SwiftUI views.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol FlowCoordinatorModel: FlowDefinition {
  /// The view of a page that shows a destination.
  func view(of page: FlowPage.ID, showing destination: Destination) -> AnyView
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinatorModel {
  /// Calls `stateChanged()` after each value of a publisher, as long as the flow exists.
  ///
  /// You do not need it for the state of a switch that is in an `Observable` object.
  ///
  /// - Parameter announcements: the publisher, such as `objectWillChange` of an `ObservableObject`;
  ///   its values may come before the change.
  public func follow<Announcements: Publisher>(_ announcements: Announcements)
  where Announcements.Failure == Never {
    navigator.announcements.append(
      announcements.sink { [weak self] _ in
        Task { @MainActor in self?.stateChanged() }
      })
  }
}

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
  /// Asks the app again after each value of a publisher, as long as the flow exists.
  ///
  /// - Parameter announcements: see ``FlowChanges``.
  public func follow<Announcements: Publisher>(_ announcements: Announcements)
  where Announcements.Failure == Never {
    follow(FlowChanges(announcements))
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowChanges {
  /// The values of a publisher, such as `objectWillChange` of an `ObservableObject`; they may come before
  /// the change.
  @MainActor
  public init<Announcements: Publisher>(_ announcements: Announcements)
  where Announcements.Failure == Never {
    self.init { changed in
      announcements.sink { _ in
        Task { @MainActor in changed() }
      }
    }
  }
}

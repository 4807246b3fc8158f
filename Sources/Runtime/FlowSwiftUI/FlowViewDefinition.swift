import Combine
import FlowRuntime
import SwiftUI

/// What generated code calls SwiftUI's `AnyView`, whatever types the app has.
public typealias FlowAnyView = AnyView

/// What generated code calls SwiftUI's `AnyTransition`.
public typealias FlowAnyTransition = AnyTransition

/// A flow whose screens are SwiftUI views.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public protocol FlowViewDefinition: FlowDefinition {
  /// The view of a page that shows a destination.
  func view(of page: FlowPage.ID, showing destination: Destination) -> AnyView
  /// The transition that the app brings for a name of the flow; `nil` for any other name.
  func transition(named name: String) -> AnyTransition?
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowViewDefinition {
  /// A flow without custom transitions.
  public func transition(named name: String) -> AnyTransition? { nil }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowViewDefinition {
  /// Asks the app again after each value of a publisher, as long as the flow exists.
  ///
  /// - Parameter announcements: see ``FlowChanges``.
  public func follow<Announcements: Publisher>(_ announcements: Announcements)
  where Announcements.Failure == Never {
    follow(FlowChanges(announcements))
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
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

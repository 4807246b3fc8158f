import Combine
import FlowRuntime
import SwiftUI

/// A flow whose screens are SwiftUI views.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol FlowCoordinatorModel: FlowDefinition {
  /// The view of a page that shows a destination.
  func view(of page: FlowPage.ID, showing destination: Destination) -> AnyView

  /// Opens what a URL leads to, and says whether it leads anywhere.
  @discardableResult
  func open(_ url: URL) -> Bool
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinatorModel {
  /// A flow without links opens none.
  public func open(_ url: URL) -> Bool { false }

  /// Calls `stateChanged()` after each announcement, for as long as the flow is there.
  ///
  /// States that switches show need none if the app keeps them in an object that is `Observable`.
  ///
  /// - Parameter announcements: may come before the change, as those of an `ObservableObject` do.
  public func follow<Announcements: Publisher>(_ announcements: Announcements)
  where Announcements.Failure == Never {
    navigator.announcements.append(
      announcements.sink { [weak self] _ in
        Task { @MainActor in self?.stateChanged() }
      })
  }
}

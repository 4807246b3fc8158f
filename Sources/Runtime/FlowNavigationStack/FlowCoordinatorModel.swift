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

  /// Opens what a URL leads to, and says whether it leads anywhere.
  @discardableResult
  func open(_ url: URL) -> Bool
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinatorModel {
  /// A flow without links opens none.
  public func open(_ url: URL) -> Bool { false }

  /// Opens what a URL leads to in the flow, or else in those that run inside it, the outer ones first.
  @discardableResult
  func openAnywhere(_ url: URL) -> Bool {
    var waiting: [any FlowCoordinatorModel] = [self]
    while !waiting.isEmpty {
      if waiting.contains(where: { $0.open(url) }) { return true }
      let inside = waiting.flatMap(\.children).sorted { $0.key.number < $1.key.number }
      waiting = inside.map(\.value).filter { navigator.run(of: $0) != nil }
        .compactMap { $0 as? any FlowCoordinatorModel }
    }
    return false
  }

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

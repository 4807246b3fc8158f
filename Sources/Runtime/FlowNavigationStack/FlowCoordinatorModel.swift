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

  /// Opens the screen of a URL; returns `false` if the URL matches no link.
  @discardableResult
  func open(_ url: URL) -> Bool
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinatorModel {
  /// By default, a flow has no links.
  public func open(_ url: URL) -> Bool { false }

  /// Opens a URL in this flow, or else in the flows that run inside it; outer flows come first.
  @discardableResult
  func openAnywhere(_ url: URL) -> Bool {
    var waiting: [any FlowCoordinatorModel] = [self]
    while !waiting.isEmpty {
      if waiting.contains(where: { $0.open(url) }) { return true }
      let inside = waiting.flatMap(\.children).sorted { $0.key.number < $1.key.number }
      waiting = inside.map(\.value).filter { navigator.run(of: $0) != nil }
        .compactMap { $0 as? any FlowCoordinatorModel }
    }
    navigator.report(url, refused: .unknown)
    return false
  }

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

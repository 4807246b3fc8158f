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
}

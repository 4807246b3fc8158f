import Combine
import FlowRuntime
import SwiftUI

/// What generated code calls SwiftUI's `AnyView`, whatever types the app has.
public typealias FlowAnyView = AnyView

/// What generated code calls SwiftUI's `AnyTransition`.
public typealias FlowAnyTransition = AnyTransition

/// A flow whose screens are SwiftUI views.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol FlowCoordinatorModel: FlowDefinition {
  /// The view of a page that shows a destination.
  func view(of page: FlowPage.ID, showing destination: Destination) -> AnyView
  /// The transition that the app brings for a name of the flow; `nil` for any other name.
  func transition(named name: String) -> AnyTransition?
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinatorModel {
  /// A flow without custom transitions.
  public func transition(named name: String) -> AnyTransition? { nil }
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
extension FlowCoordinatorModel {
  /// The view model of the flow's first page, if its type is the one asked for. It is made if it isn't there yet.
  public func rootViewModel<ViewModel: AnyObject>() -> ViewModel? {
    guard let page = navigator.firstPage(of: self), let first = destination(of: page) else {
      return nil
    }
    if navigator.viewModel(of: page) == nil { _ = view(of: page, showing: first) }
    return navigator.viewModel(of: page) as? ViewModel
  }
}

/// The same for views that don't use Observation.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol FlowObservableModel: FlowCoordinatorModel, ObservableObject
where ObjectWillChangePublisher == Combine.ObservableObjectPublisher {}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowObservableModel {
  /// Emits when what the flow shows changes, once the flow has a view. All flows on one navigator share it.
  public nonisolated var objectWillChange: Combine.ObservableObjectPublisher {
    nonisolated(unsafe) let model = self
    nonisolated(unsafe) var publisher = Combine.ObservableObjectPublisher()
    MainActor.assumeIsolated {
      let known = model.navigator.publisher as? Combine.ObservableObjectPublisher
      publisher = known ?? publisher
      model.navigator.publisher = publisher
    }
    return publisher
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

import Combine
import FlowRuntime
@_exported import FlowSwiftUI
import SwiftUI

/// A flow whose class is a coordinator model.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol FlowCoordinatorModel: FlowViewDefinition {}

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

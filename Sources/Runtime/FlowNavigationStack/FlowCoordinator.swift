import FlowRuntime
import SwiftUI

/// A flow, to be put anywhere.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct FlowCoordinator<Model: FlowCoordinatorModel & ObservableObject>: View {
  @StateObject private var model: Model
  private let keep: (@MainActor (Data?) -> Void)?

  /// - Parameters:
  ///   - model: is made once, however often the view is.
  ///   - keep: is given a snapshot when the app goes to the background; `nil` once the flow is over.
  public init(
    model: @autoclosure @escaping () -> Model, keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    _model = StateObject(wrappedValue: model())
    self.keep = keep
  }

  /// All that the flow shows; URLs that the app is opened with are followed.
  public var body: some View {
    FlowView(model.navigator, keep: keep)
      .onOpenURL { model.openAnywhere($0) }
  }
}

/// The same for a flow whose views follow it by Observation.
@MainActor
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
public struct FlowObservedCoordinator<Model: FlowCoordinatorModel>: View {
  @State private var model: FlowOnce<Model>
  private let keep: (@MainActor (Data?) -> Void)?

  /// - Parameters:
  ///   - model: is made once, however often the view is.
  ///   - keep: is given a snapshot when the app goes to the background; `nil` once the flow is over.
  public init(
    model: @autoclosure @escaping () -> Model, keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    _model = State(initialValue: FlowOnce(model))
    self.keep = keep
  }

  /// All that the flow shows; URLs that the app is opened with are followed.
  public var body: some View {
    FlowView(display: FlowObservedDisplay.follow(model.object.navigator), keep: keep)
      .onOpenURL { model.object.openAnywhere($0) }
  }
}

/// An object that is made when it is first asked for, however often a view that keeps it is made.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private final class FlowOnce<Object: AnyObject> {
  private let make: () -> Object
  private(set) lazy var object = make()

  init(_ make: @escaping () -> Object) { self.make = make }
}

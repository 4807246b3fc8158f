import FlowNavigationViews
import FlowRuntime
import SwiftUI

/// A flow as a view. Put it anywhere in your app.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct FlowCoordinator<Model: FlowObservableModel>: View {
  @StateObject private var model: Model
  private let keep: (@MainActor (Data?) -> Void)?
  private var isHosted = false

  /// - Parameters:
  ///   - model: the coordinator model; evaluated only once, even if the view is made again.
  ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow
  ///     has ended.
  public init(
    model: @autoclosure @escaping () -> Model, keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    _model = StateObject(wrappedValue: model())
    self.keep = keep
  }

  /// All screens of the flow. It follows URLs that open the app.
  public var body: some View {
    FlowNavigatorView(model.navigator, in: FlowNavigationViews(), isHosted: isHosted, keep: keep)
      .onOpenURL { model.open($0) }
  }

  /// Shows the flow's pages on the navigation stack around it, instead of on a stack of its own.
  ///
  /// Put it into a destination of that stack. The back button of the first page leads back to your app and
  /// ends the flow.
  public func inSurroundingStack() -> FlowCoordinator {
    var coordinator = self
    coordinator.isHosted = true
    return coordinator
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinator: CustomDebugStringConvertible {
  /// Where the user is, for a debugger: `po coordinator` on the main thread, in a view that is on screen.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { model.debugDescription }
  }
}

/// A flow as a view, for a flow that uses Observation.
@MainActor
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
public struct FlowObservedCoordinator<Model: FlowCoordinatorModel>: View {
  @State private var model: FlowOnce<Model>
  private let keep: (@MainActor (Data?) -> Void)?
  private var isHosted = false

  /// - Parameters:
  ///   - model: the coordinator model; evaluated only once, even if the view is made again.
  ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow
  ///     has ended.
  public init(
    model: @autoclosure @escaping () -> Model, keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    _model = State(initialValue: FlowOnce(model))
    self.keep = keep
  }

  /// All screens of the flow. It follows URLs that open the app.
  public var body: some View {
    FlowNavigatorView(
      observing: model.object.navigator, in: FlowNavigationViews(), isHosted: isHosted, keep: keep
    )
    .onOpenURL { model.object.open($0) }
  }

  /// Shows the flow's pages on the navigation stack around it, instead of on a stack of its own.
  ///
  /// Put it into a destination of that stack. The back button of the first page leads back to your app and
  /// ends the flow.
  public func inSurroundingStack() -> FlowObservedCoordinator {
    var coordinator = self
    coordinator.isHosted = true
    return coordinator
  }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
extension FlowObservedCoordinator: CustomDebugStringConvertible {
  /// Where the user is, for a debugger: `po coordinator` on the main thread.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { model.object.debugDescription }
  }
}

import Combine
import FlowRuntime
import Foundation
import SwiftUI

/// A flow whose class is a path model.
@MainActor
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
public protocol FlowPathModel: FlowViewDefinition, ObservableObject {
  /// What the flow shows above its first screen.
  var path: PathPresenter.Path<Destination> { get set }
  /// Publishes ``path``.
  var pathPublisher: Published<PathPresenter.Path<Destination>>.Publisher { get }
}

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter {
  /// Shows the path of a flow, over the flow's first screen. Put it anywhere in your app.
  @MainActor
  public struct RoutingView<Flow: FlowPathModel>: View {
    @StateObject private var state: FlowPathState<Flow>
    private let path: Binding<Path<Flow.Destination>>?
    private let keep: (@MainActor (Data?) -> Void)?

    /// - Parameters:
    ///   - model: the model of the flow; evaluated only once, even if the view is made again.
    ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow
    ///     has ended.
    public init(
      model: @autoclosure @escaping () -> Flow, keep: (@MainActor (Data?) -> Void)? = nil
    ) {
      _state = StateObject(wrappedValue: FlowPathState(model()))
      path = nil
      self.keep = keep
    }

    /// Shows a path of your app.
    ///
    /// A change of the path changes what is shown, and what the user does changes the path.
    ///
    /// - Parameters:
    ///   - path: the path, such as a `@State` of your view.
    ///   - model: the model of the flow; evaluated only once, even if the view is made again.
    public init(
      path: Binding<Path<Flow.Destination>>, model: @autoclosure @escaping () -> Flow
    ) {
      _state = StateObject(wrappedValue: FlowPathState(model()))
      self.path = path
      keep = nil
    }

    /// All screens of the flow. It follows URLs that open the app.
    public var body: some View {
      let flow = state.flow
      FlowNavigatorView(flow.navigator, in: FlowPathViews(), keep: keep)
        .onReceive(Just((path: path?.wrappedValue, told: state.told))) { state.follow($0.path) }
        .onReceive(flow.pathPublisher) { state.tell($0, to: path) }
        .onOpenURL { flow.open($0) }
    }
  }
}

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter.RoutingView: CustomDebugStringConvertible {
  /// The same as that of the flow: `po` in the debugger prints where the user is.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { state.flow.debugDescription }
  }
}

/// A flow, and the path that it and a binding of the app said last.
@MainActor
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
private final class FlowPathState<Flow: FlowPathModel>: ObservableObject {
  let flow: Flow
  private var agreed: PathPresenter.Path<Flow.Destination>
  /// How often the app was told a path. After each time, its path is followed again: it may have refused the one it
  /// was told.
  @Published
  private(set) var told = 0

  init(_ flow: Flow) {
    self.flow = flow
    agreed = flow.path
  }

  /// The app has set its path.
  func follow(_ path: PathPresenter.Path<Flow.Destination>?) {
    guard let path, path != agreed else { return }
    agreed = path
    flow.path = path
  }

  /// Tells the app the path that is shown, unless the app knows it.
  func tell(
    _ shown: PathPresenter.Path<Flow.Destination>,
    to path: Binding<PathPresenter.Path<Flow.Destination>>?
  ) {
    if shown == agreed { return }
    agreed = shown
    path?.wrappedValue = shown
    told += 1
  }
}

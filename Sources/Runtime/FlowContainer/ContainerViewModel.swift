import Combine
import FlowRuntime
import SwiftUI

/// The model of a container: the view of one state of a flow, and the link to the next one.
///
/// A container keeps its place: if another screen replaces its own, its state changes.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public final class ContainerViewModel<ViewState: FlowDestination>: ObservableObject {
  /// What the container shows.
  @Published
  public private(set) var viewState: ViewState
  /// Whether the next container is pushed. `false` goes back to this one; `true` does nothing, because only an event
  /// says what comes next.
  @Published
  public var enableNavigationLink = false {
    didSet { if enableNavigationLink != oldValue { linkIsSet() } }
  }
  /// The page of the state.
  private(set) var page: FlowPage.ID
  private let actions = PassthroughSubject<ViewAction<ViewState>, Never>()
  private weak var coordinator: ContainerCoordinator<ViewState>?
  /// Whether the model follows its coordinator, so that a change is no command.
  private var isFollowing = false
  private var isPresenting = false

  init(_ element: FlowElement, _ state: ViewState, of coordinator: ContainerCoordinator<ViewState>)
  {
    viewState = state
    page = element.page
    self.coordinator = coordinator
  }

  /// Publishes what the coordinator asks of the container.
  public func getViewActionPublisher() -> AnyPublisher<ViewAction<ViewState>, Never> {
    actions.eraseToAnyPublisher()
  }

  /// The view of the state.
  public func currentView() -> AnyView {
    coordinator?.view(of: self) ?? AnyView(SwiftUI.EmptyView())
  }

  /// The view of the next container's state; empty if there is none.
  public func nextView() -> AnyView {
    coordinator?.viewModel(after: self)?.currentView() ?? AnyView(SwiftUI.EmptyView())
  }

  /// Asks the container's flow for a change, without an event.
  ///
  /// It obeys the screens' `requires`. `flowc lint` knows nothing of such a change, so it can't check where it leads.
  ///
  /// - Parameter action: `dismiss` leaves the screen, `update` replaces it. The others do nothing, because only an event
  ///   says what comes next.
  public func executeViewAction(_ action: ViewAction<ViewState>) {
    switch action {
    case .dismiss: coordinator?.leave(self)
    case .update(let state): coordinator?.replace(self, by: state)
    case .enableLink, .present: break
    }
  }

  private func linkIsSet() {
    if isFollowing { return }
    if !enableNavigationLink { coordinator?.goBack(to: self) }
    coordinator?.navigated()
  }

  /// Shows what the flow shows in its place now.
  func follow(_ element: FlowElement, _ state: ViewState, next: FlowElement?) {
    page = element.page
    if viewState != state {
      viewState = state
      actions.send(.update(state))
    }
    let isPushing = next.map { !$0.isPresented } ?? false
    let isPresenting = next?.isPresented ?? false
    defer { self.isPresenting = isPresenting }
    if isPushing != enableNavigationLink {
      isFollowing = true
      enableNavigationLink = isPushing
      isFollowing = false
      if isPushing { actions.send(.enableLink) }
    }
    if let next, isPresenting, !self.isPresenting { actions.send(.present(next.style)) }
  }

  func dismiss() { actions.send(.dismiss) }
}

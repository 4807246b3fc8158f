import Combine
import FlowRuntime

/// Keeps what a flow shows and what a router says the same, whichever changes.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
final class FlowRouterBinding<Flow: FlowRouter>: ObservableObject {
  let flow: Flow
  /// Another router than the flow itself.
  private let router: (any NavigationRouter<Flow.Screen>)?
  /// What both said last.
  private var agreed: Routes
  private var following: [AnyObject] = []

  /// What a router says.
  private struct Routes: Equatable {
    let stack: [NavigationRoute<Flow.Screen>]
    let popup: PopupRoute<Flow.Screen>?
    let alert: Flow.Screen?
    let alertStyle: RouteStyle

    @MainActor init(_ router: any NavigationRouter<Flow.Screen>) {
      stack = router.navigationStack
      popup = router.presentedPopup
      alert = router.presentedAlert?.alert
      alertStyle = router.presentedAlert?.style ?? .alert
    }
  }

  /// A flow that is its own router.
  init(_ flow: Flow) {
    self.flow = flow
    router = nil
    agreed = Routes(flow)
  }

  init<Router: NavigationRouter>(_ flow: Flow, _ router: Router)
  where Router.Screen == Flow.Screen {
    self.flow = flow
    self.router = router
    agreed = Routes(flow)
    let changes = [FlowChanges(router.objectWillChange), FlowChanges(flow.objectWillChange)]
    following = changes.map { changes in
      changes.follow { [weak self] in self?.agree() }
    }
    agree()
  }

  /// The router has the last word: what it does not take of the user's doing is not shown.
  private func agree() {
    guard let router else { return }
    let shown = Routes(flow)
    if Routes(router) == agreed, shown != agreed { tell(shown, to: router) }
    agreed = Routes(router)
    if agreed != shown { tell(agreed, to: flow) }
  }

  private func tell(_ routes: Routes, to router: any NavigationRouter<Flow.Screen>) {
    let known = Routes(router)
    if known.alert != routes.alert, known.alert != nil { router.hideCurrentAlert() }
    if known.popup != routes.popup, known.popup != nil { router.dismiss() }
    if known.stack != routes.stack { router.set(navigationStack: routes.stack) }
    if known.popup != routes.popup, let popup = routes.popup {
      router.present(popup: popup.popup, as: popup.style)
    }
    if known.alert != routes.alert, let alert = routes.alert {
      router.show(alert: alert, as: routes.alertStyle)
    }
  }
}

import FlowUIKit
import UIKit

/// Gives the list what it shows.
final class PortfolioScreens: PortfolioViewFactory {
  private let store: AssetStore

  init(_ store: AssetStore) { self.store = store }

  override func list(actions: PortfolioListActions) -> FlowComponent {
    FlowComponent(AssetListController(actions: actions, store: store), title: "Portfolio")
  }
}

/// Shows the flow in the window of a scene, follows links, and keeps where the user is.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let store = AssetStore()
  private(set) var router: DefaultUIKitNavigationRouter?
  private weak var flow: PortfolioFlowCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let router = DefaultUIKitNavigationRouter(in: window)
    let flow = PortfolioFlowCoordinator(
      logic: store, factory: PortfolioScreens(store),
      restoring: session.stateRestorationActivity?.flowSnapshot)
    router.start(initialFlow: flow, animated: false)
    flow.open(options.urlContexts)
    window.makeKeyAndVisible()
    (self.window, self.router, self.flow) = (window, router, flow)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    flow?.open(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { flow?.open(activity) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    flow?.restorationActivity(of: "com.example.portfolio.place")
  }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the system launches a scene with.
  @MainActor open class ConnectionOptions: NSObject {
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var userActivities: Set<NSUserActivity> = []
  }

  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached
  public let session: UISceneSession
  open var title: String!
  open var userActivity: NSUserActivity?

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }
}

@MainActor open class UISceneSession: NSObject {
  public let persistentIdentifier: String
  /// What the scene has given to the system in an earlier run.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  init(restoring activity: NSUserActivity? = nil) {
    persistentIdentifier = UUID().uuidString
    stateRestorationActivity = activity
  }
}

@MainActor open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// A scene without a window of its own shows nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

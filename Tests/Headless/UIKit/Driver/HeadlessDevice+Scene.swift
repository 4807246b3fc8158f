extension HeadlessDevice {
  /// Launches an app's scene, as the system does: with a link, and with what the scene has kept in an
  /// earlier run.
  public convenience init(
    launching delegate: any UIWindowSceneDelegate, url: URL? = nil,
    restoring activity: NSUserActivity? = nil, width: UIUserInterfaceSizeClass = .compact,
    system: HeadlessSystem = .newest
  ) {
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
    let session = UISceneSession(restoring: activity)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    scene.activationState = .foregroundInactive
    delegate.scene(scene, willConnectTo: session, options: options)
    let window = delegate.window ?? scene.keyWindow ?? UIWindow(windowScene: scene)
    self.init(showing: window, of: scene, width, system)
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    finishTransitions()
  }

  public func open(url: URL) {
    stage.use()
    guard let scene else { return stage.record("\(url) is opened without a scene") }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    update()
  }

  /// The user leaves the app, or comes back to it.
  public func enter(_ phase: Phase) {
    stage.use()
    guard let scene, let delegate = scene.delegate else { return }
    switch (scene.activationState, phase) {
    case (.foregroundActive, .inactive): delegate.sceneWillResignActive(scene)
    case (.foregroundActive, .background):
      delegate.sceneWillResignActive(scene)
      delegate.sceneDidEnterBackground(scene)
    case (.foregroundInactive, .background): delegate.sceneDidEnterBackground(scene)
    case (.foregroundInactive, .active): delegate.sceneDidBecomeActive(scene)
    case (.background, .inactive): delegate.sceneWillEnterForeground(scene)
    case (.background, .active):
      delegate.sceneWillEnterForeground(scene)
      delegate.sceneDidBecomeActive(scene)
    default: return
    }
    scene.activationState = state(in: phase)
    update()
  }

  /// What the scene keeps for its next launch; the system asks for it in the background.
  public func stateRestorationActivity() -> NSUserActivity? {
    scene.flatMap { $0.delegate?.stateRestorationActivity(for: $0) }
  }

  private func state(in phase: Phase) -> UIScene.ActivationState {
    switch phase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

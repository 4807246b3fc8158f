@MainActor open class UIWindow: UIView {
  let stage = Stage()
  open weak var windowScene: UIWindowScene?
  public private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  private func setUp() {
    stage.window = self
    stage.use()
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replace(oldValue) } }
  }

  open override var isHidden: Bool {
    didSet { if !isHidden, oldValue { showRoot() } }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    stage.use()
    isHidden = false
  }

  private func replace(_ old: UIViewController?) {
    if let presented = old?.ownPresented {
      stage.record(
        "a window gets another root while \(presented.name) is presented, which is never freed")
    }
    if !stage.transitions.isEmpty {
      stage.record("a window gets another root while a transition is in progress")
      stage.endTransitions()
    }
    if let old, old.isInWindow {
      if old.appearance == .appeared { old.begin(isAppearing: false, animated: false) }
      Stage.managingViews { old.view.removeFromSuperview() }
      if old.appearance == .disappearing { old.end() }
    }
    if !isHidden { showRoot() }
  }

  /// The root's view is there at once, and appears on the next turn.
  private func showRoot() {
    guard let root = rootViewController else { return }
    Stage.managingViews { insertSubview(root.view, at: 0) }
    root.lastStage = stage
    stage.onNextTurn { [weak self, weak root] in
      guard let root, self?.rootViewController === root, root.appearance == .disappeared
      else { return }
      root.begin(isAppearing: true, animated: false)
      root.tellIsAppearing()
      root.end()
    }
  }
}

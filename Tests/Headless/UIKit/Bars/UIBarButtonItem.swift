@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public override init() { super.init() }
}

/// Without the initialisers that take a target and a selector, which Linux does not have.
@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent = 3
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action,
      organize, bookmarks, search, refresh, stop, camera, trash
    case close = 24
  }

  open var style = Style.plain
  open var customView: UIView?
  open var menu: UIMenu?
  /// From iOS 16 on; before, a hidden item has to leave the bar.
  open var isHidden = false { didSet { Stage.require(.iOS(16), "UIBarButtonItem.isHidden") } }
  open var primaryAction: UIAction? {
    didSet {
      Stage.require(.iOS(14), "UIBarButtonItem.primaryAction")
      show(primaryAction)
    }
  }
  private var systemItem: SystemItem?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    Stage.require(.iOS(14), "UIBarButtonItem.init(primaryAction:menu:)")
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    show(primaryAction)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }
}

extension UIBarButtonItem {
  /// What the user reads on it.
  var label: String {
    if let title, !title.isEmpty { return title }
    guard let systemItem else { return image?.name ?? accessibilityLabel ?? "" }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return "" }
    let name = "\(systemItem)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

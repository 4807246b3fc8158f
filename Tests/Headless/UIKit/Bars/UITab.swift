/// A tab of a tab bar controller, from iOS 18 on.
@MainActor open class UITab: NSObject {
  public let identifier: String
  open var title: String
  open var image: UIImage?
  open var badgeValue: String?
  private let provider: ((UITab) -> UIViewController)?
  /// Asked for once.
  open private(set) lazy var viewController: UIViewController? = provider?(self)

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.image = image
    provider = viewControllerProvider
    super.init()
  }

  /// What the user sees of it in the bar.
  var line: String { title + (badgeValue.map { " {\($0)}" } ?? "") }
}

/// The tab that the bar sets apart, for search.
@MainActor open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }

  override var line: String { "search: " + super.line }
}

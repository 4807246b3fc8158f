@MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tag = 0
  open var autoresizingMask: AutoresizingMask = []
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  /// What a view of another module is behind or in front of, as a user would call it.
  package var screenSource: String?
  /// The turn in which it came into its window, and was not drawn yet.
  private(set) var firstTurn: Int?
  /// The controller whose view it is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling))
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 })
  }

  open func removeFromSuperview() {
    let old = window
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    move(from: old)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func didMoveToWindow() {}

  open var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: window?.stage.width ?? .unspecified)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the view and those in it that the window has become wider or narrower.
  func tellTraitChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for view in subviews { view.tellTraitChange(from: old) }
  }

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {}

  open func layoutSubviews() {}

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  private func insert(_ view: UIView, at index: Int?) {
    let old = view.window
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    if !Stage.isManagingViews { checkParents(of: view) }
    view.move(from: old)
  }

  private func move(from old: UIWindow?) {
    let new = window
    guard old !== new else { return }
    tellMove()
    guard !Stage.isManagingViews else { return }
    for controller in outermostControllers { controller.viewMoved(to: new) }
  }

  /// UIKit ends the app if a child's view lies in that of another controller than its parent.
  private func checkParents(of view: UIView) {
    let around = sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
    guard window != nil, let around else { return }
    for child in view.outermostControllers {
      guard let parent = child.parent, parent !== around else { continue }
      Stage.of(around).record(
        "UIViewControllerHierarchyInconsistency: child view controller \(child.name) should have "
          + "parent view controller \(around.name) but actual parent is \(parent.name)")
    }
  }

  private func tellMove() {
    firstTurn = window?.stage.turns
    didMoveToWindow()
    for view in subviews { view.tellMove() }
  }

  /// The controllers whose views are in this one, without those inside of these.
  private var outermostControllers: [UIViewController] {
    controller.map { [$0] } ?? subviews.flatMap(\.outermostControllers)
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}

/// In the column style of iOS 14; that of iOS 13 is not here.
@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: UISplitViewController.Style
  open var preferredDisplayMode = DisplayMode.automatic { didSet { showPreferred() } }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  private var given: [Column: UIViewController] = [:]
  /// The stack in which each column lies, which UIKit makes if the app gives none.
  var stacks: [Column: UINavigationController] = [:]
  /// The columns beside the secondary one.
  var open: Set<Column> = [.primary]
  var shown: [UIViewController] = []
  public internal(set) var isCollapsed = false
  /// Where the pages of each column lie while they are all in one stack.
  var merged: [(column: Column, pages: [UIViewController])] = []

  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    Stage.require(.iOS(14), "UISplitViewController.init(style:)")
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    given[column]
  }

  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    let isMerged = merged.contains { $0.column == column }
    if isMerged { separate() }
    if let old = stacks[column] ?? given[column] {
      old.willMove(toParent: nil)
      old.leaveParent()
    }
    given[column] = vc
    stacks[column] = vc.map { ($0 as? UINavigationController) ?? .init(rootViewController: $0) }
    if let stack = stacks[column], column != .compact {
      adopt(stack)
      stack.didMove(toParent: self)
    }
    if column == .compact, let vc {
      adopt(vc)
      vc.didMove(toParent: self)
    }
    if isMerged || isCollapsed && appearance != .disappeared { merge() }
    refresh()
  }

  /// In compact width: brings the column in front. Otherwise: opens it beside the others.
  open func show(_ column: UISplitViewController.Column) {
    if isCollapsed { return bringForward(column) }
    open.insert(column)
    refresh()
  }

  open func hide(_ column: UISplitViewController.Column) {
    if isCollapsed { return sendBack(column) }
    open.remove(column)
    refresh()
  }

  open var displayMode: DisplayMode {
    switch open.subtracting([.secondary]).count {
    case 0: .secondaryOnly
    case 1: .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  override func prepareToAppear() {
    isCollapsed = Stage.of(self).width == .compact
    if isCollapsed { merge() } else { separate() }
    Stage.managingViews { showColumns() }
  }

  override func widthChanged() {
    let isNarrow = Stage.of(self).width == .compact
    guard isNarrow != isCollapsed else { return }
    isCollapsed = isNarrow
    if isNarrow { merge() } else { separate() }
    refresh()
    if isNarrow { delegate?.splitViewControllerDidCollapse(self) }
    if !isNarrow { delegate?.splitViewControllerDidExpand(self) }
  }

  private func showPreferred() {
    switch preferredDisplayMode {
    case .secondaryOnly: open = []
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      open = [.primary, .supplementary]
    default: open = style == .tripleColumn ? [.supplementary] : [.primary]
    }
    refresh()
  }
}

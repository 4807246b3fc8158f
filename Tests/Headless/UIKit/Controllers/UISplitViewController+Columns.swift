extension UISplitViewController {
  /// What the user sees now, from the first column to the last.
  private var visible: [UIViewController] {
    if isCollapsed {
      return [viewController(for: .compact) ?? collapsedStack].compactMap { $0 }
    }
    let columns: [Column] = [.primary, .supplementary, .secondary]
    return columns.filter { $0 == .secondary || open.contains($0) }.compactMap { stacks[$0] }
  }

  /// The stack into which all columns go in compact width.
  private var collapsedStack: UINavigationController? {
    stacks[.primary] ?? stacks[.supplementary] ?? stacks[.secondary]
  }

  func showColumns() {
    shown = visible
    for column in shown { view.addSubview(column.view) }
  }

  /// Brings the columns on screen in line with what is to be seen.
  func refresh() {
    guard appearance == .appeared, isViewLoaded else { return }
    let (old, new) = (shown, visible)
    let (going, coming) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    for column in going where column.appearance == .appeared {
      column.begin(isAppearing: false, animated: false)
    }
    shown = new
    for column in coming { column.begin(isAppearing: true, animated: false) }
    Stage.managingViews {
      for column in going { column.viewIfLoaded?.removeFromSuperview() }
      for column in coming { view.addSubview(column.view) }
    }
    for column in going where column.appearance == .disappearing { column.end() }
    for column in coming {
      column.tellIsAppearing()
      column.end()
    }
  }

  /// The columns become pages of one stack, up to the one that the delegate wants on top.
  func merge() {
    guard viewController(for: .compact) == nil, merged.isEmpty, let stack = collapsedStack
    else { return }
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    let columns: [Column] = [.primary, .supplementary, .secondary]
    for column in columns where column.rawValue <= top.rawValue { add(column, to: stack) }
  }

  private func add(_ column: Column, to stack: UINavigationController) {
    guard let other = stacks[column], !merged.contains(where: { $0.column == column })
    else { return }
    merged.append((column, other.viewControllers))
    guard other !== stack else { return }
    let pages = other.viewControllers
    other.setAtOnce([])
    stack.setAtOnce(stack.viewControllers + pages)
  }

  /// Each column gets its pages back; one that was popped comes back as well.
  func separate() {
    let (old, stack) = (merged, collapsedStack)
    merged = []
    guard let stack else { return }
    for (column, own) in old.dropFirst().reversed() {
      guard let other = stacks[column] else { continue }
      let pages = stack.viewControllers
      let start = own.first.flatMap { first in pages.firstIndex { $0 === first } }
      if let start { stack.setAtOnce(Array(pages[..<start])) }
      other.setAtOnce(start.map { Array(pages[$0...]) } ?? own)
    }
  }

  /// Pushes the column's pages, or pops what lies on them.
  func bringForward(_ column: Column) {
    guard viewController(for: .compact) == nil, let stack = collapsedStack,
      let other = stacks[column]
    else { return }
    let known = merged.first { $0.column == column }?.pages
    let pages = known ?? other.viewControllers
    if let top = pages.last, stack.viewControllers.contains(top) {
      stack.popToViewController(top, animated: true)
    } else {
      if known == nil { merged.append((column, pages)) }
      other.setAtOnce([])
      stack.setViewControllers(stack.viewControllers + pages, animated: true)
    }
  }

  func sendBack(_ column: Column) {
    guard column != .primary, let stack = collapsedStack,
      let first = merged.first(where: { $0.column == column })?.pages.first,
      let index = stack.viewControllers.firstIndex(of: first), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }
}

extension UINavigationController {
  /// Changes what is on screen with the stack, and not on the next turn.
  fileprivate func setAtOnce(_ pages: [UIViewController]) {
    setViewControllers(pages, animated: false)
    transition?.start(in: Stage.of(self))
  }
}

extension UISplitViewController: ContainerController {
  var shownChildren: [UIViewController] { shown }
}

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposedTopColumn
  }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.ownPresenter != nil {
      Stage.of(self).record("\(child.name) is presented and becomes a child of \(name)")
    }
    // A parent that it has already gives it up.
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// One child in the place of another, in the view of this controller.
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      return Stage.of(self).record(
        "Children view controllers \(old.name) and \(new.name) must have a common parent")
    }
    old.begin(isAppearing: false, animated: true)
    new.begin(isAppearing: true, animated: true)
    Stage.managingViews { view.addSubview(new.view) }
    new.tellIsAppearing()
    animations?()
    Stage.of(self).animate {
      Stage.managingViews { old.view.removeFromSuperview() }
      old.end()
      new.end()
      completion?(true)
    }
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

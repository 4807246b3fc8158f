extension UINavigationController {
  /// Whether UIKit follows a call now; it follows one change of the stack at a time.
  func allows(_ call: String) -> Bool {
    guard isInWindow, appearance != .disappeared else { return true }
    let stage = Stage.of(self)
    let isPresenting = stage.transitions.contains { $0.kind != .navigation }
    let isMoving = transition.map { $0.hasBegun || $0.isAnimated } ?? false
    guard isPresenting || isMoving else { return true }
    stage.record(
      "\(call) called on \(name) while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated")
    return false
  }

  /// Whether UIKit takes the controllers as pages; else it ends the app.
  func accepts(_ pages: [UIViewController], onto stack: [UIViewController]) -> Bool {
    for page in pages {
      guard let refusal = refusal(of: page, onto: stack) else { continue }
      Stage.of(self).record(refusal)
      return false
    }
    return true
  }

  private func refusal(of page: UIViewController, onto stack: [UIViewController]) -> String? {
    if page is UINavigationController { return "Pushing a navigation controller is not supported" }
    if page is UISplitViewController {
      return "Split View Controllers cannot be pushed to a Navigation Controller \(name)"
    }
    if stack.contains(page) {
      return
        "Pushing the same view controller instance more than once is not supported: \(page.name)"
    }
    return page.isPresented ? "\(page.name) is presented and is pushed as well" : nil
  }

  /// Changes the stack at once, and what is on screen on the next turn.
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    stack = new
    for page in new where page.parent !== self {
      adopt(page)
      page.isMovingToParent = true
    }
    for page in leaving where new.contains(page) { page.isMovingFromParent = false }
    leaving.removeAll { new.contains($0) }
    for page in old where !new.contains(page) && !leaving.contains(page) {
      page.willMove(toParent: nil)
      page.isMovingFromParent = true
      leaving.append(page)
    }
    guard isInWindow, appearance == .appeared || appearance == .appearing else {
      return finishMoves()
    }
    if transition == nil || animated {
      schedule(from: old, animated: animated)
    }
  }

  private func schedule(from old: [UIViewController], animated: Bool) {
    if let waiting = transition { _ = Stage.of(self).remove(waiting) }
    let (from, to) = (displayed, stack.last)
    let transition = StageTransition(
      .navigation, from: from, to: to, around: self, isAnimated: animated && from !== to)
    transition.coordinator.isInteractive = isSwiped
    transition.begin = { [unowned self, unowned transition] in
      let container = transition.isCustom ? transition.coordinator.containerView : nil
      follow(from, animated: transition.isAnimated, in: container)
      if transition.isZoom { zoom(from, isPush: to.map { !old.contains($0) } ?? false) }
    }
    transition.end = { [unowned self, unowned transition] isCompleted in
      self.transition = nil
      leave(transition.coordinator.containerView, isCompleted ? stack.last : from)
      let animated = transition.isAnimated
      if isCompleted { settle(from, animated: animated) } else { restore(old, from, animated) }
    }
    transition.animator = { [unowned self] in
      guard let from, let to else { return nil }
      let operation: Operation = old.contains(to) ? .pop : .push
      return delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
    }
    self.transition = transition
    Stage.of(self).schedule(transition)
  }

  /// The page of the stack begins to come, and the one on screen to go.
  ///
  /// - Parameter container: in which the app's own code puts the page that comes.
  private func follow(_ from: UIViewController?, animated: Bool, in container: UIView?) {
    let to = stack.last
    guard from !== to else { return }
    from?.begin(isAppearing: false, animated: animated)
    to?.begin(isAppearing: true, animated: animated)
    displayed = to
    if let to {
      Stage.managingViews {
        if let container {
          container.frame = view.bounds
          view.addSubview(container)
          if let old = from?.viewIfLoaded { container.addSubview(old) }
        } else {
          view.addSubview(to.view)
        }
      }
      delegate?.navigationController(self, willShow: to, animated: animated)
      to.tellIsAppearing()
    }
  }

  /// A page gets its place again after the app's own transition.
  private func leave(_ container: UIView, _ page: UIViewController?) {
    guard container.superview === view, let page else { return }
    if page.viewIfLoaded?.superview !== container {
      Stage.of(self).record(
        "the screen stays black: the animation has not put \(page.name) into the container")
    }
    Stage.managingViews {
      view.addSubview(page.view)
      container.removeFromSuperview()
    }
  }

  /// The page that comes or goes zooms.
  private func zoom(_ from: UIViewController?, isPush: Bool) {
    let stage = Stage.of(self)
    if isPush { stack.last?.zoomIn(from: from, in: stage) } else { from?.zoomOut(in: stage) }
  }

  private func settle(_ from: UIViewController?, animated: Bool) {
    let to = displayed
    guard from !== to else { return finishMoves() }
    Stage.managingViews { from?.viewIfLoaded?.removeFromSuperview() }
    from?.end()
    to?.end()
    finishMoves()
    if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
  }

  /// The user has let go of the page, which goes back to its place.
  private func restore(_ old: [UIViewController], _ from: UIViewController?, _ animated: Bool) {
    let below = displayed
    stack = old
    displayed = from
    below?.begin(isAppearing: false, animated: animated)
    Stage.managingViews { below?.viewIfLoaded?.removeFromSuperview() }
    below?.end()
    for page in old { page.isMovingFromParent = false }
    from?.begin(isAppearing: true, animated: animated)
    from?.end()
  }

  /// Pages have come and gone for good.
  private func finishMoves() {
    let gone = leaving
    leaving = []
    for page in gone {
      page.isMovingFromParent = false
      if page.parent === self { page.leaveParent() }
    }
    for page in stack where page.isMovingToParent {
      page.isMovingToParent = false
      page.didMove(toParent: self)
    }
  }
}

extension UINavigationController: ContainerController {
  var shownChildren: [UIViewController] { displayed.map { [$0] } ?? [] }
}

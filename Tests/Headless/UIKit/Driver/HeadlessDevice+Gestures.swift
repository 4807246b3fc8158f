extension HeadlessDevice {
  /// Pops the visible page by the edge swipe or, if that is off, by the back button; several times before
  /// the app can follow, as iOS 26 allows it while the page still moves.
  public func swipeBack(times: Int = 1) throws {
    try requireStillness()
    guard let navigation = try navigationToGoBack(times) else { return update() }
    let isSwipe = navigation.canSwipeBack
    guard isSwipe || navigation.showsBackButton else {
      throw HeadlessError.refused("the back button is hidden")
    }
    for _ in 0..<times where navigation.stack.count > 1 {
      navigation.transition?.complete(true)
      navigation.pop(bySwipe: isSwipe)
      update()
      navigation.transition?.letGo()
    }
  }

  /// Holds the back button, and chooses a page in its menu: all pages above it go at once.
  public func goBack(to page: String) throws {
    try requireStillness()
    guard let navigation = try navigationToGoBack(0), navigation.showsBackButton,
      stage.system >= .iOS(14)
    else { throw HeadlessError.refused("there is no menu to go back") }
    guard let target = navigation.stack.dropLast().last(where: { $0.pages.contains(page) }) else {
      throw HeadlessError.notOnScreen(page, screen: navigation.stack.flatMap(\.pages))
    }
    navigation.popToViewController(target, animated: true)
    update()
  }

  /// Begins the edge swipe, and lets go of the page before it is far enough.
  public func cancelSwipeBack() throws {
    try requireStillness()
    guard let navigation = try navigationToGoBack(0) else {
      throw HeadlessError.refused("the stack is not one of UIKit")
    }
    guard navigation.canSwipeBack else { throw HeadlessError.refused("the edge swipe is off") }
    navigation.pop(bySwipe: true)
    update()
    navigation.transition?.cancel()
  }

  /// Swipes a sheet down, or taps beside a popover or an action sheet. What has zoomed can be dragged down too, also
  /// while it still comes; a hidden back button does not prevent that.
  public func swipeDown() throws {
    if let navigation = try draggedNavigation() {
      navigation.transition?.letGo()
      return
    }
    if try leaveActionSheet() { return update() }
    let (controller, presentation) = try sheet()
    let ended = controller.isDraggable ? nil : controller.presentationController
    let transition = presentation.disappear(animated: true) {
      if let ended { ended.delegate?.presentationControllerDidDismiss(ended) }
    }
    begin(transition, for: controller)
    transition.letGo()
  }

  /// Drags a sheet, or what has zoomed, down a bit, and lets go of it.
  public func cancelSwipeDown() throws {
    if let navigation = try draggedNavigation() {
      navigation.transition?.cancel()
      return
    }
    let (controller, presentation) = try sheet()
    let transition = presentation.disappear(animated: true, completion: nil)
    begin(transition, for: controller)
    transition.cancel()
  }

  /// The stack whose zoomed page the user begins to drag down.
  private func draggedNavigation() throws -> UINavigationController? {
    stage.use()
    update()
    guard let navigation = draggableNavigation else { return nil }
    navigation.transition?.complete(true)
    try requireStillness()
    navigation.pop(bySwipe: true)
    update()
    return navigation
  }

  private func begin(_ transition: StageTransition, for controller: UIViewController) {
    transition.coordinator.isInteractive = true
    stage.schedule(transition)
    if !controller.isDraggable, let presentation = controller.presentationController {
      presentation.delegate?.presentationControllerWillDismiss(presentation)
    }
    update()
  }

  /// Taps beside an action sheet: its button to cancel acts, which a phone needs for that.
  private func leaveActionSheet() throws -> Bool {
    try requireStillness()
    if let content = top as? any ForeignContent, content.leaveForeign() { return true }
    guard let alert = top as? UIAlertController, alert.preferredStyle == .actionSheet,
      alert.cancelAction != nil || stage.isPopover(alert)
    else { return false }
    alert.answer(alert.cancelAction)
    return true
  }

  /// What the user can swipe down now.
  private func sheet() throws -> (UIViewController, Presentation) {
    try requireStillness()
    guard let top, let presenter = top.ownPresenter else {
      throw HeadlessError.refused("root cannot be swiped down")
    }
    var presentation = Presentation(of: top, on: presenter, in: stage)
    presentation.isByUser = true
    // Whether a presentation controller's delegate can keep what has zoomed is not known.
    if top.isDraggable { return (top, presentation) }
    let kind = stage.kind(of: top)
    guard kind == .sheet || kind == .popover else {
      throw HeadlessError.refused("\(kind) cannot be swiped down")
    }
    guard let controller = top.presentationController else { throw HeadlessError.inTransition }
    let isModal = top.modalCandidates.contains(where: \.isModalInPresentation)
    if isModal || controller.delegate?.presentationControllerShouldDismiss(controller) == false {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      update()
      throw HeadlessError.refused("interactive dismissal is disabled")
    }
    return (top, presentation)
  }

  /// The innermost stack on screen with a page to go back to; nil if that is one of another module,
  /// which has gone back.
  private func navigationToGoBack(_ times: Int) throws -> UINavigationController? {
    for controller in top?.shownControllers.reversed() ?? [] {
      if let content = controller as? any ForeignContent, try content.goBackInForeign(times: times)
      {
        return nil
      }
      guard let navigation = controller as? UINavigationController else { continue }
      if navigation.stack.count > 1 { return navigation }
      if navigation.swipesAtItsRoot {
        stage.record(
          "the edge swipe begins at the root of a stack, and the app does not react any more")
      }
    }
    throw HeadlessError.refused("there is no page to go back to")
  }
}

extension UIViewController {
  /// Whose `isModalInPresentation` counts: the controller's own and that of the page that a container of
  /// UIKit shows, but not that of a child in a container of the app.
  fileprivate var modalCandidates: [UIViewController] {
    [self] + ((self as? any ContainerController)?.shownChildren.flatMap(\.modalCandidates) ?? [])
  }
}

extension UINavigationController {
  var showsBackButton: Bool {
    !isNavigationBarHidden && stack.last?.navigationItem.showsBackButton ?? false
  }

  /// The swipe needs a back button, unless the app has taken the recogniser's delegate away.
  var canSwipeBack: Bool {
    let isNew = Stage.of(self).system >= .iOS(26)
    return begins(edgeSwipe) || isNew && begins(contentSwipe)
  }

  /// The system calls what the app may have overridden.
  func pop(bySwipe isSwiped: Bool) {
    self.isSwiped = isSwiped
    popViewController(animated: true)
    self.isSwiped = false
  }

  var swipesAtItsRoot: Bool { !edgeSwipe.isDelegateSystems && begins(edgeSwipe) }

  private func begins(_ swipe: UIGestureRecognizer) -> Bool {
    guard swipe.isEnabled else { return false }
    if swipe.isDelegateSystems { return showsBackButton }
    return swipe.delegate?.gestureRecognizerShouldBegin(swipe) ?? true
  }
}

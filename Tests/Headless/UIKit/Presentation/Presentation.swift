/// One controller in front of another, on its way onto the screen or off it.
@MainActor struct Presentation {
  let presented: UIViewController
  let presenter: UIViewController
  let stage: Stage
  /// Whether the user, and not the app, ends it.
  var isByUser = false

  init(of presented: UIViewController, on presenter: UIViewController, in stage: Stage) {
    (self.presented, self.presenter, self.stage) = (presented, presenter, stage)
  }

  func appear(animated: Bool, completion: (() -> Void)?) -> StageTransition {
    let transition = StageTransition(
      .presentation, from: presenter, to: presented, isAnimated: animated)
    transition.begin = { [self, unowned transition] in
      let controller = presented.presentationController
      presented.loadViewIfNeeded()
      controller?.prepare(in: stage)
      stage.note(presented, isComing: true, isAnimated: animated)
      if transition.isZoom { presented.zoomIn(from: presenter, in: stage) }
      presented.isBeingPresented = true
      if isCovering { presenter.begin(isAppearing: false, animated: animated) }
      presented.begin(isAppearing: true, animated: animated)
      Stage.managingViews { stage.window?.addSubview(presented.view) }
      controller?.presentationTransitionWillBegin()
      presented.tellIsAppearing()
    }
    transition.end = { [self] _ in
      if isCovering {
        Stage.managingViews { presenter.view.removeFromSuperview() }
        presenter.end()
      }
      presented.end()
      presented.isBeingPresented = false
      presented.presentationController?.presentationTransitionDidEnd(true)
      completion?()
    }
    transition.animator = { [presented, presenter] in
      presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
    }
    return transition
  }

  func disappear(animated: Bool, completion: (() -> Void)?) -> StageTransition {
    let leaving = chain
    let transition = StageTransition(
      .dismissal, from: leaving.last ?? presented, to: presenter, isAnimated: animated)
    transition.begin = { [self, unowned transition] in
      if !isByUser { stage.note(presented, isComing: false, isAnimated: animated) }
      leaving.last?.presentationController?.dismissalTransitionWillBegin()
      for controller in leaving.reversed() {
        controller.isBeingDismissed = true
        guard controller.appearance == .appeared else { continue }
        controller.begin(isAppearing: false, animated: animated)
      }
      uncover(animated: animated)
      if transition.isZoom { presented.zoomOut(in: stage) }
    }
    transition.end = { [self] isCompleted in
      if isCompleted { finish(leaving) } else { goBack(leaving, animated: animated) }
      if isCompleted { completion?() }
    }
    transition.animator = { [presented] in
      presented.transitioningDelegate?.animationController(forDismissed: presented)
    }
    return transition
  }

  /// The presented controller, and what stands in front of it.
  private var chain: [UIViewController] {
    Array(sequence(first: presented, next: \.ownPresented))
  }

  /// Whether the presenter's view leaves the window for the presented one.
  private var isCovering: Bool {
    [.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
  }

  private func uncover(animated: Bool) {
    guard presenter.appearance == .disappeared else { return }
    presenter.begin(isAppearing: true, animated: animated)
    Stage.managingViews { stage.window?.insertSubview(presenter.view, at: 0) }
    presenter.tellIsAppearing()
  }

  private func finish(_ leaving: [UIViewController]) {
    for controller in leaving.reversed() {
      Stage.managingViews { controller.viewIfLoaded?.removeFromSuperview() }
      controller.ownPresenter?.ownPresented = nil
      controller.ownPresenter = nil
    }
    for controller in leaving.reversed() {
      if controller.appearance == .disappearing { controller.end() }
      controller.isBeingDismissed = false
      controller.storedPresentationController?.dismissalTransitionDidEnd(true)
      controller.storedPresentationController = nil
    }
    if presenter.appearance == .appearing { presenter.end() }
  }

  /// The user has let go before it was far enough down.
  private func goBack(_ leaving: [UIViewController], animated: Bool) {
    for controller in leaving where controller.appearance == .disappearing {
      controller.begin(isAppearing: true, animated: animated)
      controller.end()
      controller.isBeingDismissed = false
    }
  }
}

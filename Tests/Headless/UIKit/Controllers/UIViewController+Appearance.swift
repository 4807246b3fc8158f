extension UIViewController {
  /// The first half of an appearance or a disappearance, here and in the children that are seen.
  func begin(isAppearing: Bool, animated: Bool) {
    let expected: [Appearance] =
      isAppearing ? [.disappeared, .disappearing] : [.appeared, .appearing]
    if !expected.contains(appearance) {
      Stage.of(self).record("Unbalanced calls to begin/end appearance transitions for \(name)")
    }
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
    }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    isAnimatingAppearance = animated
    isToldToAppear = false
    for child in forwarded { child.begin(isAppearing: isAppearing, animated: animated) }
    if isAppearing { tellShown(false, animated: animated) }
  }

  /// After `begin(isAppearing:animated:)`, once the view has its place and its traits.
  func tellIsAppearing() {
    guard appearance == .appearing, !isToldToAppear else { return }
    isToldToAppear = true
    lastStage = Stage.of(self)
    viewIsAppearing(isAnimatingAppearance)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    (self as? any ForeignContent)?.foreignAppear()
    for child in forwarded { child.tellIsAppearing() }
  }

  /// The second half.
  func end() {
    let isAppearing = appearance == .appearing
    guard isAppearing || appearance == .disappearing else {
      return Stage.of(self).record(
        "Unbalanced calls to begin/end appearance transitions for \(name)")
    }
    let children = forwarded
    appearance = isAppearing ? .appeared : .disappeared
    if isAppearing {
      viewDidAppear(isAnimatingAppearance)
      (self as? any ForeignContent)?.foreignHasAppeared()
    } else {
      viewDidDisappear(isAnimatingAppearance)
      (self as? any ForeignContent)?.foreignDisappear()
    }
    for child in children where [.appearing, .disappearing].contains(child.appearance) {
      child.end()
    }
    if isAppearing { tellShown(true, animated: isAnimatingAppearance) }
  }

  /// The children that follow the appearance of this controller.
  private var forwarded: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return (self as? any ContainerController)?.shownChildren
      ?? children.filter { child in
        guard let view = viewIfLoaded, let inner = child.viewIfLoaded else { return false }
        return inner !== view && inner.isDescendant(of: view)
      }
  }

  /// A view was put into a window, or taken out of it, by the app itself.
  func viewMoved(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    let isAppearing = window != nil
    if let parent, isAppearing, ![.appeared, .appearing].contains(parent.appearance) { return }
    guard appearance == (isAppearing ? .disappeared : .appeared) else { return }
    begin(isAppearing: isAppearing, animated: false)
    guard let window else { return end() }
    tellIsAppearing()
    // A parent that appears itself takes its children along.
    if parent?.appearance == .appearing { return }
    window.stage.onNextTurn { [weak self] in
      if self?.appearance == .appearing { self?.end() }
    }
  }
}

/// A container of UIKit, which knows which of its children the user sees.
@MainActor protocol ContainerController: UIViewController {
  var shownChildren: [UIViewController] { get }
}

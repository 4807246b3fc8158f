extension Stage {
  /// The root and what is presented, as far as it is on screen.
  package var layers: [UIViewController] {
    guard let root = window?.rootViewController else { return [] }
    return [root] + presented(on: root)
  }

  private func presented(on controller: UIViewController) -> [UIViewController] {
    for descendant in controller.descendants {
      guard let next = descendant.ownPresented, !isWaiting(next) else { continue }
      return [next] + presented(on: next)
    }
    return []
  }

  /// As what the user sees the controller.
  func kind(of controller: UIViewController) -> HeadlessLayer.Presentation {
    if controller === window?.rootViewController { return .root }
    if let kind = (controller as? any ForeignContent)?.foreignKind { return kind }
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .confirmationDialog
    }
    switch style(of: controller) {
    case .automatic, .pageSheet, .formSheet: return .sheet
    case .popover: return .popover
    default: return .fullScreenCover
    }
  }

  /// The style after adaptation: in compact width, a popover is a sheet unless its delegate says otherwise.
  private func style(of controller: UIViewController) -> UIModalPresentationStyle {
    let style = controller.modalPresentationStyle
    guard style == .popover, width == .compact else { return style }
    guard let popover = controller.presentationController, let delegate = popover.delegate
    else { return .automatic }
    let traits = UITraitCollection(horizontalSizeClass: width)
    let adapted = delegate.adaptivePresentationStyle(for: popover, traitCollection: traits)
    return adapted == .none ? .popover : adapted
  }

  /// Turns the device, or makes the window narrower or wider.
  func turn(to width: UIUserInterfaceSizeClass) {
    guard width != self.width else { return }
    let old = UITraitCollection(horizontalSizeClass: self.width)
    let new = UITraitCollection(horizontalSizeClass: width)
    let all = layers.flatMap(\.descendants)
    let transition = StageTransition(.navigation, from: nil, to: nil, isAnimated: true)
    for controller in all { controller.willTransition(to: new, with: transition.coordinator) }
    self.width = width
    for controller in all { controller.widthChanged() }
    transition.coordinator.begin()
    window?.tellTraitChange(from: old)
    for controller in all { controller.traitCollectionDidChange(old) }
    transition.coordinator.end()
  }
}

extension Stage {
  /// Whether what the controller shows points at something.
  func isPopover(_ controller: UIViewController) -> Bool {
    let kind = kind(of: controller)
    guard kind == .confirmationDialog else { return kind == .popover }
    // A new phone shows an action sheet at its source, if it has one.
    let isNew = system >= .iOS(26)
    return width == .regular || isNew && controller.popoverPresentationController?.source != nil
  }
}

extension HeadlessLayer {
  @MainActor init(_ controller: UIViewController, in stage: Stage) {
    let moving = stage.transitions.filter { $0.kind != .navigation && $0.hasBegun }
    self.init(
      presentation: stage.kind(of: controller), pages: controller.pages,
      selectedTab: controller.screenTab,
      isInTransition: moving.contains {
        $0.from === controller || $0.to === controller && $0.kind == .presentation
      })
  }
}

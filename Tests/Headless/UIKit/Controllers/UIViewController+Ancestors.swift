extension UIViewController {
  public var navigationController: UINavigationController? { nearest() }

  public var tabBarController: UITabBarController? { nearest() }

  public var splitViewController: UISplitViewController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    ancestors.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// The controller itself, its parent, and so on.
  var ancestors: [UIViewController] { Array(sequence(first: self, next: \.parent)) }

  /// The controller itself and all that it contains.
  var descendants: [UIViewController] { [self] + children.flatMap(\.descendants) }

  /// How faults call the controller: by its title or its type. This does not load its view.
  var name: String {
    let title = title ?? viewIfLoaded?.accessibilityIdentifier ?? ""
    return title.isEmpty ? "\(type(of: self))" : title
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    Stage.of(self).transitions.last { $0.isAnimated && $0.concerns(self) }?.coordinator
  }
}

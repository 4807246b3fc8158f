import UIKit

/// A page of the app.
final class AppPage: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}

/// The delegate of the app, which hears everything.
final class AppDelegate: NSObject, UINavigationControllerDelegate {
  var announced: [String] = []
  var shown: [String] = []
  var animator: AppAnimator?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    announced.append(viewController.navigationItem.title ?? "")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.navigationItem.title ?? "")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}

final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var count = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    count += 1
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(page)
    }
    transitionContext.completeTransition(true)
  }
}

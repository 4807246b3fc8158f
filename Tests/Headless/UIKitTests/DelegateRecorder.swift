import UIKit

/// Writes down which page a stack shows.
final class DelegateRecorder: NSObject, UINavigationControllerDelegate {
  private let journal: Journal
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("will show \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("did show \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { journal.write("\(operation) to \(toVC.title ?? "")") }
    return animator
  }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Speaks for one transition, also to an app's own animator.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: StageTransition?
  let isAnimated: Bool
  var isInteractive = false { didSet { initiallyInteractive = isInteractive } }
  private(set) var initiallyInteractive = false
  var isCancelled = false
  let containerView = UIView()
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasBegun = false

  init(_ transition: StageTransition) {
    self.transition = transition
    isAnimated = transition.isAnimated
    (from, to) = (transition.from, transition.to)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation {
      if hasBegun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Runs what is animated alongside; whoever asks later runs at once.
  func begin() {
    hasBegun = true
    for animation in take(&animations) { animation(self) }
  }

  /// The user lets go.
  func endInteraction() {
    for handler in take(&interactionHandlers) { handler(self) }
  }

  func end() {
    for completion in take(&completions) { completion(self) }
  }

  private func take(_ blocks: inout [Block]) -> [Block] {
    defer { blocks = [] }
    return blocks
  }
}

extension TransitionCoordinator: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { isCancelled }

  func completeTransition(_ didComplete: Bool) { transition?.complete(didComplete) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : to)?.viewIfLoaded
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc.viewIfLoaded?.frame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}

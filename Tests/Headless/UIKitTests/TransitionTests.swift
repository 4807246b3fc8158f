import Testing
import UIKit

/// The app's own animations, and what runs alongside those of UIKit.
@MainActor
struct TransitionTests {
  private let journal = Journal()
  private let recorder: DelegateRecorder
  private let navigation = UINavigationController(rootViewController: Page("Root"))
  private let device: HeadlessDevice

  init() {
    recorder = DelegateRecorder(journal)
    device = HeadlessDevice(root: navigation)
    navigation.delegate = recorder
  }

  @Test func theDelegateAnimates() throws {
    recorder.animator = Animator(journal)
    navigation.pushViewController(Page("Next"), animated: true)
    device.finishTransitions()
    try device.swipeBack()
    device.finishTransitions()
    let expected = [
      "push to Next", "will show Next", "animate Next", "over true", "did show Next",
      "pop to Root", "will show Root", "animate Root", "over true", "did show Root",
    ]
    #expect(journal.take() == expected)
    #expect(device.faults == [])
  }

  /// The container is in the window for as long as the transition lasts, and the page lies in it.
  @Test func thePagesLieInAContainer() throws {
    let next = Page("Next")
    recorder.animator = Animator(journal)
    navigation.pushViewController(next, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    _ = device.canTap("")
    #expect(coordinator.containerView.superview === navigation.view)
    #expect(
      coordinator.containerView.subviews == [
        try #require(navigation.viewControllers[0].view), next.view,
      ])
    device.finishTransitions()
    #expect(coordinator.containerView.superview == nil)
    #expect(next.view.superview === navigation.view)
    #expect(device.faults == [])
  }

  @Test func aPageThatIsNotAddedIsNotSeen() {
    recorder.animator = Animator(journal, addsPage: false)
    navigation.pushViewController(Page("Next"), animated: true)
    device.finishTransitions()
    #expect(
      device.faults == [
        "the screen stays black: the animation has not put Next into the container"
      ])
  }

  @Test func nothingIsAnimatedWithoutAnimation() {
    recorder.animator = Animator(journal)
    navigation.pushViewController(Page("Next"), animated: false)
    device.finishTransitions()
    #expect(journal.take() == ["will show Next", "did show Next"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func anAnimationThatForgetsItsEndBlocksTheApp() async {
    recorder.animator = Animator(journal, completes: false)
    navigation.pushViewController(Page("Next"), animated: true)
    await device.settle()
    #expect(!device.isStill)
    #expect(throws: HeadlessError.inTransition) { try device.swipeBack() }
    #expect(
      device.faults == [
        "a transition never ends: nothing has called completeTransition(_:)"
      ])
  }

  @Test func codeRunsAlongside() throws {
    let next = Page("Next")
    navigation.pushViewController(next, animated: true)
    let coordinator = try #require(next.transitionCoordinator)
    coordinator.animate(
      alongsideTransition: { [journal] in
        journal.write("alongside \($0.viewController(forKey: .to)?.title ?? "")")
      },
      completion: { [journal] in journal.write("completed \(!$0.isCancelled)") })
    #expect(journal.take() == [])
    device.finishTransitions()
    #expect(
      journal.take() == [
        "will show Next", "alongside Next", "did show Next", "completed true",
      ])
    #expect(next.transitionCoordinator == nil)
    #expect(coordinator.isAnimated)
  }

  @Test func aPresentationIsAnimatedByItsDelegate() throws {
    let (sheet, delegate) = (Page("Sheet"), Delegate(journal))
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    navigation.present(sheet, animated: true)
    device.finishTransitions()
    #expect(sheet.presentationController is Dimming)
    navigation.dismiss(animated: true)
    device.finishTransitions()
    #expect(
      journal.take() == [
        "dim true", "animate Sheet", "over true", "dim false", "animate UINavigationController",
        "over true",
      ])
    #expect(device.layers.count == 1)
    #expect(device.faults == [])
  }

  @Test func viewsAreAnimated() {
    let view = UIView()
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0.5
    } completion: { [journal] in
      journal.write("animated \($0)")
    }
    #expect(view.alpha == 0.5)
    #expect(journal.take() == [])
    #expect(!device.isStill)
    device.finishTransitions()
    #expect(journal.take() == ["animated true"])
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn]) {
      } completion: { [journal] _ in
        journal.write("at once")
      }
    }
    #expect(journal.take() == ["at once"])
    let (one, other, holder) = (UIView(), UIView(), UIView())
    holder.addSubview(one)
    UIView.transition(from: one, to: other, duration: 1)
    #expect(holder.subviews == [other])
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private let journal: Journal
    private let completes: Bool
    private let addsPage: Bool

    init(_ journal: Journal, completes: Bool = true, addsPage: Bool = true) {
      self.journal = journal
      self.completes = completes
      self.addsPage = addsPage
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let to = transitionContext.viewController(forKey: .to)
      if addsPage, let page = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(page)
      }
      journal.write("animate \(to.map { $0.title ?? "\(type(of: $0))" } ?? "")")
      guard completes else { return }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      journal.write("over \(transitionCompleted)")
    }
  }

  private final class Dimming: UIPresentationController {
    var journal: Journal?

    override func presentationTransitionWillBegin() { journal?.write("dim true") }

    override func dismissalTransitionWillBegin() { journal?.write("dim false") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Animator(journal)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Animator(journal)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = Dimming(presentedViewController: presented, presenting: presenting)
      controller.journal = journal
      return controller
    }
  }
}

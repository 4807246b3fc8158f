import Testing
import UIKit

/// A page, a sheet or a cover zooms out of a view, and back into it.
@MainActor
struct ZoomTests {
  private let root = Page("Root")
  private let next = Page("Next")
  private let navigation: UINavigationController
  private let device: HeadlessDevice
  private let views = (1...2).map { UIView.named("view \($0)") }
  private let asked = Asked()

  init() {
    navigation = UINavigationController(rootViewController: root)
    device = HeadlessDevice(root: navigation)
    for view in views { root.view.addSubview(view) }
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [asked] in $0.willBegin && asked.permits }
    next.preferredTransition = .zoom(options: options) { [asked, views] context in
      asked.pairs.append([context.sourceViewController, context.zoomedViewController])
      return asked.index.map { views[$0] }
    }
  }

  private func push() {
    navigation.pushViewController(next, animated: true)
    device.finishTransitions()
  }

  @Test func aPageZoomsOutOfAViewAndBackIntoAnother() throws {
    next.navigationItem.hidesBackButton = true
    push()
    #expect(asked.pairs == [[root, next]])
    #expect(device.zoomsFrom == "view 1")
    asked.index = 1
    #expect(device.zoomsFrom == "view 2")
    try device.cancelSwipeDown()
    device.finishTransitions()
    #expect(device.layers[0].pages == ["Root", "Next"])
    try device.swipeDown()
    device.finishTransitions()
    #expect(device.layers[0].pages == ["Root"])
    #expect(device.zoomsFrom == nil)
    #expect(device.faults == [])
  }

  /// The user can grab it while it comes: the push is then over, and a pop begins.
  @Test func itIsDraggedDownWhileItComes() throws {
    let journal = Journal()
    let recorder = DelegateRecorder(journal)
    navigation.delegate = recorder
    navigation.pushViewController(next, animated: true)
    device.update()
    try device.swipeDown()
    device.finishTransitions()
    #expect(journal.take().suffix(2) == ["will show Root", "did show Root"])
    #expect(navigation.viewControllers == [root])
    #expect(device.faults == [])
  }

  @Test func theAppKeepsItFromBeingDragged() throws {
    asked.permits = false
    push()
    #expect(throws: HeadlessError.self) { try device.swipeDown() }
    #expect(device.layers[0].pages == ["Root", "Next"])
  }

  @Test func withoutAViewItDoesNotZoom() {
    asked.index = nil
    push()
    asked.index = 0
    #expect(device.zoomsFrom == nil)
    #expect(throws: HeadlessError.self) { try device.swipeDown() }
  }

  /// What the delegate animates does not zoom, and nothing does without an animation.
  @Test(arguments: [true, false])
  func anAnimatorComesFirst(isAnimated: Bool) {
    let recorder = DelegateRecorder(Journal())
    recorder.animator = Animator()
    navigation.delegate = isAnimated ? recorder : nil
    navigation.pushViewController(next, animated: isAnimated)
    device.finishTransitions()
    #expect(asked.pairs == [])
    #expect(device.zoomsFrom == nil)
  }

  /// Its delegate may neither be asked nor be told.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func aPresentationZooms(style: UIModalPresentationStyle) throws {
    let delegate = Refusing()
    next.modalPresentationStyle = style
    next.isModalInPresentation = true
    next.presentationController?.delegate = delegate
    navigation.present(next, animated: true)
    device.finishTransitions()
    #expect(device.zoomsFrom == "view 1")
    asked.permits = false
    #expect(throws: HeadlessError.self) { try device.swipeDown() }
    asked.permits = true
    try device.swipeDown()
    device.finishTransitions()
    #expect(device.layers.count == 1)
    #expect(!delegate.isTold)
    #expect(device.faults == [])
  }

  @Test func theViewNeedsAWindow() {
    views[0].removeFromSuperview()
    push()
    #expect(device.faults == ["Next zooms out of a view that does not have a window"])
  }

  @Test func itIsNew() {
    let device = HeadlessDevice(root: Page("Root"), system: .iOS(17))
    next.preferredTransition = nil
    #expect(device.faults == ["preferredTransition needs iOS 18"])
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(true)
    }
  }

  private final class Asked {
    var pairs: [[UIViewController]] = []
    var index: Int? = 0
    var permits = true
  }

  private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
    var isTold = false

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      false
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      isTold = true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      isTold = true
    }
  }
}

extension UIView {
  fileprivate static func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }
}

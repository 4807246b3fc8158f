/// A controller whose content another module evaluates.
@MainActor package protocol ForeignContent: UIViewController {
  /// Nil for what a controller of UIKit would be.
  var foreignKind: HeadlessLayer.Presentation? { get }
  var foreignItems: [ScreenItem] { get }
  /// Its pages from bottom to top.
  var foreignPages: [String] { get }
  var foreignTab: String? { get }
  var foreignLeavingPages: [[String]] { get }
  /// At what its popover points.
  var foreignSource: String? { get }
  var isForeignOnScreen: Bool { get }
  /// Whether a push or a pop inside keeps the user from doing anything else.
  var isForeignBusy: Bool { get }
  var isForeignStill: Bool { get }

  /// It gets its place in the window.
  func foreignAppear()
  func foreignHasAppeared()
  func foreignDisappear()
  /// Evaluates what has changed; false if nothing had.
  func followForeign() -> Bool
  /// Ends the transitions inside; false if there were none.
  func finishForeignMoves() -> Bool
  /// Goes back inside; false if there is no page to go back to.
  func goBackInForeign(times: Int) throws -> Bool
  /// Selects a tab inside; false if there is none of that name.
  func selectForeignTab(_ label: String) -> Bool
  /// A tap beside it; false if that does nothing.
  func leaveForeign() -> Bool
}

extension Stage {
  final class Weak {
    weak var content: (any ForeignContent)?

    init(_ content: any ForeignContent) { self.content = content }
  }

  package var isIdle: Bool { transitions.isEmpty }

  /// Ends a presentation without a transition, as the button of an alert does.
  package func dismissAtOnce(_ controller: UIViewController) {
    guard let presenter = controller.ownPresenter else { return }
    var presentation = Presentation(of: controller, on: presenter, in: self)
    presentation.isByUser = true
    let transition = presentation.disappear(animated: true, completion: nil)
    schedule(transition)
    transition.start(in: self)
    transition.complete(true)
  }

  /// Ends a presentation, whatever the controller itself presents.
  package func dismiss(_ controller: UIViewController, animated: Bool) {
    guard let presenter = controller.ownPresenter else { return }
    schedule(
      Presentation(of: controller, on: presenter, in: self)
        .disappear(animated: animated, completion: nil))
  }
}

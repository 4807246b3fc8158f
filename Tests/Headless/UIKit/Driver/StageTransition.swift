/// A push, a pop, a presentation or a dismissal: it begins on the next turn of the main queue, and ends
/// at once or, animated, later.
@MainActor final class StageTransition {
  enum Kind { case navigation, presentation, dismissal }

  let kind: Kind
  let isAnimated: Bool
  let from: UIViewController?
  let to: UIViewController?
  private let around: UIViewController?
  private(set) var hasBegun = false
  var begin: () -> Void = {}
  /// Whether the transition has come to its end; else everything is as it was before.
  var end: (Bool) -> Void = { _ in }
  /// The app's own animation of it.
  var animator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  private var running: (any UIViewControllerAnimatedTransitioning)?
  private weak var stage: Stage?
  private(set) lazy var coordinator = TransitionCoordinator(self)

  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?,
    around: UIViewController? = nil, isAnimated: Bool
  ) {
    self.kind = kind
    (self.from, self.to, self.around) = (from, to, around)
    self.isAnimated = isAnimated
  }

  /// Whether the app's own code says when it is over.
  var isCustom: Bool { running != nil }

  /// Whether the platform animates it, so that a controller may zoom.
  var isZoom: Bool { isAnimated && !isCustom }

  func concerns(_ controller: UIViewController) -> Bool {
    let parties = [from, to, around].compactMap { $0 }
    return controller.ancestors.contains { ancestor in parties.contains { $0 === ancestor } }
  }

  func start(in stage: Stage) {
    guard !hasBegun else { return }
    self.stage = stage
    hasBegun = true
    running = isAnimated ? animator() : nil
    begin()
    coordinator.begin()
    guard let running else {
      if !isAnimated { complete(true) }
      return
    }
    running.animateTransition(using: coordinator)
  }

  /// The user lets go of it before the end.
  func cancel() {
    coordinator.isCancelled = true
    coordinator.endInteraction()
  }

  func letGo() { coordinator.endInteraction() }

  func complete(_ isCompleted: Bool) {
    guard let stage, stage.remove(self) else { return }
    running?.animationEnded(isCompleted)
    running = nil
    let coordinator = coordinator
    end(isCompleted && !coordinator.isCancelled)
    coordinator.end()
    (begin, end, animator) = ({}, { _ in }, { nil })
  }
}

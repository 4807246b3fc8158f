extension UIViewController {
  /// What this controller or one of its ancestors presents.
  public var presentedViewController: UIViewController? {
    ancestors.lazy.compactMap(\.ownPresented).first
  }

  /// What presents this controller or one of its ancestors.
  public var presentingViewController: UIViewController? {
    ancestors.lazy.compactMap(\.ownPresenter).first
  }

  var isPresented: Bool { ownPresenter != nil }

  func show(_ next: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let stage = Stage.of(self)
    let presenter = presenter(of: next)
    if let obstacle = obstacle(to: next, on: presenter, in: stage) { return stage.record(obstacle) }
    presenter.ownPresented = next
    next.ownPresenter = presenter
    next.lastStage = stage
    let presentation = Presentation(of: next, on: presenter, in: stage)
    stage.schedule(presentation.appear(animated: animated, completion: completion))
  }

  /// The controller around which presents for this one.
  private func presenter(of next: UIViewController) -> UIViewController {
    let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]
    let context = ancestors.first { $0.definesPresentationContext }
    if styles.contains(next.modalPresentationStyle), let context { return context }
    return ancestors.last ?? self
  }

  /// Why UIKit does not present that, or would end the app.
  private func obstacle(
    to next: UIViewController, on presenter: UIViewController, in stage: Stage
  ) -> String? {
    let attempt = "Attempt to present \(next.name) on \(presenter.name) (from \(name))"
    if next.ownPresenter != nil || next.parent != nil || next.isInWindow || next === self {
      return "Application tried to present modally an active controller \(next.name)"
    }
    if !isInWindow || !presenter.isInWindow {
      return "\(attempt) whose view is not in the window hierarchy"
    }
    if let foreign = stage.foreignObstacle(self) { return "\(attempt) \(foreign)" }
    if stage.transitions.contains(where: { $0.kind != .navigation }) {
      return "\(attempt) while a presentation is in progress"
    }
    if let shown = presenter.ownPresented {
      return "\(attempt) which is already presenting \(shown.name)"
    }
    if !stage.transitions.isEmpty { return "\(attempt) while a push or pop is in progress" }
    if presenter.appearance != .appeared {
      return "Unbalanced calls to begin/end appearance transitions for \(presenter.name)"
    }
    return nil
  }

  /// Dismisses what this controller presents, or else the controller itself.
  func dismissNearest(animated: Bool, completion: (() -> Void)?) {
    let stage = Stage.of(self)
    guard let presented = presentedViewController ?? presentedAncestor,
      let presenter = presented.ownPresenter
    else { return }
    if let moving = stage.transitions.first {
      let what = moving.kind == .navigation ? "push or pop" : "presentation or dismiss"
      return stage.record(
        "Attempt to dismiss from view controller \(name) while a \(what) is in progress")
    }
    let presentation = Presentation(of: presented, on: presenter, in: stage)
    stage.schedule(presentation.disappear(animated: animated, completion: completion))
  }

  private var presentedAncestor: UIViewController? { ancestors.first(where: \.isPresented) }
}

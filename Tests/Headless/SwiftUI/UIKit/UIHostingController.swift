/// A controller of UIKit that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet {
      box.view = rootView
      foreignGraph.signal.mark()
    }
  }
  private let box: ViewBox<Content>
  package let foreignGraph = Graph()
  package let foreignLayer: Layer
  private(set) package var isForeignOnScreen = false
  private(set) package var isForeignReady = false
  private var faults = 0
  /// The turn in which it came on screen, and was not drawn yet.
  private var firstTurn = 0

  public init(rootView: Content) {
    self.rootView = rootView
    let box = ViewBox(view: rootView)
    self.box = box
    foreignLayer = Layer { box.view.resolve(in: $0) }
    super.init(nibName: nil, bundle: nil)
    foreignLayer.host = self
    foreignGraph.close = { [weak self] in onMain { self?.close() } }
  }

  /// A storyboard has no view to give: without an initialiser of its own, the program ends here.
  public required dynamic init?(coder: NSCoder) {
    preconditionFailure("init(coder:) of a hosting controller must be implemented in a subclass")
  }

  public init?(coder: NSCoder, rootView: Content) { return nil }
}

extension HeadlessDevice {
  /// The views in hosting controllers that have appeared or disappeared with a transition.
  public var transitions: [HeadlessTransition] {
    stage.foreignNotes.compactMap { $0 as? HeadlessTransition }
  }
}

/// The view that a hosting controller shows now.
private final class ViewBox<Content: View> {
  var view: Content

  init(view: Content) { self.view = view }
}

extension UIHostingController: LayerController {
  package var foreignKind: HeadlessLayer.Presentation? { nil }

  package var foreignSource: String? { nil }

  package var isForeignStill: Bool {
    !isForeignOnScreen || !foreignGraph.signal.isDirty && !foreignGraph.isNavigating
  }

  package func foreignAppear() {
    isForeignOnScreen = true
    firstTurn = Stage.of(self).turns
    foreignLayer.isOnScreen = true
    foreignGraph.signal.mark()
    Stage.of(self).add(self)
    _ = followForeign()
  }

  package func foreignHasAppeared() {
    isForeignReady = true
    foreignGraph.signal.mark()
  }

  package func foreignDisappear() {
    isForeignReady = false
    foreignLayer.isOnScreen = false
    foreignGraph.signal.mark()
    _ = update()
    isForeignOnScreen = false
  }

  package func followForeign() -> Bool {
    guard isForeignOnScreen else { return false }
    let isChanged = update()
    return dismissLayers() || isChanged
  }

  package func finishForeignMoves() -> Bool { isForeignOnScreen && foreignGraph.finishNavigation() }

  package func leaveForeign() -> Bool { false }

  private func update() -> Bool {
    let stage = Stage.of(self)
    let width = stage.width == .regular ? UserInterfaceSizeClass.regular : .compact
    if foreignGraph.width != width { foreignGraph.signal.mark() }
    (foreignGraph.width, foreignGraph.system) = (width, stage.system)
    let isChanged = foreignGraph.update(foreignLayer)
    // It may do so only after the transition: DashKit #47.
    if isChanged, isForeignReady { tellBar(stage) }
    for fault in foreignGraph.signal.faults.dropFirst(faults) { stage.record(fault) }
    faults = foreignGraph.signal.faults.count
    if stage.turns > firstTurn { stage.foreignNotes += foreignGraph.transitions }
    foreignGraph.transitions = []
    return isChanged
  }

  /// What the views want dismissed goes as soon as nothing else moves.
  private func dismissLayers() -> Bool {
    let stage = Stage.of(self)
    guard stage.isIdle,
      let leaving = foreignLayer.layers.first(where: { $0.phase == .disappearing }),
      let controller = leaving.host
    else { return false }
    stage.dismiss(controller, animated: leaving.isAnimated)
    return true
  }

  /// The title and the bar's items of the outermost page become those of the controller.
  private func tellBar(_ stage: Stage) {
    guard let navigationController, navigationController.viewControllers.contains(self)
    else { return }
    let page = foreignLayer.page
    if page.elements.frontPage != nil, !navigationController.isNavigationBarHidden {
      foreignGraph.report(
        "a stack of views is inside a UINavigationController, so there are two bars")
    }
    if let title = page.title { navigationItem.title = title }
    navigationItem.hidesBackButton = page.isBackHidden
    navigationItem.foreignItems = page.elements.inNavigationBar.visible.map { $0.item(in: self) }
    if page.isBarHidden { navigationController.setNavigationBarHidden(true, animated: false) }
  }

  /// What `dismiss` in the environment of the view does.
  private func close() {
    if let navigationController,
      let index = navigationController.viewControllers.firstIndex(of: self),
      index > 0
    {
      let below = navigationController.viewControllers[index - 1]
      navigationController.popToViewController(below, animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

extension [Element] {
  /// What stands in the bar that a page can hide.
  fileprivate var inNavigationBar: [Element] {
    flatMap { element -> [Element] in
      if element.isInNavigationBar { return [element] }
      guard case .group(let children) = element.kind else { return [] }
      return children.inNavigationBar
    }
  }
}

/// A sheet, a cover or an alert of views that a hosting controller shows.
final class PresentedController: UIViewController, LayerController {
  let foreignGraph: Graph
  let foreignLayer: Layer
  private let below: Layer

  init(_ foreignLayer: Layer, on below: Layer, in graph: Graph) {
    (self.foreignLayer, self.below, self.foreignGraph) = (foreignLayer, below, graph)
    super.init(nibName: nil, bundle: nil)
    foreignLayer.host = self
    modalPresentationStyle = foreignLayer.kind == .sheet ? .automatic : .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  var foreignKind: HeadlessLayer.Presentation? { foreignLayer.kind }

  var foreignSource: String? {
    foreignLayer.kind == .popover || foreignLayer.kind == .confirmationDialog
      ? foreignLayer.request?.view : nil
  }

  override var isModalInPresentation: Bool {
    get { foreignLayer.record.isDismissDisabled }
    set {}
  }

  /// The graph is evaluated by the controller of the root.
  var isForeignOnScreen: Bool { false }

  var isForeignReady: Bool { true }

  var isForeignStill: Bool { true }

  func foreignAppear() {}

  func foreignHasAppeared() {
    if foreignLayer.phase == .appearing { foreignLayer.phase = .shown }
    foreignGraph.signal.mark()
  }

  func foreignDisappear() {
    guard isBeingDismissed else { return }
    below.hasLost(foreignLayer, in: foreignGraph)
  }

  func followForeign() -> Bool { false }

  func finishForeignMoves() -> Bool { false }

  func leaveForeign() -> Bool {
    guard let action = foreignLayer.record.leave else { return false }
    answer(action)
    return true
  }

  /// An alert is gone before its button's action runs.
  func answer(_ action: @MainActor () -> Void) {
    Stage.of(self).dismissAtOnce(self)
    action()
  }
}

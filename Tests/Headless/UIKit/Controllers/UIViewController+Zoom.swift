extension UIViewController {
  /// How a controller comes and goes.
  public final class Transition: NSObject {
    fileprivate let options: ZoomOptions?
    fileprivate let provider: (ZoomSourceViewProviderContext) -> UIView?

    private init(
      _ options: ZoomOptions?, _ provider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      (self.options, self.provider) = (options, provider)
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition {
      UIViewController.Transition(options, sourceViewProvider)
    }
  }
}

extension UIViewController.Transition {
  public final class ZoomSourceViewProviderContext: NSObject {
    /// What the zoomed one comes out of.
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    fileprivate init(_ zoomed: UIViewController, from source: UIViewController) {
      (zoomedViewController, sourceViewController) = (zoomed, source)
    }
  }

  public final class ZoomOptions: NSObject {
    public final class InteractionContext: NSObject {
      public let location = CGPoint.zero
      /// Whether UIKit would let it begin.
      public let willBegin = true
    }

    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
  }
}

extension UIViewController {
  /// Asks for the view out of which the controller zooms as it comes, if it does.
  func zoomIn(from source: UIViewController?, in stage: Stage) {
    zoomSource = source
    isZoomed = zoomView(in: stage) != nil
  }

  /// Asks for the view into which the controller zooms back.
  func zoomOut(in stage: Stage) {
    if isZoomed { _ = zoomView(in: stage) }
  }

  /// The view of which UIKit asks at any time.
  var zoomView: UIView? {
    zoomSource.flatMap { source in
      preferredTransition?.provider(.init(self, from: source))
    }
  }

  private func zoomView(in stage: Stage) -> UIView? {
    let view = zoomView
    if let view, view.window == nil {
      stage.record("\(name) zooms out of a view that does not have a window")
    }
    return view
  }

  /// Whether a drag down, a swipe from anywhere or a pinch closes it.
  var isDraggable: Bool {
    guard isZoomed, let options = preferredTransition?.options else { return isZoomed }
    return options.interactiveDismissShouldBegin?(.init()) ?? true
  }
}

extension HeadlessDevice {
  /// The view out of which the visible page of a stack, or else the topmost layer, has zoomed, by its
  /// identifier or by what stands on it; nil if it hasn't or the view is gone.
  public var zoomsFrom: String? {
    guard let top else { return nil }
    let page = top.shownControllers.last { $0.parent is UINavigationController && $0.isZoomed }
    return (page ?? (top.isZoomed ? top : nil))?.zoomView?.sourceName
  }

  /// The innermost stack whose page the user can drag down.
  var draggableNavigation: UINavigationController? {
    let stacks = top?.shownControllers.compactMap { $0 as? UINavigationController } ?? []
    return stacks.last { $0.stack.count > 1 && $0.displayed?.isDraggable ?? false }
  }
}

extension UIView {
  /// What a user would call the view.
  var sourceName: String {
    accessibilityIdentifier ?? screenSource ?? items.first.map { $0.name ?? $0.line } ?? ""
  }
}

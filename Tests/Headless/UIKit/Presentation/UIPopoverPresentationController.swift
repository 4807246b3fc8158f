/// What a popover can point at.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  private weak var item: (any UIPopoverPresentationControllerSourceItem)?

  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { item }
    set {
      Stage.require(.iOS(16), "sourceItem")
      item = newValue
    }
  }

  /// The sheet that the popover is in compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    Stage.require(.iOS(15), "adaptiveSheetPresentationController")
    return sheet
  }

  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// A popover in regular width points at something; else UIKit ends the app.
  override func prepare(in stage: Stage) {
    guard stage.isPopover(presentedViewController) else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    let style = presentedViewController is UIAlertController ? "an action sheet" : "a popover"
    if source == nil {
      stage.record(
        "\(style) points at nothing: it needs a sourceView, a sourceItem or a barButtonItem")
    } else if let view = place as? UIView, view.window == nil {
      stage.record("\(style) points at a view that does not have a window")
    } else if let item = place as? UIBarButtonItem, !isInBar(item) {
      stage.record("\(style) points at a bar button item that is in no bar on screen")
    }
  }

  /// Whether a navigation bar below the popover has an item.
  private func isInBar(_ item: UIBarButtonItem) -> Bool {
    presentingViewController.shownControllers.contains { controller in
      guard let navigation = controller as? UINavigationController,
        !navigation.isNavigationBarHidden, let page = navigation.displayed?.navigationItem
      else { return false }
      let items = (page.leftBarButtonItems ?? []) + (page.rightBarButtonItems ?? [])
      return items.contains { $0 === item }
    }
  }

  private var place: (any UIPopoverPresentationControllerSourceItem)? {
    item ?? barButtonItem ?? sourceView
  }

  /// What it points at, as a user would call it.
  var source: String? {
    switch place {
    case let view as UIView: return view.sourceName
    case let item as UIBarButtonItem: return item.accessibilityIdentifier ?? item.label
    case let item as UIBarItem: return item.accessibilityIdentifier ?? item.title ?? ""
    default: return nil
    }
  }
}

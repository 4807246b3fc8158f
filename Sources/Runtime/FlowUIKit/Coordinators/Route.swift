import FlowRuntime
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A screen or a flow, as a place to go to.
  @available(iOS 13, visionOS 1, *)
  public protocol Route: Equatable, Sendable {
    /// The name of the screen or flow. No other route of the app has it.
    var name: String { get }
    /// Whether it is a flow of its own.
    var isFlow: Bool { get }
    /// How it lies over others; `.none` if it is pushed.
    var popupPresentationStyle: PopupPresentationStyle { get }
  }

  /// How a route lies over others.
  @available(iOS 13, visionOS 1, *)
  public enum PopupPresentationStyle: Hashable, Sendable {
    /// It is pushed.
    case none
    /// A sheet, a full-screen cover, or a popover.
    case sheet, fullScreen, popover
    /// An alert or a confirmation dialog.
    case alert, confirmationDialog

    /// Whether it takes the place of the popup that is there; an alert lies over that.
    var replacesOthers: Bool { [.sheet, .fullScreen, .popover].contains(self) }

    var style: FlowStyle {
      switch self {
      case .none: .push
      case .sheet: .sheet
      case .fullScreen: .fullScreenCover
      case .popover: .popover
      case .alert: .alert
      case .confirmationDialog: .confirmationDialog
      }
    }
  }

  /// A screen of a flow as a route.
  @available(iOS 13, visionOS 1, *)
  public protocol FlowRoute: FlowDestination, Route {}

  @available(iOS 13, visionOS 1, *)
  extension FlowRoute {
    /// The flow and the screen: `Todos.details`.
    public var name: String { "\(screen.flow).\(screen.rawValue)" }

    /// By default, a screen is no flow.
    public var isFlow: Bool { false }

    /// By default, a screen is pushed.
    public var popupPresentationStyle: PopupPresentationStyle { .none }
  }

  /// A view controller, and the route that it stands for.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public protocol ViewComponent: AnyObject {
    /// The view controller.
    var viewController: UIViewController { get }
    /// What it shows.
    var route: any Route { get }
  }

  /// A screen of a flow as a component.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowViewComponent: ViewComponent {
    let viewController: UIViewController
    let route: any Route

    init(_ viewController: UIViewController, showing route: any Route) {
      self.viewController = viewController
      self.route = route
    }
  }
#endif

import Combine
import FlowRuntime
@_exported import FlowSwiftUI

/// The source of truth for what a flow shows, and the commands that change it.
///
/// The router of a generated flow is a ``DefaultNavigationRouter``. A test or a preview can give a root view a
/// router of its own.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public protocol NavigationRouter<Screen>: AnyObject, ObservableObject {
  /// The screens of the flow, with their arguments.
  associatedtype Screen: FlowDestination

  /// The screen on top of the navigation stack; `nil` if only the first screen is there.
  var navigationRoute: NavigationRoute<Screen>? { get }
  /// The screens above the first one.
  var navigationStack: [NavigationRoute<Screen>] { get }
  /// The popup over the navigation stack. `nil` closes it.
  var presentedPopup: PopupRoute<Screen>? { get set }
  /// The storage of ``presentedPopup``.
  var presentedPopupPublished: Published<PopupRoute<Screen>?> { get }
  /// Publishes ``presentedPopup``.
  var presentedPopupPublisher: Published<PopupRoute<Screen>?>.Publisher { get }
  /// The alert on top. `nil` closes it.
  var presentedAlert: AlertRoute<Screen>? { get set }
  /// The storage of ``presentedAlert``.
  var presentedAlertPublished: Published<AlertRoute<Screen>?> { get }
  /// Publishes ``presentedAlert``.
  var presentedAlertPublisher: Published<AlertRoute<Screen>?>.Publisher { get }

  /// Pushes a screen on the navigation stack, unless it is on top already.
  func push(screen: Screen)
  /// Removes the top screen of the navigation stack.
  func pop()
  /// Removes all screens above the first one.
  func popAll()
  /// Replaces the navigation stack above the first screen.
  func set(navigationStack: [NavigationRoute<Screen>])
  /// Presents a popup in place of the one that is there.
  func present(popup: Screen, as style: RouteStyle)
  /// Closes the popup, with all that it presents.
  func dismiss()
  /// Shows an alert. If there is one, the new one follows it.
  func show(alert: Screen, as style: RouteStyle)
  /// Closes the alert, without one of its buttons.
  func hideCurrentAlert()
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension NavigationRouter {
  /// Presents a popup in a sheet, in place of the one that is there.
  public func present(popup: Screen) { present(popup: popup, as: .sheet) }

  /// Shows an alert. If there is one, the new one follows it.
  public func show(alert: Screen) { show(alert: alert, as: .alert) }
}

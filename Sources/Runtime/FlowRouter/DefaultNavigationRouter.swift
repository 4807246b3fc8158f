import Combine
import FlowRuntime

/// The router of a flow, over the flow's state.
///
/// Its properties say where the flow has arrived: after an event, after a command and after a gesture of the
/// user. A command obeys the screens' `requires`, and one that asks for what is on top already does nothing: a
/// double tap counts once. `flowc lint` knows nothing of commands, so it can't check where they lead.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
open class DefaultNavigationRouter<Screen: FlowDestination>: NavigationRouter {
  public typealias Destination = Screen

  /// Runs the flow, alone or within another.
  public let navigator: FlowNavigator
  /// The embedded flows that run now, by their runs.
  public var children: [FlowRun.ID: any FlowDefinition] = [:]
  @Published
  public private(set) var navigationStack: [NavigationRoute<Screen>] = []
  @Published
  public var presentedPopup: PopupRoute<Screen>? {
    didSet { if presentedPopup != oldValue { popupIsSet() } }
  }
  @Published
  public var presentedAlert: AlertRoute<Screen>? {
    didSet { if presentedAlert != oldValue { alertIsSet() } }
  }
  /// Whether the properties follow the flow's state, so that a change of them is no command.
  private var isFollowing = false
  /// The alerts that wait for the end of the one on top.
  private var waitingAlerts: [AlertRoute<Screen>] = []

  /// - Parameter navigator: runs the flow.
  public init(in navigator: FlowNavigator) { self.navigator = navigator }

  private var flow: (any FlowDefinition)? { self as? any FlowDefinition }

  public var navigationRoute: NavigationRoute<Screen>? { navigationStack.last }
  public var presentedPopupPublished: Published<PopupRoute<Screen>?> { _presentedPopup }
  public var presentedPopupPublisher: Published<PopupRoute<Screen>?>.Publisher { $presentedPopup }
  public var presentedAlertPublished: Published<AlertRoute<Screen>?> { _presentedAlert }
  public var presentedAlertPublisher: Published<AlertRoute<Screen>?>.Publisher { $presentedAlert }

  public func push(screen: Screen) {
    if navigationRoute?.screen == screen { return }
    set(navigationStack: navigationStack + [NavigationRoute(screen)])
  }

  public func pop() { set(navigationStack: navigationStack.dropLast()) }

  public func popAll() { set(navigationStack: []) }

  public func set(navigationStack: [NavigationRoute<Screen>]) {
    if let flow { navigator.become(navigationStack.map(\.screen), of: flow) }
  }

  public func present(popup: Screen, as style: RouteStyle) {
    if presentedPopup?.popup != popup { replacePopup(by: popup, as: style) }
  }

  private func replacePopup(by popup: Screen, as style: RouteStyle) {
    if let flow { navigator.present(popup, as: style, by: flow) }
  }

  public func dismiss() {
    if let flow { navigator.dismissPresented(by: flow) }
  }

  public func show(alert: Screen, as style: RouteStyle) {
    let last = waitingAlerts.last ?? presentedAlert
    if last?.alert != alert { enqueue(AlertRoute(alert, as: style)) }
  }

  private func enqueue(_ alert: AlertRoute<Screen>) {
    waitingAlerts.append(alert)
    showNextAlert()
  }

  public func hideCurrentAlert() {
    if let flow { navigator.dismissAlert(by: flow) }
  }

  /// Called after each event, when the navigation state is what the event has made of it.
  public func navigated() {
    guard let flow else { return }
    isFollowing = true
    follow(
      navigator.path(of: flow).compactMap { $0 as? Screen }.map { NavigationRoute($0) },
      \.navigationStack)
    follow(popup(of: flow), \.presentedPopup)
    follow(alert(of: flow), \.presentedAlert)
    isFollowing = false
    showNextAlert()
  }

  /// Publishes only what has changed.
  private func follow<Value: Equatable>(
    _ value: Value, _ property: ReferenceWritableKeyPath<DefaultNavigationRouter, Value>
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }

  private func popup(of flow: any FlowDefinition) -> PopupRoute<Screen>? {
    guard let (destination, layer) = navigator.presented(by: flow) else { return nil }
    return (destination as? Screen).map { PopupRoute($0, as: layer.style) }
  }

  private func alert(of flow: any FlowDefinition) -> AlertRoute<Screen>? {
    guard let (destination, layer) = navigator.presentedAlert(by: flow),
      let alert = destination as? Screen
    else { return nil }
    return AlertRoute(
      alert, as: layer.style, showing: navigator.alert(on: navigator.state.firstPage(of: layer)))
  }

  private func popupIsSet() {
    if isFollowing { return }
    if let presentedPopup {
      replacePopup(by: presentedPopup.popup, as: presentedPopup.style)
    } else {
      dismiss()
    }
    navigated()
  }

  private func alertIsSet() {
    if isFollowing { return }
    if let presentedAlert {
      enqueue(presentedAlert)
    } else {
      hideCurrentAlert()
    }
    navigated()
  }

  private func showNextAlert() {
    if waitingAlerts.isEmpty || navigator.hasAlert { return }
    guard let flow else { return }
    let next = waitingAlerts.removeFirst()
    navigator.presentAlert(next.alert, as: next.style, by: flow)
  }
}

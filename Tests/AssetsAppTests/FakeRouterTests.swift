import Combine
import FlowRouter
import SwiftUI
import Testing

@testable import AssetsApp

/// A router of a test: it keeps what it is told, and knows no rules.
@MainActor
private final class FakeRouter: NavigationRouter {
  typealias Screen = HomeDestination

  @Published var navigationStack: [NavigationRoute<Screen>] = []
  @Published var presentedPopup: PopupRoute<Screen>?
  @Published var presentedAlert: AlertRoute<Screen>?
  var isDeaf = false
  private(set) var calls: [String] = []

  var navigationRoute: NavigationRoute<Screen>? { navigationStack.last }
  var presentedPopupPublished: Published<PopupRoute<Screen>?> { _presentedPopup }
  var presentedPopupPublisher: Published<PopupRoute<Screen>?>.Publisher { $presentedPopup }
  var presentedAlertPublished: Published<AlertRoute<Screen>?> { _presentedAlert }
  var presentedAlertPublisher: Published<AlertRoute<Screen>?>.Publisher { $presentedAlert }

  func push(screen: Screen) { set(navigationStack: navigationStack + [.init(screen)]) }
  func pop() { set(navigationStack: navigationStack.dropLast()) }
  func popAll() { set(navigationStack: []) }

  func set(navigationStack: [NavigationRoute<Screen>]) {
    calls.append("set \(navigationStack.map(\.screen))")
    if !isDeaf { self.navigationStack = navigationStack }
  }

  func present(popup: Screen, as style: RouteStyle) {
    calls.append("present \(popup)")
    if !isDeaf { presentedPopup = PopupRoute(popup, as: style) }
  }

  func dismiss() {
    calls.append("dismiss")
    if !isDeaf { presentedPopup = nil }
  }

  func show(alert: Screen, as style: RouteStyle) {
    calls.append("show \(alert)")
    if !isDeaf { presentedAlert = AlertRoute(alert, as: style) }
  }

  func hideCurrentAlert() {
    calls.append("hide")
    if !isDeaf { presentedAlert = nil }
  }
}

/// A root view does what any router says.
@MainActor
@Suite struct FakeRouterTests {
  private let router = FakeRouter()
  private let storage = AssetsStorage()
  private let app: HeadlessApp
  private let clock = Clock()

  init() {
    let (router, storage) = (router, storage)
    let flow = HomeRouter(logic: storage, factory: HomeViews(storage))
    flow.navigator.sleep = clock.sleep
    app = HeadlessApp(HomeRootView(router: router, showing: flow))
  }

  /// Waits until nothing moves any more.
  private func rests() async { await app.rests(clock) }

  @Test func theViewShowsWhatTheRouterSays() async throws {
    router.navigationStack = [.init(.details(id: 1)), .init(.edit(id: 1))]
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset", "Edit"]])
    router.presentedPopup = PopupRoute(.appInfo)
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset", "Edit"], ["About"]])
    router.presentedPopup = nil
    router.presentedAlert = AlertRoute(.deletion(id: 1, name: "Gold"))
    await rests()
    #expect(app.canTap("Keep"))
    router.presentedAlert = nil
    router.navigationStack = []
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(router.calls == [])
    #expect(app.faults == [])
  }

  @Test func theRouterIsToldOfEventsAndGestures() async throws {
    try app.tap("Gold")
    await rests()
    try app.swipeBack()
    await rests()
    try app.tap("About")
    await rests()
    try app.swipeDown()
    await rests()
    try app.tap("Delete Gold")
    await rests()
    try app.tap("Keep")
    await rests()
    #expect(
      router.calls == [
        "set [details(id: 1)]", "set []", "present appInfo", "dismiss",
        "show deletion(id: 1, name: Gold)", "hide",
      ])
    #expect(router.navigationStack == [])
    #expect(app.faults == [])
  }

  @Test func whatTheRouterDoesNotTakeIsNotShown() async throws {
    router.isDeaf = true
    try app.tap("Gold")
    await rests()
    #expect(router.calls == ["set [details(id: 1)]"])
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }

  /// The rules of the flow hold for a router that doesn't know them: it is told what is shown.
  @Test func theRouterLearnsWhatTheFlowRefuses() async {
    storage.isSignedIn = false
    router.navigationStack = [.init(.details(id: 1)), .init(.edit(id: 1))]
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset"]])
    #expect(router.navigationStack == [.init(.details(id: 1))])
    #expect(app.faults == [])
  }
}

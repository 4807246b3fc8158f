import Combine
import FlowRouter
import SwiftUI
import Testing

@testable import AssetsApp

/// The words of the router design, in a small app.
@MainActor
@Suite struct RouterTests {
  let storage = AssetsStorage()
  let router: HomeRouter
  let app: HeadlessApp
  let clock = Clock()

  init() {
    let router = AssetsApp.router(storage)
    router.navigator.sleep = clock.sleep
    self.router = router
    app = HeadlessApp(HomeRootView(router: router))
  }

  /// Waits until nothing moves any more.
  func rests() async { await app.rests(clock) }

  var screens: [HomeDestination] { router.navigationStack.map(\.screen) }

  @Test func aRouterStartsEmpty() {
    #expect(router.navigationStack == [])
    #expect(router.navigationRoute == nil)
    #expect(router.presentedPopup == nil)
    #expect(router.presentedAlert == nil)
    #expect(app.layers.map(\.pages) == [["Assets"]])
  }

  /// Typed events, commands and gestures: after each, the published stack is right.
  @Test func theStackFollowsEventsCommandsAndGestures() async throws {
    try app.tap("Gold")
    #expect(screens == [.details(id: 1)])
    await rests()
    router.push(screen: .edit(id: 1))
    #expect(router.navigationRoute == NavigationRoute(.edit(id: 1)))
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset", "Edit"]])
    try app.swipeBack()
    #expect(screens == [.details(id: 1)])
    router.pop()
    #expect(router.navigationStack == [])
    router.pop()
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }

  @Test func fiveRoutesWithDuplicatesArePoppedAtOnce() async {
    router.set(navigationStack: [1, 2, 1, 1, 2].map { NavigationRoute(.details(id: $0)) })
    await rests()
    #expect(screens == [1, 2, 1, 1, 2].map { .details(id: $0) })
    #expect(app.layers.map(\.pages) == [["Assets", "Asset", "Asset", "Asset", "Asset", "Asset"]])
    router.popAll()
    await rests()
    #expect(router.navigationStack == [])
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }

  @Test func aStackIsSetFromDeepInsideASheet() async throws {
    try app.tap("Add")
    await rests()
    try app.tap("Help")
    await rests()
    router.dismiss()
    router.set(navigationStack: [NavigationRoute(.details(id: 2)), NavigationRoute(.edit(id: 2))])
    #expect(screens == [.details(id: 2), .edit(id: 2)])
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset", "Edit"]])
    #expect(app.faults == [])
  }

  @Test func detailsAndEditorAreRestoredAtOnce() async throws {
    #expect(!app.canTap("Restore"))
    storage.kept = [NavigationRoute(.details(id: 1)), NavigationRoute(.edit(id: 1))]
    await rests()
    try app.tap("Restore")
    #expect(router.navigationStack == storage.kept)
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset", "Edit"]])
    try app.tap("Save")
    await rests()
    #expect(screens == [.details(id: 1)])
    #expect(storage.name(of: 1) == "Platinum")
    #expect(app.faults == [])
  }

  /// A command obeys the rules of the flow.
  @Test func aCommandDoesNotGoWhereTheFlowMayNot() async {
    storage.isSignedIn = false
    router.set(navigationStack: [NavigationRoute(.details(id: 1)), NavigationRoute(.edit(id: 1))])
    await rests()
    #expect(screens == [.details(id: 1)])
    router.presentedPopup = PopupRoute(.edit(id: 1))
    #expect(router.presentedPopup == nil)
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets", "Asset"]])
    #expect(app.faults == [])
  }

  @Test func homeIsPushedOnHomeAndPresentedOverIt() async throws {
    try app.tap("Home")
    await rests()
    #expect(screens == [.home])
    let inner = try #require(router.children.values.first as? HomeRouter)
    #expect(inner.navigationStack == [])
    try app.tap("Gold")
    #expect(inner.navigationStack == [NavigationRoute(.details(id: 1))])
    #expect(screens == [.home])
    await rests()
    try app.swipeBack(times: 2)
    await rests()
    #expect(screens == [])
    try app.tap("Home as a popup")
    await rests()
    #expect(router.presentedPopup == PopupRoute(.home))
    try app.tap("Home as a popup")
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"], ["Assets"], ["Assets"]])
    router.dismiss()
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }

  @Test func changesArePublished() async throws {
    var popups: [HomeDestination?] = []
    var alerts: [HomeDestination?] = []
    let listening = [
      router.presentedPopupPublisher.sink { popups.append($0?.popup) },
      router.presentedAlertPublisher.sink { alerts.append($0?.alert) },
    ]
    try app.tap("Add")
    await rests()
    try app.swipeDown()
    await rests()
    try app.tap("Delete Silver")
    await rests()
    try app.tap("Keep")
    await rests()
    #expect(popups == [nil, .addAsset, nil])
    #expect(alerts == [nil, .deletion(id: 2, name: "Silver"), nil])
    for subscription in listening { subscription.cancel() }
  }

  @Test func nothingIsKeptAlive() async throws {
    weak var freed: HomeRouter?
    do {
      let storage = AssetsStorage()
      let app = HeadlessApp(AssetsApp(storage: storage))
      try app.tap("Home")
      await app.settle()
      let router = AssetsApp.router(storage)
      freed = router
      router.push(screen: .details(id: 1))
    }
    #expect(freed == nil)
  }
}

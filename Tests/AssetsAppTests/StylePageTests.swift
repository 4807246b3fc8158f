import FlowRouter
import SwiftUI
import Testing

@testable import AssetsApp

/// The example of the page on styles, which is this code.
@MainActor
@Suite struct StylePageTests {
  @Test func commandsOfARouter() async {
    let clock = Clock()
    let storage = AssetsStorage()
    let router = HomeRouter(logic: storage)
    let view = HomeRootView(router: router)
    router.navigator.sleep = clock.sleep
    let app = HeadlessApp(view)

    router.push(screen: .details(id: 1))
    router.present(popup: .appInfo)
    router.presentedPopup = nil
    router.show(alert: .deletion(id: 1, name: "Gold"))
    router.hideCurrentAlert()
    router.set(navigationStack: [NavigationRoute(.details(id: 2)), NavigationRoute(.edit(id: 2))])
    #expect(router.navigationStack.map(\.screen) == [.details(id: 2), .edit(id: 2)])
    router.popAll()
    #expect(router.navigationStack == [])
    await app.rests(clock)
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }
}

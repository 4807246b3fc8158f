import FlowRouter
import SwiftUI
import Testing

@testable import AssetsApp

/// What lies over the navigation stack: a popup and an alert.
extension RouterTests {
  @Test func anAlertSaysWhatItAsks() async throws {
    try app.tap("Delete Gold")
    #expect(router.presentedAlert?.alert == .deletion(id: 1, name: "Gold"))
    #expect(router.presentedAlert?.title == "Delete \("Gold")?")
    #expect(router.presentedAlert?.message == "It cannot be brought back.")
    #expect(router.presentedAlert?.buttons.map(\.title) == ["Delete", "Keep"])
    #expect(router.presentedAlert?.buttons.first?.role == .destructive)
    await rests()
    try app.tap("Delete")
    await rests()
    #expect(router.presentedAlert == nil)
    #expect(storage.assets.map(\.name) == ["Silver"])
    try app.tap("Delete Silver")
    await rests()
    router.hideCurrentAlert()
    await rests()
    #expect(router.presentedAlert == nil)
    #expect(storage.assets.map(\.name) == ["Silver"])
    #expect(app.faults == [])
  }

  @Test func twoAlertsAreBothAnswered() async throws {
    router.show(alert: .deletion(id: 1, name: "Gold"))
    router.show(alert: .deletion(id: 2, name: "Silver"))
    await rests()
    #expect(router.presentedAlert?.alert == .deletion(id: 1, name: "Gold"))
    try app.tap("Delete")
    await rests()
    #expect(router.presentedAlert?.alert == .deletion(id: 2, name: "Silver"))
    try app.tap("Delete")
    await rests()
    #expect(storage.assets == [])
    #expect(router.presentedAlert == nil)
    #expect(app.faults == [])
  }

  /// An alert of a router that is set takes its turn, like any other.
  @Test func anAlertCanBeSet() async throws {
    router.presentedAlert = AlertRoute(.deletion(id: 1, name: "Gold"))
    #expect(router.presentedAlert?.buttons.count == 2)
    router.presentedAlert = AlertRoute(.deletion(id: 2, name: "Silver"))
    #expect(router.presentedAlert?.alert == .deletion(id: 1, name: "Gold"))
    await rests()
    router.presentedAlert = nil
    await rests()
    #expect(router.presentedAlert?.alert == .deletion(id: 2, name: "Silver"))
    try app.tap("Keep")
    await rests()
    #expect(storage.assets.count == 2)
    #expect(app.faults == [])
  }

  @Test func aPopupFollowsEventsCommandsAndGestures() async throws {
    try app.tap("Add")
    #expect(router.presentedPopup == PopupRoute(.addAsset))
    await rests()
    try app.swipeDown()
    #expect(router.presentedPopup == nil)
    await rests()
    router.present(popup: .appInfo)
    await rests()
    try app.tap("Close")
    #expect(router.presentedPopup == nil)
    await rests()
    try app.tap("Add")
    await rests()
    router.dismiss()
    #expect(router.presentedPopup == nil)
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }

  @Test func anotherPopupTakesThePlaceOfTheFirst() async {
    router.present(popup: .addAsset)
    await rests()
    router.present(popup: .appInfo, as: .fullScreenCover)
    #expect(router.presentedPopup == PopupRoute(.appInfo, as: .fullScreenCover))
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"], ["About"]])
    #expect(app.faults == [])
  }

  /// What another flow shows is not a router's to close.
  @Test func aRouterClosesOnlyWhatIsItsOwn() async throws {
    try app.tap("Home")
    await rests()
    let inner = try #require(router.children.values.first as? HomeRouter)
    router.present(popup: .appInfo)
    await rests()
    inner.dismiss()
    await rests()
    #expect(router.presentedPopup == PopupRoute(.appInfo))
    router.show(alert: .deletion(id: 1, name: "Gold"))
    await rests()
    inner.hideCurrentAlert()
    await rests()
    #expect(router.presentedAlert?.alert == .deletion(id: 1, name: "Gold"))
    #expect(inner.presentedAlert == nil)
    router.dismiss()
    await rests()
    #expect(router.presentedPopup == nil)
    #expect(router.presentedAlert == nil)
    #expect(app.layers.map(\.pages) == [["Assets", "Assets"]])
    #expect(app.faults == [])
  }

  @Test func aPopupCanBeSet() async {
    router.presentedPopup = PopupRoute(.addAsset)
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"], ["New asset"]])
    router.presentedPopup = nil
    await rests()
    #expect(app.layers.map(\.pages) == [["Assets"]])
    #expect(app.faults == [])
  }

  @Test func aDoubleTapCountsOnce() async throws {
    for _ in 1...2 { router.push(screen: .details(id: 1)) }
    for _ in 1...2 { router.present(popup: .appInfo) }
    for _ in 1...2 { router.show(alert: .deletion(id: 1, name: "Gold")) }
    await rests()
    #expect(screens == [.details(id: 1)])
    try app.tap("Keep")
    await rests()
    #expect(router.presentedAlert == nil)
    #expect(app.layers.map(\.pages) == [["Assets", "Asset"], ["About"]])
    #expect(app.faults == [])
  }
}

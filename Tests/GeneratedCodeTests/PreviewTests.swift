import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

/// What Xcode's canvas shows, which builds the previews as `HeadlessApp` does here.
@MainActor @Suite struct PreviewTests {
  @Test func aScreenIsLookedAtWithWhatTheFlowSays() async throws {
    let app = HeadlessApp(ShopProductPreviews.previews)
    await app.settle()
    #expect(app.screen.suffix(3) == ["book", "[Buy]", "[Related]"])
    try app.tap("Buy")
    #expect(app.faults == [])
  }

  @Test func whatNothingIsSaidOfIsMadeUpFromItsType() async throws {
    let app = HeadlessApp(AssetsDetailsPreviews.previews)
    await app.settle()
    #expect(app.screen.contains("# Asset"))
    #expect(app.faults == [])
  }

  @Test func aScreenIsHandedTheScopeThatTheFlowNamesForIt() async throws {
    let app = HeadlessApp(MailFoldersPreviews.previews)
    await app.settle()
    #expect(app.screen.contains(MailAccount.sample.address))
    try app.tap("Drafts")
    #expect(app.faults == [])
  }

  #if OBSERVATION || ROUTER || PATH
    @Test(arguments: [true, false])
    func thePreviewModifierIsAroundScreensAndFlows(isScreen: Bool) async throws {
      let app =
        isScreen
        ? HeadlessApp(AssetsDetailsPreviews.previews) : HeadlessApp(AppInfoPreviews.previews)
      await app.settle()
      #expect(app.screen.contains("canvas"))
      #expect(app.faults == [])
    }
  #endif

  @Test func aFlowThatNeedsNothingCanBeGoneThrough() async throws {
    let app = HeadlessApp(AppInfoPreviews.previews)
    await app.settle()
    let first = app.screen
    try app.tap("Licences")
    await app.settle()
    #expect(app.screen != first)
    #expect(app.faults == [])
  }
}

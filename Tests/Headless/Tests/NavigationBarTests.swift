import SwiftUI
import Testing

@MainActor
struct NavigationBarTests {
  struct Root: View {
    let isHidden: Bool
    let isBackHidden: Bool
    @State private var isActive = true

    var body: some View {
      NavigationView {
        NavigationLink(destination: page, isActive: $isActive) { Text("Next") }
      }
    }

    private var page: some View {
      Text("page").navigationBarTitle("Title", displayMode: .inline)
        .navigationBarItems(leading: Button("First") {}, trailing: Button("Last") {})
        .navigationBarHidden(isHidden).navigationBarBackButtonHidden(isBackHidden)
    }
  }

  private func app(isHidden: Bool = false, isBackHidden: Bool = false) -> HeadlessApp {
    let app = HeadlessApp(
      Root(isHidden: isHidden, isBackHidden: isBackHidden), system: .iOS(13))
    app.finishTransitions()
    return app
  }

  @Test func aBarHasATitleAndItems() throws {
    let app = app()
    #expect(app.screen == ["# Title", "[First]", "[Last]", "page"])
    try app.swipeBack()
    app.finishTransitions()
    #expect(app.screen == ["[Next]"])
    #expect(app.faults == [])
  }

  @Test func itemsCanBeOnOneSide() {
    let view = NavigationView {
      VStack {
        Text("one").navigationBarItems(leading: Text("first"))
        Text("two").navigationBarItems(trailing: Text("last"))
      }.navigationBarTitle(Text("Title"), displayMode: .large)
    }
    #expect(HeadlessApp(view).screen == ["# Title", "first", "one", "last", "two"])
  }

  /// What lies behind or before a page gives to the bar what the page itself would.
  @Test(arguments: [(false, ["# Title", "page", "[Close]", "Item"]), (true, ["page"])])
  func theBarHasWhatABackgroundGivesIt(isHidden: Bool, screen: [String]) {
    let view = NavigationView {
      Text("page").navigationBarHidden(isHidden)
        .background(Color.clear.navigationBarItems(leading: Button("Close") {}))
        .background(Color.clear.toolbar { ToolbarItem(placement: .primaryAction) { Text("Item") } })
        .overlay(Color.clear.navigationBarTitle("Title"))
    }
    #expect(HeadlessApp(view).screen == screen)
  }

  @Test func aHiddenBarHasNothing() {
    let app = app(isHidden: true)
    #expect(app.screen == ["page"])
    #expect(!app.canTap("First"))
    #expect(throws: HeadlessError.self) { try app.swipeBack() }
  }

  @Test func aHiddenBackButtonKeepsThePage() {
    let app = app(isBackHidden: true)
    #expect(throws: HeadlessError.self) { try app.swipeBack() }
    #expect(app.screen == ["# Title", "[First]", "[Last]", "page"])
  }
}

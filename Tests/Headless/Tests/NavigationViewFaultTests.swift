import SwiftUI
import Testing

/// What `NavigationView` doesn't follow, and said.
@MainActor
struct NavigationViewFaultTests {
  private let model = LinkModel()

  private func app(_ pages: String...) -> HeadlessApp {
    let app = HeadlessApp(LinkRoot(model: model))
    var shown: Set<String> = []
    for page in pages {
      shown.insert(page)
      model.active = shown
      app.finishTransitions()
    }
    return app
  }

  private func pages(_ app: HeadlessApp) -> [String] { app.layers[0].pages }

  private func update(_ app: HeadlessApp) { app.turn(to: .compact) }

  private static let onePage = "a NavigationView pushes one page at a time: a link is active "

  /// FlowStacks #3: only the first page is shown.
  @Test func severalPagesAtOnce() throws {
    let app = app()
    model.show("a", "aa", "aaa")
    app.finishTransitions()
    #expect(pages(app) == ["root", "a"])
    #expect(app.faults == [Self.onePage + "on the page that it pushes"])
    // Its binding has to be false first.
    model.show("a")
    app.finishTransitions()
    model.show("a", "aa")
    app.finishTransitions()
    #expect(pages(app) == ["root", "a", "aa"])
    #expect(app.faults.count == 1)
  }

  @Test func aPushDuringAPush() {
    let app = app()
    model.show("a")
    update(app)
    model.show("a", "aa")
    app.finishTransitions()
    #expect(pages(app) == ["root", "a"])
    #expect(app.faults == [Self.onePage + "while a page is pushed or popped"])
  }

  @Test func aPopDuringAPush() throws {
    let app = app()
    model.show("a")
    update(app)
    model.active = []
    app.finishTransitions()
    #expect(pages(app) == ["root", "a"])
    let fault =
      "a NavigationView keeps its page: a link is inactive while a page is pushed or popped"
    #expect(app.faults == [fault])
    // The user can still go back.
    try app.swipeBack()
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == [fault])
  }

  @Test func aPageThatStayedIsPoppedOnceItsLinkWasActive() {
    let app = app()
    model.show("a")
    update(app)
    model.active = []
    app.finishTransitions()
    model.show("a")
    app.finishTransitions()
    #expect(pages(app) == ["root", "a"])
    model.active = []
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults.count == 1)
  }

  @Test func aPushDuringAPop() {
    let app = app("a")
    model.active = []
    update(app)
    model.show("b")
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == [Self.onePage + "while a page is pushed or popped"])
  }

  @Test func aPopAndAPushInOneUpdate() {
    let app = app("a")
    model.show("b")
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(
      app.faults == ["a NavigationView pops a page and pushes one in the same update"])
  }

  @Test func aSecondLinkOfAPage() {
    let app = app("a")
    model.show("a", "b")
    app.finishTransitions()
    #expect(pages(app) == ["root", "a"])
    #expect(app.faults == ["a page pushes several pages at once"])
  }

  @Test func aBindingThatStaysTrue() throws {
    let app = app("a")
    model.stuck = ["a"]
    try app.swipeBack()
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == ["the link of a page stayed active after the page was popped"])
  }

  @Test func aSheetDuringAPush() {
    let app = app()
    model.show("a", sheet: "")
    app.finishTransitions()
    #expect(app.layers.count == 1)
    #expect(app.faults == ["attempt to present sheet while a NavigationView pushes or pops"])
  }

  @Test func aPushWhileASheetMoves() throws {
    let app = app()
    model.sheet = ""
    update(app)
    model.show("a", sheet: "")
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == [Self.onePage + "while sheet is appearing"])
    model.active = []
    try app.swipeDown()
    model.show("b")
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults.last == Self.onePage + "while sheet is disappearing")
  }

  @Test func aPopWhileASheetIsDismissed() {
    let app = app("a")
    model.sheet = "a"
    app.finishTransitions()
    model.show()
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == ["attempt to dismiss sheet while a NavigationView pushes or pops"])
  }

  @Test func aPushInASheetThatRises() {
    let view = Text("page").sheet(isPresented: .constant(true)) { LinkRoot(model: model) }
    model.show("a")
    let app = HeadlessApp(view)
    app.finishTransitions()
    #expect(app.layers[1].pages == ["root"])
    #expect(app.faults == [Self.onePage + "while sheet is appearing"])
  }

  @Test func columns() {
    let view = NavigationView { Text("page") }
    let fault = "a NavigationView without StackNavigationViewStyle has columns in regular width"
    #expect(HeadlessApp(view, width: .regular).faults == [fault])
    #expect(HeadlessApp(view).faults == [])
    let stack = view.navigationViewStyle(StackNavigationViewStyle())
    #expect(HeadlessApp(stack, width: .regular).faults == [])
    // A presentation has its own.
    let sheet = Text("page").sheet(isPresented: .constant(true)) { view }
      .navigationViewStyle(StackNavigationViewStyle())
    #expect(HeadlessApp(sheet, width: .regular).faults == [fault])
  }

  @Test func aNavigationViewInsideAnother() {
    let inner = NavigationView { Text("page") }
    let fault = "a NavigationView is inside another stack, so there are two bars"
    #expect(HeadlessApp(NavigationView { inner }).faults == [fault])
    #expect(HeadlessApp(NavigationStack { inner }).faults == [fault])
    let sheet = NavigationView { Text("page").sheet(isPresented: .constant(true)) { inner } }
    #expect(HeadlessApp(sheet).faults == [])
    #expect(HeadlessApp(TabView { inner.tabItem { Text("One") } }).faults == [])
  }
}

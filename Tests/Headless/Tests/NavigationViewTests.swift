import SwiftUI
import Testing

/// `NavigationView` pushes and pops one page at a time.
@MainActor
struct NavigationViewTests {
  private let model = LinkModel()

  private func app(_ pages: String...) -> HeadlessApp {
    let app = HeadlessApp(LinkRoot(model: model), system: .iOS(13))
    var shown: Set<String> = []
    for page in pages {
      shown.insert(page)
      model.active = shown
      app.finishTransitions()
    }
    return app
  }

  private func pages(_ app: HeadlessApp) -> [String] { app.layers[0].pages }

  /// One update, whose transition doesn't end.
  private func update(_ app: HeadlessApp) { app.turn(to: .compact) }

  @Test func aPushIsATransition() throws {
    let app = app()
    model.show("a")
    update(app)
    #expect(pages(app) == ["root", "a"])
    #expect(!app.isStill)
    #expect(throws: HeadlessError.inTransition) { try app.tap("Leave") }
    #expect(throws: HeadlessError.inTransition) { try app.swipeBack() }
    app.finishTransitions()
    #expect(app.isStill)
    try app.tap("Leave")
    #expect(pages(app) == ["root"])
    #expect(app.faults == [])
  }

  @Test func pagesArePushedOneAfterAnother() {
    let app = app("a", "aa", "aaa")
    #expect(pages(app) == ["root", "a", "aa", "aaa"])
    #expect(app.faults == [])
    #expect(model.log == ["+", "-", "+a", "-a", "+aa", "-aa", "+aaa"])
  }

  @Test(arguments: [[], ["a"], ["a", "aa"]]) func anyNumberOfPagesPopsInOneStep(left: [String]) {
    let app = app("a", "aa", "aaa")
    model.active = Set(left)
    update(app)
    #expect(pages(app) == ["root"] + left)
    #expect(app.leavingPages == [["aaa first", "[Leave]"]])
    #expect(!app.isStill)
    app.finishTransitions()
    #expect(app.leavingPages == [])
    #expect(app.faults == [])
  }

  /// Pop to a page lower down: the links above it may stay active, because their pages are gone.
  @Test func aLinkLowerDownPopsWhatIsAboveIt() {
    let app = app("a", "aa", "aaa")
    model.show("aa", "aaa")
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == [])
  }

  @Test(arguments: [true, false]) func goingBackWritesTheBinding(bySystem: Bool) throws {
    let app = app("a", "aa")
    if bySystem { try app.swipeBack() } else { try app.tap("Leave") }
    #expect(model.active == ["a"])
    #expect(app.leavingPages.count == 1)
    app.finishTransitions()
    #expect(pages(app) == ["root", "a"])
    #expect(app.faults == [])
  }

  @Test func aPoppedPagePresentsNothing() {
    let app = app("a")
    model.active = []
    update(app)
    model.sheet = "a"
    app.finishTransitions()
    #expect(app.layers.count == 1)
    #expect(app.faults == [])
  }

  @Test func aDestinationChangesInPlace() throws {
    struct Root: View {
      @ObservedObject var model: LinkModel

      var body: some View {
        NavigationView {
          NavigationLink(destination: Text(model.words), isActive: model.binding("a")) {
            Text("link")
          }
        }
      }
    }
    let app = HeadlessApp(Root(model: model))
    model.active = ["a"]
    app.finishTransitions()
    model.words = "second"
    update(app)
    #expect(app.isStill)
    #expect(app.screen == ["second"])
    #expect(app.faults == [])
  }

  /// State of a page lives as long as the page.
  @Test func aPageThatIsPushedAgainIsNew() {
    let app = app("a")
    model.active = []
    app.finishTransitions()
    model.active = ["a"]
    app.finishTransitions()
    #expect(model.log == ["+", "-", "+a", "+", "-a", "-", "+a"])
    #expect(app.faults == [])
  }

  @Test func aLinkThatVanishesPopsItsPage() throws {
    struct Root: View {
      @State private var hasLink = true
      @State private var isActive = true

      var body: some View {
        NavigationView {
          VStack {
            if hasLink {
              NavigationLink(
                destination: Button("Remove") { hasLink = false }, isActive: $isActive
              ) { EmptyView() }
            }
          }
        }
      }
    }
    let app = HeadlessApp(Root())
    app.finishTransitions()
    try app.tap("Remove")
    #expect(app.leavingPages == [["[Remove]"]])
    app.finishTransitions()
    #expect(app.screen == [])
    #expect(app.faults == [])
  }

  /// The value of a destination is made with its link's view, and its body once it is on screen.
  @Test func aDestinationIsMadeEarlyAndEvaluatedLate() {
    final class Counter { var count = 0 }
    struct Destination: View {
      init(_ counter: Counter) { counter.count += 1 }
      var body: some View { Text("destination") }
    }
    struct Root: View {
      let counter: Counter
      @ObservedObject var model: LinkModel

      var body: some View {
        NavigationView {
          NavigationLink(
            destination: Destination(counter), isActive: model.binding("a")
          ) { Text("link") }
        }
      }
    }
    let counter = Counter()
    let app = HeadlessApp(Root(counter: counter, model: model))
    model.words = "second"
    update(app)
    #expect(counter.count == 2)
    #expect(app.evaluations(of: "Destination") == 0)
    model.active = ["a"]
    app.finishTransitions()
    #expect(counter.count == 3)
    #expect(app.evaluations(of: "Destination") > 0)
  }

  @Test func aPageUnderASheetPops() throws {
    let app = app("a")
    model.sheet = ""
    app.finishTransitions()
    #expect(app.screen == ["sheet on "])
    model.active = []
    app.finishTransitions()
    #expect(pages(app) == ["root"])
    #expect(app.faults == [])
  }
}

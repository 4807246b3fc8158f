import SwiftUI
import Testing

/// A page, a sheet or a cover zooms out of the view that is its source, in the same namespace.
@MainActor
struct ZoomTests {
  private struct Root: View {
    @State private var path: [Int] = []
    @State private var sheet: Item?
    @State private var isLocked = false
    @Namespace private var namespace
    @Namespace private var other

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("One") { path = [1] }.matchedTransitionSource(id: 1, in: namespace)
          Button("Two") { path = [2] }.matchedTransitionSource(id: 2, in: other)
          Button("Sheet") { sheet = Item(id: 3, name: "three") }
            .matchedTransitionSource(id: 3, in: namespace)
          Button("Lock") { isLocked = true }
        }
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)").navigationTransition(.zoom(sourceID: number, in: namespace))
            .navigationBarBackButtonHidden()
        }
      }
      .fullScreenCover(item: $sheet) { item in
        Text(item.name).navigationTransition(.zoom(sourceID: item.id, in: namespace))
          .interactiveDismissDisabled(isLocked)
      }
    }
  }

  private let app = HeadlessApp(Root())

  @Test(arguments: [("One", "One"), ("Two", nil)] as [(String, String?)])
  func aPageZoomsOutOfItsSource(tapped: String, source: String?) throws {
    try app.tap(tapped)
    app.finishTransitions()
    #expect(app.zoomsFrom == source)
    #expect(app.layers[0].pages.count == 2)
    try app.swipeDown()
    app.finishTransitions()
    #expect(app.layers[0].pages.count == 1)
    #expect(app.zoomsFrom == nil)
    #expect(app.faults == [])
  }

  @Test func aCoverCanBeDraggedDownUnlessThatIsDisabled() throws {
    try app.tap("Sheet")
    app.finishTransitions()
    #expect(app.zoomsFrom == "Sheet")
    try app.swipeDown()
    app.finishTransitions()
    #expect(app.layers.count == 1)
    try app.tap("Lock")
    try app.tap("Sheet")
    app.finishTransitions()
    #expect(throws: HeadlessError.self) { try app.swipeDown() }
  }

  @Test func oneSourceIsOneView() {
    struct Twice: View {
      @Namespace private var namespace

      var body: some View {
        VStack {
          Text("A").matchedTransitionSource(id: 1, in: namespace)
          Text("B").matchedTransitionSource(id: 1, in: namespace)
        }
      }
    }
    #expect(HeadlessApp(Twice()).faults == ["two views are the source 1"])
  }

  @Test func theRootOfAStackDoesNotMove() {
    struct Still: View {
      var body: some View { NavigationStack { Text("A").navigationTransition(.automatic) } }
    }
    #expect(HeadlessApp(Still()).faults == ["the root of a stack has a navigation transition"])
  }
}

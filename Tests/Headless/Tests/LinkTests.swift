import SwiftUI
import Testing

@MainActor
struct LinkTests {
  struct Page: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
      Button("Leave") { presentationMode.wrappedValue.dismiss() }
    }
  }

  struct Root: View {
    @State private var isActive = false

    var body: some View {
      NavigationView {
        VStack {
          Button("Go") { isActive = true }
          NavigationLink(destination: Page(), isActive: $isActive) { EmptyView() }
        }
        .navigationTitle("Root")
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test(arguments: [true, false])
  func hiddenLinkPushesAndPops(bySystem: Bool) throws {
    let app = HeadlessApp(Root())
    #expect(app.screen == ["# Root", "[Go]"])
    try app.tap("Go")
    #expect(app.screen == ["[Leave]"])
    app.finishTransitions()
    if bySystem { try app.swipeBack() } else { try app.tap("Leave") }
    #expect(app.screen == ["# Root", "[Go]"])
  }

  @Test func valueLinksNeedAStack() throws {
    let app = HeadlessApp(NavigationLink("Open", value: 1))
    #expect(throws: HeadlessError.disabled("Open")) { try app.tap("Open") }
  }

  @Test func twoActiveLinksAreAFault() {
    struct Odd: View {
      var body: some View {
        NavigationView {
          NavigationLink(destination: Text("a"), isActive: .constant(true)) { EmptyView() }
          NavigationLink(destination: Text("b"), isActive: .constant(true)) { EmptyView() }
        }
      }
    }
    #expect(HeadlessApp(Odd()).faults == ["a page pushes several pages at once"])
  }

  @Test func itemsPushPages() throws {
    struct Shelf: View {
      @State private var item: String?

      var body: some View {
        NavigationStack {
          Button("Open") { item = "book" }
            .navigationDestination(item: $item) { Text($0) }
        }
      }
    }
    let app = HeadlessApp(Shelf())
    try app.tap("Open")
    #expect(app.screen == ["book"])
    try app.swipeBack()
    #expect(app.screen == ["[Open]"])
  }

  @Test func flagsPushPages() throws {
    struct Shelf: View {
      @State private var isOpen = false

      var body: some View {
        NavigationStack {
          Button("Open") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text("book") }
        }
      }
    }
    let app = HeadlessApp(Shelf())
    try app.tap("Open")
    #expect(app.screen == ["book"])
    try app.swipeBack()
    #expect(app.screen == ["[Open]"])
  }

  @Test func keptPathIsAFault() throws {
    struct Stubborn: View {
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let app = HeadlessApp(Stubborn())
    try app.swipeBack()
    #expect(app.faults == ["the path kept 1 after the system popped it"])
  }

  @Test func pathsAreCoded() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    path.append(Item(id: 1, name: "a"))
    #expect(path.codable == nil)
  }
}

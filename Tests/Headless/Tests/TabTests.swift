import SwiftUI
import Testing

@MainActor
struct TabTests {
  enum Place: Hashable { case home, search }

  struct Home: View {
    let journal: Journal
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open", value: 7)
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .onAppear { journal.write("appear") }
      .onDisappear { journal.write("disappear") }
    }
  }

  struct Root: View {
    let journal: Journal
    @State private var place = Place.home

    var body: some View {
      TabView(selection: $place) {
        Home(journal: journal)
          .tabItem { Label("Home", systemImage: "house") }
          .tag(Place.home)
        Button("Go home") { place = .home }
          .tabItem { Text("Search") }
          .tag(Place.search)
      }
    }
  }

  let journal = Journal()

  @Test func tabsKeepTheirStacks() throws {
    let app = HeadlessApp(Root(journal: journal))
    #expect(app.screen == ["# Home", "[Open]", "tabs: (Home), Search"])
    try app.tap("Open")
    try app.selectTab("Search")
    #expect(app.screen == ["[Go home]", "tabs: Home, (Search)"])
    #expect(
      app.layers == [
        HeadlessLayer(presentation: .root, pages: ["Go home"], selectedTab: "Search")
      ])
    try app.tap("Go home")
    #expect(app.layers[0].pages == ["Home", "page 7"])
    try app.swipeBack()
    #expect(app.layers[0].pages == ["Home"])
  }

  @Test func onlyTheSelectedTabAppears() throws {
    let app = HeadlessApp(Root(journal: journal))
    try app.selectTab("Search")
    #expect(journal.lines == ["appear", "disappear"])
  }

  @Test func tabsAreDeclaredAsValues() throws {
    struct Modern: View {
      @State private var place = Place.home

      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) { Text("home") }
          Tab("Search", systemImage: "magnifyingglass", value: Place.search) { Text("search") }
        }
      }
    }
    let app = HeadlessApp(Modern())
    try app.selectTab("Search")
    #expect(app.screen == ["search", "tabs: Home, (Search)"])
  }

  @Test func unknownTagIsAFault() {
    struct Odd: View {
      var body: some View {
        TabView(selection: .constant(3)) { Text("one").tag(1) }
      }
    }
    #expect(HeadlessApp(Odd()).faults == ["no tab has the tag 3"])
  }
}

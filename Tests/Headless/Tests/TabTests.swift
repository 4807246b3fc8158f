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
          .tabItem {
            Image(systemName: "magnifyingglass")
            Text("Search")
          }
          .tag(Place.search)
      }
    }
  }

  let journal = Journal()

  @Test func tabsKeepTheirStacks() throws {
    let app = HeadlessApp(Root(journal: journal))
    #expect(app.screen == ["# Home", "[Open]", "tabs: (Home), Search"])
    #expect(app.tabIcons == ["house", "magnifyingglass"])
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

  @Test func tabsHaveBadgesAndRoles() throws {
    struct Root: View {
      let places = [1, 2]
      @State var place = 1

      var body: some View {
        TabView(selection: $place) {
          ForEach(places, id: \.self) { place in
            Tab(value: place, role: place == 2 ? .search : nil) {
              Text("place \(place)")
            } label: {
              Text("Tab \(place)")
            }
            .badge(place == 1 ? Text("new") : nil)
          }
        }
      }
    }
    let app = HeadlessApp(Root())
    try app.selectTab("Tab 2")
    #expect(app.screen == ["place 2", "tabs: Tab 1 {new}, (search: Tab 2)"])
    struct Old: View {
      let count: Int

      var body: some View { TabView { Text("one").badge(count).tabItem { Text("One") } } }
    }
    #expect(HeadlessApp(Old(count: 3)).screen == ["one", "tabs: (One {3})"])
    #expect(HeadlessApp(Old(count: 0)).screen == ["one", "tabs: (One)"])
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

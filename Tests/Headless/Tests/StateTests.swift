import SwiftUI
import Testing

@Observable
@MainActor
final class Profile {
  var name = "Ann"
}

@MainActor
final class Session: ObservableObject {
  @Published var user = "guest"
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

@MainActor
struct StateTests {
  @Test func bindingsWriteBack() throws {
    struct Row: View {
      @Binding var count: Int

      var body: some View { Button("More") { count += 1 } }
    }
    struct Root: View {
      @State private var item = Item(id: 1, name: "a")

      var body: some View {
        Text("\(item.id)")
        Row(count: $item.id)
        TextField("Name", text: $item.name)
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("More")
    try app.type("b", into: "Name")
    #expect(app.screen == ["2", "[More]", "Name: {b}"])
  }

  @Test func sameViewInTwoPlacesHasTwoStates() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    struct Root: View {
      let counter = Counter()

      var body: some View {
        counter.accessibilityIdentifier("first")
        counter.accessibilityIdentifier("second")
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("second")
    #expect(app.screen == ["[count 0]", "[count 1]"])
  }

  @Test func observableObjectsAreFollowed() async throws {
    struct Editor: View {
      @Bindable var profile: Profile

      var body: some View { TextField("Name", text: $profile.name) }
    }
    struct Root: View {
      @State private var profile = Profile()

      var body: some View {
        Editor(profile: profile)
        Text(profile.name)
        Button("Later") { Task { profile.name = "Cid" } }
      }
    }
    let app = HeadlessApp(Root())
    try app.type("Bea", into: "Name")
    #expect(app.screen == ["Name: {Bea}", "Bea", "[Later]"])
    try app.tap("Later")
    await app.settle()
    #expect(app.screen[1] == "Cid")
  }

  @Test func unobservedObjectsAreNotFollowed() throws {
    struct Root: View {
      let session: Session

      var body: some View {
        Button(session.user) { session.user = "Ann" }
      }
    }
    let app = HeadlessApp(Root(session: Session()))
    try app.tap("guest")
    #expect(app.screen == ["[guest]"])
  }

  @Test func environmentReachesPresentations() async {
    struct Leaf: View {
      @Environment(\.accent) private var accent
      @Environment(Profile.self) private var profile
      @Environment(Profile.self) private var optional: Profile?
      @EnvironmentObject private var session: Session

      var body: some View {
        Text("\(accent) \(profile.name) \(session.user) \(optional?.name ?? "nobody")")
      }
    }
    struct Root: View {
      @StateObject private var session = Session()

      var body: some View {
        Text("root")
          .sheet(isPresented: .constant(true)) { Leaf() }
          .environment(\.accent, "bold")
          .environment(Profile())
          .environmentObject(session)
      }
    }
    let app = HeadlessApp(Root())
    await app.settle()
    #expect(app.screen == ["bold Ann guest Ann"])
  }

  @Test func anotherIdStartsAnew() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var generation = 0

      var body: some View {
        Counter().id(generation)
        Button("Reset") { generation += 1 }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("count 0")
    #expect(app.screen[0] == "[count 1]")
    try app.tap("Reset")
    #expect(app.screen[0] == "[count 0]")
  }

  @Test func rowsKeepTheirStateWhenTheyMove() throws {
    struct Row: View {
      let item: Item
      @State private var count = 0

      var body: some View { Button("\(item.name) \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

      var body: some View {
        List(items) { Row(item: $0) }
        Button("Reverse") { items.reverse() }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("a 0")
    try app.tap("Reverse")
    #expect(app.screen == ["[b 0]", "[a 1]", "[Reverse]"])
  }

  @Test func changingStateWhileEvaluatingIsAFault() {
    struct Root: View {
      @ObservedObject var session: Session

      var body: some View {
        if session.user == "guest" { session.user = "Ann" }
        return Text(session.user)
      }
    }
    let app = HeadlessApp(Root(session: Session()))
    #expect(app.faults == ["state changed during a view update"])
  }

  @Test func ownPropertiesAreUpdated() throws {
    struct Doubled: DynamicProperty {
      @State private var value = 1
      private(set) var twice = 0

      mutating func update() { twice = value * 2 }

      func increase() { value += 1 }
    }
    struct Root: View {
      private let number = Doubled()

      var body: some View { Button("\(number.twice)") { number.increase() } }
    }
    let app = HeadlessApp(Root())
    try app.tap("2")
    #expect(app.screen == ["[4]"])
  }

  @Test func appsOpenTheirWindow() {
    struct Shop: App {
      var body: some Scene { WindowGroup { Text("window") } }
    }
    #expect(HeadlessApp(launching: Shop.self).screen == ["window"])
  }

  @Test func sceneStorageOutlivesTheApp() throws {
    struct Root: View {
      @SceneStorage("draft") private var draft = ""

      var body: some View { TextField("Draft", text: $draft) }
    }
    let app = HeadlessApp(Root())
    try app.type("hello", into: "Draft")
    let next = HeadlessApp(Root(), sceneStorage: app.sceneStorage)
    #expect(next.screen == ["Draft: {hello}"])
  }
}

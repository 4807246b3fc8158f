import SwiftUI
import Testing

enum Screen: Hashable {
  case product(Int)
  case review
}

@MainActor
final class ShopModel: ObservableObject {
  @Published var path: [Screen] = []
}

/// Belongs to one page and says when the page is freed.
@MainActor
final class PageModel: ObservableObject {
  @Published var count = 0
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
    journal.write("init")
  }

  isolated deinit {
    journal.write("deinit")
  }
}

struct PageView: View {
  @StateObject private var model: PageModel
  @State private var taps = 0
  let id: Int

  init(id: Int, journal: Journal) {
    self.id = id
    _model = StateObject(wrappedValue: PageModel(journal: journal))
  }

  var body: some View {
    VStack {
      Text("count \(model.count) \(taps)")
      Button("Count") {
        model.count += 1
        taps += 1
      }
    }
    .navigationTitle("Product \(id)")
    .accessibilityIdentifier("product")
    .onAppear { model.journal.write("appear") }
    .onDisappear { model.journal.write("disappear") }
    .task {
      do {
        try await Task.sleep(for: .seconds(86_400))
      } catch {
        model.journal.write("cancelled")
      }
    }
  }
}

struct ShopView: View {
  @ObservedObject var model: ShopModel
  let journal: Journal

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Button("Open") { model.path.append(.product(1)) }
        Button("Open both") { model.path = [.product(1), .review] }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Screen.self) { screen in
        switch screen {
        case .product(let id): PageView(id: id, journal: journal)
        case .review: Text("Review").navigationBarBackButtonHidden()
        }
      }
    }
  }
}

@MainActor
struct NavigationStackTests {
  let journal = Journal()
  let model = ShopModel()
  let app: HeadlessApp

  init() {
    app = HeadlessApp(ShopView(model: model, journal: journal))
  }

  @Test func pathIsWhatIsShown() throws {
    #expect(app.screen == ["# Shop", "[Open]", "[Open both]"])
    try app.tap("Open")
    #expect(app.screen == ["# Product 1", "count 0 0", "[Count]"])
    #expect(app.layers == [HeadlessLayer(presentation: .root, pages: ["Shop", "product"])])
    #expect(app.faults == [])
  }

  @Test func systemPopWritesThePath() throws {
    try app.tap("Open")
    try app.swipeBack()
    #expect(model.path == [])
    #expect(app.screen.first == "# Shop")
    #expect(throws: HeadlessError.refused("there is no page to go back to")) {
      try app.swipeBack()
    }
  }

  @Test func hiddenBackButtonRefusesTheSwipe() throws {
    try app.tap("Open both")
    #expect(throws: HeadlessError.refused("the back button is hidden")) { try app.swipeBack() }
    #expect(model.path.count == 2)
  }

  @Test func stateLivesAsLongAsItsPage() async throws {
    try app.tap("Open")
    try app.tap("Count")
    #expect(app.screen[1] == "count 1 1")
    model.path.append(.review)
    await app.settle()
    model.path.removeLast()
    app.finishTransitions()
    #expect(app.screen[1] == "count 1 1")
    try app.swipeBack()
    await app.settle()
    #expect(journal.lines.filter { $0.hasSuffix("init") } == ["init", "deinit"])
    try app.tap("Open")
    #expect(app.screen[1] == "count 0 0")
  }

  @Test func coveredPagesDisappearAndTheirTasksEnd() async throws {
    try app.tap("Open")
    await app.settle()
    #expect(journal.lines == ["init", "appear"])
    model.path.append(.review)
    await app.settle { journal.lines.contains("cancelled") }
    #expect(journal.lines == ["init", "appear", "disappear", "cancelled"])
    model.path.removeLast()
    await app.settle()
    #expect(journal.lines.last == "appear")
  }

  @Test func doubleTapArrivesTwice() throws {
    try app.tap("Open", times: 2)
    #expect(model.path.count == 2)
  }

  @Test func onlyVisibleButtonsCanBeTapped() throws {
    try app.tap("Open")
    #expect(throws: HeadlessError.notOnScreen("Open", screen: app.screen)) { try app.tap("Open") }
  }

  @Test func dismissPopsThePage() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("Leave") { dismiss() } }
    }
    struct Root: View {
      @State private var path = [1, 2]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in Page() }
        }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("Leave")
    #expect(app.layers[0].pages.count == 2)
    try app.tap("Leave")
    #expect(app.screen == ["root"])
  }
}

import SwiftUI
import Testing

@MainActor
final class SheetModel: ObservableObject {
  @Published var sheet: Item?
  @Published var cover: Item?
  @Published var isLocked = false
  let journal = Journal()
}

struct SheetRoot: View {
  @ObservedObject var model: SheetModel

  var body: some View {
    Button("Present") { model.sheet = Item(id: 1, name: "one") }
      .sheet(item: $model.sheet) {
        model.journal.write("dismissed \(model.sheet == nil)")
      } content: { item in
        SheetPage(name: item.name, journal: model.journal)
          .interactiveDismissDisabled(model.isLocked)
      }
      .fullScreenCover(item: $model.cover) {
        model.journal.write("uncovered")
      } content: { item in
        Text("cover \(item.name)")
      }
  }
}

struct SheetPage: View {
  let name: String
  let journal: Journal
  @State private var edits = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(name) \(edits)")
      Button("Edit") { edits += 1 }
      Button("Close") { dismiss() }
    }
    .onAppear { journal.write("appear") }
    .onDisappear { journal.write("disappear") }
  }
}

@MainActor
struct PresentationTests {
  let model = SheetModel()
  let app: HeadlessApp

  init() {
    app = HeadlessApp(SheetRoot(model: model))
  }

  private func present() async throws {
    try app.tap("Present")
    await app.settle()
  }

  @Test func presentingTakesATransition() async throws {
    try app.tap("Present")
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    #expect(app.layers[1].isInTransition)
    #expect(throws: HeadlessError.inTransition) { try app.tap("Edit") }
    await app.settle()
    try app.tap("Edit")
    #expect(app.screen == ["one 1", "[Edit]", "[Close]"])
  }

  @Test func swipingDownClearsTheItemThenCallsOnDismissOnce() async throws {
    try await present()
    try app.swipeDown()
    #expect(model.sheet == nil)
    #expect(model.journal.lines == ["appear"])
    await app.settle()
    #expect(model.journal.lines == ["appear", "disappear", "dismissed true"])
    #expect(app.layers.count == 1)
    #expect(app.faults == [])
  }

  @Test func dismissEndsTheSheet() async throws {
    try await present()
    try app.tap("Close")
    await app.settle()
    #expect(model.sheet == nil)
    #expect(model.journal.lines.last == "dismissed true")
  }

  @Test func lockedSheetsAndCoversAreNotSwipedDown() async throws {
    model.isLocked = true
    try await present()
    #expect(throws: HeadlessError.refused("interactive dismissal is disabled")) {
      try app.swipeDown()
    }
    model.sheet = nil
    await app.settle()
    model.cover = Item(id: 1, name: "one")
    await app.settle()
    #expect(app.screen == ["cover one"])
    #expect(throws: HeadlessError.refused("fullScreenCover cannot be swiped down")) {
      try app.swipeDown()
    }
  }

  @Test func sameIdUpdatesTheContentAndKeepsItsState() async throws {
    try await present()
    try app.tap("Edit")
    model.sheet = Item(id: 1, name: "uno")
    await app.settle()
    #expect(app.screen.first == "uno 1")
    #expect(model.journal.lines == ["appear"])
  }

  @Test func anotherIdDismissesAndPresentsAnew() async throws {
    try await present()
    try app.tap("Edit")
    model.sheet = Item(id: 2, name: "two")
    await app.settle()
    #expect(app.screen.first == "two 0")
    #expect(model.journal.lines == ["appear", "disappear", "dismissed false", "appear"])
    #expect(app.faults == [])
  }

  @Test func presentingWhilePresentingIsDropped() async throws {
    try await present()
    model.cover = Item(id: 1, name: "one")
    await app.settle()
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    #expect(app.faults == ["attempt to present fullScreenCover while sheet is presented"])
    model.sheet = nil
    await app.settle()
    #expect(app.layers.count == 1)
  }

  @Test func presentingWhileDismissingIsDropped() async throws {
    try await present()
    model.sheet = nil
    model.cover = Item(id: 1, name: "one")
    await app.settle()
    #expect(app.layers.count == 1)
    #expect(app.faults == ["attempt to present fullScreenCover while sheet is going away"])
    model.cover = nil
    await app.settle()
    model.cover = Item(id: 1, name: "one")
    await app.settle()
    #expect(app.layers.map(\.presentation) == [.root, .fullScreenCover])
  }

  @Test func severalLayersAtOnceAreAFault() async {
    struct Root: View {
      @State private var isFirst = true
      @State private var isSecond = true

      var body: some View {
        Text("root").sheet(isPresented: $isFirst) {
          Text("first").sheet(isPresented: $isSecond) { Text("second") }
        }
      }
    }
    let app = HeadlessApp(Root())
    await app.settle()
    #expect(app.screen == ["first"])
    #expect(app.faults == ["attempt to present sheet from sheet that is still appearing"])
  }

  @Test func dismissingALayerTakesThoseAbove() async {
    let model = SheetModel()
    struct Root: View {
      @ObservedObject var model: SheetModel

      var body: some View {
        Text("root").sheet(item: $model.sheet) { _ in
          Text("sheet").fullScreenCover(item: $model.cover) { _ in Text("cover") }
        }
      }
    }
    let app = HeadlessApp(Root(model: model))
    model.sheet = Item(id: 1, name: "one")
    await app.settle()
    model.cover = Item(id: 2, name: "two")
    await app.settle()
    #expect(app.layers.map(\.presentation) == [.root, .sheet, .fullScreenCover])
    model.sheet = nil
    await app.settle()
    #expect(app.screen == ["root"])
  }

  @Test func popoversEndByATapBeside() async throws {
    struct Root: View {
      @State private var item: Item?

      var body: some View {
        Button("Show") { item = Item(id: 1, name: "hint") }
          .popover(item: $item, arrowEdge: .bottom) { Text($0.name) }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("Show")
    await app.settle()
    #expect(app.layers.last == HeadlessLayer(presentation: .popover, pages: ["hint"]))
    try app.swipeDown()
    await app.settle()
    #expect(app.screen == ["[Show]"])
  }

  @Test func bindingThatRefusesTheDismissalIsAFault() async throws {
    struct Root: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    let app = HeadlessApp(Root())
    await app.settle()
    try app.swipeDown()
    await app.settle()
    #expect(app.screen == ["root"])
    #expect(app.faults == ["the binding of sheet kept its value after the dismissal"])
  }
}

import SwiftUI
import Testing

/// What engineers met on devices, each with where it is told.
@MainActor
struct PresentingTests {
  private let model = SheetModel()

  /// An action that shows the next alert: where the binding is written after it, that closes the next
  /// one; where it is written before, the platform never sees it empty.
  /// (swift-composable-architecture #3309; for the order, swift-navigation #201)
  @Test(arguments: [
    (true, ["the binding of alert kept its value after the dismissal"]), (false, []),
  ])
  func anAlertThatShowsAnotherNeedsCare(bindingFirst: Bool, faults: [String]) async throws {
    struct Root: View {
      @State private var question: String? = "First?"

      var body: some View {
        Text("root").alert(
          question ?? "",
          isPresented: Binding(get: { question != nil }, set: { if !$0 { question = nil } })
        ) {
          Button("Yes") { question = "Second?" }
        }
      }
    }
    let app = HeadlessApp(Root())
    app.writesAlertBindingFirst = bindingFirst
    await app.settle()
    try app.tap("Yes")
    await app.settle()
    #expect(app.screen == ["root"])
    #expect(app.faults == faults)
  }

  /// A controller presents one thing: a sheet of the app itself is enough.
  /// (UIKit says "which is already presenting": deltachat-ios #2736)
  @Test func aSheetOfThePageItselfKeepsOthersAway() async throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Own") { isShown = true }.sheet(isPresented: $isShown) { Text("own") }
      }
    }
    struct Root: View {
      @ObservedObject var model: SheetModel

      var body: some View {
        Page().sheet(item: $model.sheet) { Text($0.name) }
      }
    }
    let app = HeadlessApp(Root(model: model))
    try app.tap("Own")
    await app.settle()
    model.sheet = Item(id: 1, name: "one")
    await app.settle()
    #expect(app.screen == ["own"])
    try app.swipeDown()
    await app.settle()
    #expect(app.screen == ["[Own]"])
    #expect(app.faults == ["attempt to present sheet while sheet is presented"])
  }

  /// What is dismissed while it rises may never tell that it has gone: the worst is what happens here.
  /// (read, in the code of navigation libraries that wait before they dismiss)
  @Test func aSheetDismissedWhileItRisesTellsNothing() async throws {
    let app = HeadlessApp(SheetRoot(model: model))
    try app.tap("Present")
    model.sheet = nil
    await app.settle()
    #expect(app.layers.count == 1)
    #expect(model.journal.lines == ["appear", "disappear"])
  }

  /// The binding of a sheet that was swiped down may be written a second after it has gone.
  /// (FlowStacks #69)
  @Test func theBindingMayBeWrittenLate() async throws {
    let app = HeadlessApp(SheetRoot(model: model))
    app.writesSwipedBindingsLate = true
    try app.tap("Present")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    #expect(app.screen == ["[Present]"])
    #expect(model.sheet != nil)
    #expect(model.journal.lines == ["appear", "disappear"])
    app.writeLateBindings()
    await app.settle()
    #expect(model.sheet == nil)
    #expect(model.journal.lines.last == "dismissed true")
    #expect(app.faults == [])
  }

  /// What goes is on screen until its transition is over, and is evaluated anew if its state changes.
  /// (run: generated code looked its pages up where they were no more, and they turned blank)
  @Test func whatIsDismissedIsEvaluatedUntilItHasGone() async throws {
    struct Root: View {
      @ObservedObject var model: SheetModel

      var body: some View {
        Button("Show") { model.sheet = Item(id: 1, name: "one") }
          .sheet(item: $model.sheet) { _ in Text(model.sheet?.name ?? "blank") }
      }
    }
    let app = HeadlessApp(Root(model: model))
    try app.tap("Show")
    await app.settle()
    try app.swipeDown()
    #expect(app.screen == ["blank"])
    app.finishTransitions()
    #expect(app.screen == ["[Show]"])
  }

  @Test func whatIsPoppedIsEvaluatedUntilItHasGone() async throws {
    struct Root: View {
      let journal: Journal
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text(path.contains(number) ? "page \(number)" : "blank")
              .onDisappear { journal.write("gone") }
          }
        }
      }
    }
    let journal = Journal()
    let app = HeadlessApp(Root(journal: journal))
    await app.settle()
    #expect(app.screen == ["page 1"])
    try app.swipeBack()
    #expect(app.screen == ["root"])
    #expect(app.leavingPages == [["blank"]])
    #expect(!app.isStill)
    #expect(journal.lines == [])
    app.finishTransitions()
    #expect(app.leavingPages == [])
    #expect(journal.lines == ["gone"])
  }
}

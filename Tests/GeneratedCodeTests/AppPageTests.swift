import FlowNavigationStack
import FlowRuntime
import Foundation
import SwiftUI
import Testing

@testable import ExampleFlows

struct LockableView: View {
  let id: Int
  let name: String
  let actions: AssetsDetailsActions

  var body: some View {
    Button("Edit", action: actions.editTapped)
      .disabled(!actions.can(.editTapped))  // while a guard of the flow refuses it
  }
}

struct NewTodoView: View {
  let actions: TodosEditorActions
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
    Button("Save") { actions.saveTapped(title: title) }
      .disabled(actions.isRunning)  // until the answer of `await: save` is there
  }
}

final class TodoViews: TodosViewFactory {
  override func editor(actions: TodosEditorActions) -> FlowAnyView {
    FlowAnyView(NewTodoView(actions: actions))
  }
}

/// The code that the page on generated code in an app shows, in apps.
@MainActor @Suite struct AppPageTests {
  private let logic = TodosLogic()

  /// What the app hears of its flows.
  @MainActor private final class Heard {
    var words: [String] = []
  }

  private let heard = Heard()

  @Test func viewsSendTheirEvents() throws {
    var events: [TodosEditorActions.FlowEvent] = []
    let view = NewTodoView(actions: TodosEditorActions { events.append($0) })
    try HeadlessApp(view).tap("Save")
    #expect(events.map { "\($0)" } == ["saveTapped(title: \"\")"])
  }

  @Test func aCoordinatorIsAView() {
    let view =
      TodosCoordinator(model: TodosCoordinatorModel(logic: TodosLogic()))
    #expect(HeadlessApp(view).screen.description.contains("[Add]"))
  }

  @Test func aFactoryMakesTheViews() async throws {
    let app = HeadlessApp(
      TodosCoordinator(model: TodosCoordinatorModel(logic: logic, factory: TodoViews()))
    )
    try app.tap("Add")
    await app.settle()
    try app.tap("Save")
    await app.settle()
    #expect(logic.titles == [] && app.screen.description.contains("[Save]"))
  }

  @Test func anAppReadsAndSetsThePath() {
    let model = TodosCoordinatorModel(logic: logic)
    // Pops and pushes, with one animation.
    model.path = [.details(id: "milk"), .details(id: "bread")]
    model.goTo(.editor, as: .sheet)
    let isAtStart = model.path == []
    #expect(!isAtStart && model.path == [.details(id: "milk"), .details(id: "bread")])
    #expect("\(model.debugDescription)".contains("sheet: editor"))
  }

  @Test func anAppHearsTheEndOfItsSheet() async throws {
    let app = HeadlessApp(CartView(heard: heard))
    try app.tap("Buy")
    await app.settle()
    try app.tap("Continue")
    await app.settle()
    try app.tap("Pay")
    for _ in 0..<4 { await app.settle() }
    #expect(app.screen == ["[Buy]"] && heard.words == ["1"])
  }

  private struct CartView: View {
    let heard: Heard
    let logic = CheckoutLogic()
    @State private var isPaying = false

    var body: some View {
      Button("Buy") { isPaying = true }
        .sheet(isPresented: $isPaying) {
          CheckoutCoordinator(
            model: CheckoutCoordinatorModel(
              logic: logic,
              onEnd: { end in
                isPaying = false
                if case .finished(let order) = end { show(order) }
              }))
        }
    }

    private func show(_ order: Order.ID) { heard.words.append("\(order)") }
  }

  @Test(arguments: [("Clear", ""), ("Search", "find ")])
  func anAppHearsWhichEndItWas(button: String, word: String) async throws {
    let app = HeadlessApp(SearchBar(heard: heard))
    try app.tap(button)
    await app.settle()
    #expect(heard.words.joined() == word)
  }

  private struct SearchBar: View {
    let heard: Heard

    var body: some View {
      SearchCoordinator(
        model: SearchCoordinatorModel(onEnd: { end in
          switch end {
          case .selected(let text): find(text)
          case .openURL(let url): open(url)
          case .cleared, .cancelled: break
          }
        }))
    }

    private func find(_ text: String) { heard.words.append("find \(text)") }

    private func open(_ url: URL) { heard.words.append("open \(url)") }
  }

  @Test func anEventReachesAFlowHoweverDeepItIs() {
    let model = BrowserCoordinatorModel()
    let isTold = model.tell(SearchCoordinatorModel.self) { $0.bookmarkAdded() }
    #expect(!isTold)
  }

  @Test func aSceneKeepsWhereTheUserIs() async throws {
    let app = HeadlessApp(Scene(logic: logic))
    try app.tap("milk")
    await app.settle()
    #expect(app.screen.description.contains("milk"))
  }

  private struct Scene: View {
    let logic: TodosLogic
    @SceneStorage("todos") private var kept: Data?

    var body: some View {
      TodosCoordinator(model: TodosCoordinatorModel(logic: logic, restoring: kept)) { kept = $0 }
    }
  }
}

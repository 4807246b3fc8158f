import SwiftUI
import Testing

@MainActor
final class AlertModel: ObservableObject {
  @Published var question: Item?
  @Published var isChoosing = false
  @Published var isSheetShown = false
  let journal = Journal()

  var isAsking: Binding<Bool> {
    Binding(
      get: { self.question != nil },
      set: { isShown in
        self.journal.write("binding \(isShown)")
        if !isShown { self.question = nil }
      })
  }
}

struct AlertRoot: View {
  @ObservedObject var model: AlertModel

  var body: some View {
    Text("root")
      .alert("Delete?", isPresented: model.isAsking, presenting: model.question) { item in
        Button("Delete", role: .destructive) { model.journal.write("delete \(item.name)") }
        Button("Keep", role: .cancel) { model.isSheetShown = true }
      } message: { item in
        Text("It is \(item.name)")
      }
      .confirmationDialog("Choose", isPresented: $model.isChoosing, titleVisibility: .visible) {
        Button("First") { model.journal.write("first") }
      }
      .sheet(isPresented: $model.isSheetShown) { Text("sheet") }
  }
}

@MainActor
struct AlertTests {
  let model = AlertModel()
  let app: HeadlessApp

  init() {
    app = HeadlessApp(AlertRoot(model: model))
  }

  private func ask() async {
    model.question = Item(id: 1, name: "one")
    await app.settle()
  }

  @Test func showsTitleMessageAndButtons() async {
    await ask()
    #expect(app.screen == ["Delete?", "It is one", "[Delete]", "[Keep]"])
    #expect(app.layers.map(\.presentation) == [.root, .alert])
  }

  @Test(arguments: [
    (true, ["binding false", "delete one"]), (false, ["delete one", "binding false"]),
  ])
  func buttonEndsTheAlert(bindingFirst: Bool, expected: [String]) async throws {
    app.writesAlertBindingFirst = bindingFirst
    await ask()
    try app.tap("Delete")
    #expect(app.layers.count == 1)
    #expect(model.journal.lines == expected)
    #expect(app.faults == [])
  }

  @Test func buttonMayPresent() async throws {
    await ask()
    try app.tap("Keep")
    await app.settle()
    #expect(app.screen == ["sheet"])
    #expect(app.faults == [])
  }

  @Test func dialogHasACancelButton() async throws {
    model.isChoosing = true
    await app.settle()
    #expect(app.screen == ["Choose", "[First]", "[Cancel]"])
    try app.tap("Cancel")
    #expect(!model.isChoosing)
    #expect(app.screen == ["root"])
  }

  @Test func contentIsFixedWhileShown() async {
    await ask()
    model.question = Item(id: 2, name: "two")
    await app.settle()
    #expect(app.screen == ["Delete?", "It is one", "[Delete]", "[Keep]"])
  }

  @Test(arguments: ["Again", "Cancel"])
  func earlierAlertsEndWithTheirButtons(label: String) async throws {
    struct Root: View {
      @State private var item: Item?
      @State private var isRepeated = false

      var body: some View {
        Button(isRepeated ? "repeated" : "Ask") { item = Item(id: 1, name: "one") }
          .alert(item: $item) { item in
            Alert(
              title: Text(item.name), message: Text("failed"),
              primaryButton: .default(Text("Again")) { isRepeated = true },
              secondaryButton: .cancel())
          }
      }
    }
    let app = HeadlessApp(Root())
    try app.tap("Ask")
    await app.settle()
    #expect(app.screen == ["one", "failed", "[Again]", "[Cancel]"])
    try app.tap(label)
    await app.settle()
    #expect(app.screen == [label == "Again" ? "[repeated]" : "[Ask]"])
  }

  @Test func alertWhileSheetIsDropped() async {
    model.isSheetShown = true
    await app.settle()
    await ask()
    #expect(app.screen == ["sheet"])
    #expect(app.faults == ["attempt to present alert while sheet is presented"])
  }
}

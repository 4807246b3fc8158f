import SwiftUI
import Testing

/// `Alert` and `ActionSheet`, of iOS 13.
@MainActor
struct ActionSheetTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var item: Item?
    @Published var hasCancel = true
    let journal = Journal()

    var buttons: [ActionSheet.Button] {
      let delete = ActionSheet.Button.destructive(Text("Delete")) { self.journal.write("delete") }
      let cancel = ActionSheet.Button.cancel { self.journal.write("cancel") }
      return hasCancel ? [delete, cancel] : [delete]
    }

    var isShown: Binding<Bool> {
      Binding {
        self.item != nil
      } set: {
        if !$0 { self.end() }
      }
    }

    var shown: Binding<Item?> {
      Binding {
        self.item
      } set: {
        if $0 == nil { self.end() }
      }
    }

    private func end() {
      journal.write("binding")
      item = nil
    }
  }

  struct Root: View {
    @ObservedObject var model: Model
    let byItem: Bool

    var body: some View {
      if byItem {
        Text("page").actionSheet(item: model.shown) {
          ActionSheet(title: Text($0.name), message: Text("gone"), buttons: model.buttons)
        }
      } else {
        Text("page").actionSheet(isPresented: model.isShown) {
          ActionSheet(title: Text("one"), message: Text("gone"), buttons: model.buttons)
        }
      }
    }
  }

  private let model = Model()

  private func show(
    byItem: Bool = true, width: UserInterfaceSizeClass = .compact
  ) async -> HeadlessApp {
    let app = HeadlessApp(Root(model: model, byItem: byItem), width: width, system: .iOS(13))
    model.item = Item(id: 1, name: "one")
    await app.settle()
    return app
  }

  @Test(arguments: [false, true], [false, true])
  func aButtonEndsTheSheet(byItem: Bool, bindingFirst: Bool) async throws {
    let app = await show(byItem: byItem)
    app.writesAlertBindingFirst = bindingFirst
    #expect(app.screen == ["one", "gone", "[Delete]", "[Cancel]"])
    try app.tap("Delete")
    await app.settle()
    #expect(model.journal.lines == (bindingFirst ? ["binding", "delete"] : ["delete", "binding"]))
    #expect(app.screen == ["page"])
    #expect(app.faults == [])
  }

  /// cordova-plugin-actionsheet #71, Xamarin.Forms #10557, toggl #4932: on a tablet there is no button to
  /// cancel; a tap beside the sheet does the same.
  @Test(arguments: [false, true])
  func onATabletATapBesideCancels(hasCancel: Bool) async throws {
    model.hasCancel = hasCancel
    let app = await show(width: .regular)
    #expect(app.screen == ["one", "gone", "[Delete]"])
    try app.swipeDown()
    await app.settle()
    #expect(model.journal.lines == (hasCancel ? ["binding", "cancel"] : ["binding"]))
    #expect(app.layers.count == 1)
    #expect(app.faults == [])
  }

  /// EZAlertController #24: without such a button, a phone gives no other way out.
  @Test func onAPhoneATapBesideNeedsAButton() async throws {
    model.hasCancel = false
    let app = await show()
    #expect(app.screen == ["one", "gone", "[Delete]"])
    #expect(throws: HeadlessError.self) { try app.swipeDown() }
    model.hasCancel = true
    await app.settle()
    try app.swipeDown()
    #expect(model.journal.lines == ["binding", "cancel"])
  }

  /// swift-composable-architecture #973: what `Alert` shows follows the state.
  @Test func anEarlierAlertFollowsTheState() async throws {
    struct AlertRoot: View {
      @ObservedObject var model: Model

      var body: some View {
        Text("page").alert(item: model.shown) { item in
          Alert(
            title: Text(item.name),
            dismissButton: .default(Text("Yes")) { model.journal.write(item.name) })
        }
      }
    }
    let app = HeadlessApp(AlertRoot(model: model), system: .iOS(14))
    model.item = Item(id: 1, name: "one")
    await app.settle()
    #expect(app.screen == ["one", "[Yes]"])
    model.item = Item(id: 2, name: "two")
    await app.settle()
    #expect(app.screen == ["two", "[Yes]"])
    try app.tap("Yes")
    #expect(model.journal.lines == ["binding", "two"])
    #expect(app.faults == [])
  }
}

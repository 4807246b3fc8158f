import SwiftUI
import Testing

/// What iOS 13 lacks: the availability in Apple's documentation of each API.
@MainActor
struct FirstSystemTests {
  struct Newer: Sendable, CustomTestStringConvertible {
    let api: String
    let system: HeadlessSystem
    let view: @MainActor @Sendable () -> AnyView

    init(
      _ api: String, _ system: HeadlessSystem,
      _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      self.api = api
      self.system = system
      self.view = { AnyView(view()) }
    }

    var testDescription: String { api }
  }

  @Observable final class Settings {}

  final class Model: ObservableObject {}

  struct Wrappers: View {
    @StateObject private var model = Model()
    var body: some View { Text("page") }
  }

  struct Stored: View {
    @SceneStorage("key") private var text = ""
    var body: some View { Text("page") }
  }

  struct Names: View {
    @Namespace private var names
    var body: some View { Text("page") }
  }

  struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("page") }
  }

  struct Opener: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Text("page") }
  }

  struct Observer: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text("page") }
  }

  nonisolated static let newer = [
    Newer("StateObject", .iOS(14)) { Wrappers() },
    Newer("SceneStorage", .iOS(14)) { Stored() },
    Newer("Namespace", .iOS(14)) { Names() },
    Newer("scenePhase", .iOS(14)) { Phase() },
    Newer("openURL", .iOS(14)) { Opener() },
    Newer("Label", .iOS(14)) { Label("words", systemImage: "star") },
    Newer("ProgressView", .iOS(14)) { ProgressView() },
    Newer("LazyVStack", .iOS(14)) { LazyVStack { Text("row") } },
    Newer("a Text inside a LocalizedStringKey", .iOS(14)) { Text("one \(Text("other"))") },
    Newer("fullScreenCover", .iOS(14)) {
      Text("page").fullScreenCover(isPresented: .constant(false)) {}
    },
    Newer("onOpenURL(perform:)", .iOS(14)) { Text("page").onOpenURL { _ in } },
    Newer("navigationTitle(_:)", .iOS(14)) { Text("page").navigationTitle("Title") },
    Newer("navigationBarTitleDisplayMode(_:)", .iOS(14)) {
      Text("page").navigationBarTitleDisplayMode(.inline)
    },
    Newer("toolbar(content:)", .iOS(14)) { Text("page").toolbar { Text("item") } },
    Newer("accessibilityIdentifier(_:)", .iOS(14)) { Text("page").accessibilityIdentifier("page") },
    Newer("accessibilityHidden(_:)", .iOS(14)) { Text("page").accessibilityHidden(true) },
    Newer("accessibilityLabel(_:)", .iOS(14)) { Text("page").accessibilityLabel("words") },
    Newer("Button(role:action:label:)", .iOS(15)) { Button("Go", role: .cancel) {} },
    Newer("Section(_:content:)", .iOS(15)) { Section("Title") { Text("row") } },
    Newer("task(priority:_:)", .iOS(15)) { Text("page").task {} },
    Newer("foregroundStyle(_:)", .iOS(15)) { Text("page").foregroundStyle(.red) },
    Newer("presentationDragIndicator(_:)", .iOS(16)) {
      Text("page").presentationDragIndicator(.visible)
    },
    Newer("onChange(of:initial:_:)", .iOS(17)) { Text("page").onChange(of: 1) {} },
    Newer("Environment of an Observable object", .iOS(17)) { Observer() },
    Newer("environment(_:)", .iOS(17)) { Text("page").environment(Settings()) },
  ]

  @Test(arguments: newer) func aNewerAPIIsAFault(newer: Newer) {
    let app = HeadlessApp(newer.view(), system: .iOS(13))
    #expect(app.faults == ["\(newer.api) needs \(newer.system)"])
    #expect(HeadlessApp(newer.view(), system: newer.system).faults == [])
  }

  /// Setting the value also reads it.
  @Test func linksAreHandledFromiOS15On() {
    let view = Text("page").environment(\.openURL, OpenURLAction { _ in .handled })
    let fault = "OpenURLAction(handler:) needs iOS 15"
    #expect(HeadlessApp(view, system: .iOS(13)).faults == ["openURL needs iOS 14", fault])
    #expect(HeadlessApp(view, system: .iOS(14)).faults == [fault])
    #expect(HeadlessApp(view, system: .iOS(15)).faults == [])
  }

  struct Earlier: View {
    let change: (Binding<Int>) -> Void
    @State private var count = 0

    @available(*, deprecated, message: "as the modifier of iOS 14 is")
    var body: some View {
      Button("Go") { change($count) }.onChange(of: count) { _ in }
    }
  }

  @Test func changesAreObservedFromiOS14On() {
    let app = HeadlessApp(Earlier { _ in }, system: .iOS(13))
    #expect(app.faults == ["onChange(of:perform:) needs iOS 14"])
  }

  @Test func animationsWithACompletionAreOfiOS17() async throws {
    struct Root: View {
      @State private var count = 0

      var body: some View {
        Button("Go") { withAnimation(.bouncy) { count += 1 } }
        Button("Wait") {
          withAnimation {
            count += 1
          } completion: {
          }
        }
      }
    }
    let app = HeadlessApp(Root(), system: .iOS(13))
    try app.tap("Go")
    #expect(app.faults == [])
    try app.tap("Wait")
    #expect(app.faults == ["withAnimation with a completion needs iOS 17"])
    await app.settle()
  }

  /// The spellings of iOS 13 do the same as the later ones.
  @Test func theFirstSpellingsWork() throws {
    let view = VStack {
      Button("×") {}.accessibility(label: Text("Close"))
      Toggle("t", isOn: .constant(true)).accessibility(label: Text("Mail"))
      TextField("f", text: .constant("Ann")).accessibility(label: Text("Name"))
      Image("star").accessibility(label: Text("Favourite"))
      Text("hidden").accessibility(hidden: true)
    }
    .accessibility(identifier: "page")
    let app = HeadlessApp(view, system: .iOS(13))
    #expect(app.voiceOver == ["[Close]", "Mail: on", "Name: {Ann}", "Favourite"])
    #expect(app.screen.first == "[×]")
    #expect(app.layers[0].pages == ["page"])
    #expect(app.canTap("Close") && app.canTap("×"))
    #expect(app.faults == [])
    let later = HeadlessApp(Button("×") {}.accessibilityLabel("Close"))
    #expect(later.voiceOver == ["[Close]"])
  }
}

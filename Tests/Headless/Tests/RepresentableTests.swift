import SwiftUI
import Testing

/// Controllers of UIKit in an app of views.
@MainActor
struct RepresentableTests {
  private let journal = Journal()

  @Test func aControllerIsAView() async throws {
    let app = HeadlessApp(Root(journal: journal))
    #expect(app.screen == ["[Toggle]", "[Add]", "# First", "[Next]", "shown 0"])
    try app.tap("Next")
    #expect(app.screen == ["[Toggle]", "[Add]", "# Second", "[Next]"])
    #expect(throws: HeadlessError.inTransition) { try app.tap("Next") }
    #expect(!app.isStill)
    #expect(app.layers.map(\.pages) == [["First", "Second"]])
    await app.settle()
    try app.swipeBack()
    #expect(app.leavingPages == [["[Next]"]])
    await app.settle()
    #expect(app.screen == ["[Toggle]", "[Add]", "# First", "[Next]", "shown 0"])
    #expect(journal.lines == ["make", "update 0", "appear First", "appear Second", "appear First"])
    #expect(app.faults == [])
  }

  @Test func itIsUpdatedAndDismantled() async throws {
    let app = HeadlessApp(Root(journal: journal))
    await app.settle()
    try app.tap("Add")
    #expect(app.screen.contains("shown 1"))
    try app.tap("Toggle")
    await app.settle()
    #expect(app.screen == ["[Toggle]", "[Add]"])
    #expect(journal.lines == ["make", "update 0", "appear First", "update 1", "dismantle"])
    try app.tap("Toggle")
    #expect(journal.lines.suffix(3) == ["make", "update 1", "appear First"])
    #expect(app.faults == [])
  }

  @Test func whatItPresentsIsInFrontOfTheViews() async throws {
    let model = Shown()
    let app = HeadlessApp(Presenting(model: model))
    await app.settle()
    let sheet = RepresentedPage("Sheet", journal)
    let label = UILabel()
    label.text = "sheet"
    sheet.view.addSubview(label)
    model.controller?.present(sheet, animated: true)
    await app.settle()
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    #expect(app.layers.last?.pages == ["Sheet"])
    #expect(app.screen == ["sheet"])
    #expect(!app.canTap("Button"))
    try app.swipeDown()
    await app.settle()
    #expect(app.layers.map(\.presentation) == [.root])
    #expect(app.screen == ["[Button]"])
    #expect(app.presentations == [HeadlessPresentation(.sheet, isComing: true)])
    #expect(app.faults == [])
  }

  @MainActor @Observable
  final class Shown {
    @ObservationIgnored weak var controller: UIViewController?
    var isShown = false
  }

  private struct Presenting: View {
    @Bindable var model: Shown

    var body: some View {
      VStack {
        Button("Button") { model.isShown = true }
        Plain(model: model)
      }
      .sheet(isPresented: $model.isShown) { Text("own") }
    }

    struct Plain: UIViewControllerRepresentable {
      let model: Shown

      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        model.controller = controller
        return controller
      }

      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
  }

  @Test func oneOfBothPresents() async throws {
    let model = Shown()
    let app = HeadlessApp(Presenting(model: model))
    await app.settle()
    try app.tap("Button")
    await app.settle()
    model.controller?.present(UIViewController(), animated: true)
    await app.settle()
    #expect(app.screen == ["own"])
    #expect(app.faults.count == 1)
    #expect(app.faults[0].hasSuffix("which is already presenting sheet"))
    try app.swipeDown()
    await app.settle()
    model.controller?.present(UIViewController(), animated: true)
    await app.settle()
    model.isShown = true
    await app.settle()
    #expect(app.layers.count == 2)
    #expect(
      app.faults.contains("attempt to present sheet while a controller of UIKit is presented"))
  }

  @Test func itLivesInAHostingController() async throws {
    let host = UIHostingController(rootView: Root(journal: journal))
    let window = UIWindow(frame: .zero)
    window.rootViewController = host
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window)
    try device.tap("Next")
    await device.settle()
    #expect(device.screen == ["[Toggle]", "[Add]", "# Second", "[Next]"])
    try device.swipeBack()
    await device.settle()
    #expect(device.screen.contains("# First"))
    #expect(host.children.count == 1)
    #expect(device.faults == [])
  }

  private struct Root: View {
    let journal: Journal
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Button("Add") { count += 1 }
        if isShown { Stack(journal: journal, count: count) }
      }
    }
  }

  private struct Stack: UIViewControllerRepresentable {
    let journal: Journal
    let count: Int

    func makeCoordinator() -> Pages { Pages(journal) }

    func makeUIViewController(context: Context) -> UINavigationController {
      journal.write("make")
      let navigation = UINavigationController()
      context.coordinator.push("First", onto: navigation, animated: false)
      return navigation
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
      journal.write("update \(count)")
      context.coordinator.label.text = "shown \(count)"
    }

    static func dismantleUIViewController(
      _ controller: UINavigationController, coordinator: Pages
    ) {
      coordinator.journal.write("dismantle")
    }
  }

  @MainActor
  private final class Pages {
    let journal: Journal
    let label = UILabel()

    init(_ journal: Journal) { self.journal = journal }

    func push(_ title: String, onto navigation: UINavigationController, animated: Bool) {
      let page = RepresentedPage(title, journal)
      let next = UIAction(title: "Next") { [weak navigation, self] _ in
        if let navigation { push("Second", onto: navigation, animated: true) }
      }
      page.view.addSubview(UIButton(type: .system, primaryAction: next))
      if title == "First" { page.view.addSubview(label) }
      navigation.pushViewController(page, animated: animated)
    }
  }
}

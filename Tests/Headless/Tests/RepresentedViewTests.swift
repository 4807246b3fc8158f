import SwiftUI
import Testing

/// Views of UIKit in an app of views.
@MainActor
struct RepresentedViewTests {
  private let journal = Journal()

  @Test func aViewOfUIKitIsAView() async throws {
    let app = HeadlessApp(Root(journal: journal))
    #expect(app.screen == ["[Toggle]", "[Add]", "0"])
    try app.tap("Add")
    #expect(app.screen == ["[Toggle]", "[Add]", "1"])
    try app.tap("Toggle")
    await app.settle()
    #expect(app.screen == ["[Toggle]", "[Add]"])
    #expect(journal.lines == ["make", "update 0", "in a window", "update 1", "dismantle"])
    #expect(app.faults == [])
  }

  /// It has the window of the controller that shows the views.
  @Test func aHostingControllerHasIt() async throws {
    let window = UIWindow(frame: .zero)
    let hosting = UIHostingController(rootView: Root(journal: journal))
    let navigation = UINavigationController(rootViewController: hosting)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window)
    #expect(device.screen == ["[Toggle]", "[Add]", "0"])
    let label = try #require(hosting.view.subviews.first as? UILabel)
    #expect(label.window === window)
    navigation.pushViewController(UIViewController(), animated: true)
    device.finishTransitions()
    #expect(label.window == nil)
    #expect(device.faults == [])
  }

  /// It lies behind the view, so a popover that points at it points at that one.
  @Test func itsPlaceIsThatOfTheViewBeforeIt() throws {
    let window = UIWindow(frame: .zero)
    let hosting = UIHostingController(
      rootView: VStack {
        Text("First")
        Button("Second") {}.background(Counted(count: 1, journal: journal))
      })
    window.rootViewController = hosting
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window, width: .regular)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = hosting.view.subviews.first
    hosting.present(popover, animated: true)
    device.finishTransitions()
    #expect(device.pointsAt == "Second")
    #expect(device.faults == [])
  }

  private struct Root: View {
    let journal: Journal
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        Button("Add") { count += 1 }
        if isShown { Counted(count: count, journal: journal) }
      }
    }
  }

  private struct Counted: UIViewRepresentable {
    let count: Int
    let journal: Journal

    func makeCoordinator() -> Journal { journal }

    func makeUIView(context: Context) -> Label {
      journal.lines.append("make")
      let label = Label()
      label.journal = journal
      return label
    }

    func updateUIView(_ view: Label, context: Context) {
      context.coordinator.lines.append("update \(count)")
      view.text = "\(count)"
    }

    static func dismantleUIView(_ view: Label, coordinator: Journal) {
      coordinator.lines.append("dismantle")
    }
  }

  private final class Label: UILabel {
    var journal: Journal?

    override func didMoveToWindow() {
      if window != nil { journal?.lines.append("in a window") }
    }
  }
}

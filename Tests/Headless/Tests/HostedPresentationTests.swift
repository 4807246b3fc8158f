import SwiftUI
import Testing

/// What hosted views present is a presentation of UIKit.
@MainActor
struct HostedPresentationTests {
  private let journal = Journal()
  private let model = Model()
  private let host: UIHostingController<Root>
  private let device: HeadlessDevice

  init() {
    host = UIHostingController(rootView: Root(model: model, journal: journal))
    let window = UIWindow(frame: .zero)
    window.rootViewController = host
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
  }

  @Test func aSheetIsPresentedByTheHost() async throws {
    try device.tap("Sheet")
    #expect(device.layers.last?.isInTransition == true)
    await device.settle()
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(host.presentedViewController != nil)
    #expect(device.screen == ["sheet", "[Close]", "[More]"])
    host.present(UIViewController(), animated: true)
    #expect(device.faults.count == 1)
    #expect(device.faults[0].contains("which is already presenting"))
    try device.tap("Close")
    await device.settle()
    #expect(journal.lines == ["dismissed"])
    #expect(host.presentedViewController == nil)
    #expect(device.screen.first == "[Sheet]")
  }

  @Test func theUserSwipesItDown() async throws {
    try device.tap("Sheet")
    await device.settle()
    model.isLocked = true
    device.finishTransitions()
    #expect(throws: HeadlessError.refused("interactive dismissal is disabled")) {
      try device.swipeDown()
    }
    model.isLocked = false
    device.finishTransitions()
    try device.cancelSwipeDown()
    await device.settle()
    #expect(model.isShown)
    try device.swipeDown()
    #expect(model.isShown)
    await device.settle()
    #expect(!model.isShown)
    #expect(journal.lines == ["dismissed"])
    #expect(device.presentations == [HeadlessPresentation(.sheet, isComing: true)])
    #expect(device.faults == [])
  }

  @Test func codeOfUIKitDismissesIt() async throws {
    try device.tap("Sheet")
    await device.settle()
    try device.tap("More")
    await device.settle()
    #expect(device.layers.map(\.presentation) == [.root, .sheet, .fullScreenCover])
    host.dismiss(animated: true)
    await device.settle()
    #expect(!model.isShown)
    #expect(device.layers.count == 1)
    #expect(device.faults == [])
  }

  @Test func whatIsDismissedWhileItRisesWaits() async throws {
    try device.tap("Sheet")
    model.isShown = false
    await device.settle()
    #expect(device.layers.count == 1)
    #expect(journal.lines == [])
    #expect(device.faults == [])
  }

  @Test func anAlertHasGoneWhenItsActionRuns() async throws {
    try device.tap("Ask")
    await device.settle()
    #expect(device.layers.map(\.presentation) == [.root, .alert])
    #expect(device.screen == ["Sure?", "[Yes]"])
    try device.tap("Yes")
    #expect(journal.lines == ["yes false"])
    #expect(device.layers.count == 1)
    await device.settle()
    #expect(device.faults == [])
  }

  @Test func aDialogPointsAtItsView() async throws {
    struct Asking: View {
      @State private var isAsking = false
      @State private var isPopped = false

      var body: some View {
        VStack {
          Button("Ask") { isAsking = true }
            .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
          Button("Pop") { isPopped = true }.popover(isPresented: $isPopped) { Text("popped") }
        }
      }
    }
    host.present(UIHostingController(rootView: Asking()), animated: true)
    await device.settle()
    try device.tap("Ask")
    await device.settle()
    #expect(device.layers.last?.presentation == .confirmationDialog)
    #expect(device.pointsAt == "Ask")
    #expect(device.screen == ["Sure?", "[Yes]", "[Cancel]"])
    try device.tap("Cancel")
    await device.settle()
    try device.tap("Pop")
    await device.settle()
    #expect(device.layers.last?.presentation == .popover)
    #expect(device.pointsAt == "Pop")
    try device.swipeDown()
    await device.settle()
    #expect(device.screen == ["[Ask]", "[Pop]"])
    #expect(device.pointsAt == nil)
    #expect(device.faults == [])
  }

  @Test func anActionSheetCanBeLeftBesideIt() async throws {
    struct Asking: View {
      let journal: Journal
      @State private var isAsking = true

      var body: some View {
        Text("root").actionSheet(isPresented: $isAsking) {
          ActionSheet(title: Text("Sure?"), buttons: [.cancel { journal.write("cancel") }])
        }
      }
    }
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: Asking(journal: journal))
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window)
    await device.settle()
    try device.swipeDown()
    #expect(journal.lines == ["cancel"])
    #expect(device.screen == ["root"])
    #expect(device.faults == [])
  }

  @Test func itIsRefusedWhileUIKitPresents() async throws {
    let controller = UIViewController()
    host.present(controller, animated: true)
    device.finishTransitions()
    model.isShown = true
    await device.settle()
    #expect(device.layers.count == 2)
    #expect(device.faults.count == 1)
    #expect(device.faults[0].contains("which is already presenting UIViewController"))
    host.dismiss(animated: true)
    await device.settle()
    #expect(device.layers.count == 1)
    model.isShown = false
    await device.settle()
    model.isShown = true
    await device.settle()
    #expect(device.layers.count == 2)
  }

  @Test func aStackInsideGoesBack() async throws {
    struct Stack: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    host.present(UIHostingController(rootView: Stack()), animated: true)
    await device.settle()
    #expect(device.layers.last?.pages == ["root", "page 1"])
    try device.swipeBack()
    #expect(device.screen == ["root"])
    #expect(device.leavingPages == [["page 1"]])
    #expect(!device.isStill)
    await device.settle()
    #expect(device.isStill)
    #expect(throws: HeadlessError.refused("there is no page to go back to")) {
      try device.swipeBack()
    }
  }

  @Test func tabsInsideAreSelected() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("one").tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
      }
    }
    host.present(UIHostingController(rootView: Tabs()), animated: true)
    device.finishTransitions()
    try device.selectTab("Two")
    #expect(device.screen == ["two", "tabs: One, (Two)"])
    #expect(device.layers.last?.selectedTab == "Two")
  }

  @MainActor @Observable
  final class Model {
    var isShown = false
    var isAsking = false
    var isLocked = false
  }

  struct Root: View {
    @Bindable var model: Model
    let journal: Journal
    @State private var isCovered = false

    var body: some View {
      VStack {
        Button("Sheet") { model.isShown = true }
        Button("Ask") { model.isAsking = true }
      }
      .sheet(isPresented: $model.isShown) {
        journal.write("dismissed")
      } content: {
        VStack {
          Text("sheet")
          Button("Close") { model.isShown = false }
          Button("More") { isCovered = true }
        }
        .fullScreenCover(isPresented: $isCovered) { Text("cover") }
        .interactiveDismissDisabled(model.isLocked)
      }
      .alert("Sure?", isPresented: $model.isAsking) {
        Button("Yes") { journal.write("yes \(model.isAsking)") }
      }
    }
  }
}

import SwiftUI
import Testing

/// Views in an app of view controllers.
@MainActor
struct HostingTests {
  private let journal = Journal()
  private let model = HostedModel()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let device: HeadlessDevice

  init() {
    navigation.viewControllers[0].title = "Root"
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
  }

  private func push() -> UIHostingController<HostedPage> {
    let host = UIHostingController(rootView: HostedPage(model: model, journal: journal))
    navigation.pushViewController(host, animated: true)
    device.finishTransitions()
    return host
  }

  @Test func aViewIsAPage() throws {
    let host = push()
    #expect(device.screen == ["# Hosted", "[Save]", "[Count]", "count 0", "Name: {}", "[Leave]"])
    #expect(device.layers[0].pages == ["Root", "Hosted"])
    #expect(host.navigationItem.title == "Hosted")
    try device.tap("Count", times: 2)
    try device.tap("Save")
    try device.type("Ann", into: "Name")
    #expect(device.screen.contains("count 2"))
    #expect(device.screen.contains("Name: {Ann}"))
    #expect(journal.lines == ["appear", "save"])
    #expect(device.faults == [])
  }

  /// A controller without parent shows its view too. What is there when it is first drawn has no transition.
  @Test(arguments: [true, false])
  func aTransitionPlaysInAnyController(isDrawn: Bool) {
    let host = UIHostingController(rootView: HostedFlag(model: model))
    navigation.view.addSubview(host.view)
    if isDrawn { device.finishTransitions() }
    withAnimation(.linear) { model.count = 1 }
    device.finishTransitions()
    let expected = HeadlessTransition(.insertion, "opacity", .linear)
    #expect(device.transitions == (isDrawn ? [expected] : []))
    host.view.removeFromSuperview()
    withAnimation(.linear) { model.count = 0 }
    device.finishTransitions()
    #expect(device.transitions.count == (isDrawn ? 1 : 0))
    #expect(device.faults == [])
  }

  @Test func appearingFollowsTheController() async throws {
    _ = push()
    await device.settle { journal.lines.count == 2 }
    #expect(journal.lines == ["appear", "task"])
    try device.cancelSwipeBack()
    await device.settle()
    #expect(journal.lines == ["appear", "task"])
    navigation.pushViewController(UIViewController(), animated: true)
    await device.settle { journal.lines.count == 4 }
    #expect(journal.lines == ["appear", "task", "disappear", "cancelled"])
    try device.swipeBack()
    await device.settle { journal.lines.count == 6 }
    #expect(journal.lines.suffix(2) == ["appear", "task"])
    #expect(device.faults == [])
  }

  @Test func theViewPopsItsController() throws {
    _ = push()
    try device.tap("Leave")
    device.finishTransitions()
    #expect(device.layers[0].pages == ["Root"])
  }

  @Test func theViewDismissesItsController() throws {
    let host = UIHostingController(rootView: HostedPage(model: model, journal: journal))
    navigation.present(host, animated: true)
    device.finishTransitions()
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    try device.tap("Leave")
    device.finishTransitions()
    #expect(device.layers.count == 1)
    #expect(device.faults == [])
  }

  @Test func theBarFollowsOnlyAfterThePush() {
    let host = UIHostingController(rootView: HostedPage(model: model, journal: journal))
    navigation.pushViewController(host, animated: true)
    device.turn(to: .compact)
    #expect(device.screen == ["[Count]", "count 0", "Name: {}", "[Leave]"])
    device.finishTransitions()
    #expect(device.screen.first == "# Hosted")
  }

  @Test func withoutAStackThereIsNoBar() {
    navigation.present(
      UIHostingController(rootView: HostedPage(model: model, journal: journal)), animated: true)
    device.finishTransitions()
    #expect(device.screen == ["[Count]", "count 0", "Name: {}", "[Leave]"])
    #expect(!device.canTap("Save"))
  }

  @Test func aPoppedControllerIsFreed() async throws {
    weak let host = push()
    #expect(host != nil)
    try device.swipeBack()
    await device.settle()
    #expect(host == nil)
  }

  @Test func theViewHidesTheBackButton() throws {
    _ = push()
    model.hidesBack = true
    device.finishTransitions()
    #expect(throws: HeadlessError.refused("the back button is hidden")) { try device.swipeBack() }
  }

  @Test func anotherViewCanBeGiven() {
    let host = push()
    let other = HostedModel()
    other.count = 5
    host.rootView = HostedPage(model: other, journal: journal)
    device.finishTransitions()
    #expect(device.screen.contains("count 5"))
  }

  @Test func theViewHidesTheBar() {
    let host = UIHostingController(rootView: Text("bare").navigationBarHidden(true))
    navigation.pushViewController(host, animated: true)
    device.finishTransitions()
    #expect(navigation.isNavigationBarHidden)
    #expect(device.screen == ["bare"])
    #expect(throws: HeadlessError.refused("the back button is hidden")) { try device.swipeBack() }
  }

  @Test func whatIsCoveredIsNotEvaluated() {
    let host = push()
    navigation.pushViewController(UIViewController(), animated: true)
    device.finishTransitions()
    model.count = 7
    #expect(device.isStill)
    navigation.popViewController(animated: true)
    device.finishTransitions()
    #expect(device.screen.contains("count 7"))
    #expect(host.isViewLoaded)
  }

  @Test func theWidthIsThatOfTheWindow() {
    struct Width: View {
      @Environment(\.horizontalSizeClass) private var width

      var body: some View { Text("\(width == .regular ? "wide" : "narrow")") }
    }
    navigation.setViewControllers([UIHostingController(rootView: Width())], animated: false)
    device.finishTransitions()
    #expect(device.screen == ["narrow"])
    device.turn(to: .regular)
    #expect(device.screen == ["wide"])
  }

  @Test func faultsAreOneList() throws {
    struct Empty: View {
      var body: some View {
        NavigationStack { Text("inner").navigationTitle("Inner") }
      }
    }
    navigation.pushViewController(UIHostingController(rootView: Empty()), animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    device.finishTransitions()
    #expect(device.faults.count == 2)
    #expect(
      device.faults.last
        == "a stack of views is inside a UINavigationController, so there are two bars")
  }

  @Test func anEarlierSystemLacksNewerAPI() {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(
      rootView: HostedPage(model: model, journal: journal))
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window, system: .iOS(14))
    #expect(device.faults.contains("task(priority:_:) needs iOS 15"))
  }
}

@MainActor @Observable
final class HostedModel {
  var count = 0
  var name = ""
  var hidesBack = false
}

struct HostedPage: View {
  @Bindable var model: HostedModel
  let journal: Journal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Count") { model.count += 1 }
      Text("count \(model.count)")
      TextField("Name", text: $model.name)
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Hosted")
    .navigationBarBackButtonHidden(model.hidesBack)
    .toolbar { Button("Save") { journal.write("save") } }
    .onAppear { journal.write("appear") }
    .onDisappear { journal.write("disappear") }
    .task {
      journal.write("task")
      try? await Task.sleep(for: .seconds(36_000))
      journal.write("cancelled")
    }
  }
}

private struct HostedFlag: View {
  let model: HostedModel

  var body: some View {
    VStack {
      if model.count > 0 { Text("flag").transition(.opacity) }
    }
  }
}

import Testing
import UIKit

@MainActor
struct PresentationTests {
  private let journal = Journal()
  private let counter = Counter()
  private let root: Page
  private let device: HeadlessDevice

  init() {
    root = Page("Root", journal)
    device = HeadlessDevice(root: root)
    _ = journal.take()
  }

  private func page(
    _ title: String, _ style: UIModalPresentationStyle = .automatic
  ) -> Page {
    let page = Page(title, journal, counter)
    page.modalPresentationStyle = style
    return page
  }

  private func present(_ page: UIViewController, on other: UIViewController? = nil) {
    (other ?? root).present(page, animated: true)
    device.finishTransitions()
  }

  private var shown: [String] { device.layers.flatMap(\.pages) }

  @Test func aSheetLeavesItsPresenterOnScreen() {
    root.present(page("Sheet"), animated: true) { [journal] in journal.write("completed") }
    #expect(root.presentedViewController?.title == "Sheet")
    #expect(journal.take() == [])
    #expect(shown == ["Root"])
    device.finishTransitions()
    let expected = [
      "Sheet load", "Sheet willAppear (presented)", "Sheet didAppear (presented)", "completed",
    ]
    #expect(journal.take() == expected)
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    root.dismiss(animated: true) { [journal] in journal.write("completed") }
    device.finishTransitions()
    #expect(
      journal.take() == [
        "Sheet willDisappear (dismissed)", "Sheet didDisappear (dismissed)", "completed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(counter.alive == 0)
    #expect(device.faults == [])
    #expect(
      device.presentations == [.init(.sheet, isComing: true), .init(.sheet, isComing: false)])
  }

  @Test func aCoverTakesItsPresenterOffTheScreen() {
    present(page("Cover", .fullScreen))
    let expected = [
      "Cover load", "Root willDisappear", "Cover willAppear (presented)", "Root didDisappear",
      "Cover didAppear (presented)",
    ]
    #expect(journal.take() == expected)
    #expect(root.viewIfLoaded?.window == nil)
    #expect(device.layers.map(\.presentation) == [.root, .fullScreenCover])
    root.dismiss(animated: true)
    device.finishTransitions()
    let back = [
      "Cover willDisappear (dismissed)", "Root willAppear", "Cover didDisappear (dismissed)",
      "Root didAppear",
    ]
    #expect(journal.take() == back)
    #expect(root.view.window != nil)
    #expect(shown == ["Root"])
  }

  @Test func withoutAnimationItTakesATurn() {
    root.present(page("Sheet"), animated: false) { [journal] in journal.write("completed") }
    #expect(journal.take() == [])
    device.turn(to: .compact)
    #expect(journal.take().last == "completed")
    #expect(device.isStill)
    #expect(device.presentations == [.init(.sheet, isComing: true, isAnimated: false)])
  }

  @Test func oneThingAtATime() {
    present(page("One"))
    present(page("Two"))
    #expect(shown == ["Root", "One"])
    #expect(
      device.faults == [
        "Attempt to present Two on Root (from Root) which is already presenting One"
      ])
    #expect(counter.alive == 1)
  }

  /// (Transmission #103)
  @Test(arguments: [true, false])
  func notDuringAnotherPresentation(isComing: Bool) {
    if !isComing { present(page("One")) }
    if isComing { root.present(page("One"), animated: true) }
    if !isComing { root.dismiss(animated: true) }
    root.present(page("Two"), animated: true)
    root.dismiss(animated: true)
    device.finishTransitions()
    #expect(shown == (isComing ? ["Root", "One"] : ["Root"]))
    #expect(
      device.faults == [
        "Attempt to present Two on Root (from Root) while a presentation is in progress",
        "Attempt to dismiss from view controller Root while a presentation or dismiss is in progress",
      ])
  }

  @Test func onlyFromAWindow() {
    let stranger = page("Stranger")
    stranger.present(page("One"), animated: true)
    present(page("Cover", .fullScreen))
    root.present(page("Two"), animated: true)
    #expect(shown == ["Root", "Cover"])
    #expect(
      device.faults == [
        "Attempt to present One on Stranger (from Stranger) whose view is not in the window hierarchy",
        "Attempt to present Two on Root (from Root) whose view is not in the window hierarchy",
      ])
  }

  @Test func notBeforeTheRootHasAppeared() {
    let window = UIWindow(frame: .zero)
    let early = Page("Other")
    window.rootViewController = early
    window.makeKeyAndVisible()
    early.present(page("Early"), animated: true)
    let device = HeadlessDevice(window: window)
    #expect(device.layers.count == 1)
    #expect(
      device.faults == ["Unbalanced calls to begin/end appearance transitions for Other"])
  }

  @Test func notWhatIsOnScreenAlready() {
    let (sheet, child) = (page("Sheet"), page("Child"))
    present(sheet)
    root.addChild(child)
    present(sheet, on: sheet)
    present(child, on: sheet)
    #expect(shown == ["Root", "Sheet"])
    #expect(
      device.faults == [
        "Application tried to present modally an active controller Sheet",
        "Application tried to present modally an active controller Child",
      ])
  }

  @Test func dismissForwardsToThePresenter() {
    let (one, two) = (page("One"), page("Two"))
    present(one)
    present(two, on: one)
    two.dismiss(animated: true)
    device.finishTransitions()
    #expect(shown == ["Root", "One"])
    present(two, on: one)
    root.dismiss(animated: true)
    device.finishTransitions()
    #expect(shown == ["Root"])
    #expect(one.presentedViewController == nil)
    #expect(device.faults == [])
  }

  @Test func dismissOfNothingDoesNothing() {
    var isCompleted = false
    root.dismiss(animated: true) { isCompleted = true }
    device.finishTransitions()
    #expect(!isCompleted)
    #expect(device.isStill)
    #expect(device.faults == [])
  }

  /// The outermost controller around presents, and its children say that they do.
  @Test func aContainerPresentsForItsPages() throws {
    let inner = page("Inner")
    let navigation = UINavigationController(rootViewController: inner)
    present(navigation)
    let sheet = page("Sheet")
    present(sheet, on: inner)
    #expect(sheet.presentingViewController === navigation)
    #expect(inner.presentedViewController === sheet)
    #expect(inner.presentingViewController === root)
    inner.dismiss(animated: true)
    device.finishTransitions()
    inner.dismiss(animated: true)
    device.finishTransitions()
    #expect(shown == ["Root"])
    #expect(device.faults == [])
  }

  @Test func aPageCanBeTheContext() {
    let (context, sheet) = (page("Context"), page("Sheet", .overCurrentContext))
    let navigation = UINavigationController(rootViewController: context)
    present(navigation)
    context.definesPresentationContext = true
    present(sheet, on: context)
    #expect(sheet.presentingViewController === context)
    #expect(shown == ["Root", "Context", "Sheet"])
    #expect(device.faults == [])
  }

  @Test func noDismissalWhileAPageIsPushed() {
    let navigation = UINavigationController(rootViewController: page("First"))
    present(navigation)
    navigation.pushViewController(page("Next"), animated: true)
    navigation.dismiss(animated: true)
    device.finishTransitions()
    #expect(shown == ["Root", "First", "Next"])
    #expect(
      device.faults == [
        "Attempt to dismiss from view controller UINavigationController "
          + "while a push or pop is in progress"
      ])
  }

  @Test func notWhileAPageIsPushed() {
    let navigation = UINavigationController(rootViewController: page("First"))
    let device = HeadlessDevice(root: navigation)
    navigation.pushViewController(page("Next"), animated: true)
    navigation.present(page("Sheet"), animated: true)
    device.finishTransitions()
    #expect(device.layers.map(\.pages) == [["First", "Next"]])
    #expect(
      device.faults == [
        "Attempt to present Sheet on UINavigationController (from UINavigationController) "
          + "while a push or pop is in progress"
      ])
  }
}

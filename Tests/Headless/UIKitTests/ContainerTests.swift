import Testing
import UIKit

/// Containers of the app itself, and the root of a window.
@MainActor
struct ContainerTests {
  private let journal = Journal()
  private let root = Page("Root")
  private let device: HeadlessDevice

  init() { device = HeadlessDevice(root: root) }

  private func embed(_ child: UIViewController) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @Test func aChildAppearsWithItsView() {
    embed(Page("Child", journal))
    #expect(journal.take() == ["Child load", "Child willAppear", "Child moved"])
    device.finishTransitions()
    #expect(journal.take() == ["Child didAppear"])
    #expect(device.screen == ["text of Root", "text of Child"])
    #expect(device.layers[0].pages == ["Child"])
    let child = root.children[0]
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let expected = [
      "Child willLeave", "Child willDisappear", "Child didDisappear", "Child left",
    ]
    #expect(journal.take() == expected)
    #expect(device.faults == [])
  }

  @Test func aChildThatComesWithItsParentAppearsWithIt() {
    root.present(Parent(journal), animated: true)
    device.turn(to: .compact)
    #expect(journal.take() == ["child is"])
    device.finishTransitions()
    #expect(journal.take() == ["parent did", "child did"])
    #expect(device.faults == [])
  }

  @Test func aContainerForwardsWhatItIsTold() {
    embed(Page("Child", journal))
    device.finishTransitions()
    _ = journal.take()
    let cover = Page("Cover")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    device.finishTransitions()
    root.dismiss(animated: true)
    device.finishTransitions()
    let expected = ["willDisappear", "didDisappear", "willAppear", "didAppear"]
    #expect(journal.take() == expected.map { "Child \($0)" })
  }

  @Test func aContainerCanForwardByItself() {
    final class Silent: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (outer, child) = (Silent(), Page("Child", journal))
    let device = HeadlessDevice(root: outer)
    outer.addChild(child)
    outer.view.addSubview(child.view)
    device.finishTransitions()
    #expect(journal.take() == ["Child load"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(journal.take() == ["Child willAppear", "Child didAppear"])
  }

  @Test func controllersFollowTheWidth() {
    final class Watcher: UIViewController {
      var seen: [String] = []

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        seen.append("to \(newCollection.horizontalSizeClass)")
        coordinator.animate { [weak self] _ in self?.seen.append("alongside") }
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        seen.append(
          "\(previous?.horizontalSizeClass ?? .unspecified) \(traitCollection.horizontalSizeClass)")
      }
    }
    let watcher = Watcher()
    let device = HeadlessDevice(root: UINavigationController(rootViewController: watcher))
    device.turn(to: .regular)
    device.turn(to: .regular)
    #expect(watcher.seen == ["to regular", "alongside", "compact regular"])
    #expect(watcher.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func oneChildTakesThePlaceOfAnother() {
    let (old, new) = (Page("Old", journal), Page("New", journal))
    embed(old)
    device.finishTransitions()
    root.addChild(new)
    _ = journal.take()
    root.transition(from: old, to: new, duration: 0.3, animations: nil) { [journal] _ in
      journal.write("done")
    }
    device.finishTransitions()
    let expected = [
      "Old willDisappear", "New load", "New willAppear", "Old didDisappear", "New didAppear",
      "done",
    ]
    #expect(journal.take() == expected)
    #expect(device.screen == ["text of Root", "text of New"])
    root.transition(from: Page("Stranger"), to: old, duration: 0.3, animations: nil)
    #expect(
      device.faults == [
        "Children view controllers Stranger and Old must have a common parent"
      ])
  }

  @Test func unbalancedCalls() {
    let page = Page("Page", journal)
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    #expect(journal.take() == ["Page load", "Page willAppear", "Page didAppear"])
    #expect(device.faults == [])
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    page.endAppearanceTransition()
    let fault = "Unbalanced calls to begin/end appearance transitions for Page"
    #expect(device.faults == [fault, fault])
  }

  @Test func theViewIsLoadedOnce() {
    let page = Page("Page", journal)
    #expect(page.viewIfLoaded == nil)
    page.loadViewIfNeeded()
    _ = page.view
    #expect(journal.take() == ["Page load"])
  }

  @Test func anotherRootReplacesTheFirst() {
    let window = device.window
    let (old, new) = (Page("Old", journal), Page("New", journal))
    window.rootViewController = old
    device.finishTransitions()
    window.rootViewController = new
    device.finishTransitions()
    #expect(
      journal.take() == [
        "Old load", "Old willAppear", "Old didAppear", "Old willDisappear", "Old didDisappear",
        "New load", "New willAppear", "New didAppear",
      ])
    #expect(device.layers.map(\.pages) == [["New"]])
    new.present(Page("Sheet"), animated: true)
    device.finishTransitions()
    window.rootViewController = UINavigationController(rootViewController: Page("Third"))
    device.finishTransitions()
    window.rootViewController?.show(Page("Fourth"), sender: nil)
    window.rootViewController = Page("Fifth")
    device.finishTransitions()
    #expect(device.layers[0].pages == ["Fifth"])
    #expect(
      device.faults == [
        "a window gets another root while Sheet is presented, which is never freed",
        "a window gets another root while a transition is in progress",
      ])
  }

  private final class Parent: UIViewController {
    let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) {
      let child = Child(journal)
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) { journal.write("parent did") }
  }

  private final class Child: UIViewController {
    let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) { journal.write("child is") }

    override func viewDidAppear(_ animated: Bool) { journal.write("child did") }
  }
}

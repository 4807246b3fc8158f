import Testing
import UIKit

@MainActor
struct SplitTests {
  private let journal = Journal()

  private func device(
    _ width: UIUserInterfaceSizeClass, delegate: Collapsing? = nil
  ) -> (UISplitViewController, HeadlessDevice) {
    let window = UIWindow(frame: .zero)
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(Page("List", journal), for: .primary)
    split.setViewController(Page("Item", journal), for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    return (split, HeadlessDevice(window: window, width: width))
  }

  @Test func aTabletShowsColumns() {
    let (split, device) = device(.regular)
    #expect(device.layers[0].pages == ["List", "Item"])
    #expect(device.screen == ["# List", "text of List", "# Item", "text of Item"])
    #expect(split.viewController(for: .secondary)?.title == "Item")
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    #expect(device.layers[0].pages == ["Item"])
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(device.layers[0].pages == ["List", "Item"])
    split.setViewController(Page("Other", journal), for: .secondary)
    #expect(device.layers[0].pages == ["List", "Other"])
    #expect(device.faults == [])
  }

  @Test func aPhoneShowsOneStack() throws {
    let (split, device) = device(.compact)
    #expect(split.isCollapsed)
    #expect(device.layers[0].pages == ["List", "Item"])
    #expect(device.screen == ["# Item", "text of Item"])
    try device.swipeBack()
    device.finishTransitions()
    #expect(device.layers[0].pages == ["List"])
    split.show(.secondary)
    device.finishTransitions()
    #expect(device.layers[0].pages == ["List", "Item"])
    split.show(.primary)
    device.finishTransitions()
    #expect(device.layers[0].pages == ["List"])
    #expect(device.faults == [])
  }

  @Test func theDelegateChoosesTheColumnOnTop() {
    let delegate = Collapsing()
    let (split, device) = device(.compact, delegate: delegate)
    #expect(device.layers[0].pages == ["List"])
    device.turn(to: .regular)
    #expect(device.layers[0].pages == ["List", "Item"])
    #expect(!split.isCollapsed)
    device.turn(to: .compact)
    #expect(device.layers[0].pages == ["List"])
    #expect(device.faults == [])
  }

  @Test func pagesMoveBetweenTheStacks() {
    let (split, device) = device(.compact)
    let detail = Page("Detail", journal)
    split.viewController(for: .secondary)?.navigationController?
      .pushViewController(detail, animated: true)
    device.finishTransitions()
    #expect(device.layers[0].pages == ["List", "Item", "Detail"])
    _ = journal.take()
    device.turn(to: .regular)
    device.finishTransitions()
    #expect(device.layers[0].pages == ["List", "Item", "Detail"])
    #expect(device.screen == ["# List", "text of List", "# Detail", "text of Detail"])
    #expect(
      detail.navigationController !== split.viewController(for: .primary)?.navigationController)
    device.turn(to: .compact)
    device.finishTransitions()
    #expect(device.screen == ["# Detail", "text of Detail"])
    #expect(device.faults == [])
  }

  @Test func aColumnOnlyForPhones() {
    let (split, device) = device(.regular)
    split.setViewController(Page("Narrow"), for: .compact)
    #expect(device.layers[0].pages == ["List", "Item"])
    device.turn(to: .compact)
    #expect(device.screen == ["text of Narrow"])
    #expect(device.faults == [])
  }

  private final class Collapsing: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      .primary
    }
  }
}

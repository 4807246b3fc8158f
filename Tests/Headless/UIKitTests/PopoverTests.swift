import Testing
import UIKit

@MainActor
struct PopoverTests {
  private let root = Page("Root")
  private let popover = Page("Popover")
  private let device: HeadlessDevice

  init() {
    device = HeadlessDevice(root: root)
    popover.modalPresentationStyle = .popover
  }

  private func present() {
    root.present(popover, animated: true)
    device.finishTransitions()
  }

  @Test func aPhoneShowsASheet() {
    present()
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(device.pointsAt == nil)
    #expect(device.faults == [])
    device.turn(to: .regular)
    #expect(device.layers.map(\.presentation) == [.root, .popover])
  }

  @Test func unlessItsDelegateSaysOtherwise() throws {
    let keeper = Keeper()
    popover.popoverPresentationController?.delegate = keeper
    popover.popoverPresentationController?.sourceView = root.view
    present()
    #expect(device.layers.map(\.presentation) == [.root, .popover])
    try device.swipeDown()
    device.finishTransitions()
    #expect(device.layers.count == 1)
  }

  @Test func aTabletNeedsAPlace() {
    device.turn(to: .regular)
    popover.popoverPresentationController?.sourceView = root.view
    present()
    #expect(device.pointsAt == "text of Root")
    #expect(device.faults == [])
    root.dismiss(animated: true)
    device.finishTransitions()
    present()
    #expect(
      device.faults == [
        "a popover points at nothing: it needs a sourceView, a sourceItem or a barButtonItem"
      ])
  }

  @Test func itPointsAtAnItem() {
    device.turn(to: .regular)
    let source = UIView()
    source.accessibilityIdentifier = "place"
    root.view.addSubview(source)
    popover.popoverPresentationController?.sourceItem = source
    popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    present()
    #expect(device.pointsAt == "place")
    #expect(device.faults == [])
    let earlier = HeadlessDevice(root: Page("Root"), system: .iOS(14))
    let other = Page("Other")
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.sourceItem = source
    other.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    #expect(
      earlier.faults == [
        "sourceItem needs iOS 16", "adaptiveSheetPresentationController needs iOS 15",
      ])
  }

  /// (MGSplitViewController #22, #31)
  @Test func itPointsAtNothingOffTheScreen() {
    device.turn(to: .regular)
    let source = UIView()
    popover.popoverPresentationController?.sourceView = source
    present()
    #expect(device.faults == ["a popover points at a view that does not have a window"])
  }

  @Test func itPointsAtAnItemOfABar() {
    device.turn(to: .regular)
    let item = UIBarButtonItem(title: "More", primaryAction: nil)
    popover.popoverPresentationController?.barButtonItem = item
    present()
    #expect(
      device.faults == ["a popover points at a bar button item that is in no bar on screen"])
    let page = Page("Page")
    page.navigationItem.rightBarButtonItem = item
    let other = HeadlessDevice(root: UINavigationController(rootViewController: page))
    other.turn(to: .regular)
    let next = Page("Next")
    next.modalPresentationStyle = .popover
    next.popoverPresentationController?.sourceItem = item
    page.present(next, animated: true)
    other.update()
    #expect(other.pointsAt == "More")
    #expect(other.faults == [])
  }

  @Test func itsDelegatePreparesIt() {
    device.turn(to: .regular)
    let preparer = Preparer(root.view)
    popover.popoverPresentationController?.delegate = preparer
    present()
    #expect(device.pointsAt == "text of Root")
    #expect(device.faults == [])
  }

  private final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      popoverPresentationController.sourceView = view
    }
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      .none
    }
  }
}

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
    let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
    popover.popoverPresentationController?.barButtonItem = item
    present()
    #expect(device.pointsAt == "More")
    #expect(device.faults == [])
    root.dismiss(animated: true)
    device.finishTransitions()
    present()
    #expect(
      device.faults == [
        "a popover points at nothing: it needs a sourceView, a sourceItem or a barButtonItem"
      ])
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      .none
    }
  }
}

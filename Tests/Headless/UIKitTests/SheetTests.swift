import Testing
import UIKit

/// What the user does to a sheet, and whom UIKit tells.
@MainActor
struct SheetTests {
  private let journal = Journal()
  private let root = Page("Root")
  private let sheet: Page
  private let delegate: Recorder
  private let device: HeadlessDevice

  init() {
    sheet = Page("Sheet", journal)
    delegate = Recorder(journal)
    device = HeadlessDevice(root: root)
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.presentationController?.delegate = delegate
    root.present(navigation, animated: true)
    device.finishTransitions()
    _ = journal.take()
  }

  @Test func aSwipeTellsTheDelegateOnly() throws {
    try device.swipeDown()
    #expect(device.layers.last?.isInTransition == true)
    #expect(throws: HeadlessError.inTransition) { try device.swipeDown() }
    device.finishTransitions()
    #expect(
      journal.take() == [
        "should", "will", "Sheet willDisappear", "Sheet didDisappear", "did",
      ])
    #expect(root.presentedViewController == nil)
    #expect(device.faults == [])
  }

  /// (Apple's documentation of `presentationControllerDidDismiss(_:)`)
  @Test func aDismissalByCodeTellsTheDelegateNothing() {
    root.dismiss(animated: true)
    device.finishTransitions()
    #expect(journal.take() == ["Sheet willDisappear", "Sheet didDisappear"])
  }

  @Test func theAppCanRefuse() throws {
    delegate.permits = false
    #expect(throws: HeadlessError.refused("interactive dismissal is disabled")) {
      try device.swipeDown()
    }
    delegate.permits = true
    sheet.isModalInPresentation = true
    #expect(throws: HeadlessError.refused("interactive dismissal is disabled")) {
      try device.swipeDown()
    }
    #expect(journal.take() == ["should", "attempt", "attempt"])
    #expect(device.layers.count == 2)
    sheet.isModalInPresentation = false
    try device.swipeDown()
  }

  /// (BSWInterfaceKit #195)
  @Test func aChildInAContainerOfTheAppDoesNotCount() throws {
    let child = Page("Child")
    child.isModalInPresentation = true
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    device.finishTransitions()
    try device.swipeDown()
  }

  @Test func theUserLetsGo() throws {
    try device.cancelSwipeDown()
    device.finishTransitions()
    #expect(
      journal.take() == [
        "should", "will", "Sheet willDisappear", "Sheet willAppear", "Sheet didAppear",
      ])
    #expect(device.layers.count == 2)
    #expect(device.faults == [])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func aCoverCannotBeSwiped(style: UIModalPresentationStyle) throws {
    let cover = Page("Cover")
    cover.modalPresentationStyle = style
    sheet.present(cover, animated: true)
    device.finishTransitions()
    #expect(throws: HeadlessError.refused("fullScreenCover cannot be swiped down")) {
      try device.swipeDown()
    }
  }

  @Test func aSheetRestsAtDetents() throws {
    let other = Page("Other")
    let presentation = try #require(other.sheetPresentationController)
    presentation.detents = [.medium(), .custom(identifier: .init("small")) { _ in 100 }]
    #expect(presentation.detents.map(\.identifier) == [.medium, .init("small")])
    presentation.prefersGrabberVisible = true
    sheet.present(other, animated: true)
    device.finishTransitions()
    #expect(other.presentationController === presentation)
    #expect(device.faults == [])
    presentation.detents = []
    #expect(device.faults == ["a sheet has no detent"])
  }

  @Test func eachAPIHasAFirstSystem() {
    let device = HeadlessDevice(root: root, system: .iOS(14))
    _ = Page("Other").sheetPresentationController
    _ = Page("Other").sheetPresentationController
    #expect(device.faults == ["sheetPresentationController needs iOS 15"])
  }

  private final class Recorder: NSObject, UIAdaptivePresentationControllerDelegate {
    private let journal: Journal
    var permits = true

    init(_ journal: Journal) { self.journal = journal }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      journal.write("should")
      return permits
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      journal.write("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      journal.write("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      journal.write("attempt")
    }
  }
}

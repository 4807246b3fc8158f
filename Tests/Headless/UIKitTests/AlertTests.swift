import Testing
import UIKit

@MainActor
struct AlertTests {
  private let journal = Journal()
  private let root = Page("Root")
  private let device: HeadlessDevice

  init() { device = HeadlessDevice(root: root) }

  private func alert(
    _ title: String, _ style: UIAlertController.Style = .alert, cancels: Bool = true
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: "Really?", preferredStyle: style)
    if cancels {
      alert.addAction(
        UIAlertAction(title: "No", style: .cancel) { [journal] _ in journal.write("no") })
    }
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { [journal, weak root] _ in
        journal.write("yes \(root?.presentedViewController == nil)")
      })
    return alert
  }

  private func present(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    device.finishTransitions()
  }

  /// (PivotalCoreKit #152)
  @Test func theAlertHasGoneWhenItsActionRuns() throws {
    present(alert("Delete"))
    #expect(device.layers.map(\.presentation) == [.root, .alert])
    #expect(device.screen == ["Delete", "Really?", "[Yes]", "[No]"])
    #expect(throws: HeadlessError.refused("alert cannot be swiped down")) {
      try device.swipeDown()
    }
    try device.tap("Yes")
    #expect(journal.take() == ["yes true"])
    #expect(device.layers.count == 1)
    #expect(device.faults == [])
  }

  @Test func anActionShowsTheNextAlert() throws {
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = alert("Second")
    first.addAction(
      UIAlertAction(title: "OK", style: .default) { [root] _ in
        root.present(second, animated: true)
      })
    present(first)
    try device.tap("OK")
    device.finishTransitions()
    #expect(device.screen.first == "Second")
    #expect(device.faults == [])
  }

  @Test func nothingElseIsPresentedMeanwhile() {
    present(alert("First"))
    present(alert("Second"))
    #expect(device.screen.first == "First")
    #expect(
      device.faults == [
        "Attempt to present Second on Root (from Root) which is already presenting First"
      ])
  }

  @Test func theUserWritesIntoFields() throws {
    let alert = alert("Name")
    alert.modalPresentationStyle = .fullScreen
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Secret"
      field.isSecureTextEntry = true
    }
    alert.actions.last?.isEnabled = false
    present(alert)
    try device.type("Ann", into: "Name")
    try device.type("abc", into: "Secret")
    #expect(
      device.screen == [
        "Name", "Really?", "Name: {Ann}", "Secret: {•••}", "[Yes] disabled", "[No]",
      ])
    #expect(root.view.window != nil)
    #expect(alert.textFields?.map(\.text) == ["Ann", "abc"])
    #expect(throws: HeadlessError.disabled("Yes")) { try device.tap("Yes") }
  }

  @Test func whatUIKitEndsTheAppFor() {
    let alert = alert("Twice")
    alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    self.alert("Sheet", .actionSheet).addTextField()
    #expect(alert.actions.count == 2)
    #expect(
      device.faults == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert",
      ])
  }

  @Test func aPhoneShowsAnActionSheetAtItsBottom() throws {
    present(alert("Delete", .actionSheet))
    #expect(device.layers.map(\.presentation) == [.root, .confirmationDialog])
    #expect(device.screen == ["Delete", "Really?", "[Yes]", "[No]"])
    #expect(device.pointsAt == nil)
    try device.swipeDown()
    #expect(journal.take() == ["no"])
    present(alert("Delete", .actionSheet, cancels: false))
    #expect(throws: HeadlessError.refused("confirmationDialog cannot be swiped down")) {
      try device.swipeDown()
    }
    #expect(device.faults == [])
  }

  @Test func aTabletShowsItInAPopoverWithoutAButtonToCancel() throws {
    device.turn(to: .regular)
    let sheet = alert("Delete", .actionSheet)
    let source = button("Remove") {}
    root.view.addSubview(source)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet)
    #expect(device.screen == ["Delete", "Really?", "[Yes]"])
    #expect(device.pointsAt == "Remove")
    try device.swipeDown()
    #expect(journal.take() == ["no"])
    #expect(device.faults == [])
  }

  /// Before iOS 26, a phone shows it at its bottom, whatever it points at.
  @Test(arguments: [HeadlessSystem.iOS(18), .iOS(26)])
  func aNewPhoneShowsItAtItsSource(system: HeadlessSystem) throws {
    let device = HeadlessDevice(root: Page("Root"), system: system)
    let root = try #require(device.window.rootViewController)
    let isNew = system >= .iOS(26)
    let sheet = alert("Delete", .actionSheet)
    let source = button("Remove") {}
    root.view.addSubview(source)
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: true)
    device.finishTransitions()
    #expect(device.screen == ["Delete", "Really?", "[Yes]"] + (isNew ? [] : ["[No]"]))
    #expect(device.pointsAt == (isNew ? "Remove" : nil))
    try device.swipeDown()
    #expect(journal.take() == ["no"])
    #expect(device.faults == [])
  }

  /// (Popover #104, Kamagari #1)
  @Test func thePopoverNeedsAPlace() throws {
    device.turn(to: .regular)
    present(alert("Delete", .actionSheet, cancels: false))
    #expect(
      device.faults == [
        "an action sheet points at nothing: it needs a sourceView, a sourceItem or a barButtonItem"
      ])
    try device.swipeDown()
    #expect(device.layers.count == 1)
  }
}

import Testing
import UIKit

/// What the user sees and taps.
@MainActor
struct ViewTests {
  private let journal = Journal()
  private let root = Page("Root")
  private let device: HeadlessDevice

  init() { device = HeadlessDevice(root: root) }

  @Test func theUserTapsWhatIsSeen() throws {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Mail"
    let field = UITextField()
    field.placeholder = "Name"
    let image = UIImageView(image: UIImage(systemName: "star"))
    let hidden = button("Hidden") {}
    hidden.isHidden = true
    let off = button("Off") {}
    off.isEnabled = false
    off.accessibilityIdentifier = "off-button"
    let tap = button("Tap") { [journal] in journal.write("tap") }
    root.view.addSubview(
      UIStackView(arrangedSubviews: [toggle, field, image, hidden, off, tap]))
    try device.tap("Tap", times: 2)
    try device.tap("Mail")
    try device.type("Ann", into: "Name")
    #expect(journal.take() == ["tap", "tap"])
    #expect(
      device.screen == [
        "text of Root", "Mail: on", "Name: {Ann}", "image star", "[Off] disabled", "[Tap]",
      ])
    #expect(!device.canTap("Hidden"))
    #expect(throws: HeadlessError.disabled("off-button")) { try device.tap("off-button") }
    #expect(throws: HeadlessError.refused("Tap is not a text field")) {
      try device.type("x", into: "Tap")
    }
  }

  @Test func anActionWithTheSameIdentifierIsReplaced() throws {
    let button = button("Tap") {}
    for name in ["first", "second"] {
      let action = UIAction(identifier: .init("same")) { [journal] _ in journal.write(name) }
      button.addAction(action, for: .touchUpInside)
    }
    root.view.addSubview(button)
    try device.tap("Tap")
    #expect(journal.take() == ["second"])
  }

  @Test func aPageWithoutTitleIsCalledByItsText() {
    let page = UIViewController()
    let label = UILabel()
    label.text = "words"
    page.view.addSubview(label)
    let device = HeadlessDevice(root: UINavigationController(rootViewController: page))
    #expect(device.layers[0].pages == ["words"])
    page.navigationItem.title = "Title"
    #expect(device.layers[0].pages == ["Title"])
    page.view.accessibilityIdentifier = "page"
    #expect(device.layers[0].pages == ["page"])
  }

  @Test func aViewHearsOfTheWidth() {
    let page = Page("Page")
    let view = Wide()
    page.view.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == .unspecified)
    let device = HeadlessDevice(root: page)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    device.turn(to: .regular)
    #expect(view.changes == [.compact, .regular])
  }

  private final class Wide: UIView {
    var changes: [UIUserInterfaceSizeClass] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes += [previousTraitCollection, traitCollection].compactMap(\.?.horizontalSizeClass)
    }
  }

  @Test func theBarIsReadFirst() throws {
    let page = Page("Page")
    let save = UIAction(title: "Save") { [journal] _ in journal.write("save") }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: save)
    page.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in }),
      UIBarButtonItem(systemItem: .flexibleSpace),
    ]
    let device = HeadlessDevice(root: UINavigationController(rootViewController: page))
    #expect(device.screen == ["# Page", "[Cancel]", "[Save]", "text of Page"])
    try device.tap("Save")
    #expect(journal.take() == ["save"])
  }
}

import Testing
import UIKit

/// Pictures of views, and views of controllers in those of others.
@MainActor
struct SnapshotTests {
  private let root = Page("Root")
  private let device: HeadlessDevice

  init() { device = HeadlessDevice(root: root) }

  @Test func aPictureIsAsLargeAsTheView() throws {
    let view = UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 30))
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
    root.view.addSubview(view)
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    device.finishTransitions()
    #expect(view.snapshotView(afterScreenUpdates: false) != nil)
    #expect(device.faults == [])
  }

  @Test func whatIsNotDrawnYetNeedsAnUpdate() {
    let view = UIView()
    root.view.addSubview(view)
    _ = view.snapshotView(afterScreenUpdates: false)
    #expect(
      device.faults == [
        "Snapshotting a view that has not been rendered at least once requires "
          + "afterScreenUpdates:YES"
      ])
  }

  @Test(arguments: [true, false])
  func whatIsNotSeenHasNoPicture(isHidden: Bool) {
    let (view, inner) = (UIView(), UIView())
    root.view.addSubview(view)
    view.addSubview(inner)
    if isHidden { view.isHidden = true } else { view.alpha = 0 }
    _ = inner.snapshotView(afterScreenUpdates: true)
    #expect(device.faults == ["the snapshot of a hidden view is empty"])
  }

  /// A child's view belongs into that of its parent; a controller without parent may lie anywhere.
  @Test func aChildLiesInItsParent() {
    let (child, other) = (Page("Child"), Page("Other"))
    root.view.addSubview(other.view)
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(device.faults == [])
    other.view.addSubview(child.view)
    #expect(
      device.faults == [
        "UIViewControllerHierarchyInconsistency: child view controller Child should have parent "
          + "view controller Other but actual parent is Root"
      ])
  }
}

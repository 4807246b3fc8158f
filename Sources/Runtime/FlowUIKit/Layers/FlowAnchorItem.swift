import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The mark of a bar button item, which unlike a view can't hold one.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  private struct FlowAnchorItem {
    weak var item: UIBarButtonItem?
    let anchor: FlowAnchorName
    let value: AnyHashable?

    /// All marks, those of items that are gone until the next one is made.
    static var all: [FlowAnchorItem] = []

    /// Whether it has an anchor, and no value or one of those given.
    func marks(_ anchor: FlowAnchorName, among values: [AnyHashable]) -> Bool {
      self.anchor == anchor && value.map { values.contains($0) } ?? true
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIBarButtonItem {
    /// Marks the item as an anchor, at which popovers and dialogs of a flow point. Screens do not zoom out of it.
    ///
    /// - Parameters:
    ///   - anchor: the anchor.
    ///   - value: the value of this item, if several items or views have the same anchor. A popover or dialog takes the
    ///     one whose value is among its arguments.
    public func flowAnchor<Anchor: FlowAnchor>(_ anchor: Anchor, of value: AnyHashable? = nil) {
      let name = FlowAnchorName(anchor)
      FlowAnchorItem.all.removeAll { $0.item == nil || $0.item === self && $0.anchor == name }
      FlowAnchorItem.all.append(FlowAnchorItem(item: self, anchor: name, value: value))
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIViewController {
    /// The first item with an anchor in a navigation bar on screen, without a value or with one of those given.
    ///
    /// - Parameter page: the page whose arguments are given.
    func markedItem(by anchor: FlowAnchorName, for page: FlowPage?) -> UIBarButtonItem? {
      let values = page?.destination.givenValues.map(\.value) ?? []
      let marks = FlowAnchorItem.all.filter { $0.marks(anchor, among: values) }
      if marks.isEmpty { return nil }
      return itemsInBars.first { item in marks.contains { $0.item === item } }
    }

    private var itemsInBars: [UIBarButtonItem] {
      switch self {
      case let navigation as UINavigationController:
        guard let page = navigation.topViewController else { return [] }
        let (left, right) = (
          page.navigationItem.leftBarButtonItems ?? [],
          page.navigationItem.rightBarButtonItems ?? []
        )
        return (navigation.isNavigationBarHidden ? [] : left + right) + page.itemsInBars
      case let tabs as UITabBarController: return tabs.selectedViewController?.itemsInBars ?? []
      default: return children.flatMap(\.itemsInBars)
      }
    }
  }
#endif

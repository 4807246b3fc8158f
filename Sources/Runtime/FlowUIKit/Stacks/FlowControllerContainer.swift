import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The tabs or the columns of a page, each with a stack of its own.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  class FlowControllerContainer: NSObject {
    /// The page with the tabs or the columns.
    let page: FlowPage.ID
    let controller: UIViewController

    init(_ page: FlowPage.ID, as controller: UIViewController) {
      self.page = page
      self.controller = controller
    }

    /// The container of a page; `nil` if the page has none.
    static func of(_ page: FlowPage, in display: FlowDisplay) -> FlowControllerContainer? {
      switch page.content {
      case .tabs: FlowTabsContainer(page.id, in: display)
      case .split(let columns, _):
        if #available(iOS 14, visionOS 1, *) {
          FlowColumnsContainer(page.id, count: columns.count)
        } else {
          nil
        }
      case .view, .region: nil
      }
    }

    /// Brings its stacks in line with a state.
    func follow(_ state: FlowState, of controllers: FlowControllers, in display: FlowDisplay) {}
  }

  /// Columns. A navigation controller refuses a split view controller, but not one inside another controller.
  @MainActor
  @available(iOS 14, visionOS 1, *)
  private final class FlowColumnsContainer: FlowControllerContainer {
    private let columns: UISplitViewController

    init(_ page: FlowPage.ID, count: Int) {
      columns = UISplitViewController(style: count > 2 ? .tripleColumn : .doubleColumn)
      columns.preferredDisplayMode = count > 2 ? .twoBesideSecondary : .oneBesideSecondary
      let around = UIViewController()
      super.init(page, as: around)
      around.addChild(columns)
      around.view.addSubview(columns.view)
      columns.view.frame = around.view.bounds
      columns.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      columns.didMove(toParent: around)
    }

    override func follow(
      _ state: FlowState, of controllers: FlowControllers, in display: FlowDisplay
    ) {
      guard case .split(let stacks, _)? = state.pages[page]?.content else { return }
      let places: [UISplitViewController.Column] =
        stacks.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (stack, place) in zip(stacks, places) {
        let controller = controllers.navigator(of: stack, in: state, display)
        if columns.viewController(for: place) !== controller {
          columns.setViewController(controller, for: place)
        }
      }
    }
  }
#endif

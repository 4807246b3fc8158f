import FlowUIKit
import Testing
import UIKit

@testable import PortfolioApp

/// A navigator without a screen, which a test plays.
@MainActor
private final class FakeNavigator: Navigator {
  private(set) var viewControllers: [UIViewController] = []
  /// What the flow has asked for: how many pages there are then, and whether it asked for a transition.
  private(set) var changes: [(count: Int, isAnimated: Bool)] = []
  private(set) var isBarHidden = false
  weak var navigatorDelegate: (any NavigatorDelegate)?
  var isOnScreen: Bool { true }

  func waitsForTransition(then action: @escaping @MainActor () -> Void) -> Bool { false }

  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
    changes.append((viewControllers.count, animated))
    navigatorDelegate?.navigatorDidShow(self)
  }

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isBarHidden = hidden }

  /// The user goes back by some pages.
  func goBack(by count: Int = 1) {
    viewControllers.removeLast(count)
    navigatorDelegate?.navigatorWentBack(self)
    navigatorDelegate?.navigatorDidShow(self)
  }
}

/// The flow without any screen: a fake navigator drives it.
@MainActor
@Suite struct FakeNavigatorTests {
  private let navigator = FakeNavigator()
  private let flow = PortfolioFlowCoordinator(logic: AssetStore())

  init() { flow.start(on: navigator) }

  private var titles: [String?] { navigator.viewControllers.map(\.navigationItem.title) }

  @Test func theFlowShowsItsPages() {
    flow.show(route: PortfolioDestination.details(id: 1))
    flow.show(route: PortfolioDestination.edit(id: 1))
    #expect(titles == ["Portfolio", "Asset", "Edit"])
    flow.navigateBackToRoot(animated: false)
    #expect(titles == ["Portfolio"])
    #expect(navigator.changes.map(\.count) == [1, 2, 3, 1])
    #expect(navigator.changes.map(\.isAnimated) == [false, true, true, false])
  }

  @Test func theUserGoesBack() {
    flow.show(route: PortfolioDestination.details(id: 1))
    flow.show(route: PortfolioDestination.edit(id: 1))
    navigator.goBack(by: 2)
    #expect(flow.navigator.description == "root: list")
    flow.show(route: PortfolioDestination.details(id: 2))
    #expect(titles == ["Portfolio", "Asset"])
  }

  /// Details and editor come in one change, not one after the other.
  @Test func severalRoutesComeAtOnce() throws {
    let list = try #require(navigator.viewControllers.first as? AssetListController)
    list.loadViewIfNeeded()
    list.beginAppearanceTransition(true, animated: false)
    list.endAppearanceTransition()
    list.press("Last")
    #expect(titles == ["Portfolio", "Asset", "Edit"])
    #expect(navigator.changes.map(\.count) == [1, 3])
  }

  /// The back button ends a flow inside the flow, and the navigator is not asked to pop again.
  @Test func theBackButtonEndsAChild() {
    flow.show(route: PortfolioDestination.portfolio)
    #expect(flow.child?.parent === flow)
    let changes = navigator.changes.count
    navigator.goBack()
    #expect(flow.child == nil)
    #expect(navigator.changes.count == changes)
  }

  @Test func theFlowIsFreedWithItsTest() {
    weak var freed: PortfolioFlowCoordinator?
    do {
      let flow = PortfolioFlowCoordinator(logic: AssetStore())
      let navigator = FakeNavigator()
      flow.start(on: navigator)
      flow.show(route: PortfolioDestination.portfolio)
      freed = flow
    }
    #expect(freed == nil)
  }
}

extension AssetListController {
  /// Presses a button of the list.
  fileprivate func press(_ title: String) {
    let buttons = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
    buttons.first { $0.currentTitle == title }?.sendActions(for: .primaryActionTriggered)
  }
}

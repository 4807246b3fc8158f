import Testing
import UIKit

/// When the user can go back, and how.
@MainActor
struct BackTests {
  private let navigation = UINavigationController(rootViewController: Page("Root"))
  private let top = Page("Top")
  private let device: HeadlessDevice

  init() {
    device = HeadlessDevice(root: navigation)
    navigation.pushViewController(top, animated: false)
    device.finishTransitions()
  }

  private func goesBack(bySwipe: Bool) throws -> Bool {
    do {
      if bySwipe { try device.cancelSwipeBack() } else { try device.swipeBack() }
      device.finishTransitions()
      return bySwipe || navigation.viewControllers.count == 1
    } catch let error as HeadlessError {
      guard case .refused = error else { throw error }
      return false
    }
  }

  @Test(arguments: [true, false])
  func aHiddenBackButtonAlsoDisablesTheSwipe(bySwipe: Bool) throws {
    top.navigationItem.hidesBackButton = true
    #expect(try !goesBack(bySwipe: bySwipe))
    top.navigationItem.hidesBackButton = false
    #expect(try goesBack(bySwipe: bySwipe))
  }

  @Test(arguments: [true, false])
  func soDoesAHiddenBar(bySwipe: Bool) throws {
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(device.screen == ["text of Top"])
    #expect(try !goesBack(bySwipe: bySwipe))
  }

  /// An item at the left takes the place of the back button (openradar 19031955).
  @Test(arguments: [true, false])
  func soDoesAnItemAtTheLeft(bySwipe: Bool) throws {
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { _ in })
    #expect(try !goesBack(bySwipe: bySwipe))
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(try goesBack(bySwipe: bySwipe))
  }

  @Test func theMenuOfTheBackButtonPopsSeveralPages() throws {
    let journal = Journal()
    let recorder = DelegateRecorder(journal)
    navigation.pushViewController(Page("Third", journal), animated: false)
    device.finishTransitions()
    navigation.delegate = recorder
    _ = journal.take()
    #expect(throws: HeadlessError.notOnScreen("Nowhere", screen: ["Root", "Top", "Third"])) {
      try device.goBack(to: "Nowhere")
    }
    try device.goBack(to: "Root")
    device.finishTransitions()
    #expect(device.layers[0].pages == ["Root"])
    #expect(journal.take().filter { $0.contains("show") } == ["will show Root", "did show Root"])
    navigation.pushViewController(top, animated: false)
    device.finishTransitions()
    top.navigationItem.hidesBackButton = true
    #expect(throws: HeadlessError.refused("there is no menu to go back")) {
      try device.goBack(to: "Root")
    }
  }

  /// A stack of the app can refuse what the user does.
  @Test func theSystemCallsWhatTheAppOverrides() throws {
    final class Stubborn: UINavigationController {
      var calls = 0

      override func popViewController(animated: Bool) -> UIViewController? {
        calls += 1
        return calls > 1 ? super.popViewController(animated: animated) : nil
      }
    }
    let navigation = Stubborn(rootViewController: Page("Root"))
    navigation.pushViewController(Page("Top"), animated: false)
    let device = HeadlessDevice(root: navigation)
    try device.swipeBack()
    device.finishTransitions()
    #expect(navigation.viewControllers.count == 2)
    try device.swipeBack()
    device.finishTransitions()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aDisabledRecogniserLeavesTheButton() throws {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    #expect(try !goesBack(bySwipe: true))
    #expect(try goesBack(bySwipe: false))
  }

  /// iOS 26 has a second recogniser (grahammendick/navigation #888, deltachat-ios #3088).
  @Test(arguments: [(HeadlessSystem.iOS(18), false), (.iOS(26), true)])
  func theSwipeOfIOS26NeedsItsOwnSwitch(system: HeadlessSystem, goesBack: Bool) throws {
    let navigation = UINavigationController(rootViewController: Page("Root"))
    navigation.pushViewController(Page("Top"), animated: false)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let device = HeadlessDevice(root: navigation, system: system)
    if goesBack {
      try device.cancelSwipeBack()
    } else {
      #expect(throws: HeadlessError.refused("the edge swipe is off")) {
        try device.cancelSwipeBack()
      }
      _ = navigation.interactiveContentPopGestureRecognizer
      #expect(device.faults == ["interactiveContentPopGestureRecognizer needs iOS 26"])
    }
  }

  /// A delegate of the app makes the swipe work without a bar, but also at the root, where it blocks
  /// the app (react-native-navigation #645, SwipeBack #3).
  @Test func theAppsOwnDelegateDecides() throws {
    let permission = Permission()
    navigation.isNavigationBarHidden = true
    navigation.interactivePopGestureRecognizer?.delegate = permission
    #expect(try goesBack(bySwipe: true))
    permission.isGiven = false
    #expect(try !goesBack(bySwipe: true))
    permission.isGiven = true
    try device.swipeBack()
    device.finishTransitions()
    #expect(device.faults == [])
    #expect(try !goesBack(bySwipe: true))
    #expect(
      device.faults == [
        "the edge swipe begins at the root of a stack, and the app does not react any more"
      ])
  }

  private final class Permission: NSObject, UIGestureRecognizerDelegate {
    var isGiven = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isGiven }
  }
}

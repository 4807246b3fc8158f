import FlowUIKit
import Testing
import UIKit

@testable import PortfolioApp

/// A coordinator that the app had before, with a navigation controller of its own.
@MainActor
private final class OldCoordinator {
  let navigation: UINavigationController
  let store = AssetStore()
  private(set) var ends: [String] = []

  init(navigation: UINavigationController) { self.navigation = navigation }

  func addAsset() {
    let flow = NewAssetFlowCoordinator(
      onEnd: { [weak self] end in
        if case .finished(let name) = end { self?.store.add(name: name) }
        self?.navigation.dismiss(animated: true)
      })
    navigation.present(flow.viewController, animated: true)
  }

  func showPortfolio() {
    let flow = PortfolioFlowCoordinator(
      logic: store,
      onEnd: { [weak self] end in
        self?.ends.append("\(end)")
      })
    flow.push(on: navigation)
  }
}

/// Flows in an app that keeps its own navigation.
@MainActor
@Suite struct HostTests {
  private let old: OldCoordinator
  private let device: HeadlessDevice

  init() {
    let home = UIViewController()
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    old = OldCoordinator(navigation: navigation)
    device = HeadlessDevice(window: window)
  }

  @Test func anOldCoordinatorHearsWhatAFlowReturns() async throws {
    old.addAsset()
    await device.settle()
    #expect(device.layers.map(\.pages) == [["Home"], ["New asset"]])
    try device.type("Copper", into: "Name")
    try device.tap("Add")
    await device.settle { device.layers.count == 1 }
    #expect(old.store.assets.map(\.name) == ["Gold", "Silver", "Copper"])
    #expect(device.faults == [])
  }

  @Test func aFlowThatIsSwipedAwayEndsAsCancelled() async throws {
    old.addAsset()
    await device.settle()
    try device.swipeDown()
    await device.settle()
    #expect(device.layers.map(\.pages) == [["Home"]])
    #expect(old.store.assets.count == 2)
    #expect(device.faults == [])
  }

  @Test func theBackButtonOfAFlowLeadsToTheApp() async throws {
    old.showPortfolio()
    await device.settle()
    try device.tap("Gold")
    await device.settle()
    #expect(device.layers.map(\.pages) == [["Home", "Portfolio", "Asset"]])
    for count in [2, 1] {
      try device.swipeBack()
      await device.settle()
      #expect(device.layers.first?.pages.count == count)
    }
    #expect(old.ends == ["cancelled"])
    #expect(device.faults == [])
  }
}

import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// The pages of a stack, and what stands in their bars.
@MainActor
@Suite struct PageTests {
  private let flow = HomeFlow()
  private let device: Device

  init() { device = Device(flow) }

  private var top: UIViewController? { device.root?.topViewController }

  private func show(_ route: HomeDestination, _ ifShown: FlowIfShown = .again) async {
    flow.perform { $0.show(route, as: .push, ifShown: ifShown) }
    await device.rests()
  }

  @Test func aControllerIsMadeAgainForOtherArguments() async throws {
    await show(.edit(id: 1))
    let first = top
    await show(.edit(id: 1), .update)
    #expect(top === first)
    await show(.edit(id: 2), .update)
    #expect(device.device.layers.map(\.pages) == [["list", "Edit 2"]])
    #expect(device.device.faults == [])
  }

  /// What the app has in the bar stands beside the button that asks.
  @Test func theButtonThatAsksStandsBesideOthers() async throws {
    await show(.edit(id: 1))
    #expect(top?.navigationItem.leftBarButtonItems?.map(\.title) == ["Help"])
    #expect(top?.navigationItem.hidesBackButton == false)
    flow.asks = true
    await show(.edit(id: 2))
    #expect(top?.navigationItem.leftBarButtonItems?.map(\.title) == ["Back", "Help"])
    #expect(top?.navigationItem.hidesBackButton == true)
    try await device.taps("Back")
    #expect(device.root?.viewControllers.count == 3)
    flow.asks = false
    flow.perform { $0.push(.details(id: 1)) }
    await device.rests()
    flow.perform { $0.back() }
    await device.rests()
    #expect(top?.navigationItem.leftBarButtonItems?.map(\.title) == ["Help"])
    #expect(device.device.faults == [])
  }

  @Test func thirteenHasTheButtonToo() async throws {
    let flow = HomeFlow()
    flow.asks = true
    let device = Device(flow, on: 13)
    flow.perform { $0.push(.details(id: 1)) }
    await device.rests()
    #expect(device.root?.topViewController?.navigationItem.leftBarButtonItem?.title == "Back")
    #expect(device.device.faults == [])
  }

  @Test func aTitleIsLookedUp() async throws {
    let value = 1.5
    let flow = TitleFlow("100% of \(value) and \(3)")
    let device = Device(flow)
    #expect(device.root?.topViewController?.navigationItem.title == "100% of 1.5 and 3")
    #expect(device.device.faults == [])
    let plain = Device(TitleFlow("50% off"))
    #expect(plain.root?.topViewController?.navigationItem.title == "50% off")
  }

  @Test func commandsGoBack() async throws {
    for id in 1...3 { await show(.details(id: id)) }
    flow.perform { $0.navigateBack(toRoute: .details) }
    await device.rests()
    #expect(device.root?.viewControllers.count == 4)
    flow.perform { $0.navigateBack() }
    await device.rests()
    #expect(device.root?.viewControllers.count == 3)
    flow.perform { $0.push(.edit(id: 3)) }
    await device.rests()
    flow.perform { $0.navigateBack(toRoute: .details) }
    await device.rests()
    #expect(device.root?.viewControllers.count == 3)
    flow.perform { $0.navigateBackToRoot() }
    await device.rests()
    #expect(device.root?.viewControllers.count == 1)
    #expect(device.device.faults == [])
  }

  /// Before iOS 16, a sheet has no other heights.
  @Test(arguments: [15, 16])
  func aSheetHasItsHeights(version: Int) async throws {
    let flow = HomeFlow()
    let device = Device(flow, on: version)
    let detents: [FlowDetent] = [.fraction(0.4), .height(200), .medium]
    flow.perform { $0.show(.details(id: 1), as: .sheet(detents: detents)) }
    await device.rests()
    let sheet = device.root?.presentedViewController?.sheetPresentationController
    #expect(sheet?.detents.count == 3)
    #expect(device.device.faults == [])
  }

  @Test func aSheetUnderACoverStays() async throws {
    flow.show(route: HomeDestination.add)
    await device.rests()
    flow.perform { $0.show(.details(id: 1), as: .fullScreenCover) }
    await device.rests()
    #expect(device.presentations == [.root, .sheet, .fullScreenCover])
    #expect(flow.navigator.state.layers.count == 3)
    flow.perform { $0.dismiss() }
    await device.rests()
    #expect(device.presentations == [.root, .sheet])
    #expect(device.device.faults == [])
  }
}

private enum TitleDestination: FlowDestination {
  case page

  enum Screen: String, FlowScreenName {
    case page
    var flow: String { "Title" }
  }

  var contents: FlowContents<Screen> { FlowContents(.page) }

  init(_ screen: Screen, _ values: FlowValues) throws { self = .page }
}

@MainActor
private final class TitleFlow: FlowComponentDefinition {
  let navigator = FlowNavigator()
  private let title: FlowText

  init(_ title: FlowText) {
    self.title = title
    start(
      at: .page, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<FlowTypedEnd<()>>?)
  }

  func component(of page: FlowPage.ID, showing destination: TitleDestination) -> FlowComponent {
    FlowComponent(UIViewController(), title: title)
  }

  func rules(for destination: TitleDestination) -> FlowRules<TitleDestination> { .view }
}

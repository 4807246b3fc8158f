import FlowRuntime
import FlowUIKit
import SwiftUI
import Testing
import UIKit

/// A tab for each element of an array, on a device.
@MainActor
@Suite struct ElementTabsTests {
  private let flow = ElementTabsFlow()

  /// Selects the tab of the second element, and pushes a page there.
  private func selected() async -> Device {
    let device = Device(flow)
    flow.perform { $0.select(tabFor: .page(2)) }
    flow.perform { $0.push(.page(20)) }
    await device.rests()
    #expect(device.device.screen.first == "# 20")
    #expect(device.device.screen.last == "tabs: First, Page 1, (Page 2), Page 3")
    return device
  }

  @Test(arguments: [
    ([3, 2, 1], "tabs: First, Page 3, (Page 2), Page 1"),
    ([2], "tabs: First, (Page 2)"),
    ([4, 1, 3, 2], "tabs: First, Page 4, Page 1, Page 3, (Page 2)"),
  ])
  func theSelectedOneStays(numbers: [Int], bar: String) async {
    let device = await selected()
    flow.show(numbers)
    await device.rests()
    #expect(device.device.screen.first == "# 20")
    #expect(device.device.screen.last == bar)
    #expect(device.device.faults == [])
  }

  @Test(arguments: [[], [1, 3]]) func theFirstIsSelectedInPlaceOfOneThatGoes(numbers: [Int]) async {
    let device = await selected()
    flow.show(numbers)
    await device.rests()
    #expect(device.device.screen.first == "# 1")
    #expect(device.device.screen.last?.hasPrefix("tabs: (First)") == true)
    #expect(device.device.faults == [])
  }

  /// The sixth tab has no place in a phone's bar.
  @Test func moreThanTheBarHoldsAreListed() async throws {
    let device = await selected()
    flow.show([1, 2, 3, 4, 5, 6])
    await device.rests()
    #expect(device.device.screen.last == "tabs: First, Page 1, (Page 2), Page 3, More")
    try device.device.selectTab("More")
    try await device.taps("Page 6")
    await device.rests()
    #expect(device.device.screen.first == "# 6")
    flow.show([6])
    await device.rests()
    #expect(device.device.screen.first == "# 6")
    #expect(device.device.screen.last == "tabs: First, (Page 6)")
    #expect(device.device.faults == [])
  }
}

@MainActor
private final class ElementTabsFlow: FlowComponentDefinition {
  let navigator = FlowNavigator()
  private var numbers = [1, 2, 3]

  init() {
    start(
      at: .tabs, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<FlowTypedEnd<()>>?)
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    stateChanged()
  }

  func component(of page: FlowPage.ID, showing destination: ManyTabsDestination) -> FlowComponent {
    let number = destination.number ?? 0
    return FlowComponent(Text("page \(number)").navigationBarTitle("\(number)"))
  }

  func rules(for destination: ManyTabsDestination) -> FlowRules<ManyTabsDestination> {
    guard destination == .tabs else { return .view }
    return .tabs(
      [FlowTab(ManyTabsDestination.tab1, title: "First")],
      FlowTab.each(numbers, of: ManyTabsDestination.Screen.page) { number in
        FlowTab(ManyTabsDestination.page(number), title: "Page \(number)")
      })
  }
}

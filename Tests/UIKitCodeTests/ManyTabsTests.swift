import FlowRuntime
import FlowUIKit
import SwiftUI
import Testing
import UIKit

/// More tabs than a bar has places for in compact width.
@MainActor
@Suite struct ManyTabsTests {
  private let flow = ManyTabsFlow()

  @Test func aPhoneListsTheOthers() async throws {
    let device = Device(flow)
    #expect(device.device.screen.last == "tabs: (Tab 1), Tab 2, Tab 3, Tab 4, More")
    try device.device.selectTab("More")
    #expect(
      device.device.screen == [
        "# More", "[Tab 5 9]", "[Tab 6]", "[Tab 7]", "tabs: Tab 1, Tab 2, Tab 3, Tab 4, (More)",
      ])
    try await device.taps("Tab 6")
    #expect(device.device.screen.contains("page 6"))
    #expect(device.device.screen.last == "tabs: Tab 1, Tab 2, Tab 3, Tab 4, (More)")
    flow.perform { $0.push(.page(60)) }
    await device.rests()
    #expect(device.device.screen.first == "# 60")
    try device.device.swipeBack()
    await device.rests()
    #expect(device.device.screen.first == "# 6")
    #expect(device.device.faults == [])
  }

  /// The list covers what is selected, which stays as it was.
  @Test func theListIsLeftAgain() async throws {
    let device = Device(flow)
    for (tab, wayBack) in [("Tab 1", false), ("Tab 6", true)] {
      try device.device.selectTab(wayBack ? "More" : tab)
      if wayBack { try await device.taps(tab) }
      flow.perform { $0.push(.page(60)) }
      await device.rests()
      try device.device.selectTab("More")
      #expect(device.device.screen.first == "# More")
      if wayBack { try await device.taps(tab) } else { try device.device.selectTab(tab) }
      await device.rests()
      #expect(device.device.screen.first == "# 60")
    }
    try device.device.selectTab("More")
    try device.device.selectTab("Tab 2")
    await device.rests()
    #expect(device.device.screen.first == "# 2")
    #expect(device.device.faults == [])
  }

  @Test func theFlowSelectsATab() async throws {
    let device = Device(flow)
    try device.device.selectTab("More")
    flow.perform { $0.select(.tab5) }
    await device.rests()
    #expect(device.device.screen.first == "# 5")
    flow.perform { $0.select(.tab6) }
    await device.rests()
    #expect(device.device.screen.first == "# 6")
    #expect(device.device.faults == [])
  }

  /// A tab without a screen is only an event: what was there before is there again.
  @Test func anEventLeavesTheList() async throws {
    let device = Device(flow)
    try device.device.selectTab("More")
    try await device.taps("Tab 7")
    #expect(flow.events == 1)
    #expect(device.device.screen.first == "# 1")
    #expect(device.device.faults == [])
  }

  @Test func aTabletHasPlacesForAll() async throws {
    let device = Device(flow)
    try device.device.selectTab("More")
    try await device.taps("Tab 6")
    device.device.turn(to: .regular)
    await device.rests()
    #expect(
      device.device.screen.last
        == "tabs: Tab 1, Tab 2, Tab 3, Tab 4, Tab 5 {9}, (Tab 6), Tab 7")
    device.device.turn(to: .compact)
    await device.rests()
    #expect(device.device.screen.last == "tabs: Tab 1, Tab 2, Tab 3, Tab 4, (More)")
    #expect(device.device.screen.first == "# 6")
    #expect(device.device.faults == [])
  }
}

enum ManyTabsDestination: FlowDestination {
  case tabs
  case page(Int)
  case tab1, tab2, tab3, tab4, tab5, tab6

  enum Screen: String, FlowScreenName, CaseIterable {
    case tabs, page, tab1, tab2, tab3, tab4, tab5, tab6
    var flow: String { "ManyTabs" }
  }

  static let all: [ManyTabsDestination] = [.tab1, .tab2, .tab3, .tab4, .tab5, .tab6]

  var contents: FlowContents<Screen> {
    switch self {
    case .tabs: FlowContents(.tabs)
    case .page(let number): FlowContents(.page, ["number": number])
    case .tab1: FlowContents(.tab1)
    case .tab2: FlowContents(.tab2)
    case .tab3: FlowContents(.tab3)
    case .tab4: FlowContents(.tab4)
    case .tab5: FlowContents(.tab5)
    case .tab6: FlowContents(.tab6)
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    switch screen {
    case .tabs: self = .tabs
    case .page: self = try .page(values["number"])
    default: self = Self.all.first { $0.screen == screen } ?? .tabs
    }
  }

  var number: Int? {
    if case .page(let number) = self { return number }
    return Self.all.firstIndex(of: self).map { $0 + 1 }
  }
}

@MainActor
final class ManyTabsFlow: FlowComponentDefinition {
  let navigator = FlowNavigator()
  private(set) var events = 0
  private let shown: [ManyTabsDestination]
  private let search: ManyTabsDestination?

  /// - Parameters:
  ///   - shown: the tabs with screens.
  ///   - search: the one that is for search.
  init(_ shown: [ManyTabsDestination] = ManyTabsDestination.all, search: ManyTabsDestination? = nil)
  {
    self.shown = shown
    self.search = search
    start(
      at: .tabs, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<FlowTypedEnd<()>>?)
  }

  func component(of page: FlowPage.ID, showing destination: ManyTabsDestination) -> FlowComponent {
    let number = destination.number ?? 0
    return FlowComponent(Text("page \(number)").navigationBarTitle("\(number)"))
  }

  func rules(for destination: ManyTabsDestination) -> FlowRules<ManyTabsDestination> {
    guard destination == .tabs else { return .view }
    let tabs = shown.map { tab in
      FlowTab(
        tab, title: "Tab \(tab.number ?? 0)", icon: "star", role: tab == search ? .search : nil
      )
      .badge { tab == .tab5 ? .count(9) : nil }
    }
    return .tabs(tabs + [FlowTab(nil, title: "Tab 7") { [weak self] _ in self?.events += 1 }])
  }
}

import FlowNavigationStack
import SwiftUI
import Testing

@testable import FlowRuntime
@testable import Rooms

/// Nothing is kept: a coordinator is freed when its owner lets go, and a view model with its page.
@MainActor
@Suite struct LifetimeTests {
  /// What is done, one after the other, to see a kind of screen.
  nonisolated static let ways = [
    [], ["pushYard"], ["pushGarden"], ["sheetYard"], ["sheetGarden"], ["sheetGarden", "sheetYard"],
    ["coverGarden"], ["popGarden"], ["plainGarden"], ["animateGarden"], ["showTabs"],
    ["showColumns"], ["showSwitch"], ["showFlow"], ["pushFlow"], ["showFlow", "deeper"],
    ["showTour"], ["showTour", "next"], ["showTour", "next", "next"], ["showTour", "skip"],
    ["showPicker"], ["showPicker", "finish"], ["showPicker", "cancel"], ["wait"], ["ask"],
    ["choose"], ["ask", "Ask again"], ["ask", "Ask again", "Go"], ["showFlow", "done"],
    ["showFlow", "gone"],
  ]

  @Test(arguments: ways)
  func aCoordinatorIsFreedWhenItsOwnerLetsGo(way: [String]) async throws {
    let logic = RoomsLogic()
    var rooms: RoomsApp? = RoomsApp(logic)
    try await rooms?.goes(way)
    let objects = (rooms?.objects ?? []) + (rooms?.flow ?? [])
    rooms = nil
    for _ in 0..<64 { await Task.yield() }
    #expect(objects.living == [])
    #expect(logic.cancelled == (way == ["wait"] ? 1 : 0))
  }

  @Test(arguments: [
    ("pushGarden", "leave"), ("sheetGarden", "close"), ("coverGarden", "close"),
    ("popGarden", "close"), ("plainGarden", "leave"), ("animateGarden", "leave"),
    ("showColumns", "close"), ("showSwitch", "close"), ("showFlow", "done"), ("pushFlow", "gone"),
    ("showTour", "skip"), ("showPicker", "finish"), ("showPicker", "cancel"), ("wait", "leave"),
  ])
  func aViewModelIsFreedWithItsPage(event: String, end: String) async throws {
    let rooms = RoomsApp()
    try await rooms.goes([])
    let first = rooms.objects.living
    try await rooms.goes([event])
    let objects = rooms.objects
    #expect(objects.living.count > first.count)
    try await rooms.goes([end])
    await rooms.rests()
    #expect(objects.living == first)
    #expect(rooms.logic.cancelled == (event == "wait" ? 1 : 0))
  }
}

extension RoomsApp {
  fileprivate func goes(_ way: [String]) async throws {
    await rests()
    for event in way { try await taps(event) }
  }

  fileprivate var flow: [Weak] { [Weak(model), Weak(navigator)] }

  /// The view models of all pages, and the flows inside the flow.
  fileprivate var objects: [Weak] {
    Array(navigator.viewModels.values).map { Weak($0) }
      + model.children.values.map { Weak($0) }
  }
}

private struct Weak {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension [Weak] {
  fileprivate var living: [String] { compactMap(\.object).map { "\(type(of: $0))" }.sorted() }
}

import Foundation
import Testing

@testable import FlowRuntime

/// A tab for each element of an array.
@MainActor
@Suite struct ElementTabTests {
  private let app = NotesApp(at: .shelf)

  private static func shows(_ app: NotesApp) -> String {
    let lines = String(reflecting: app.model).split(separator: "\n")
    return lines.first { $0.hasPrefix("root") }.map(String.init) ?? ""
  }

  private var shows: String { Self.shows(app) }

  private func pins(_ notes: [Int]) {
    app.model.pinned = notes
    app.model.stateChanged()
  }

  private func selects(_ note: Int) {
    app.plans { $0.select(tabFor: .note(id: note)) }
  }

  @Test func eachHasOne() {
    #expect(shows == "root: shelf { *list | note(id: 1) | note(id: 2) }")
    let tabs = app.navigator.tabs(of: app.navigator.state.all[0])
    #expect(tabs.map(\.title) == ["Notes", "\(1)", "\(2)"])
    #expect(tabs.map { $0.badge()?.text } == [nil, "\(1)", "\(2)"])
  }

  @Test func anElementSelectsItsOwn() {
    selects(2)
    #expect(shows == "root: shelf { list | note(id: 1) | *note(id: 2) }")
    selects(3)
    #expect(shows == "root: shelf { list | note(id: 1) | *note(id: 2) }")
  }

  @Test func aTabStaysWithItsElement() {
    selects(2)
    app.plans { $0.push(.locked) }
    pins([3, 2, 1])
    #expect(shows == "root: shelf { list | note(id: 3) | *note(id: 2) › locked | note(id: 1) }")
  }

  @Test func aTabGoesWithItsElement() {
    selects(2)
    app.plans { $0.push(.locked) }
    pins([1])
    #expect(shows == "root: shelf { *list | note(id: 1) }")
    pins([1, 2])
    #expect(shows == "root: shelf { *list | note(id: 1) | note(id: 2) }")
    pins([])
    #expect(shows == "root: shelf { *list }")
  }

  @Test func equalElementsHaveTabsOfTheirOwn() {
    pins([1, 1])
    app.selectsTab(2)
    #expect(shows == "root: shelf { list | note(id: 1) | *note(id: 1) }")
  }

  @Test func aLinkSelectsTheOneOfItsElement() {
    app.model.follow([.step(.shelf), .step(.note(id: 2))])
    #expect(shows == "root: shelf { list | note(id: 1) | *note(id: 2) }")
  }

  @Test(arguments: [[], [1, 2]]) func aLinkWaitsForItsElement(pinned: [Int]) {
    pins(pinned)
    app.model.follow([.step(.shelf), .step(.note(id: 5))])
    #expect(shows.contains("*list"))
    pins([4, 5])
    #expect(shows == "root: shelf { list | note(id: 4) | *note(id: 5) }")
  }

  @Test(arguments: [
    ([1, 2], "root: shelf { list | note(id: 1) | *note(id: 2) › locked }"),
    ([2, 1], "root: shelf { list | *note(id: 2) › locked | note(id: 1) }"),
    ([1], "root: shelf { *list | note(id: 1) }"),
  ])
  func eachComesBackToItsElement(pinned: [Int], shows: String) throws {
    selects(2)
    app.plans { $0.push(.locked) }
    let snapshot = try #require(app.model.snapshot())
    let next = NotesApp()
    next.model.pinned = pinned
    next.navigator.start(next.model, at: .list, restoring: snapshot, lost: { _ in })
    #expect(Self.shows(next) == shows)
  }
}

import FlowPathPresenter
import Foundation
import SwiftUI
import Testing

@testable import OnboardingApp

/// The words of the path design, in a small app.
@MainActor
@Suite struct PathTests {
  let library = Library()
  let model: OnboardingPathModel
  let app: HeadlessApp
  let clock = Clock()

  init() {
    let model = OnboardingPathModel(logic: library)
    model.navigator.sleep = clock.sleep
    self.model = model
    app = HeadlessApp(OnboardingRoutingView(model: model))
  }

  /// Waits until nothing moves any more.
  func rests() async { await app.rests(clock) }

  var screens: [OnboardingDestination] { model.path.map(\.screen) }

  static let card = OnboardingDestination.card(text: "A", subtext: "a")
  static let common = PathPresenter.PathType.animated(
    transition: .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)),
    animation: .easeInOut())

  @Test func aPathStartsEmpty() {
    #expect(model.path.isEmpty)
    #expect(app.screen == ["Door", "[Start]", "[Help]"])
  }

  /// Five cards, one of them in a sheet: in from the trailing edge, out to the leading edge.
  @Test func theCardsComeOneAfterTheOther() async throws {
    try app.tap("Start")
    await rests()
    for text in ["Nice", "OK", "So that", "And also", "Read the post"] {
      #expect(app.screen.first == text)
      try app.tap("Next")
      await rests()
    }
    #expect(app.screen.first == "Door")
    #expect(model.path.isEmpty)
    #expect(app.presentations.map(\.isComing) == [true, false])
    let card = { (change: HeadlessTransition.Change, move: String) in
      HeadlessTransition(change, move, .easeInOut(duration: 0.35))
    }
    #expect(app.transitions.filter { $0 == card(.insertion, "move trailing") }.count == 4)
    #expect(app.transitions.filter { $0 == card(.removal, "move leading") }.count == 4)
    #expect(app.faults == [])
  }

  @Test func aSheetLiesOverASheet() async throws {
    try app.tap("Help")
    await rests()
    try app.tap("Terms")
    await rests()
    #expect(screens == [.help, .terms])
    #expect(model.path.map(\.type) == [.sheet(), .sheet()])
    #expect(app.layers.map(\.presentation) == [.root, .sheet, .sheet])
    try app.swipeDown()
    await rests()
    #expect(screens == [.help])
    model.path.drain()
    await rests()
    #expect(app.layers.map(\.presentation) == [.root])
    #expect(app.faults == [])
  }

  /// A gesture, a command and an event each end the sheet, and it tells that once.
  @Test(arguments: ["swipe", "command", "event"])
  func theEndOfASheetIsToldOnce(way: String) async throws {
    var count = 0
    let counting = Counting { count += 1 }
    model.path.append(.help, type: .sheet(onDismiss: { counting.count() }))
    await rests()
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    #expect(count == 0)
    switch way {
    case "swipe": try app.swipeDown()
    case "command": model.path.removeLast()
    default: try app.tap("Close")
    }
    await rests()
    #expect(count == 1)
    try app.tap("Help")
    await rests()
    try app.swipeDown()
    await rests()
    #expect(count == 1)
    #expect(app.faults == [])
  }

  /// What one of two equal cards has counted, the other does not know.
  @Test func twoEqualCardsKeepTheirOwnState() async throws {
    model.path.append(Self.card, type: Self.common)
    await rests()
    try app.tap("Like (0)")
    model.path.append(Self.card, type: Self.common)
    await rests()
    #expect(app.screen == ["A", "a", "[Like (0)]", "[Next]"])
    model.path.removeLast()
    await rests()
    #expect(app.screen == ["A", "a", "[Like (1)]", "[Next]"])
    #expect(app.faults == [])
  }

  /// The words of a path, each with what is on screen then.
  @Test func aPathIsChangedInItsOwnWords() async throws {
    model.path.append(data: ["1", "2", "3"], type: Self.common) { .card(text: $0, subtext: "") }
    await rests()
    #expect(app.screen.first == "3")
    model.path.reverse()
    await rests()
    #expect(app.screen.first == "1")
    #expect(screens.count == 3)
    model.path.append(.help, type: .sheet())
    model.path.append(.terms, type: .plain)
    await rests()
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    #expect(app.screen.first == "Terms")
    model.path.popTo(.card)
    await rests()
    #expect(app.screen.first == "1")
    model.path.popTo(.post)
    #expect(screens.count == 3)
    model.path.removeLast(2)
    await rests()
    #expect(app.screen.first == "3")
    model.path.removeLast(7)
    await rests()
    #expect(app.screen.first == "Door")
    #expect(app.faults == [])
  }

  /// A screen under others changes, and these come again over it.
  @Test func theFirstScreensThatAreTheSameStay() async throws {
    model.path.append(Self.card, type: Self.common)
    await rests()
    try app.tap("Like (0)")
    var path = model.path
    path.append(.help, type: .sheet())
    path.append(.terms, type: .sheet())
    model.path = path
    await rests()
    #expect(app.layers.map(\.presentation) == [.root, .sheet, .sheet])
    path.removeLast(2)
    path.append(.terms, type: .sheet())
    model.path = path
    await rests()
    #expect(screens == [Self.card, .terms])
    try app.tap("Close")
    await rests()
    #expect(app.screen == ["A", "a", "[Like (1)]", "[Next]"])
    #expect(app.faults == [])
  }

  /// What a screen requires holds for the path, and what can't come ends it.
  @Test func whatMayNotComeEndsThePath() async throws {
    library.isPublished = false
    model.path.append(Self.card, type: .plain)
    model.path.append(.post, type: .plain)
    #expect(screens == [Self.card])
    var path = OnboardingPath(data: ["1"], type: .plain) { .card(text: $0, subtext: "") }
    path.append(.post, type: .plain)
    path.append(.help, type: .sheet())
    model.path = path
    await rests()
    #expect(screens == [.card(text: "1", subtext: "")])
    library.isPublished = true
    model.path.append(.post, type: .plain)
    await rests()
    #expect(app.screen == ["Post", "[Close]"])
    try app.tap("Close")
    await rests()
    #expect(screens == [.card(text: "1", subtext: "")])
    #expect(app.faults == [])
  }

  @Test func aPathSurvivesJSON() async throws {
    var path = OnboardingPath()
    path.append(Self.card, type: Self.common)
    path.append(.help, type: .sheet(onDismiss: {}))
    path.append(.terms, type: PathPresenter.PathType(.fullScreenCover))
    let text = try JSONEncoder().encode(path)
    let read = try JSONDecoder().decode(OnboardingPath.self, from: text)
    #expect(read == path)
    model.path = read
    await rests()
    #expect(app.layers.map(\.presentation) == [.root, .sheet, .fullScreenCover])
    #expect(model.path == path)
    #expect(app.faults == [])
  }

  /// A double tap on a button is one event.
  @Test func aDoubleTapCountsOnce() async throws {
    try app.tap("Help", times: 2)
    await rests()
    #expect(screens == [.help])
  }
}

/// Counts, for a closure that may be called from anywhere on the main actor.
@MainActor
final class Counting {
  let count: @MainActor () -> Void

  init(_ count: @escaping @MainActor () -> Void) { self.count = count }
}

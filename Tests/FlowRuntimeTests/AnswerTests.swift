import Foundation
import Observation
import Testing

@testable import FlowRuntime

/// How a flow hears that an answer of the app has changed, without a call.
@MainActor
@Suite struct AnswerTests {
  /// An answer that the app keeps, in one of two ways.
  @MainActor
  protocol Switch: AnyObject {
    var isOn: Bool { get set }
  }

  @MainActor
  final class Value: Switch {
    @FlowObserved var isOn = false
  }

  @Observable @MainActor
  final class Model: Switch {
    var isOn = false
  }

  enum Way: CaseIterable { case value, model }

  private let app = NotesApp()

  private func makeSwitch(_ way: Way) -> any Switch {
    switch way {
    case .value: Value()
    case .model: Model()
    }
  }

  @Test(arguments: Way.allCases)
  func switchesFollowAnswers(way: Way) async {
    let lamp = makeSwitch(way)
    app.model.signsIn = { lamp.isOn }
    app.navigator.start(app.model, at: .gate)
    for isOn in [true, false, true] {
      lamp.isOn = isOn
      await app.settles()
      #expect(app.shows == [isOn ? "root: list" : "root: welcome"])
    }
  }

  @Test(arguments: Way.allCases)
  func whatAGuardRefusedIsDoneWhenItsAnswerChanges(way: Way) async {
    let door = makeSwitch(way)
    app.model.unlocks = { door.isOn }
    app.navigator.start(app.model, at: .list)
    app.plans { $0.push(.locked) }
    await app.settles()
    #expect(app.shows == ["root: list"])
    door.isOn = true
    await app.settles()
    #expect(app.shows == ["root: list › locked"])
  }

  @Test(arguments: Way.allCases)
  func aHeldLinkIsFollowedWhenItsAnswerChanges(way: Way) async {
    let door = makeSwitch(way)
    app.navigator.start(app.model, at: .list)
    app.model.follow([.step(.note(id: 5))], onTop: true) { door.isOn }
    door.isOn = true
    await app.settles()
    #expect(app.shows == ["root: list › note(id: 5)"])
  }

  @Test(arguments: Way.allCases)
  func onlyWhatWasRefusedLastWaits(way: Way) async {
    let door = makeSwitch(way)
    app.model.unlocks = { door.isOn }
    app.model.mayEdit = false
    app.navigator.start(app.model, at: .list)
    app.plans { $0.push(.locked) }
    app.plans { $0.push(.editor) }
    door.isOn = true
    await app.settles()
    #expect(app.shows == ["root: list"])
  }

  @Test func aSequenceAnnouncesChanges() async {
    let (changes, announces) = AsyncStream.makeStream(of: Void.self)
    app.model.changes = [FlowChanges(changes)]
    app.navigator.start(app.model, at: .gate)
    app.model.isSignedIn = true
    announces.yield()
    for _ in 0..<1_000 where app.shows != ["root: list"] { await app.settles() }
    #expect(app.shows == ["root: list"])
  }

  @Test func whatAFlowFollowsEndsWithItsRun() async {
    let (changes, announces) = AsyncStream.makeStream(of: Void.self)
    let (ends, tells) = AsyncStream.makeStream(of: Void.self)
    announces.onTermination = { _ in tells.finish() }
    app.model.draftChanges = [FlowChanges(changes)]
    app.model.mayEdit = false
    app.navigator.start(app.model, at: .list)
    app.plans { $0.push(.editor) }
    app.model.mayEdit = true
    app.model.stateChanged()
    #expect(app.shows == ["root: list › text"])
    app.drafts { $0.cancel() }
    await app.waits(milliseconds: 1_000)
    for await _ in ends {}
  }

  @Test func nothingIsKeptAlive() async {
    let lamp = Value()
    let (changes, _) = AsyncStream.makeStream(of: Void.self)
    weak var freed: NotesModel?
    do {
      let app = NotesApp()
      app.model.signsIn = { lamp.isOn }
      app.model.changes = [FlowChanges(changes)]
      app.navigator.start(app.model, at: .gate)
      freed = app.model
    }
    await app.settles()
    #expect(freed == nil)
    lamp.isOn = true
  }
}

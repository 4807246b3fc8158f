import Foundation
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

/// An app that is ended and launched again is where it was, and goes on as if nothing had happened.
@MainActor
@Suite struct RestorationTests {
  @Test(arguments: Subject.all, Effort.seeds)
  func everythingIsAsItWas(of subject: Subject, seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 100)
    let trace = try #require(Trace(of: subject, holds: seed > 2))
    for _ in 0..<4 {
      let steps = (0..<6).map { _ in TraceStep(choice: random.number(below: 60)) }
      if let difference = await trace.play(steps) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
      guard let snapshot = await trace.leave() else { break }
      await trace.relaunch(restoring: snapshot)
      if !trace.journal.losses.isEmpty { break }
      #expect(trace.difference == nil, "seed \(seed)")
    }
    #expect(trace.journal.losses.isEmpty || subject.holdsObjects, "seed \(seed)")
    #expect(trace.faults == [])
  }

  /// Whatever has become of a snapshot: the app starts, shows something, and can be used.
  @Test(arguments: Subject.all, Effort.seeds)
  func damageDegrades(of subject: Subject, seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 200)
    let trace = try #require(Trace(of: subject))
    let steps = (0..<10).map { _ in TraceStep(choice: random.number(below: 60)) }
    _ = await trace.play(steps)
    guard let snapshot = await trace.leave() else { return }
    for kind in Damage.allCases {
      await trace.relaunch(restoring: kind.done(to: snapshot, &random))
      #expect(!trace.screen.isEmpty, "seed \(seed), \(kind)")
      #expect(trace.faults == [], "seed \(seed), \(kind)")
    }
  }

  @Test func detailsAndEditComeBackAtOnce() async throws {
    let trace = try #require(Trace(of: AssetsProbes.subject))
    try await trace.go("assetTapped", "editTapped")
    let snapshot = try #require(await trace.leave())
    await trace.relaunch(restoring: snapshot)
    #expect(trace.shows("root: list > details(id: #id, name: #name) > edit(id: #id)"))
    #expect(trace.journal.losses == [])
  }

  #if !PATH && !CONTAINER && !NAVIGABLE
    @Test func whatWasToFollowStillDoes() async throws {
      let trace = try #require(Trace(of: MailProbes.subject.inRegularWidth))
      try await trace.go("letterTapped", "forwardTapped")
      try await trace.send(.swipedAway)
      let snapshot = try #require(await trace.leave())
      await trace.relaunch(restoring: snapshot)
      try await trace.go("sendTapped")
      #expect(trace.journal.calls == ["archive(id: #id)"])
      #expect(trace.journal.losses == [])
      #expect(trace.difference == nil)
    }

    @Test func whatFollowedAndIsNoLongerKnownIsLost() async throws {
      let trace = try #require(Trace(of: MailProbes.subject.inRegularWidth))
      try await trace.go("composeTapped")
      let snapshot = try #require(await trace.leave())
      let text = String(decoding: snapshot, as: UTF8.self)
      let renamed = text.replacing("inboxComposeTapped", with: "inboxWriteTapped")
      #expect(renamed != text)
      await trace.relaunch(restoring: Data(renamed.utf8))
      #expect(trace.shows("root: folders > inbox"))
      #expect(
        trace.journal.losses.map(\.description) == ["Mail.compose could not be restored: changed"])
    }
  #endif

  @Test func whatIsRequiredIsAskedAgain() async throws {
    let trace = try #require(Trace(of: AssetsProbes.subject))
    try await trace.go("assetTapped", "editTapped")
    let snapshot = try #require(await trace.leave())
    trace.journal.holds = false
    await trace.relaunch(restoring: snapshot)
    #expect(trace.shows("root: list > details(id: #id, name: #name)"))
    #expect(
      trace.journal.losses.map(\.description) == ["Assets.edit could not be restored: refused"])
  }

  @Test(arguments: [
    ("\"details", "\"formerly", "Assets.formerly could not be restored: changed"),
    (#"\"name\":"#, #"\"text\":"#, "Assets.details could not be restored: undecodable"),
    (#""layers":"#, #""tiers":"#, "the snapshot could not be restored: unreadable"),
  ])
  func theLongestLegalPrefixIsKept(old: String, new: String, loss: String) async throws {
    let trace = try #require(Trace(of: AssetsProbes.subject))
    try await trace.go("assetTapped", "editTapped")
    let snapshot = try #require(await trace.leave())
    var text = String(decoding: snapshot, as: UTF8.self)
    text = text.replacing(old, with: new).replacing("\\\"details", with: "\\\"formerly")
    await trace.relaunch(restoring: Data(text.utf8))
    #expect(trace.shows("root: list"))
    #expect(trace.journal.losses.map(\.description) == [loss])
  }
}

/// What can become of a snapshot.
enum Damage: CaseIterable {
  case cut, flipped, renamed, renumbered, dropped

  func done(to snapshot: Data, _ random: inout SeededGenerator) -> Data {
    var bytes = Array(snapshot)
    switch self {
    case .cut: bytes.removeLast(random.number(below: bytes.count))
    case .flipped: bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
    case .renamed: replace(&random, in: &bytes) { $0 >= 0x61 && $0 <= 0x7A }
    case .renumbered: replace(&random, in: &bytes) { $0 >= 0x30 && $0 <= 0x39 }
    case .dropped:
      let start = random.number(below: bytes.count)
      bytes.removeSubrange(start..<min(bytes.count, start + random.number(below: 40)))
    }
    return Data(bytes)
  }

  /// Makes one of the letters or digits another.
  private func replace(
    _ random: inout SeededGenerator, in bytes: inout [UInt8], _ isMeant: (UInt8) -> Bool
  ) {
    let places = bytes.indices.filter { isMeant(bytes[$0]) }
    let place = places[random.number(below: places.count)]
    let others = Set(bytes.filter(isMeant)).sorted()
    bytes[place] = others[random.number(below: others.count)]
  }
}

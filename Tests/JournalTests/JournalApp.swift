import Foundation
import SwiftUI
import Testing

@testable import FlowRuntime
@testable import Journal

/// The whole app and its user, without a screen.
@MainActor
final class JournalApp {
  let account = Account()
  let store: Store
  let logic: JournalLogic
  let disk = Disk()
  private(set) var app: HeadlessApp
  private let log = Log()
  private let clock = Clock()

  /// What can be written to, and what can fail.
  @MainActor
  final class Disk {
    struct Full: Error {}

    var isFull = false
    var isSlow = false

    func write() async throws {
      while isSlow { await Task.yield() }
      if isFull { throw Full() }
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  init() {
    store = Store(write: disk.write)
    logic = JournalLogic(account: account, store: store)
    app = HeadlessApp(
      JournalRoot(logic: logic, analytics: Analytics { [log] in log.lines.append($0) }))
    stopClock()
  }

  var screen: [String] { app.screen }
  /// What the analytics have heard.
  var transcript: String { log.lines.joined(separator: "\n") }
  /// The pages of each layer.
  var pages: [[String]] { app.layers.map(\.pages) }

  /// Taps, and lets what follows come to rest.
  func taps(_ labels: String...) async throws {
    for label in labels {
      try app.tap(label)
      await rests()
    }
  }

  func types(_ text: String, into field: String) async throws {
    try app.type(text, into: field)
    await rests()
  }

  func selects(_ tab: String) async throws {
    try app.selectTab(tab)
    await rests()
  }

  func opens(_ url: String) async throws {
    app.open(url: try #require(URL(string: url)))
    await rests()
  }

  func signsIn() async throws {
    try await types("Ann", into: "Name")
    try await taps("Sign in")
  }

  func writes(_ text: String) async throws {
    try await taps("Add")
    try await types(text, into: "Text")
    try await taps("Save")
  }

  /// The system ends the app in the background; the user opens it again.
  func relaunches() async {
    app.enter(.background)
    await rests()
    app = HeadlessApp(
      JournalRoot(logic: logic, analytics: Analytics { [log] in log.lines.append($0) }),
      sceneStorage: app.sceneStorage)
    stopClock()
    // The clock went until the model was there.
    await app.settle(until: { logic.journal?.navigator.movement == nil })
  }

  /// Transitions are over, and so is every time that the platform takes.
  func rests() async {
    for _ in 0..<4 {
      await app.settle()
      await clock.pass(600)
    }
    await app.settle()
  }

  private func stopClock() {
    logic.journal?.navigator.sleep = { [clock] in await clock.sleep($0) }
  }
}

import Testing

@testable import FlowRuntime

/// Whatever a platform refuses, and whatever it doesn't report: the app goes on listening.
@MainActor
@Suite struct DeafnessTests {
  @Test(arguments: [1...200, 201...400, 401...600])
  func noPlatformLeavesTheAppDeaf(seeds: ClosedRange<Int>) async {
    for seed in seeds {
      if let history = await deafness(seed) {
        Issue.record("seed \(seed): nobody listens after \(history.joined(separator: ", "))")
        return
      }
    }
  }

  /// What made the app deaf; nothing if it listens.
  private func deafness(_ seed: Int) async -> [String]? {
    let app = NotesApp(at: .list)
    let clock = TestClock()
    app.navigator.sleep = { await clock.sleep($0) }
    app.navigator.log = { _ in }
    let platform = MoodyPlatform(app, clock, seed: seed)
    var pause = Dice(seed: seed + 10_000)
    for _ in 0..<20 {
      platform.happens()
      await clock.pass(pause.number(below: 3) == 0 ? 20 : pause.number(below: 1_500))
    }
    // Some never present anything any more.
    platform.refusesAll = seed % 3 == 0
    await clock.pass(5_000)
    let before = platform.heard
    for _ in 0..<6 {
      platform.taps()
      if platform.heard > before { return nil }
      await clock.pass(2_500)
    }
    return platform.history
  }

  @Test func whatIsRefusedIsAskedForUntilItComes() async {
    let (app, clock) = (NotesApp(at: .list), TestClock())
    let platform = RefusingPlatform(app.navigator, clock)
    platform.refuses = true
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    await clock.pass(4_000)
    #expect(platform.log.first == "'sheet: note(id: 1)' did not come up, and is asked for again")
    platform.refuses = false
    await clock.pass(2_000)
    #expect(app.platformShows == ["root: list", "sheet: note(id: 1)"])
    #expect(app.navigator.movement == nil)
  }

  @Test func aDoubleTapIsNoRefusal() async {
    let (app, clock) = (NotesApp(at: .list), TestClock())
    let platform = RefusingPlatform(app.navigator, clock)
    platform.refuses = true
    let list = app.top
    app.model.perform(on: list) { $0.show(.note(id: 1), as: .sheet) }
    await clock.pass(900)
    app.model.perform(on: list) { $0.push(.form) }
    #expect(app.shows == ["root: list", "sheet: note(id: 1)"])
  }

  @Test func whoTapsWhatARefusedLayerShouldCoverIsHeard() async {
    let (app, clock) = (NotesApp(at: .list), TestClock())
    let platform = RefusingPlatform(app.navigator, clock)
    platform.refuses = true
    let list = app.top
    app.model.perform(on: list) { $0.show(.note(id: 1), as: .sheet) }
    await clock.pass(1_100)
    app.model.perform(on: list) { $0.push(.form) }
    #expect(app.shows == ["root: list › form"])
    #expect(app.platformShows == app.shows)
  }

  @Test func anAlertIsAskedForOnceMoreBeforeItIsGivenUp() async {
    let (app, clock) = (NotesApp(at: .list), TestClock())
    let platform = RefusingPlatform(app.navigator, clock)
    let list = app.top
    let tap = { app.model.perform(on: list) { $0.push(.form) } }
    app.model.perform(on: list) { $0.show(.removal(name: "a"), as: .alert) }
    await clock.pass(1_100)
    tap()
    #expect(app.platformShows == ["root: list"])
    await clock.pass(400)
    #expect(app.platformShows == ["root: list", "alert: removal(name: a)"])
    #expect(platform.log == [])
    await clock.pass(1_100)
    tap()
    #expect(app.shows == ["root: list › form"])
    #expect(platform.log == ["'alert: removal(name: a)' is not on screen, and is given up"])
  }

  /// The patience of the navigator is for what doesn't answer: nothing else takes its time.
  @Test func reportsAreNotWaitedFor() async {
    let (app, clock) = (NotesApp(at: .list), TestClock())
    let platform = RefusingPlatform(app.navigator, clock)
    app.navigator.patience = 60_000
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    await clock.pass(600)
    app.plans { $0.dismiss() }
    await clock.pass(100)
    #expect(app.platformShows == ["root: list"])
    #expect(app.navigator.movement == nil)
    #expect(platform.log == [])
  }
}

/// Presents all that it is asked for, or nothing, and reports at once.
@MainActor
private final class RefusingPlatform: FlowObserver {
  var refuses = false
  private(set) var log: [String] = []
  private let navigator: FlowNavigator
  private let clock: TestClock
  private var screen: [FlowLayer.ID] = []

  init(_ navigator: FlowNavigator, _ clock: TestClock) {
    self.navigator = navigator
    self.clock = clock
    navigator.sleep = { await clock.sleep($0) }
    navigator.observer = self
    navigator.log = { _ in }
    navigator.onReport = { [unowned self] report in
      if case .reconciled(let message) = report { log.append(message) }
    }
  }

  func shownIsRead() {}

  func isOnScreen(_ layer: FlowLayer.ID) -> Bool { screen.contains(layer) }

  func shownChanges(from old: FlowState, to new: FlowState, _ change: () -> Void) {
    change()
    clock.after(0) { [weak self] in self?.follow() }
  }

  private func follow() {
    let wanted = navigator.shown.layers.dropFirst().filter { !$0.presentation.isAlert }
    let gone = screen.contains { layer in !wanted.contains { $0.id == layer } }
    screen.removeAll { layer in !wanted.contains { $0.id == layer } }
    if gone, let below = navigator.shown.layers.last { navigator.layerDisappeared(over: below.id) }
    for layer in wanted where !screen.contains(layer.id) && !refuses {
      screen.append(layer.id)
      navigator.layerAppeared(layer.id)
    }
  }
}

import Testing

@testable import FlowRuntime

/// Stacks that move one page at a time, as those of a `NavigationView` do.
@MainActor
@Suite struct StackStepTests {
  private let app = NotesApp(at: .list)
  private let stacks: SlowStacks

  init() { stacks = SlowStacks(app.navigator) }

  @Test func aLayerWaitsUntilTheStacksHaveArrived() {
    app.plans { plan in
      plan.push(.note(id: 1))
      plan.push(.note(id: 2))
      plan.show(.note(id: 3), as: .sheet)
    }
    #expect(app.shows == ["root: list › note(id: 1) › note(id: 2)", "sheet: note(id: 3)"])
    for _ in 0..<2 {
      #expect(app.platformShows == ["root: list › note(id: 1) › note(id: 2)"])
      stacks.move()
    }
    #expect(app.platformShows == app.shows)
  }

  @Test func stacksMayChangeWhileTheyMove() {
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.push(.note(id: 2)) }
    #expect(app.platformShows == ["root: list › note(id: 1) › note(id: 2)"])
    app.goesBack()
    #expect(app.platformShows == ["root: list › note(id: 1)"])
  }

  @Test func aLayerGoesWhenTheStacksHaveArrived() {
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    app.layerAppears()
    app.navigator.finishMovement()
    app.plans { $0.push(.note(id: 2)) }
    app.plans { $0.dismiss() }
    #expect(app.shows == ["root: list"])
    #expect(app.platformShows == ["root: list", "sheet: note(id: 1) › note(id: 2)"])
    stacks.move()
    #expect(app.platformShows == ["root: list"])
  }

  /// Other stacks needn't wait for the end of an alert's dismissal, which nobody reports.
  @Test(arguments: [true, false])
  func aChangeWaitsUntilAnAlertHasGone(isSlow: Bool) async {
    if !isSlow { app.navigator.observer = nil }
    app.plans { $0.show(.removal(name: "list"), as: .alert) }
    await app.waits(milliseconds: app.navigator.platform.presentation)
    app.presses(0)
    app.navigator.alertClosed(app.navigator.shown.layers.last?.id ?? FlowLayer.ID(0))
    app.plans { $0.push(.note(id: 1)) }
    #expect(app.shows == ["root: list › note(id: 1)"])
    #expect(app.platformShows == (isSlow ? ["root: list"] : app.shows))
    await app.waits(milliseconds: app.navigator.platform.alertDismissal)
    #expect(app.platformShows == app.shows)
  }
}

/// A platform whose stacks push or pop a page at a time, when a test says so.
@MainActor
private final class SlowStacks: FlowObserver {
  private unowned let navigator: FlowNavigator
  /// The pages on screen. A stack comes with its first page.
  private var pages: [FlowStack.ID: [FlowPage.ID]] = [:]

  init(_ navigator: FlowNavigator) {
    self.navigator = navigator
    navigator.observer = self
  }

  /// A push or a pop is over, in each stack that moves.
  func move() {
    let shown = navigator.shown
    for stack in shown.layers.map(\.stack) {
      let count = onScreen(stack, in: shown).count
      pages[stack] = Array((shown.stacks[stack]?.pages ?? []).prefix(count + 1))
    }
    navigator.followState()
  }

  private func onScreen(_ stack: FlowStack.ID, in state: FlowState) -> [FlowPage.ID] {
    pages[stack] ?? Array((state.stacks[stack]?.pages ?? []).prefix(1))
  }

  func shownIsRead() {}
  func isOnScreen(_ layer: FlowLayer.ID) -> Bool { true }
  func shownChanges(from old: FlowState, to new: FlowState, _ change: () -> Void) { change() }

  func stacksAreBehind(_ state: FlowState) -> Bool {
    state.layers.map(\.stack).contains { onScreen($0, in: state) != state.stacks[$0]?.pages ?? [] }
  }
}

import Testing

@testable import FlowRuntime

/// What the actions of a page do and answer.
@MainActor
@Suite struct ActionsTests {
  struct NoteActions: FlowActions {
    enum FlowEvent {
      case locked, asked, skipped, left, nothing
      case opened(id: Int)
    }
    let _sender: FlowSender<FlowEvent>
    func opened(id: Int) { _sender(.opened(id: id), "opened") }
  }

  private let app = NotesApp(at: .list)

  private func actions() -> NoteActions { actions(of: app.model) }

  private func actions(of model: NotesModel) -> NoteActions {
    model.actions(of: app.top) { model, event, plan in
      switch event {
      case .opened(let id): plan.push(.note(id: id))
      case .locked: plan.push(.locked)
      case .asked:
        plan.wait("asked") {
          await model.answer()
        } then: { _, _ in
        }
      case .skipped: plan.skip()
      case .left: plan.back()
      case .nothing: break
      }
    }
  }

  @Test func anEventCountsOnce() {
    let actions = actions()
    actions.opened(id: 1)
    actions.opened(id: 2)
    #expect(app.shows == ["root: list › note(id: 1)"])
  }

  /// What is only told to the app doesn't change where the next action goes back from.
  @Test func aCallDoesNotChangeTheSource() {
    let list = app.top
    app.navigator.perform([.show(showing(1))], on: list)
    let note = app.top
    app.navigator.perform([.show(showing(2))], on: note)
    var calls = 0
    app.navigator.perform([.call { calls += 1 }, .back], on: note)
    #expect(calls == 1)
    #expect(app.shows == ["root: list"])
  }

  private func showing(_ id: Int) -> FlowShowing {
    FlowShowing(
      destination: NotesDestination.note(id: id), style: .push, entry: nil, ifShown: .again,
      following: nil)
  }

  @Test func whatLeadsNowhereIsNotPossible() {
    let actions = actions()
    #expect(actions.can(.opened(id: 1)) && actions.can(.locked) && actions.can(.left))
    #expect(!actions.can(.nothing) && !actions.can(.skipped))
    app.model.isUnlocked = false
    #expect(!actions.can(.locked))
    #expect(app.navigator.intent == nil)
    #expect(app.shows == ["root: list"])
  }

  @Test func whatIsAwaitedIsNotPossibleAgain() async {
    var answers: UnsafeContinuation<Void, Never>?
    app.model.answer = {
      await withUnsafeContinuation { answers = $0 }
      return 1
    }
    let before = actions()
    app.plans { [model = app.model] plan in
      plan.wait("asked") {
        await model.answer()
      } then: { _, _ in
      }
    }
    #expect(before.isRunning && !before.can(.asked) && before.can(.left))
    let during = actions()
    #expect(before != during && during == actions())
    for _ in 0..<1_000 where answers == nil { await Task.yield() }
    answers?.resume()
    for _ in 0..<1_000 where before.isRunning { await app.settles() }
    #expect(!before.isRunning && before.can(.asked) && during != actions())
  }

  @Test func aTimeIsNothingThatThePageWaitsFor() {
    let before = actions()
    app.plans { $0.after(milliseconds: 5, "later") { _ in } }
    #expect(!before.isRunning && before == actions())
  }

  @Test func theAnswersOfAChangeReachThePagesThatAsked() async {
    let asks = actions()
    let page = app.top
    _ = asks.can(.locked)
    app.model.stateChanged()
    #expect(actions() != asks)
    app.plans { $0.push(.note(id: 1)) }
    let other = actions()
    app.model.stateChanged()
    #expect(actions() == other)
    #expect(app.navigator.changes(of: page) == 2)
  }

  @Test func actionsKeepNothingAlive() {
    var model: NotesModel? = NotesModel()
    model.map { $0.navigator.start($0, at: .list) }
    let kept = model.map { actions(of: $0) }
    weak let freed = model
    model = nil
    #expect(freed == nil)
    #expect(kept?.can(.left) == false && kept?.isRunning == false)
    kept?.opened(id: 1)
  }
}

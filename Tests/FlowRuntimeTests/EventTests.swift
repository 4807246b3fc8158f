import Testing

@testable import FlowRuntime

/// Whose events count, and when.
@MainActor
@Suite struct EventTests {
  @Test func doubleTapsPushOnce() {
    let app = NotesApp(at: .list)
    let list = app.top
    for id in 1...2 { app.model.perform(on: list) { $0.push(.note(id: id)) } }
    #expect(app.shows == ["root: list › note(id: 1)"])
  }

  @Test func whatLiesBehindALayerSaysNothing() {
    let app = NotesApp(at: .list)
    let list = app.top
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    app.model.perform(on: list) { $0.push(.note(id: 2)) }
    #expect(app.shows == ["root: list", "sheet: note(id: 1)"])
  }

  @Test func whatIsLeavingSaysNothing() {
    let app = NotesApp(at: .list)
    app.plans { $0.push(.note(id: 1)) }
    let note = app.top
    app.goesBack()
    #expect(app.model.destination(of: note) == nil)
    app.model.perform(on: note) { $0.push(.note(id: 2)) }
    app.navigator.next(after: note)
    app.navigator.externalEnded(note, .cancelled)
    #expect(app.shows == ["root: list"])
  }

  @Test func noEventComesBetweenActions() {
    let app = NotesApp(at: .list)
    app.plans { plan in
      plan.call { [model = app.model] in model.perform { $0.push(.note(id: 2)) } }
      plan.push(.note(id: 1))
    }
    #expect(app.shows == ["root: list › note(id: 1) › note(id: 2)"])
  }

  @Test func whatTheAppFollowsWhileItIsCalledWaitsItsTurn() {
    let app = NotesApp(at: .list)
    app.plans { plan in
      plan.call { [model = app.model] in model.follow([.step(.note(id: 2))], onTop: true) }
      plan.push(.note(id: 1))
    }
    #expect(app.shows == ["root: list › note(id: 1) › note(id: 2)"])
  }

  @Test func aLinkOnTopClosesAnAlert() {
    let app = NotesApp(at: .list)
    app.plans { $0.show(.removal(name: "a"), as: .alert) }
    app.model.follow([.step(.note(id: 1))], onTop: true)
    #expect(app.shows == ["root: list › note(id: 1)"])
    app.plans { $0.show(.removal(name: "b"), as: .alert) }
    app.model.follow([.step(.note(id: 2), as: .sheet)], onTop: true)
    #expect(app.shows == ["root: list › note(id: 1)", "sheet: note(id: 2)"])
  }

  @Test func flowsThatAnswerEachOtherComeToAnEnd() {
    let app = NotesApp(at: .list)
    var count = 0
    func call(_ plan: inout FlowPlan<NotesDestination>) {
      plan.call {
        count += 1
        app.model.perform { call(&$0) }
      }
    }
    app.plans { call(&$0) }
    #expect(count > 100)
    app.plans { $0.push(.note(id: 1)) }
    #expect(app.shows == ["root: list › note(id: 1)"])
  }

  @Test func modelsOfPagesAreMadeOnce() async {
    let app = NotesApp(at: .list)
    app.plans { $0.push(.note(id: 1)) }
    let note = app.top
    let first = app.navigator.viewModel(of: note) { NotesFilter() }
    #expect(app.navigator.viewModel(of: note) { NotesFilter() } === first)
    app.goesBack()
    await app.waits(milliseconds: 1_000)
    #expect(app.navigator.viewModel(of: note) { NotesFilter() } !== first)
  }
}

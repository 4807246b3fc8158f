import Testing

@testable import FlowRuntime

/// Who is told that a flow that runs alone is over.
@MainActor
@Suite struct EndTests {
  /// The ends that a flow was heard to have.
  private final class Ends {
    var heard: [String] = []
  }

  private let ends = Ends()

  private func listens(to app: NotesApp) -> NotesApp {
    app.navigator.tell(nil) { [ends] (end: FlowTypedEnd<Int>) in ends.heard.append("\(end)") }
    return app
  }

  @Test func aFinishIsToldOnceWithItsResult() {
    let app = listens(to: NotesApp(at: .list))
    app.plans { $0.push(.note(id: 1)) }
    app.plans { plan in
      plan.finish(7)
      plan.finish(8)
    }
    app.plans { $0.finish(9) }
    app.goesBack()
    #expect(ends.heard == ["finished(7)"])
    #expect(app.shows == ["root: list › note(id: 1)"])
  }

  @Test func aCancelIsToldOnce() {
    let app = listens(to: NotesApp(at: .list))
    app.plans { $0.cancel() }
    app.navigator.cancel()
    #expect(ends.heard == ["cancelled"])
  }

  @Test func theAppMayCancelAFlow() {
    let app = listens(to: NotesApp(at: .list))
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    app.navigator.cancel()
    app.plans { $0.push(.form) }
    #expect(ends.heard == ["cancelled"])
    #expect(app.shows == ["root: list", "sheet: note(id: 1)"])
  }

  @Test func whatTheFlowEmbedsEndsByItself() {
    let app = listens(to: NotesApp(at: .list))
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.finish(3) }
    app.plans { $0.push(.editor) }
    app.drafts { $0.cancel() }
    #expect(ends.heard == [])
  }

  /// The first flow opened the second and has gone: the page below hears how the second ends.
  @Test func aFlowThatFollowsAnotherIsHeard() {
    let app = NotesApp(at: .list)
    app.model.afterDraft = { $0.show(.editor, as: .sheet) }
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.finish(1) }
    #expect(app.shows.count == 2)
    app.model.perform { $0.dismissAll() }
    #expect(app.shows == ["root: list"])
    #expect(app.model.calls == ["no draft"])
  }

  @Test func theEndComesAfterItsEvent() {
    let app = NotesApp(at: .list)
    app.navigator.tell(nil) { [ends, model = app.model] (_: FlowTypedEnd<Void>) in
      ends.heard = model.calls
    }
    app.plans { plan in
      plan.call { app.model.calls.append("last words") }
      plan.cancel()
    }
    #expect(ends.heard == ["last words"])
  }

  @Test func whoAsksLateIsToldToo() {
    let app = NotesApp(at: .list)
    app.plans { $0.finish(2) }
    #expect(listens(to: app).navigator.state.isOver)
    #expect(ends.heard == ["finished(2)"])
  }

  @Test func anEndHasItsType() {
    #expect(FlowTypedEnd<Int>(.finished(1)) == .finished(1))
    #expect(FlowTypedEnd<Int?>(.finished(nil)) == .finished(nil))
    #expect(FlowTypedEnd<Int?>(.cancelled) == .cancelled)
    #expect("\(FlowTypedEnd<Void>(.finished(nil)))" == "finished()")
    #expect("\(FlowTypedEnd<Void>(.dismissed))" == "cancelled")
  }

  /// The ends of a flow that names them, as generated code has them.
  private enum SearchEnd: FlowNamedEnd {
    case selected(String)
    case found(Int?)
    case cleared
    case cancelled
  }

  @Test(arguments: [
    (SearchEnd.selected("milk"), "selected(milk)"), (.found(3), "found(3)"), (.found(nil), "found"),
    (.cleared, "cleared"), (.cancelled, "cancelled"),
  ])
  private func aNamedEndIsToldOnceByItsCase(end: SearchEnd, words: String) {
    let app = NotesApp(at: .list)
    app.navigator.tell(nil) { [ends] (end: SearchEnd) in
      ends.heard.append("\(FlowEnd.finished(end))")
    }
    app.plans { plan in
      if case .cancelled = end { plan.cancel() } else { plan.finish(end) }
      plan.finish(SearchEnd.cleared)
    }
    #expect(ends.heard == [words])
    #expect(app.navigator.state.end?.description == words)
  }

  @Test(arguments: [true, false])
  func aFlowThatIsFreedWasCancelledUnlessItHadEnded(hasEnded: Bool) async {
    var app: NotesApp? = listens(to: NotesApp(at: .list))
    if hasEnded { app?.plans { $0.finish(1) } }
    #expect(ends.heard == (hasEnded ? ["finished(1)"] : []))
    app = nil
    for _ in 0..<10_000 where ends.heard.isEmpty { await Task.yield() }
    #expect(ends.heard == [hasEnded ? "finished(1)" : "cancelled"])
  }
}

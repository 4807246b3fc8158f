import Testing

@testable import FlowRuntime

/// What an app is told of what its flows wait for, and of ends.
@MainActor
@Suite struct WaitingReportTests {
  private let app = NotesApp()
  private let reports = ToldReports()

  private func starts() {
    app.navigator.onReport = { [reports] in reports.told.append("\($0)") }
    app.navigator.start(app.model, at: .list)
  }

  @Test func outcomesAreReported() async {
    starts()
    app.plans { $0.push(.slow) }
    #expect(reports.take().suffix(2) == ["awaiting: load of Notes.slow", "shown: Notes.slow"])
    await app.settles()
    #expect(reports.take() == ["answered: load of Notes.slow: 1", "shown: Notes.note"])
    app.plans { $0.wait("save", for: { Answer.failed(7) }) { _, _ in } }
    await app.settles()
    #expect(reports.take().last == "answered: save of Notes.note: failed")
  }

  private enum Answer { case failed(Int) }

  @Test func timesAndOutcomesThatNobodyWaitsForAreReported() async {
    starts()
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.after(milliseconds: 500, "shortly") { $0.push(.note(id: 2)) } }
    await app.waits(milliseconds: 500)
    #expect(reports.take().suffix(2) == ["elapsed: 500 ms of Notes.note", "shown: Notes.note"])
    app.model.answer = {
      while !Task.isCancelled { await Task.yield() }
      return 1
    }
    app.plans { $0.push(.slow) }
    reports.told = []
    app.goesBack()
    await app.settles()
    #expect(
      reports.take() == [
        "left: Notes.slow by back", "abandoned: load of Notes.slow", "shown: Notes.note",
      ])
  }

  @Test func endsAreReported() {
    starts()
    app.plans { $0.push(.editor) }
    app.drafts { $0.finish(3) }
    #expect(reports.take().suffix(2) == ["ended: Notes.editor: finished(3)", "shown: Notes.note"])
    app.plans { $0.finish("done") }
    #expect(reports.take().last == "ended: Notes: finished(done)")
  }
}

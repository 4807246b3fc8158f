import Foundation
import Testing

@testable import FlowRuntime

/// What an app is told of what happens in its flows.
@MainActor
@Suite struct ReportTests {
  private let app = NotesApp()
  private let reports = ToldReports()

  private func starts(at destination: NotesDestination = .list, from snapshot: Data? = nil) {
    app.navigator.onReport = { [reports] in reports.told.append("\($0)") }
    app.navigator.log = { _ in }
    app.navigator.start(app.model, at: destination, restoring: snapshot)
  }

  @Test func screensAreReportedWhenTheyComeToTheTop() {
    starts()
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.cancel() }
    app.goesBack()
    #expect(
      reports.take().filter { $0.hasPrefix("shown") } == [
        "shown: Notes.list", "shown: Notes.note", "shown: Draft.text", "shown: Notes.note",
        "shown: Notes.list",
      ])
  }

  @Test func containersAreReportedByTheirScreens() {
    starts(at: .columns)
    #expect(reports.take() == ["shown: Notes.list", "shown: Notes.note"])
  }

  @Test func anAlertCoversNoScreen() {
    starts()
    app.plans { $0.show(.removal(name: "a"), as: .alert) }
    #expect(
      reports.take() == ["shown: Notes.list", "event: event of Notes.list", "shown: Notes.removal"])
    app.presses(0)
    #expect(reports.take() == ["event: event of Notes.list"])
  }

  @Test func eventsAreReportedByTheirNames() {
    starts()
    app.model.perform("tapped", on: app.top) { $0.push(.note(id: 1)) }
    app.model.perform("pushArrived") { $0.push(.note(id: 2)) }
    #expect(
      reports.take() == [
        "shown: Notes.list", "event: tapped of Notes.list", "shown: Notes.note",
        "event: pushArrived", "shown: Notes.note",
      ])
  }

  @Test func stepsAndExternalScreensReportTheirEvents() {
    starts(at: .tour)
    app.navigator.next(after: app.top)
    app.navigator.skip(from: app.top)
    app.plans { $0.push(.picker) }
    reports.told = []
    app.navigator.externalEnded(app.top, .cancelled)
    #expect(reports.take().first == "event: cancel of Notes.picker")
  }

  @Test func aDoubleTapIsDroppedSinceItsPageIsCovered() {
    starts()
    let list = app.top
    for _ in 1...2 { app.model.perform("tapped", on: list) { $0.push(.form) } }
    #expect(reports.take().last == "dropped: tapped of Notes.list: covered")
  }

  @Test func whatSpeaksWhileALayerComesIsDropped() {
    starts()
    let list = app.top
    for _ in 1...2 { app.model.perform("tapped", on: list) { $0.show(.form, as: .sheet) } }
    #expect(reports.take().last == "dropped: tapped of Notes.list: moving")
  }

  @Test func whatLeavesIsDroppedAndThenUnknown() async {
    starts()
    app.plans { $0.push(.note(id: 1)) }
    let note = app.top
    app.goesBack()
    app.navigator.next(after: note)
    #expect(reports.take().last == "dropped: next of Notes.note: leaving")
    await app.waits(milliseconds: 1_000)
    app.navigator.next(after: note)
    #expect(reports.take() == ["dropped: next: unknown"])
  }

  @Test func afterTheEndEverythingIsDropped() {
    starts()
    app.plans { $0.finish() }
    reports.told = []
    app.model.perform("tapped", on: app.top) { $0.push(.form) }
    app.model.perform("pushArrived") { $0.push(.form) }
    app.follows("notes://1")
    #expect(
      reports.take() == [
        "dropped: tapped of Notes.list: over", "dropped: pushArrived: over",
        "refused: notes://1: over",
      ])
  }

  @Test func linksAreReported() {
    starts()
    app.follows("notes://1")
    #expect(reports.take().dropFirst() == ["followed: notes://1", "shown: Notes.note"])
    app.model.isUnlocked = false
    app.follows("notes://2") { [model = app.model] in model.isUnlocked }
    app.model.stateChanged()
    #expect(reports.take() == ["refused: notes://2: held"])
    app.model.isUnlocked = true
    app.model.stateChanged()
    #expect(reports.take() == ["followed: notes://2", "shown: Notes.note"])
  }

  @Test func stepsBackAreReportedWithTheirWay() {
    starts()
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.push(.note(id: 2)) }
    app.plans { $0.show(.editor, as: .sheet) }
    reports.told = []
    app.swipesAway()
    app.goesBack()
    app.plans { $0.back() }
    app.plans { $0.back() }
    #expect(
      reports.take() == [
        "left: Draft.text by swipe", "ended: Notes.editor: cancelled", "shown: Notes.note",
        "left: Notes.note by back", "shown: Notes.note", "event: event of Notes.note",
        "left: Notes.note by action", "shown: Notes.list", "event: event of Notes.list",
      ])
  }

  @Test func whatHappensInsteadOfLeavingIsReported() {
    starts()
    app.plans { $0.push(.form) }
    reports.told = []
    app.goesBack()
    #expect(reports.take() == ["event: leaving of Notes.form", "shown: Notes.removal"])
  }

  @Test func whoStaysStays() {
    starts()
    app.model.keepsForm = true
    app.plans { $0.push(.form) }
    reports.told = []
    app.goesBack()
    #expect(reports.take() == ["event: leaving of Notes.form"])
    #expect(app.model.destination(of: app.top) == .form)
  }

  @Test func screensThatMayNotComeAreReportedOnce() {
    starts()
    app.model.isUnlocked = false
    app.plans { $0.push(.locked) }
    app.model.stateChanged()
    #expect(reports.take().last == "turned away: Notes.locked")
    app.model.isUnlocked = true
    app.model.stateChanged()
    #expect(reports.take() == ["shown: Notes.locked"])
  }

  @Test func aTabBehindAnotherLayerIsDropped() {
    starts(at: .home)
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    app.selectsTab(1)
    #expect(reports.take().last == "dropped: tab of Notes.home: moving")
  }

  /// An observer that acts at once does so after all of the event.
  @Test func whatAnObserverDoesComesAfterwards() {
    starts()
    app.navigator.onReport = { [reports, app] report in
      reports.told.append("\(report)")
      if case .left = report { app.model.perform("again", on: app.top) { $0.push(.note(id: 2)) } }
    }
    app.plans { $0.push(.note(id: 1)) }
    reports.told = []
    app.goesBack()
    #expect(app.shows == ["root: list › note(id: 2)"])
    #expect(
      reports.take().prefix(2) == ["left: Notes.note by back", "event: again of Notes.list"])
  }

  @Test func lossesAreReported() {
    starts(from: Data("nothing".utf8))
    #expect(
      reports.take() == [
        "shown: Notes.list", "lost: the snapshot could not be restored: unreadable",
      ])
  }

  #if DEBUG
    @Test func debugBuildsLogWhatIsDropped() {
      starts()
      app.navigator.log = { [reports] in reports.told.append("log: \($0)") }
      app.plans { $0.finish() }
      reports.told = []
      app.model.perform("tapped", on: app.top) { $0.push(.form) }
      #expect(reports.take().last == "log: dropped: tapped of Notes.list: over")
    }

    @Test func debugBuildsLogWhatIsTurnedAway() {
      starts()
      app.navigator.log = { [reports] in reports.told.append("log: \($0)") }
      app.model.isUnlocked = false
      app.plans { $0.push(.locked) }
      #expect(reports.take().contains("log: turned away: Notes.locked"))
    }
  #endif
}

extension NotesApp {
  /// Follows a link on top of what is there.
  fileprivate func follows(_ text: String, when isOpen: @escaping @MainActor () -> Bool = { true })
  {
    model.follow([.step(.note(id: 5))], onTop: true, from: URL(string: text), when: isOpen)
  }
}

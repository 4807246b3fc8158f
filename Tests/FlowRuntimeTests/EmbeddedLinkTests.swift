import Foundation
import Testing

@testable import FlowRuntime

/// Links and events of the app reach the flows inside.
@MainActor
@Suite struct EmbeddedLinkTests {
  private final class Reports {
    var told: [String] = []
  }

  private let app = NotesApp()
  private let reports = Reports()

  private func starts(at destination: NotesDestination) {
    app.navigator.onReport = { [reports] in
      if !"\($0)".hasPrefix("shown") { reports.told.append("\($0)") }
    }
    app.navigator.start(app.model, at: destination)
  }

  private func opens(_ address: String) throws -> Bool {
    app.model.open(try #require(URL(string: address)))
  }

  @Test func aLinkOpensTheFlowThatHasIt() throws {
    starts(at: .list)
    app.plans { $0.push(.note(id: 1)) }
    reports.told = []
    #expect(try opens("notes:///preview"))
    #expect(app.shows == ["root: list › text › preview"])
    #expect(reports.told == ["followed: notes:///preview"])
  }

  @Test func aLinkGoesToTheFlowThatRuns() throws {
    starts(at: .list)
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.push(.text) }
    #expect(try opens("notes:///preview"))
    #expect(app.shows == ["root: list › note(id: 1)", "sheet: text › preview"])
  }

  @Test func aLinkOnTopStaysThereIfItsFlowRuns() throws {
    starts(at: .list)
    #expect(try opens("notes:///help"))
    #expect(app.shows == ["root: list › text › preview"])
    app.drafts { $0.push(.text) }
    #expect(try opens("notes:///help"))
    #expect(app.shows == ["root: list › text › preview › text › preview"])
  }

  @Test func aLinkIsHeldUntilAllScreensOnTheWayMayCome() throws {
    app.model.mayEdit = false
    starts(at: .list)
    #expect(try opens("notes:///preview"))
    #expect(app.shows == ["root: list"])
    #expect(reports.told == ["refused: notes:///preview: held"])
    app.model.mayEdit = true
    app.model.stateChanged()
    #expect(app.shows == ["root: list › text › preview"])
    #expect(reports.told.last == "followed: notes:///preview")
  }

  @Test func aURLThatNoFlowKnowsIsRefused() throws {
    starts(at: .list)
    #expect(try !opens("notes:///nowhere"))
    #expect(reports.told == ["refused: notes:///nowhere: unknown"])
  }

  @Test func afterTheEndNoLinkIsFollowed() throws {
    starts(at: .list)
    app.navigator.cancel()
    #expect(try opens("notes:///preview"))
    #expect(reports.told.last == "refused: notes:///preview: over")
  }

  @Test func anEventOfTheAppReachesTheFlowThatRuns() {
    starts(at: .list)
    app.plans { $0.show(.editor, as: .sheet) }
    let isTold = app.model.tell(DraftModel.self) { $0.perform("previewed") { $0.push(.preview) } }
    #expect(isTold)
    #expect(app.shows == ["root: list", "sheet: text › preview"])
    #expect(reports.told.last == "event: previewed")
  }

  @Test func anEventOfTheAppIsDroppedIfItsFlowDoesNotRun() {
    starts(at: .list)
    #expect(!app.model.tell(DraftModel.self) { _ in Issue.record("it doesn't run") })
    #expect(reports.told.last == "dropped: an event of DraftModel: notRunning")
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.cancel() }
    #expect(!app.model.tell(DraftModel.self) { _ in Issue.record("it is over") })
  }
}

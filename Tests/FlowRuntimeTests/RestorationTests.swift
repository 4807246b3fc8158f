import Foundation
import Testing

@testable import FlowRuntime

/// An app that is ended and launched again.
@MainActor
@Suite struct RestorationTests {
  /// The app as it is launched from a snapshot of another, and what was lost.
  private static func relaunch(
    _ app: NotesApp, isUnlocked: Bool = true, _ change: (String) -> String = { $0 }
  ) throws -> (app: NotesApp, losses: [String]) {
    let snapshot = try #require(app.model.snapshot())
    let text = change(String(decoding: snapshot, as: UTF8.self))
    let next = NotesApp()
    next.model.isUnlocked = isUnlocked
    var losses: [String] = []
    next.navigator.start(
      next.model, at: .list, restoring: Data(text.utf8), lost: { losses.append($0.description) })
    return (next, losses)
  }

  @Test(arguments: NotesWalk.restored)
  func isWhereItWas(walk: NotesWalk) throws {
    let (app, losses) = try Self.relaunch(walk.walks())
    #expect(app.shows == walk.shows)
    #expect(losses == [])
  }

  @Test func whatRunsInsideGoesOn() throws {
    let before = NotesApp(at: .list)
    before.plans { $0.push(.editor) }
    let (app, _) = try Self.relaunch(before)
    app.drafts { $0.finish(5) }
    #expect(app.shows == ["root: list › note(id: 5)"])
  }

  @Test func whatFollowsStillDoes() throws {
    let before = NotesApp(at: .list)
    before.plans {
      $0.show(.picker, as: .sheet, followedBy: NotesFollowing.picked(place: "list"))
    }
    let (app, _) = try Self.relaunch(before)
    app.plans { $0.finish(3) }
    #expect(app.model.calls == ["list: 3"])
    #expect(app.shows == ["root: list"])
  }

  @Test func whatWasWaitedForBeginsAgain() async throws {
    let before = NotesApp(at: .slow)
    let (app, _) = try Self.relaunch(before)
    await app.settles()
    #expect(app.shows == ["root: slow › note(id: 1)"])
  }

  @Test(arguments: [
    ("note", "memo", "root: list", "Notes.memo could not be restored: changed"),
    (#"\"id\""#, #"\"key\""#, "root: list", "Notes.note could not be restored: undecodable"),
    (
      #""version":2"#, #""version":3"#, "root: list",
      "the snapshot could not be restored: otherVersion"
    ),
    (#""layers""#, #""tiers""#, "root: list", "the snapshot could not be restored: unreadable"),
  ])
  func whatIsLostIsTold(old: String, new: String, shown: String, loss: String) throws {
    let before = NotesApp(at: .list)
    before.plans {
      $0.push(.note(id: 1))
      $0.show(.form, as: .sheet)
    }
    let (app, losses) = try Self.relaunch(before) { $0.replacing(old, with: new) }
    #expect(app.shows == [shown])
    #expect(losses == [loss])
  }

  @Test func requirementsAreAskedAgain() throws {
    let before = NotesApp(at: .list)
    before.plans {
      $0.push(.locked)
      $0.push(.note(id: 1))
    }
    let (app, losses) = try Self.relaunch(before, isUnlocked: false)
    #expect(app.shows == ["root: list"])
    #expect(losses == ["Notes.locked could not be restored: refused"])
  }

  @Test func objectsAreGone() throws {
    let before = NotesApp(at: .list)
    before.plans { $0.push(.filter(filter: FlowReference(NotesFilter()))) }
    let (app, losses) = try Self.relaunch(before)
    #expect(app.shows == ["root: list"])
    #expect(losses == ["Notes.filter could not be restored: notKept"])
  }

  @Test func aFlowMayRefuseToBeKept() {
    let app = NotesApp(at: .list)
    #expect(app.model.snapshot() != nil)
    app.model.restores = false
    #expect(app.model.snapshot() == nil)
  }
}

extension NotesWalk {
  private typealias Step = @MainActor (NotesApp) -> Void

  private static let push: Step = { $0.plans { $0.push(.page(name: "a", number: nil)) } }

  static let restored = [
    NotesWalk("stacks", from: .list, shows: ["root: list › page(name: a, number: nil)"], push),
    NotesWalk(
      "layers", shows: ["root: list", "sheet: form", "fullScreenCover: note(id: 1)"],
      { $0.plans { $0.show(.form, as: .sheet(detents: [.medium])) } },
      { $0.plans { $0.show(.note(id: 1), as: .fullScreenCover) } }),
    NotesWalk("flows", shows: ["root: list › text › preview"]) {
      $0.plans { $0.push(.editor, at: DraftEntry.preview) }
    },
    NotesWalk(
      "sequences", shows: ["root: list › welcome", "sheet: tip(number: 1)"],
      { $0.plans { $0.push(.tour) } }, { $0.navigator.next(after: $0.top) }),
    NotesWalk(
      "tabs", shows: ["root: list › locked › note(id: 2)"], { $0.plans { $0.push(.home) } },
      { $0.selectsTab(1) }, { $0.plans { $0.push(.note(id: 2)) } }),
    NotesWalk("columns", shows: ["root: list › list › note(id: 1) › page(name: a, number: nil)"]) {
      $0.plans { $0.push(.columns) }
      push($0)
    },
    NotesWalk("switches", shows: ["root: list › welcome › page(name: a, number: nil)"]) {
      $0.plans { $0.push(.gate) }
      push($0)
    },
  ]
}

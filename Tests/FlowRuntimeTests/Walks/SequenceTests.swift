import Testing

@testable import FlowRuntime

/// Screens shown in order.
@MainActor
@Suite struct SequenceTests {
  private nonisolated static let last = "page(name: last, number: nil)"

  /// What the user does on a tour, and what is shown after each.
  @Test(
    arguments: [
      ["root: list › welcome"],
      ["root: list › welcome", "sheet: tip(number: 1)"],
      ["root: list › welcome", "sheet: tip(number: 2)"],
      ["root: list › welcome › \(last)"],
      ["root: list › note(id: 9)"],
    ].enumerated().map { ($0, $1) })
  func goesOn(count: Int, shows: [String]) {
    let app = NotesApp(at: .list)
    app.plans { $0.push(.tour) }
    for _ in 0..<count { app.navigator.next(after: app.top) }
    #expect(app.shows == shows)
    #expect(app.model.calls == (count == 4 ? ["toured"] : []))
    let progress = app.navigator.progress(of: app.top)
    #expect(progress?.step == (count == 4 ? nil : count + 1))
    #expect(progress?.count == (count == 4 ? nil : 4))
    let bookmarks: [NotesDestination.Screen?] = [nil, .tip, .tip, .page, nil]
    #expect(app.model.bookmark == bookmarks[count])
  }

  @Test(arguments: NotesWalk.sequences)
  func shows(walk: NotesWalk) {
    let app = walk.walks()
    #expect(app.shows == walk.shows)
    #expect(app.model.calls == walk.calls)
  }
}

extension NotesWalk {
  private typealias Step = @MainActor (NotesApp) -> Void

  private static let tour: Step = { $0.plans { $0.push(.tour) } }
  private static let next: Step = { $0.navigator.next(after: $0.top) }
  private static let withoutTips: Step = { $0.model.wantsTips = false }
  private static let last = "page(name: last, number: nil)"

  static let sequences = [
    NotesWalk(
      "a step that is left out", shows: ["root: list › welcome › \(last)"], withoutTips, tour, next),
    NotesWalk("skip", shows: ["root: list › note(id: 8)"], calls: ["toured"], tour, next) {
      $0.navigator.skip(from: $0.top)
    },
    NotesWalk(
      "shown before", shows: ["root: list › note(id: 9)"], { $0.model.wasShown = true }, tour),
    NotesWalk(
      "left at a step", shows: ["root: list › \(last)"], { $0.model.bookmark = .page }, tour),
    NotesWalk(
      "a swiped step goes on", shows: ["root: list › welcome", "sheet: tip(number: 2)"], tour, next
    ) {
      $0.swipesAway()
    },
    NotesWalk(
      "a swiped step that is a sequence goes on", shows: ["root: list › welcome › text"],
      { $0.plans { $0.push(.review) } }, next, { $0.swipesAway() }),
    NotesWalk(
      "a swiped sheet over a flow that is a step", shows: ["root: list › welcome › text"],
      { $0.plans { $0.push(.review) } }, next, { $0.swipesAway() },
      { $0.drafts { $0.show(.preview, as: .sheet) } }, { $0.swipesAway() }),
    NotesWalk("back", shows: ["root: list › welcome"], withoutTips, tour, next) {
      $0.plans { $0.back() }
    },
    NotesWalk(
      "no way back", shows: ["root: list › welcome › \(last)"], { $0.model.allowsBack = false },
      withoutTips, tour, next, { $0.plans { $0.back() } }),
    NotesWalk("out of it", shows: ["root: list"], withoutTips, tour, next) {
      $0.plans { $0.back(to: .list) }
    },
    NotesWalk(
      "a step that returns something", shows: ["root: list › \(last)"], withoutTips, tour,
      { $0.plans { $0.show(.picker, as: .replace) } },
      { $0.plans { $0.finish(1) } }),
    NotesWalk("another root of it", shows: ["root: list › form"], tour) {
      $0.plans { $0.setRoot(.form) }
    },
    NotesWalk("another root of the flow", shows: ["root: form"], tour) { app in
      app.model.perform(on: app.top) { plan in
        plan.isFlowWide = true
        plan.setRoot(.form)
      }
    },
    NotesWalk("next without a sequence", shows: ["root: list"], next),
    NotesWalk(
      "a step is replaced", shows: ["root: list › welcome › \(last)"], withoutTips, tour,
      { $0.plans { $0.show(.form, as: .replace) } }, next,
      { $0.plans { $0.back() } }, { $0.plans { $0.show(.welcome, as: .replace) } }, next),
  ]
}

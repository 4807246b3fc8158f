import Testing

@testable import FlowRuntime

/// What pages wait for: answers of the app, and time.
@MainActor
@Suite struct WaitingTests {
  @Test func anAnswerIsActedOn() async {
    let app = NotesApp(at: .list)
    app.model.answer = { [navigator = app.navigator] in
      await navigator.sleep(100)
      return 7
    }
    app.plans { $0.push(.slow) }
    await app.waits(milliseconds: 99)
    #expect(app.shows == ["root: list › slow"])
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: list › slow › note(id: 7)"])
    app.goesBack()
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: list › slow"])
  }

  /// Two pages that come up in one event: the lower one asks first, as it does in the interpreter.
  @Test func theLowerPageAsksFirst() async {
    let app = NotesApp(at: .list)
    var asked = 0
    app.model.answer = {
      asked += 1
      let number = asked
      if number == 2 { try? await Task.sleep(nanoseconds: .max) }
      return number
    }
    app.plans { plan in
      plan.setRoot(.slow)
      plan.show(.slow, as: .sheet)
    }
    await app.settles()
    #expect(app.shows == ["root: slow › note(id: 1)", "sheet: slow"])
  }

  @Test func anAnswerToWhatHasGoneIsDropped() async {
    let app = NotesApp(at: .list)
    app.plans { $0.push(.slow) }
    app.goesBack()
    await app.settles()
    #expect(app.shows == ["root: list"])
  }

  @Test(arguments: [true, false])
  func whatIsWaitedForIsGivenUpWithTheFlow(ends: Bool) async {
    var app: NotesApp? = NotesApp(at: .list)
    var isGivenUp = false
    app?.model.answer = {
      while !Task.isCancelled { await Task.yield() }
      isGivenUp = true
      return 1
    }
    app?.plans { $0.push(.slow) }
    await app?.settles()
    #expect(!isGivenUp)
    if ends { app?.plans { $0.finish() } } else { app = nil }
    for _ in 0..<10_000 where !isGivenUp { await Task.yield() }
    #expect(isGivenUp)
    withExtendedLifetime(app) {}
  }

  @Test func onePageWaitsForOneAnswer() async {
    let app = NotesApp(at: .list)
    let list = app.top
    var begun = 0
    for _ in 0..<2 {
      app.model.perform(on: list) { plan in
        plan.wait("load") {
          begun += 1
          return 1
        } then: {
          $0.push(.note(id: $1))
        }
      }
    }
    await app.settles()
    #expect(begun == 1)
    #expect(app.shows == ["root: list › note(id: 1)"])
  }

  /// The answer to the last event counts.
  @Test func anEventOfTheAppBeginsAgain() async {
    let app = NotesApp(at: .list)
    for id in 1...3 {
      app.model.perform { plan in
        plan.wait("load") { [navigator = app.navigator] in
          await navigator.sleep(100)
          return id
        } then: {
          $0.push(.note(id: $1))
        }
      }
    }
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: list › note(id: 3)"])
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: list › note(id: 3)"])
  }

  /// The page that waited is no source of an event of the app, as it is of its own event.
  @Test(arguments: [true, false])
  func anEventOfTheAppGoesBackToThePageThatWaited(isOfTheApp: Bool) async {
    let app = NotesApp(at: .list)
    let plan: FlowPlan<NotesDestination>.Steps = { plan in
      plan.wait("load") {
        1
      } then: { plan, id in
        plan.back(to: .list)
        plan.otherwise { $0.push(.note(id: id)) }
      }
    }
    if isOfTheApp { app.model.perform("load", plan) } else { app.plans(plan) }
    await app.settles()
    #expect(app.shows == [isOfTheApp ? "root: list" : "root: list › note(id: 1)"])
  }

  @Test(arguments: [false, true])
  func theAnswerToTheLastLinkCounts(isOnTop: Bool) async {
    let app = NotesApp(at: .home)
    app.plans { $0.push(.note(id: 5)) }
    for id in 1...2 {
      app.model.answer = { [navigator = app.navigator] in
        await navigator.sleep(100)
        return id
      }
      app.model.follow([], at: NotesEntry.asked, onTop: isOnTop)
    }
    let before = isOnTop ? "list › note(id: 5)" : "list"
    await app.waits(milliseconds: 99)
    #expect(app.shows == ["root: \(before)"])
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: \(before) › note(id: 2)"])
  }

  @Test(arguments: ["push", "sheet", "cover"])
  func whatFollowsAnEndWaitsForWhatIsLeft(style: String) async {
    let app = NotesApp(at: .list)
    app.model.afterDraft = { plan in
      plan.wait("save") {
        5
      } then: {
        $0.push(.note(id: $1))
      }
    }
    app.plans {
      $0.show(
        .editor, as: style == "push" ? .push : style == "sheet" ? .sheet : .fullScreenCover)
    }
    app.drafts { $0.finish(1) }
    #expect(app.shows == ["root: list"])
    await app.settles()
    #expect(app.shows == ["root: list › note(id: 5)"])
  }

  @Test func timeAfterAnEndPassesForWhatIsLeft() async {
    let app = NotesApp(at: .list)
    app.model.afterDraft = { plan in
      plan.after(milliseconds: 100, "later") { $0.push(.note(id: 5)) }
    }
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.finish(1) }
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: list › note(id: 5)"])
  }

  @Test func whatIsLeftMayGoBeforeTheAnswerComes() async {
    let app = NotesApp(at: .list)
    app.model.afterDraft = { plan in
      plan.wait("save") {
        5
      } then: {
        $0.push(.note(id: $1))
      }
    }
    app.plans { $0.push(.form) }
    app.plans { $0.push(.editor) }
    app.drafts { $0.finish(1) }
    app.plans { $0.back() }
    await app.settles()
    #expect(app.shows == ["root: list"])
  }

  @Test func timePasses() async {
    let app = NotesApp(at: .list)
    app.plans { $0.after(milliseconds: 200, "tip") { $0.push(.tip(number: 1)) } }
    await app.waits(milliseconds: 199)
    #expect(app.shows == ["root: list"])
    await app.waits(milliseconds: 200)
    #expect(app.shows == ["root: list › tip(number: 1)"])
  }

  @Test func timeRunsAnewWhenItIsBegunAgain() async {
    let app = NotesApp(at: .list)
    for time in [100, 200] {
      app.plans { $0.after(milliseconds: time, "tip") { $0.push(.tip(number: time)) } }
      await app.settles()
    }
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["root: list"])
    await app.waits(milliseconds: 200)
    #expect(app.shows == ["root: list › tip(number: 200)"])
  }
}

import Testing

@testable import FlowRuntime

/// What the platform is asked to show, step by step, and what it reports.
@MainActor
@Suite struct ShowingTests {
  private func app(_ version: Int) -> NotesApp {
    let app = NotesApp(at: .list)
    app.navigator.platform = .version(version)
    return app
  }

  /// Two layers, both of which have come up.
  private func covered(_ version: Int) async -> NotesApp {
    let app = app(version)
    app.plans {
      $0.show(.note(id: 1), as: .sheet)
      $0.show(.note(id: 2), as: .sheet)
    }
    for _ in 0..<2 {
      app.layerAppears()
      await app.waits(milliseconds: app.navigator.platform.presentation)
    }
    return app
  }

  @Test func layersComeOneAfterTheOther() async {
    let app = app(17)
    app.plans {
      $0.show(.note(id: 1), as: .sheet)
      $0.show(.note(id: 2), as: .sheet)
    }
    #expect(app.platformShows == ["root: list", "sheet: note(id: 1)"])
    app.layerAppears()
    await app.waits(milliseconds: 499)
    #expect(app.platformShows == ["root: list", "sheet: note(id: 1)"])
    await app.waits(milliseconds: 500)
    #expect(app.platformShows == app.shows)
  }

  @Test(arguments: [
    (16, ["root: list", "sheet: note(id: 1)"]), (17, ["root: list"]),
  ])
  func layersGo(version: Int, shown: [String]) async {
    let app = await covered(version)
    app.plans {
      $0.dismissAll()
      $0.push(.form)
    }
    #expect(app.platformShows == shown)
    while case .going(let layer)? = app.navigator.movement {
      app.navigator.layerDisappeared(over: layer)
    }
    #expect(app.platformShows == ["root: list › form"])
  }

  @Test func whatRisesIsNotDismissedYet() async {
    let app = app(17)
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    app.layerAppears()
    app.plans { $0.dismiss() }
    #expect(app.platformShows == ["root: list", "sheet: note(id: 1)"])
    await app.waits(milliseconds: 500)
    #expect(app.platformShows == ["root: list"])
  }

  @Test func alertsGoSilently() async {
    let app = app(17)
    app.plans { $0.show(.removal(name: "a"), as: .alert) }
    #expect(app.platformShows == app.shows)
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    #expect(app.platformShows == ["root: list"])
    await app.waits(milliseconds: 349)
    #expect(app.platformShows == ["root: list"])
    await app.waits(milliseconds: 350)
    #expect(app.platformShows == ["root: list", "sheet: note(id: 1)"])
  }

  @Test func stacksChangeWhileAnAlertGoes() {
    let app = app(17)
    app.plans { $0.show(.removal(name: "a"), as: .alert) }
    app.plans { $0.push(.form) }
    #expect(app.platformShows == ["root: list › form"])
  }

  @Test func whatTheUserDidIsFollowed() async throws {
    let app = await covered(17)
    app.navigator.userDismissed(try #require(app.navigator.shown.layers.last).id)
    app.layerDisappears()
    #expect(app.shows == ["root: list", "sheet: note(id: 1)"])
    app.plans { $0.push(.form) }
    app.plans { $0.push(.note(id: 3)) }
    let pages = app.navigator.state.shown.suffix(2)
    app.model.isUnlocked = true
    app.navigator.userPopped(Array(pages.suffix(1)))
    #expect(app.shows == ["root: list", "sheet: note(id: 1) › form"])
    #expect(app.platformShows == app.shows)
  }

  @Test func whatMayNotBePoppedComesBack() throws {
    let app = app(17)
    app.plans { $0.push(.form) }
    app.navigator.userPopped([app.top])
    #expect(app.shows == ["root: list › form", "alert: removal(name: form)"])
    #expect(app.platformShows == app.shows)
  }

  @Test func aSwipeMayComeAfterAnotherLayerWasAskedFor() async throws {
    let app = app(17)
    app.plans { $0.show(.note(id: 1), as: .sheet) }
    app.layerAppears()
    await app.waits(milliseconds: 500)
    let sheet = try #require(app.navigator.shown.layers.last).id
    app.plans { $0.show(.note(id: 2), as: .sheet) }
    app.navigator.userDismissed(sheet)
    app.layerDisappears()
    #expect(app.shows == ["root: list"])
    #expect(app.platformShows == app.shows)
  }

  @Test func aClosedAlertIsToldByItsButtonOrTheClock() async throws {
    let app = app(17)
    for button in [0, nil] {
      app.plans { $0.show(.removal(name: "a"), as: .alert) }
      let layer = try #require(app.navigator.shown.layers.last)
      app.navigator.alertClosed(layer.id)
      if let button { app.presses(button) }
      #expect(app.platformShows == ["root: list"])
      await app.waits(milliseconds: 350)
      #expect(app.shows == ["root: list"])
      #expect(app.model.calls == ["removed: "])
    }
  }

  @Test func whatHasGoneIsKeptUntilItIsOffTheScreen() async throws {
    let app = app(17)
    app.plans { $0.push(.editor) }
    let page = try #require(app.navigator.shown.pages[app.top])
    #expect(app.navigator.definition(of: page) is DraftModel)
    app.navigator.userPopped([page.id])
    #expect(app.shows == ["root: list"])
    #expect(app.navigator.definition(of: page) is DraftModel)
    #expect(app.navigator.shown.pages[page.id] == page)
    await app.waits(milliseconds: 1_000)
    #expect(app.navigator.shown.pages[page.id] == nil)
    #expect(app.model.children.isEmpty)
  }

  @Test func aLongAnimationIsWaitedFor() async throws {
    let app = app(17)
    app.plans { $0.show(.note(id: 1), as: .animated(.opacity, .linear(duration: 3))) }
    let page = app.top
    app.plans { $0.back() }
    await app.waits(milliseconds: 2_999)
    #expect(app.navigator.shown.pages[page] != nil)
    await app.waits(milliseconds: 3_000)
    #expect(app.navigator.shown.pages[page] == nil)
  }
}

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
      app.navigator.appearingLayer.map(app.navigator.layerAppeared)
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
    app.navigator.appearingLayer.map(app.navigator.layerAppeared)
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
    while let layer = app.navigator.uncoveredLayer {
      app.navigator.layerDisappeared(over: layer)
    }
    #expect(app.platformShows == ["root: list › form"])
  }

  @Test func alertsGoSilently() async {
    let app = app(17)
    app.plans { $0.show(.removal(name: "a"), as: .alert) }
    #expect(app.platformShows == app.shows)
    app.plans { $0.push(.form) }
    #expect(app.platformShows == ["root: list"])
    await app.waits(milliseconds: 349)
    #expect(app.platformShows == ["root: list"])
    await app.waits(milliseconds: 350)
    #expect(app.platformShows == ["root: list › form"])
  }

  @Test func whatTheUserDidIsFollowed() async throws {
    let app = await covered(17)
    app.navigator.userDismissed(try #require(app.navigator.shown.layers.last).id)
    app.navigator.layerDisappeared(over: try #require(app.navigator.uncoveredLayer))
    #expect(app.shows == ["root: list", "sheet: note(id: 1)"])
    app.plans { $0.push(.form) }
    app.plans { $0.push(.note(id: 3)) }
    let pages = app.navigator.state.shown.suffix(2)
    app.model.isUnlocked = true
    app.navigator.userPopped(Array(pages.suffix(1)))
    #expect(app.shows == ["root: list", "sheet: note(id: 1) › form"])
    #expect(app.platformShows == app.shows)
  }

  @Test func aClosedAlertIsToldByItsButtonOrInAMoment() async throws {
    let app = app(17)
    for button in [0, nil] {
      app.plans { $0.show(.removal(name: "a"), as: .alert) }
      let layer = try #require(app.navigator.shown.layers.last)
      app.navigator.alertClosed(layer.id)
      if let button { app.presses(button) }
      #expect(app.platformShows == ["root: list"])
      await app.settles()
      #expect(app.shows == ["root: list"])
      #expect(app.model.calls == ["removed: "])
      app.navigator.uncoveredLayer.map { app.navigator.layerDisappeared(over: $0) }
    }
  }
}

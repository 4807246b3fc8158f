import FlowRuntime
import FlowTesting
import Testing

/// What generated tests stand on: an app without a screen, and a user for it.
@MainActor
@Suite struct TestingTests {
  private func app(at start: NotesDestination = .list) -> FlowTestApp {
    FlowTestApp { app, snapshot in
      let model = NotesModel()
      model.answer = { await app.answer(to: "load", (label: "page", value: 2)) }
      model.isUnlocked = app.allows(guard: "isUnlocked")
      model.navigator.start(model, at: start, restoring: snapshot)
      return model
    }
  }

  private func plans(
    _ app: FlowTestApp, on screen: NotesDestination.Screen,
    _ steps: FlowPlan<NotesDestination>.Steps
  ) async throws {
    let (model, page) = try await FlowTestUser(app).finds(screen, of: NotesModel.self)
    model.perform(on: page, steps)
  }

  @Test func showsWhatComesAndGoes() async throws {
    let app = app()
    let user = FlowTestUser(app)
    try await plans(app, on: .list) {
      $0.push(.note(id: 1))
      $0.show(.picker, as: .sheet)
    }
    #expect(app.shows == ["list", "note(id: 1)", "sheet: picker"])
    try await user.swipesAway()
    try await user.goesBack()
    #expect(app.shows == ["list"])
  }

  @Test func usersCannotDoWhatIsNotThere() async {
    let app = app()
    let user = FlowTestUser(app)
    await #expect(throws: FlowTestError.self) { try await user.goesBack() }
    await #expect(throws: FlowTestError.self) { try await user.swipesAway() }
    await #expect(throws: FlowTestError.self) { try await user.selects("Notes") }
    await #expect(throws: FlowTestError.self) { try await user.presses("Remove") }
    await #expect(throws: FlowTestError.self) { try await user.opens("a") { _ in false } }
    await #expect(throws: FlowTestError.self) {
      _ = try await user.finds(.note, of: NotesModel.self)
    }
    await #expect(throws: FlowTestError.self) { try await app.answers(1) }
    #expect(throws: FlowTestError.self) { try app.model(DraftModel.self) }
  }

  @Test func tabsAndButtonsAreFoundByWhatStandsOnThem() async throws {
    let app = app(at: .home)
    let user = FlowTestUser(app)
    try await user.selects("Locked")
    #expect(app.shows == ["locked"])
    try await plans(app, on: .locked) { $0.show(.removal(name: "a"), as: .alert) }
    #expect(app.shows == ["locked", "alert: removal(name: a)"])
    try await user.presses("Remove", typing: ["why": "old"])
    #expect(app.shows == ["locked"])
    #expect(try app.model(NotesModel.self).calls == ["removed: old"])
  }

  @Test func answersComeWhenTheTestGivesThem() async throws {
    let app = app(at: .slow)
    await app.settles()
    #expect(app.calls == ["load(page: 2)"])
    #expect(app.shows == ["slow"])
    try await app.answers(7)
    #expect(app.shows == ["slow", "note(id: 7)"])
  }

  @Test func timePassesWhenTheTestSaysSo() async throws {
    let app = app()
    try await plans(app, on: .list) { $0.after(milliseconds: 300, "tip") { $0.push(.form) } }
    await app.waits(milliseconds: 200)
    #expect(app.shows == ["list"])
    await app.waits(milliseconds: 100)
    #expect(app.shows == ["list", "form"])
  }

  @Test func anAppIsLaunchedAgainWhereItWas() async throws {
    let app = app()
    try await plans(app, on: .list) { $0.push(.locked) }
    await app.relaunches()
    #expect(app.shows == ["list", "locked"])
    try await app.denying("isUnlocked") { await app.relaunches() }
    #expect(app.shows == ["list"])
    #expect(app.end == nil)
    try await plans(app, on: .list) { $0.finish(1) }
    #expect(app.end == "finished(1)")
  }
}

import FlowDiagnostics
import FlowModel
import FlowSemantics
import Testing

/// The walks of a flow show all that it can do, and no more than happens.
@Suite(.lowPriority) struct WalksTests {
  private static let todos = """
    flow: Todos
    start: list
    guards: [mayEdit]
    outcomes: { save: [saved, failed] }
    screens:
      list: { transitions: { addTapped: { to: editor, style: sheet }, todoTapped: details } }
      editor:
        transitions:
          saveTapped: { await: save, cases: { saved: dismiss, failed: none } }
      details: { requires: mayEdit, transitions: { shareTapped: { after: 2s, then: back } } }
    """

  private func walks(_ text: String) throws -> (Interpreter, [FlowSemantics.Walk]) {
    let read = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let interpreter = Interpreter(project: read.value, flow: ID(0))
    return (interpreter, interpreter.walks().all)
  }

  private func words(_ step: WalkStep, _ interpreter: Interpreter) -> String {
    let denied = step.denied.map { _ in " denied" } ?? ""
    let event = interpreter.description(of: step.event, in: step.before)
    return event + denied + (step.isTwice ? " twice" : "")
  }

  @Test func everythingHappens() throws {
    let (interpreter, walks) = try walks(Self.todos)
    let played = walks.map { walk in walk.steps.map { words($0, interpreter) } }
    #expect(
      played == [
        [
          "list: addTapped", "editor: saveTapped", "editor: answer 1", "list: todoTapped denied",
          "list: addTapped twice", "swipe away", "list: todoTapped", "details: shareTapped",
          "details: time is over", "list: todoTapped", "back from details",
        ],
        ["list: addTapped", "editor: saveTapped", "editor: saveTapped", "editor: answer 2"],
      ])
  }

  @Test(arguments: RandomWalkTests.flows.indices)
  func everyStepIsWhatTheInterpreterDoes(flow: Int) throws {
    let read = FlowProject.read([
      SourceFile(path: "input.flow.yaml", text: RandomWalkTests.flows[flow])
    ])
    let interpreter = Interpreter(project: read.value, flow: ID(0))
    let walks = interpreter.walks().all
    #expect(!walks.isEmpty)
    for walk in walks {
      var state = walk.start.state
      for step in walk.steps {
        #expect(step.before == state)
        let after = interpreter.step(state, step.event) { $0 != step.denied }
        #expect(after.state.canonical == step.after.state)
        #expect(after.calls == step.after.calls)
        state = step.after.state
      }
    }
  }

  @Test func theSameFlowGivesTheSameWalks() throws {
    let (interpreter, walks) = try walks(RandomWalkTests.shop)
    let again = interpreter.walks().all
    #expect(walks.map { $0.steps.map(\.event) } == again.map { $0.steps.map(\.event) })
  }

  @Test func aFlowInsideItselfComesToAnEnd() throws {
    let (_, walks) = try walks(
      """
      flow: Nest
      start: nest
      screens:
        nest: { transitions: { deeper: { to: inner, ifShown: again }, done: finish } }
        inner: { embed: Nest }
      """)
    #expect(walks.count < 10)
  }

  @Test func aColumnThatLeadsBackToItsSplitComesToAnEnd() throws {
    let read = FlowProject.read([
      SourceFile(
        path: "input.flow.yaml",
        text: """
          flow: Mail
          start: mail
          screens:
            mail: { split: { sidebar: folders, detail: message } }
            folders: { transitions: { folderTapped: mail, allTapped: { to: mail, style: sheet } } }
            message: { transitions: { homeTapped: mail } }
          """)
    ])
    let walks = Interpreter(project: read.value, flow: ID(0)).walks()
    #expect(walks.all.count < 20)
    #expect(walks.isExhaustive)
    #expect(walks.missed.isEmpty)
  }

  @Test func whatIsNotTriedIsSaid() throws {
    let (interpreter, _) = try walks(Self.todos)
    let few = interpreter.walks(budget: 0)
    #expect(few.all.isEmpty)
    #expect(!few.isExhaustive)
    let missed = few.missed.map { event in
      interpreter.project.name(of: event.screen)
        + (event.name.map { "." + interpreter.project.symbols.text(of: $0) } ?? "")
    }
    #expect(missed == ["list", "editor", "details"])
  }

  @Test func aWalkIsShortUnlessItGoesDeep() throws {
    let screens = (0..<40).map { "  s\($0): { transitions: { next: s\($0 + 1) } }" }
    let (_, walks) = try walks(
      "flow: Deep\nstart: s0\nscreens:\n" + screens.joined(separator: "\n") + "\n  s40:\n")
    for walk in walks {
      let deepest = walk.steps.map(\.after.state.greatestDepth).max() ?? 0
      #expect(walk.steps.count <= max(12, deepest + 6))
    }
    #expect(walks.flatMap(\.steps).count(where: \.isNew) >= 120)
  }
}

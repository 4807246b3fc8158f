import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowSyntax
import Foundation
import Testing

/// Whatever a user can do in a flow happens on its walks too: thousands of random events say what
/// that is.
@Suite(.lowPriority) struct WalkCoverageTests {
  /// The flows of the `Flows` folder, and those that other tests play.
  private static let projects: [(name: String, project: FlowProject)] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../Flows").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".flow.yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map {
        SourceFile(path: name, text: $0)
      }
    }
    let others = RandomWalkTests.flows.enumerated().map { number, text in
      ("random walk \(number)", [SourceFile(path: "input.flow.yaml", text: text)])
    }
    return ([("Flows", files)] + others).map { ($0.0, FlowProject.read($0.1).value) }
  }()

  @Test func theExamplesAreThere() {
    #expect(Self.projects[0].project.flows.ids.count > 10)
  }

  @Test func theExamplesDoAllThatTheySay() {
    let project = Self.projects[0].project
    let missed = project.flows.ids.flatMap { flow in
      Interpreter(project: project, flow: flow).walks().missed.map { event in
        project.name(of: event.screen)
          + (event.name.map { "." + project.symbols.text(of: $0) } ?? "")
      }
    }
    // A dialog of a screen that is left only where its flow is embedded, and buttons for rows.
    #expect(missed == ["formAlert", "letter.folderPicked", "moving.folderPicked"])
  }

  @Test(arguments: projects.indices)
  func whatHappensAtRandomHappensOnAWalk(number: Int) {
    let (name, project) = Self.projects[number]
    for flow in project.flows.ids {
      let interpreter = Interpreter(project: project, flow: flow)
      let walked = interpreter.walks().all.flatMap(\.steps)
        .map { interpreter.deed(of: $0.event, in: $0.before) }
      let missing = randomDeeds(interpreter).subtracting(walked)
      #expect(missing.isEmpty, "in \(project.text(project.flows[flow].name)) of \(name)")
    }
  }

  /// What happens in the flow itself on long random walks.
  private func randomDeeds(_ interpreter: Interpreter) -> Set<String> {
    var deeds: Set<String> = []
    for seed in 0..<4 {
      var random = Random(state: UInt64(seed))
      var state = interpreter.start().state
      for _ in 0..<120 {
        guard let event = interpreter.events(in: state).randomElement(using: &random) else { break }
        if interpreter.isPlain(event, in: state) {
          deeds.insert(interpreter.deed(of: event, in: state))
        }
        state = interpreter.step(state, event) { _ in Bool.random(using: &random) }.state
      }
    }
    return deeds
  }
}

extension Interpreter {
  /// The event without what it brings, and the screen that it happens on.
  fileprivate func deed(of event: Event, in state: RunningState) -> String {
    let words = description(of: event, in: state).prefix { $0 != "(" }
    guard case .button = event else { return String(words) }
    return words + " on " + (screen(event, in: state).map { project.name(of: $0) } ?? "")
  }

  /// Whether it is the flow's own, and a test can say what it is about.
  fileprivate func isPlain(_ event: Event, in state: RunningState) -> Bool {
    switch event {
    case .changed(let id, _): return project.states[id].flow == flow
    case .app(let id, _): return project.flows[flow].app.contains(id)
    case .link(let id, _):
      return project.screens[project.flows[flow].screens].contains { $0.deepLinks.contains(id) }
    case .sent, .button, .systemBack, .tabTapped, .ended, .answered, .elapsed, .swipedAway:
      guard let screen = screen(event, in: state), project.screens[screen].flow == flow else {
        return false
      }
      switch event {
      case .sent: return project.screens[screen].isAView
      case .button(let name, _): return !isRow(name, of: project.screens[screen])
      default: return true
      }
    }
  }

  /// Whether there is a button of that name for each element of an array.
  private func isRow(_ name: Symbol?, of screen: Screen) -> Bool {
    guard let alert = screen.alert else { return false }
    return project.buttons[alert.buttons].contains { $0.name.symbol == name && $0.rows != nil }
  }

  private func screen(_ event: Event, in state: RunningState) -> ID<Screen>? {
    switch event {
    case .sent(_, let number, _), .systemBack(let number), .tabTapped(let number, _),
      .ended(let number, _):
      return state.destinations[number]?.screen
    case .answered(let waiting, _, _), .elapsed(let waiting):
      return state.destinations[waiting.destination]?.screen
    default: return state.top.flatMap { state.destinations[$0]?.screen }
    }
  }
}

extension Screen {
  fileprivate var isAView: Bool {
    switch kind {
    case .view, .external: true
    default: false
    }
  }
}

import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowSyntax
import Testing

/// A flow that is played from a script: events separated by spaces, each of them a word.
///
/// `tapped` or `tapped(id=1)` is sent by whoever on screen has it; `sys:back`, `sys:swipe`,
/// `press:delete`, `press:` (the platform's own button), `tab:account`, `app:pushed(id=1)`,
/// `set:session=signedIn`, `link:/products/{id}`, `end:success(id=1)`, `time`, `done:7` and `close`
/// are what they say.
struct Player {
  let interpreter: Interpreter
  var state: RunningState
  var calls: [Call] = []
  var remarks: [Remark] = []
  var answers: [String: Bool]
  var diagnostics: [Diagnostic]

  var project: FlowProject { interpreter.project }

  init(_ text: String, _ answers: [String: Bool] = [:], shownOnce: [String] = []) throws {
    let read = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    diagnostics = read.diagnostics
    let project = read.value
    interpreter = Interpreter(project: project, flow: ID(0))
    self.answers = answers
    let shown = project.screens.ids.filter { shownOnce.contains(project.name(of: $0)) }
    let step = interpreter.start(
      shownOnce: Set(shown), answering: Self.answering(answers, project))
    state = step.state
    calls = step.calls
    remarks = step.remarks
  }

  static func answering(_ answers: [String: Bool], _ project: FlowProject) -> (ID<Guard>) -> Bool {
    { answers[project.text(project.guards[$0].name)] ?? true }
  }

  var stacks: String { state.description(in: project) }

  @discardableResult
  mutating func play(_ script: String) throws -> String {
    for word in script.split(separator: " ") { try play(word: String(word)) }
    return stacks
  }

  mutating func step(_ event: Event) {
    let step = interpreter.step(
      state, event, answering: Self.answering(answers, project))
    state = step.state
    calls += step.calls
    remarks += step.remarks
  }

  private mutating func play(word: String) throws {
    let (call, values) = try parse(word)
    let parts = call.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    guard parts.count == 2 else { return step(try event(named: name, values)) }
    step(try event(String(parts[0]), name, values))
  }

  private func event(
    _ kind: String, _ name: String, _ values: [FlowSemantics.Binding]
  ) throws -> Event {
    switch kind {
    case "sys": return name == "swipe" ? .swipedAway : .systemBack(try #require(state.active.last))
    case "press": return .button(name.isEmpty ? nil : try symbol(name), values)
    case "tab": return try tabTapped(name)
    case "app": return .app(try transition(named: name), values)
    case "set": return try changed(name)
    case "link": return .link(try link(name), values)
    case "end": return try answered(name, values)
    case "done":
      return .ended(try #require(state.active.last), .finished(Int(name).map { .integer($0) }))
    default: throw Unknown(word: kind)
    }
  }

  private func event(
    named name: String, _ values: [FlowSemantics.Binding]
  ) throws -> Event {
    if name == "time" { return try timeIsOver() }
    if name == "close" { return .ended(try #require(state.active.last), .cancelled) }
    let symbol = try symbol(name)
    let sent = interpreter.events(in: state).last { event in
      if case .sent(let other, _, _) = event { return other == symbol }
      return false
    }
    guard case .sent(_, let sender, _) = sent else {
      return .sent(symbol, from: try #require(state.active.last), values)
    }
    return .sent(symbol, from: sender, values)
  }
}

extension Player {
  private func timeIsOver() throws -> Event {
    let possible = interpreter.events(in: state).first { event in
      if case .elapsed = event { return true }
      return false
    }
    return try #require(possible)
  }
}

struct Unknown: Error {
  let word: String
}

extension Player {
  private func parse(_ word: String) throws -> (String, [FlowSemantics.Binding]) {
    guard word.hasSuffix(")"), let open = word.lastIndex(of: "(") else { return (word, []) }
    let values = try word[word.index(after: open)...].dropLast().split(separator: ",").map {
      let parts = $0.split(separator: "=")
      let text = String(parts[1])
      let value = Int(text).map { Value.integer($0) } ?? .opaque(text)
      return FlowSemantics.Binding(try symbol(String(parts[0])), value)
    }
    return (String(word[..<open]), values)
  }

  private func symbol(_ text: String) throws -> Symbol {
    try #require(interpreter.project.symbols.symbol(for: text), "nothing is named '\(text)'")
  }

  private func tabTapped(_ name: String) throws -> Event {
    for number in state.active.reversed() {
      guard let screen = state.destinations[number]?.screen,
        case .tabs(let tabs) = project.screens[screen].kind
      else { continue }
      let index = project.tabs[tabs].enumerated().first { tab in
        let named = tab.element.screen?.name ?? tab.element.event
        return named.map { project.text($0) } == name
      }
      if let index { return .tabTapped(number, index: index.offset) }
    }
    throw Unknown(word: name)
  }

  private func transition(named name: String) throws -> ID<Transition> {
    let all = project.flows.elements.flatMap { $0.app.map { $0 } }
    return try #require(all.first { project.text(project.transitions[$0].event) == name })
  }

  private func changed(_ text: String) throws -> Event {
    let parts = text.split(separator: "=").map(String.init)
    let id = try #require(
      project.states.ids.first { project.text(project.states[$0].name) == parts[0] })
    let values = project.stateCases[project.states[id].cases].map { project.text($0) }
    return .changed(id, to: try #require(values.firstIndex(of: parts[1])))
  }

  private func link(_ pattern: String) throws -> ID<DeepLink> {
    try #require(
      project.deepLinks.ids.first { project.text(project.deepLinks[$0].pattern) == pattern })
  }

  private func answered(_ name: String, _ values: [FlowSemantics.Binding]) throws -> Event {
    let symbol = try symbol(name)
    for event in interpreter.events(in: state) {
      guard case .answered(let waiting, let end, _) = event else { continue }
      if outcomeEnd(of: waiting, end) == symbol { return .answered(waiting, end: end, values) }
    }
    throw Unknown(word: name)
  }

  private func outcomeEnd(of waiting: Waiting, _ end: Int) -> Symbol? {
    var outcome = waiting.action.flatMap { action -> ID<Outcome>? in
      guard case .await(let wait) = project.actions[action].kind else { return nil }
      return wait.outcome.id
    }
    if waiting.action == nil, let screen = state.destinations[waiting.destination]?.screen {
      outcome = project.screens[screen].awaits?.outcome.id
    }
    guard let outcome else { return nil }
    let ends = project.outcomes[outcome].ends
    return project.outcomeEnds[ends[ends.startIndex + end]].name.symbol
  }
}

extension Player {
  /// The calls as text: `effect save(id: 1)`, `await makeCall`, `checkout finished(1)`.
  var said: [String] { calls.map { interpreter.description(of: $0) } }

  /// The names of the events that views can send now.
  var sent: [String] {
    interpreter.events(in: state).compactMap { event in
      if case .sent(let name, _, _) = event { project.symbols.text(of: name) } else { nil }
    }
  }

  /// The kinds of what was remarked, without what they carry.
  var remarked: [String] {
    remarks.map { String("\($0.kind)".prefix { $0 != "(" }) }
  }
}

extension FlowProject {
  func name(of screen: ID<Screen>) -> String { text(screens[screen].name) }
}

/// What a flow shows after a script; `line` is what the table of the language says.
struct Play: Sendable, CustomTestStringConvertible {
  let script: String
  let stacks: String
  var remarks: [String] = []

  init(_ script: String, _ stacks: String, _ remarks: [String] = []) {
    self.script = script
    self.stacks = stacks
    self.remarks = remarks
  }

  var testDescription: String { script }

  func check(_ flow: String, _ answers: [String: Bool] = [:]) throws {
    var player = try Player(flow, answers)
    #expect(player.diagnostics.map(\.message) == [])
    #expect(try player.play(script) == stacks)
    #expect(player.remarked == remarks)
  }
}

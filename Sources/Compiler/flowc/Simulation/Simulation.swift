import FlowDiagnostics
import FlowModel
import FlowSemantics

/// A flow that runs, event by event, as one is told in a terminal.
struct Simulation {
  private let interpreter: Interpreter
  private let denied: Set<ID<Guard>>
  /// The project with names for people.
  private let named: FlowProject
  /// The states that the flow and those inside it can ask.
  private let states: Set<ID<AppState>>
  private var step: Step

  init(_ interpreter: Interpreter, denying denied: Set<ID<Guard>>) {
    self.interpreter = interpreter
    self.denied = denied
    let project = interpreter.project
    named = project.namingInlineAlertsByTitles()
    let declared = project.flowsInside(interpreter.flow).flatMap { project.flows[$0].states }
    states = Set(declared.map { project.states[$0].first ?? $0 })
    step = interpreter.start { !denied.contains($0) }
  }

  var isOver: Bool { step.state.end != nil }

  func shows(_ screen: ID<Screen>) -> Bool { step.state.shows(screen) }

  /// The names of the events that can happen now.
  var names: [String] { events.map(\.name) }

  /// What was meant by an event that can't happen now, or what can.
  func hint(for name: String) -> String {
    let project = interpreter.project
    let isDeclared = project.transitions.elements.contains { project.text($0.event) == name }
    if !isDeclared, let near = nearest(to: name, among: names) { return "did you mean '\(near)'?" }
    return next
  }

  /// Whether an event can happen; if so, it has.
  mutating func send(_ name: String) -> Bool {
    guard let event = event(of: name) else { return false }
    let denied = denied
    step = interpreter.step(step.state, event) { !denied.contains($0) }
    return true
  }

  /// The event of a name, or of other words for it: `tab.cards`, `tab cards`, `itemTapped(id)`.
  private func event(of name: String) -> Event? {
    let all = events
    if let named = all.first(where: { $0.name == name }) { return named.event }
    let naming = EventNaming(project: interpreter.project, state: step.state)
    let word = name.hasSuffix(")") ? String(name.prefix { $0 != "(" }) : name
    return all.first { named in
      let others = naming.otherNames(of: named.event)
      return named.name == word || others.contains(name) || others.contains(word)
    }?.event
  }

  /// The result of the last event, the screens, and the possible next events.
  var account: String {
    let words = StepWords(project: named)
    let told = step.calls.compactMap(words.phrase(for:)) + step.remarks.map(words.phrase(for:))
    let shown = step.state.description(in: named)
    return (told + [shown, next]).map { $0 + "\n" }.joined()
  }

  private var next: String {
    if isOver { return "the flow is over" }
    return names.isEmpty ? "nothing can happen here" : "next: " + names.joined(separator: ", ")
  }

  private func concernsTheFlow(_ event: Event) -> Bool {
    if case .changed(let state, _) = event { states.contains(state) } else { true }
  }

  /// The events that can happen, each under a name of its own.
  private var events: [(name: String, event: Event)] {
    let naming = EventNaming(project: interpreter.project, state: step.state)
    var counts: [String: Int] = [:]
    return interpreter.events(in: step.state).filter(concernsTheFlow).map { event in
      let name = naming.name(of: event)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return (count == 1 ? name : "\(name)#\(count)", event)
    }
  }
}

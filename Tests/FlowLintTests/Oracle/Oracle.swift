import FlowDiagnostics
import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowLint

/// The states of a project, looked at one by one on the interpreter, up to a bound.
struct Oracle {
  /// For every screen that is on top at some time how many events it takes at least.
  private(set) var shown: [ID<Screen>: Int] = [:]
  private(set) var missteps: [Said: Int] = [:]
  private(set) var isComplete = true

  struct Said: Hashable {
    let kind: FlowSemantics.Remark.Kind
    let action: ID<Action>
  }

  init(_ project: FlowProject, flow: ID<Flow>, states limit: Int) {
    let interpreter = Interpreter(project: project, flow: flow)
    var seen: Set<RunningState> = []
    var layer: [RunningState] = []
    for answer in [true, false] {
      let start = interpreter.start(answering: { _ in answer })
      if seen.insert(start.state.canonical).inserted { layer.append(start.state) }
    }
    var steps = 0
    while !layer.isEmpty {
      var next: [RunningState] = []
      for state in layer {
        note(state, steps)
        for event in interpreter.events(in: state) {
          for step in Self.steps(interpreter, state, event) {
            for remark in step.remarks { note(remark, steps + 1) }
            if seen.insert(step.state.canonical).inserted { next.append(step.state) }
          }
        }
        if seen.count > limit {
          isComplete = false
          return
        }
      }
      layer = next
      steps += 1
    }
  }

  private static func steps(
    _ interpreter: Interpreter, _ state: RunningState, _ event: Event
  ) -> [Step] {
    let all = (0..<4).map { pattern in
      var asked = 0
      return interpreter.step(state, event) { _ in
        defer { asked += 1 }
        return pattern >> min(asked, 1) & 1 == 0
      }
    }
    return Array(Set(all))
  }

  private mutating func note(_ state: RunningState, _ steps: Int) {
    for number in state.active {
      guard let screen = state.destinations[number]?.screen, shown[screen] == nil,
        state.end == nil
      else { continue }
      shown[screen] = steps
    }
  }

  private mutating func note(_ remark: FlowSemantics.Remark, _ steps: Int) {
    guard let action = remark.action else { return }
    let said = Said(kind: remark.kind, action: action)
    if missteps[said] == nil { missteps[said] = steps }
  }
}

/// What the stack says of a project that the interpreter does not, or the other way round.
enum Disagreement {
  static func find(in text: String, states: Int = 200) -> (exact: Bool, said: [String]) {
    let read = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    guard read.diagnostics.isEmpty else {
      return (false, read.diagnostics.map { "isn't a flow: \($0.message)" })
    }
    let project = read.value
    guard let analysis = StackAnalysis(of: StackFacts(project), flow: ID(0)) else {
      return (false, [])
    }
    let oracle = Oracle(project, flow: ID(0), states: states)
    var said: [String] = []
    let replay = Replay(project, flow: ID(0), isCompact: true)
    let name = { (screen: ID<Screen>) in project.text(project.screens[screen].name) }
    if analysis.isExact {
      for (screen, steps) in oracle.shown.sorted(by: { $0.key < $1.key }) {
        guard let head = analysis.heads[screen] else {
          said.append("\(name(screen)) is shown after \(steps), not by the stack")
          continue
        }
        let cost = analysis.reached.cost(of: head) ?? -1
        if cost != steps { said.append("\(name(screen)) takes \(steps), \(cost) by the stack") }
      }
      for (screen, head) in analysis.heads.sorted(by: { $0.key < $1.key }) {
        if oracle.isComplete, oracle.shown[screen] == nil {
          said.append("\(name(screen)) is never shown but by the stack")
        }
        guard let events = analysis.events(to: head) else { continue }
        let isConfirmed = replay.play(events) { step in
          step.state.active.contains { step.state.destinations[$0]?.screen == screen }
        }
        if isConfirmed == nil { said.append("\(name(screen)) by \(events) isn't confirmed") }
      }
      said += missteps(analysis, oracle, project)
    }
    if analysis.isSound {
      for (screen, steps) in oracle.shown.sorted(by: { $0.key < $1.key }) {
        let cost = analysis.head(of: screen).flatMap { analysis.reached.cost(of: $0) }
        if cost ?? .max > steps {
          said.append("\(name(screen)) is shown after \(steps), by the stack after \(cost ?? -1)")
        }
      }
      let promises = ExpectationOracle(project, states: states)
      said += promises.disagreements(FlowAnalysis(of: project), isExact: analysis.isExact)
      if analysis.isExact {
        said += TrapOracle(project: project, analysis: analysis, all: promises.all).disagreements
      }
    }
    return (analysis.isExact, said)
  }

  private static func missteps(
    _ analysis: StackAnalysis, _ oracle: Oracle, _ project: FlowProject
  ) -> [String] {
    var found: Set<Oracle.Said> = []
    for misstep in analysis.stack.missteps {
      let head = PushdownHead(misstep.head.control, misstep.head.symbol)
      guard analysis.reached.contains(head) else { continue }
      found.insert(Oracle.Said(kind: misstep.kind.remark, action: misstep.action))
    }
    var said: [String] = []
    let isMeant = { (kind: FlowSemantics.Remark.Kind) in
      switch kind {
      case .nothingBelow, .nothingToDismiss, .absent, .twice: true
      default: false
      }
    }
    for one in oracle.missteps.keys where isMeant(one.kind) && !found.contains(one) {
      said.append("\(one.kind) of \(one.action) happens, not by the stack")
    }
    for one in found where oracle.isComplete && oracle.missteps[one] == nil {
      said.append("\(one.kind) of \(one.action) never happens but by the stack")
    }
    return said.sorted()
  }

  private static func stillDisagrees(_ project: RandomProject) -> Bool {
    let said = find(in: project.text).said
    return !said.isEmpty && !said.contains { $0.hasPrefix("isn't a flow") }
  }

  /// The smallest project, by leaving out line after line, of which they still disagree.
  static func shrink(_ project: RandomProject) -> RandomProject {
    var smallest = project
    while let next = smallest.smaller.first(where: { stillDisagrees($0) }) {
      smallest = next
    }
    return smallest
  }
}

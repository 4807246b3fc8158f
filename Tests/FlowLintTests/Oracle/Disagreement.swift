import FlowDiagnostics
import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowLint

/// What the stack says of a project that the interpreter does not, or the other way round.
enum Disagreement {
  static func find(in text: String, states: Int = 200) -> (
    isExact: Bool, isSound: Bool, said: [String]
  ) {
    let read = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    guard read.diagnostics.isEmpty else {
      return (false, false, read.diagnostics.map { "isn't a flow: \($0.message)" })
    }
    let project = read.value
    guard let analysis = StackAnalysis(of: StackFacts(project), flow: ID(0)) else {
      return (false, false, [])
    }
    let promises = ExpectationOracle(project, states: states)
    let oracle = promises.all
    let shown = oracle.shown.sorted { $0.key < $1.key }
    var said: [String] = []
    let replay = Replay(project, flow: ID(0), isCompact: true)
    let name = { (screen: ID<Screen>) in project.text(project.screens[screen].name) }
    if analysis.isExact {
      for (screen, steps) in shown {
        guard let head = analysis.heads[screen] else {
          said.append("\(name(screen)) is shown after \(steps), not by the stack")
          continue
        }
        let cost = analysis.reached.cost(of: head) ?? -1
        if cost != steps { said.append("\(name(screen)) takes \(steps), \(cost) by the stack") }
      }
      for (screen, head) in analysis.heads.sorted(by: { $0.key < $1.key }) {
        if oracle.isComplete, !shown.contains(where: { $0.key == screen }) {
          said.append("\(name(screen)) is never shown but by the stack")
        }
        guard let events = analysis.events(to: head) else { continue }
        let isConfirmed = replay.play(events) { step in
          step.state.active.contains { step.state.destinations[$0]?.screen == screen }
        }
        if isConfirmed == nil { said.append("\(name(screen)) by \(events) isn't confirmed") }
      }
      said += missteps(analysis, oracle, replay)
    }
    if analysis.isSound {
      for (screen, steps) in shown {
        let cost = analysis.head(of: screen).flatMap { analysis.reached.cost(of: $0) }
        if cost ?? .max > steps {
          said.append("\(name(screen)) is shown after \(steps), by the stack after \(cost ?? -1)")
        }
      }
      if analysis.isExact {
        said += TrapOracle(project: project, analysis: analysis, all: promises.all).disagreements
      }
    }
    said += promises.disagreements(FlowAnalysis(of: project), analysis)
    return (analysis.isExact, analysis.isSound, said)
  }

  private static func missteps(
    _ analysis: StackAnalysis, _ oracle: Exploration, _ replay: Replay
  ) -> [String] {
    var found: [Exploration.Misstep: Misstep] = [:]
    for misstep in analysis.stack.missteps {
      let head = PushdownHead(misstep.head.control, misstep.head.symbol)
      let said = Exploration.Misstep(kind: misstep.kind.remark, action: misstep.action)
      guard found[said] == nil, analysis.reached.contains(head) else { continue }
      found[said] = misstep
    }
    var said: [String] = []
    let isMeant = { (kind: FlowSemantics.Remark.Kind) in
      switch kind {
      case .nothingBelow, .nothingToDismiss, .absent, .twice: true
      default: false
      }
    }
    for one in oracle.missteps where isMeant(one.kind) && found[one] == nil {
      said.append("\(one.kind) of \(one.action) happens, not by the stack")
    }
    for (one, misstep) in found where !oracle.missteps.contains(one) {
      if oracle.isComplete || !isConfirmed(misstep, analysis, replay) {
        said.append("\(one.kind) of \(one.action) never happens but by the stack")
      }
    }
    return said.sorted()
  }

  private static func isConfirmed(
    _ misstep: Misstep, _ analysis: StackAnalysis, _ replay: Replay
  ) -> Bool {
    guard let events = analysis.events(to: misstep) else { return true }
    return replay.play(events) { step in
      step.remarks.contains { $0.action == misstep.action && $0.kind == misstep.kind.remark }
    } != nil
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

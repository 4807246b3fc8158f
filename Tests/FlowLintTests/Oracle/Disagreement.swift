import FlowDiagnostics
import FlowModel

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// What the stack and the rules say of a project that the interpreter does not, or the other way
/// round.
enum Disagreement {
  static func find(in text: String, states: Int = 200) -> Comparison {
    var comparison = Comparison()
    let read = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    guard read.diagnostics.isEmpty else {
      comparison.disagreements = read.diagnostics.map { "isn't a flow: \($0.message)" }
      return comparison
    }
    let project = read.value
    let analysis = FlowAnalysis(of: project)
    let facts = analysis.stacks.facts
    guard
      let stack = analysis.stacks.all.first(where: { $0.stack.flow == ID(0) })
        ?? StackAnalysis(of: facts, flow: ID(0))
    else { return comparison }
    comparison.isExact = stack.isExact
    comparison.isSound = stack.isSound
    // A flow that begins with an alert is wrong in itself, and nothing more is promised of it.
    guard case .linter(let check) = Rule.misplacedAlert.origin, check(analysis).isEmpty else {
      return comparison
    }
    let promises = ExpectationOracle(project, states: states)
    let screens = ScreenOracle(project: project, stack: stack, all: promises.all)
    if stack.isExact {
      screens.compare(&comparison)
      StackOracle(stack: stack, all: promises.all).compare(&comparison)
      RemarkOracle(project: project, stack: stack, all: promises.all).compare(&comparison)
      GrowthOracle(project: project, analysis: analysis, stack: stack).compare(&comparison)
      TrapOracle(project: project, analysis: stack, all: promises.all).compare(&comparison)
    }
    if stack.isSound { screens.compareBounds(&comparison) }
    if stack.hasAllScreens { screens.compareScreens(&comparison) }
    FindingOracle(project: project, analysis: analysis, all: promises.all, stack: stack)
      .compare(&comparison)
    promises.compare(analysis, stack, &comparison)
    return comparison
  }

  private static func stillDisagrees(_ project: RandomProject) -> Bool {
    let said = find(in: project.text).disagreements
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

/// What came of holding one project, or many, against the interpreter.
struct Comparison {
  var isExact = false
  /// Whether the stack proposes all that can happen, and perhaps more.
  var isSound = false
  var disagreements: [String] = []
  /// How often both sides said the same, by what they were asked.
  private(set) var agreements: [String: Int] = [:]

  /// Notes one answer: what both say, or what is wrong with what one of them says.
  mutating func note(_ question: String, _ disagreement: String?) {
    if let disagreement {
      disagreements.append(disagreement)
    } else {
      agreements[question, default: 0] += 1
    }
  }

  mutating func add(_ other: Comparison) {
    agreements.merge(other.agreements, uniquingKeysWith: +)
  }
}

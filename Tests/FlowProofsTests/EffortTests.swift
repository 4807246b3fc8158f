import FlowDiagnostics
import FlowModel
import FlowStacks
import Testing

@testable import FlowProofs

/// How much is played to confirm a path is bounded, whatever guards and states multiply.
@Suite struct EffortTests {
  private let project: FlowProject
  /// `go`, again and again.
  private let events: [StackEvent]

  init() throws {
    let guards = (0..<8).map { "g\($0)" }
    let choices = guards.map { "{ when: \($0), then: b, else: c }" }.joined(separator: ", ")
    let flow = """
      flow: A
      start: a
      guards: [\(guards.joined(separator: ", "))]
      screens:
        a: { transitions: { go: [\(choices)] } }
        b: { transitions: { go: [\(choices)] } }
        c: { transitions: { go: [\(choices)] } }
      """
    project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: flow)]).value
    let event = try #require(project.transitions.ids.first)
    events = Array(repeating: .sent(event), count: 2)
  }

  @Test func aPathTakesNoMoreThanItsEffort() {
    let effort = Effort(100)
    let replay = Replay(project, flow: ID(0), isCompact: true, effort)
    guard case .gaveUp = replay.outcome(of: events, { _ in false }) else {
      Issue.record("not everything was tried")
      return
    }
    #expect(effort.isSpent)
  }

  @Test func whatIsFoundInTimeCounts() {
    let replay = Replay(project, flow: ID(0), isCompact: true, Effort(100))
    let outcome = replay.outcome(of: [events[0]]) { $0.step.state.destinations.count > 8 }
    guard case .came = outcome else {
      Issue.record("the first event leads there")
      return
    }
  }

  @Test func searchesShareTheirEffort() {
    let whole = Effort(150)
    let ofOne = Effort(100, of: whole)
    ofOne.spend(101)
    #expect(ofOne.isSpent)
    #expect(!whole.isSpent)
    let next = Effort(100, of: whole)
    next.spend(50)
    #expect(next.isSpent)
  }

  @Test func anEscapeThatIsNotFoundInTimeIsUnknown() throws {
    let start = try #require(Replay(project, flow: ID(0), isCompact: true).beginnings.first)
    let replay = Replay(project, flow: ID(0), isCompact: true, Effort(0))
    #expect(EscapeSearch(replay: replay).verdict(from: start.step.state) { _ in true } == .unknown)
    let patient = Replay(project, flow: ID(0), isCompact: true)
    #expect(EscapeSearch(replay: patient).verdict(from: start.step.state) { _ in true } == .free)
  }
}

import FlowSemantics
import Testing

/// Holds every generated flow against the reference: the same layers and pages on screen, the same
/// calls of the app, after every step.
@MainActor
@Suite struct TraceTests {
  @Test(arguments: Subject.all)
  func everyShortTrace(of subject: Subject) async throws {
    for steps in try shortTraces(of: subject, length: Effort.length) {
      if let difference = try await #require(Trace(of: subject)).play(steps) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test(arguments: Subject.all, Effort.seeds)
  func randomTrace(of subject: Subject, seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let steps = (0..<40).map { _ in
      TraceStep(choice: random.number(below: 60), isDouble: random.number(below: 4) == 0)
    }
    guard let difference = try await #require(Trace(of: subject, holds: seed > 3)).play(steps)
    else {
      return
    }
    let smallest = await smallest(steps, subject, holds: seed > 3)
    Issue.record("seed \(seed): \(difference)\nthe smallest such trace: \(smallest)")
  }

  /// All traces of a length, by the choices that the reference offers after each step.
  private func shortTraces(of subject: Subject, length: Int) throws -> [[TraceStep]] {
    let start = try #require(Reference(flow: subject.name, of: Subject.project))
    var traces: [(steps: [TraceStep], reference: Reference)] = [([], start)]
    for _ in 0..<length {
      traces = traces.flatMap { steps, reference in
        let events = reference.events
        return events.indices.map { choice in
          var next = reference
          next.step(events[choice])
          return (steps + [TraceStep(choice: choice)], next)
        }
      }
    }
    return traces.map(\.steps)
  }

  /// Leaves steps out of a trace for as long as it still shows a difference.
  private func smallest(
    _ steps: [TraceStep], _ subject: Subject, holds: Bool
  ) async -> [TraceStep] {
    var smallest = steps
    var index = 0
    while index < smallest.count {
      var shorter = smallest
      shorter.remove(at: index)
      if await Trace(of: subject, holds: holds)?.play(shorter) != nil {
        smallest = shorter
      } else {
        index += 1
      }
    }
    return smallest
  }
}

/// Numbers that are the same for the same seed, everywhere.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

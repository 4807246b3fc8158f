import FlowSemantics
import Testing

/// Holds every generated flow against the reference: the same layers and pages on screen, the same
/// calls of the app, after every step.
@MainActor
@Suite struct TraceTests {
  @Test(arguments: Subject.all)
  func everyShortTrace(of subject: Subject) async throws {
    for steps in try shortTraces(of: subject, count: Effort.count) {
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

  /// The shortest traces to every situation, each with every event that the reference offers there:
  /// at least so many, the last ones all of one length. From equal situations all goes on equally, so
  /// that only one of them is gone on from.
  private func shortTraces(of subject: Subject, count: Int) throws -> [[TraceStep]] {
    let start = try #require(subject.reference)
    var front: [(steps: [TraceStep], reference: Reference)] = [([], start)]
    var seen: Set = [start.state.canonical]
    var traces: [[TraceStep]] = []
    while traces.count + front.count < count, !front.isEmpty {
      var next: [(steps: [TraceStep], reference: Reference)] = []
      for (steps, reference) in front {
        if reference.events.isEmpty { traces.append(steps) }
        for (choice, event) in reference.events.enumerated() {
          var after = reference
          after.step(event)
          let trace = steps + [TraceStep(choice: choice)]
          if seen.insert(after.state.canonical).inserted {
            next.append((trace, after))
          } else {
            traces.append(trace)
          }
        }
      }
      front = next
    }
    return traces + front.map(\.steps)
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

/// What of a flow's code differs from the reference, in words; nothing if they agree.
@MainActor
extension Subject {
  /// On the shortest traces to every situation.
  func shortDifference(count: Int) async -> String? {
    let traces = shortTraces(count: count)
    if traces.isEmpty { return "there is no flow '\(name)'" }
    for steps in traces {
      if let difference = await Trace(of: self)?.play(steps) { return difference }
    }
    return nil
  }

  /// On a long trace, which is the same for the same seed.
  func randomDifference(seed: Int) async -> String? {
    var random = SeededGenerator(seed: UInt64(seed))
    let steps = (0..<40).map { _ in
      TraceStep(choice: random.number(below: 60), isDouble: random.number(below: 4) == 0)
    }
    let holds = seed > 3
    guard let difference = await Trace(of: self, holds: holds)?.play(steps) else { return nil }
    let smallest = await smallest(steps, holds: holds)
    let rest = await Trace(of: self, holds: holds)?.play(smallest)
    return "seed \(seed), the smallest such trace is \(smallest): \(rest ?? difference)"
  }

  /// The shortest traces to every situation, each with every event that the reference offers there:
  /// at least so many, the last ones all of one length. From equal situations all goes on equally, so
  /// that only one of them is gone on from.
  private func shortTraces(count: Int) -> [[TraceStep]] {
    guard let start = reference else { return [] }
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
    _ steps: [TraceStep], holds: Bool
  ) async -> [TraceStep] {
    var smallest = steps
    var index = 0
    while index < smallest.count {
      var shorter = smallest
      shorter.remove(at: index)
      if await Trace(of: self, holds: holds)?.play(shorter) != nil {
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

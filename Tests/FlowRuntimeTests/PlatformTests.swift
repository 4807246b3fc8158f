import Testing

@testable import FlowRuntime

/// The step planner; the systems themselves are not here.
@Suite struct PlatformTests {
  @Test(arguments: [
    (16, [1, 2, 3], [1], FlowPlatformStep.dismiss(to: 2)),
    (17, [1, 2, 3], [1], .dismiss(to: 1)),
    (18, [1, 2, 3], [1, 4], .dismiss(to: 1)),
    (16, [1, 2, 3], [1, 4, 3], .dismiss(to: 2)),
    (16, [1], [1, 2, 3], .present(1)),
    (17, [1], [1, 2, 3], .present(1)),
    (17, [1, 2], [1, 2], .change),
    (16, [], [1], .present(0)),
    (13, [1, 2, 3], [1], .dismiss(to: 2)),
  ])
  func takesOneStepAtATime(
    version: Int, shown: [Int], wanted: [Int], step: FlowPlatformStep
  ) {
    #expect(FlowPlatform.version(version).step(from: shown, to: wanted) == step)
  }

  @Test(arguments: [
    (FlowPlatformReadiness.stacksOnly, [1], [1], FlowPlatformStep.change),
    (.stacksOnly, [1], [1, 2], .wait),
    (.stacksOnly, [1, 2], [1], .wait),
    (.stacksOnly, [1, 2], [1, 3], .wait),
    (.busy, [1], [1], .wait),
    (.busy, [1, 2], [1], .wait),
  ])
  func waitsForWhatIsUnderWay(
    readiness: FlowPlatformReadiness, shown: [Int], wanted: [Int], step: FlowPlatformStep
  ) {
    #expect(FlowPlatform.version(17).step(from: shown, to: wanted, by: readiness) == step)
  }

  @Test(arguments: [13, 16, 17, 18, 26])
  func everyVersionArrives(version: Int) {
    let platform = FlowPlatform.version(version)
    var shown = [1, 2, 3, 4]
    let wanted = [1, 5, 6]
    for _ in 0..<10 {
      switch platform.step(from: shown, to: wanted) {
      case .dismiss(let count): shown = Array(shown.prefix(count))
      case .present(let index): shown = Array(wanted.prefix(index + 1))
      case .change, .wait: break
      }
    }
    #expect(shown == wanted)
  }

  @Test func theTableIsOrdered() {
    let versions = FlowPlatform.table.map(\.version)
    #expect(versions == versions.sorted(by: >))
    #expect(FlowPlatform.version(1).presentation == FlowPlatform.version(16).presentation)
    for version in [13, 14, 15, 26] { #expect(FlowPlatform.version(version).version == version) }
    #expect(FlowPlatform.version(13) != FlowPlatform.version(14))
  }

  /// No push or pop is over before UIKit's transition of a third of a second is.
  @Test(arguments: [13, 17]) func aPushOfANavigationViewTakesTime(version: Int) {
    #expect(FlowPlatform.version(version).navigation > 350)
  }
}
